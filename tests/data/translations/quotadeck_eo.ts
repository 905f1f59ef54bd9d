<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>quotadeck::ui::MainWindow</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vido</translation>
    </message>
</context>
</TS>

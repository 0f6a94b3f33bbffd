/** What the tests use of a package that only `npm run test:long` installs. */
declare module 'libxml2-wasm' {
  /** A node, by the address of which others are found. */
  export class XmlNode {
    readonly content: string;
    get(xpath: string, namespaces: Readonly<Record<string, string>>): XmlNode | null;
    find(xpath: string, namespaces: Readonly<Record<string, string>>): XmlNode[];
  }
  /** An element, to which others are added behind those that it has. */
  export class XmlElement extends XmlNode {
    addElement(name: string): XmlElement;
    addText(text: string): unknown;
  }
  /** A document, which is given up when it is done with. */
  export class XmlDocument {
    static fromString(text: string): XmlDocument;
    find: XmlNode['find'];
    toString(): string;
    [Symbol.dispose](): void;
  }
}

/** What markup a file is made of, as a browser reads it: everything but its words. */
import type { Page } from 'playwright-core';
import type { SourceFile } from '../../generator/content/source-file.ts';

/**
 * A line for each element with the names of its attributes and where its addresses lead, for each script with what it
 * runs, and for each value of its data with the type. Skips `bdi`, which isolates text of another direction, and `span`
 * without attributes, which wraps the text around it in an island. A file that cannot be parsed has a line with the error.
 */
export function outlineFile(page: Page, file: Pick<SourceFile, 'path' | 'text'>): Promise<string[]> {
  // The function runs in the page and brings everything along.
  return page.evaluate(({ path, text }) => {
    const lines: string[] = [];
    const types: Readonly<Record<string, DOMParserSupportedType>> = {
      html: 'text/html',
      xml: 'application/xml',
      svg: 'image/svg+xml',
    };
    const extension = path.slice(path.lastIndexOf('.') + 1);
    const type = types[extension];
    if (type !== undefined) visit(new DOMParser().parseFromString(text, type), '');
    else if (/^(?:json|webmanifest)$/u.test(extension)) describeJson(text, '');
    else lines.push(...text.split('\n'));
    return lines;

    function visit(node: Node, indent: string): void {
      let inner = indent;
      if (node instanceof Element && !isTextWrapper(node)) {
        lines.push(`${indent}${node.nodeName}${[...node.attributes].map(describeAttribute).sort().join('')}`);
        inner = `${indent} `;
        describeData(node, inner);
      } else if (node instanceof Comment && node.data.trim() !== '') lines.push(`${indent}comment`);
      else if (node instanceof ProcessingInstruction || node instanceof CDATASection)
        lines.push(node.nodeName);
      const { childNodes } = node instanceof HTMLTemplateElement ? node.content : node;
      for (const child of childNodes) visit(child, inner);
    }

    function isTextWrapper({ localName, attributes }: Element): boolean {
      return localName === 'bdi' || (localName === 'span' && attributes.length === 0);
    }

    function describeAttribute({ name, value }: Attr): string {
      if (/^on|^style$|^srcdoc$|^http-equiv$/u.test(name)) return ` ${name}=${value}`;
      if (!/^(?:(?:form)?action|(?:xlink:)?href|src|poster|cite|data|ping)$/u.test(name)) return ` ${name}`;
      const { protocol, host } = new URL(value, 'https://own.example');
      return ` ${name}=${protocol}${host}`;
    }

    function describeData(element: Element, indent: string): void {
      const props = element.getAttribute('data-props');
      if (props !== null) describeJson(props, indent);
      if (!/^(?:script|style)$/u.test(element.localName)) return;
      const content = element.textContent ?? '';
      if (element.getAttribute('type')?.endsWith('json')) describeJson(content, indent);
      else lines.push(content);
    }

    function describeJson(json: string, indent: string): void {
      try {
        describeValue(JSON.parse(json), indent);
      } catch (error) {
        lines.push(String(error));
      }
    }

    function describeValue(value: unknown, at: string): void {
      if (typeof value !== 'object' || value === null) lines.push(`${at}: ${typeof value}`);
      else for (const [key, item] of Object.entries(value)) describeValue(item, `${at}/${key}`);
    }
  }, file);
}

import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A bank file cannot be read; names the line, counted from 1, and the part of it that is wrong. */
export class BankFileError extends Error {
  constructor(
    readonly line: number,
    readonly what: string,
  ) {
    super(`line ${line}: ${what}`);
  }
}

/** Part of a message of ISO 20022, of which nothing is known before it is looked at. */
export type MessageNode = unknown;

/** The element or attribute of this name. */
export const child = (node: MessageNode, name: string): MessageNode =>
  typeof node === 'object' && node !== null && name in node
    ? Object.entries(node).find(([key]) => key === name)?.[1]
    : undefined;

/** The element that a path of names leads to. */
export const at = (node: MessageNode, ...path: readonly string[]): MessageNode =>
  path.reduce(child, node);

/** The elements of a list, which may be none. */
export const all = (node: MessageNode): readonly MessageNode[] =>
  node === undefined ? [] : Array.isArray(node) ? node : [node];

/** The text of an element, with or without attributes; empty where there is none. */
export function textOf(node: MessageNode): string {
  const value = typeof node === 'object' ? child(node, '#text') : node;
  return typeof value === 'string' ? value.trim() : '';
}

/** The line on which each element of this name begins, in document order. */
export function linesOf(text: string, name: string): number[] {
  const begin = new RegExp(String.raw`<(?:[\w.-]+:)?${name}[\s>]`, 'g');
  return text
    .split('\n')
    .flatMap((content, index) => (content.match(begin) ?? []).map(() => index + 1));
}

const namespaceOf = (message: string): string => `urn:iso:std:iso:20022:tech:xsd:${message}`;

/** The document of a message of one of these kinds, such as `camt.053.001.08`. Elements named in `lists` are lists, however many there are. Throws `BankFileError`. */
export function readMessage(
  text: string,
  { messages, lists }: { messages: readonly string[]; lists: readonly string[] },
): MessageNode {
  // Entities can be made to grow without end.
  const doctype = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (doctype) throw new BankFileError(text.slice(0, doctype.index).split('\n').length, 'DOCTYPE');
  const checked = XMLValidator.validate(text);
  if (checked !== true) throw new BankFileError(checked.err.line, checked.err.code);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: true,
    isArray: (name) => lists.includes(name),
  });
  const document = child(parser.parse(text), 'Document');
  const isKnown = messages
    .map(namespaceOf)
    .some((name) => textOf(child(document, '@xmlns')) === name || text.includes(`"${name}"`));
  if (!isKnown) throw new BankFileError(1, messages.join(', '));
  return document;
}

/** The text that stands for a path, query, form or header value on the wire. */
export function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

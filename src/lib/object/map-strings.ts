/** A JSON value of the same shape with each string inside it replaced by `replace`; keys stay. */
export function mapStrings<T>(value: T, replace: (text: string) => string): T {
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return replace(node);
    if (Array.isArray(node)) return node.map(walk);
    if (node && typeof node === 'object')
      return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
    return node;
  };
  return walk(value) as T;
}

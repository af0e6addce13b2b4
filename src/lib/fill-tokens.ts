export type Tokens = Readonly<Record<string, string>>;

const tokenPattern = /\{([a-zA-Z][\w.-]*)\}/g;

/** Replaces `{name}` by its value; an unknown token stays unchanged, so that it is noticed. */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(
    tokenPattern,
    (match, name: string) => (Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? match,
  );
}

/** Fills every string inside a JSON value. */
export function fillTokensDeep<T>(value: T, tokens: Tokens): T {
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return fillTokens(node, tokens);
    if (Array.isArray(node)) return node.map(walk);
    if (node && typeof node === 'object')
      return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
    return node;
  };
  return walk(value) as T;
}

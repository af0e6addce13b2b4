import { mapStrings } from './object/map-strings';

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
  return mapStrings(value, (text) => fillTokens(text, tokens));
}

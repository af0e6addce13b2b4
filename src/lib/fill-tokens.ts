import { mapStrings } from './object/map-strings';

export type Tokens = Readonly<Record<string, string>>;

const tokenPattern = /\{([a-zA-Z][\w.-]*)\}/g;
const passagePattern = /\[\[([^|\]]*)(?:\|([^\]]*))?\]\]/g;

/** A passage whose tokens all have a value; else what stands behind its `|`. */
const choosePassage = (text: string, tokens: Tokens): string =>
  text.replace(passagePattern, (_match, passage: string, otherwise: string | undefined) =>
    [...passage.matchAll(tokenPattern)].every(([, name = '']) => tokens[name] !== '')
      ? passage
      : (otherwise ?? ''),
  );

/**
 * Replaces `{name}` by its value; an unknown token stays unchanged, so that it is noticed. `[[call {phone}|write to us]]`
 * becomes `write to us`, and `[[call {phone}]]` nothing, where the lender has set no phone.
 */
export function fillTokens(text: string, tokens: Tokens): string {
  return choosePassage(text, tokens).replace(
    tokenPattern,
    (match, name: string) => (Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? match,
  );
}

/** The names of the tokens in a text. */
export const tokenNamesIn = (text: string): string[] =>
  [...text.matchAll(tokenPattern)].map(([, name = '']) => name);

/** Whether a text has tokens that are not filled. */
export const hasTokens = (text: string): boolean => text.search(tokenPattern) >= 0;

/** Fills every string inside a JSON value. */
export function fillTokensDeep<T>(value: T, tokens: Tokens): T {
  return mapStrings(value, (text) => fillTokens(text, tokens));
}

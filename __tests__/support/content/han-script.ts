import { readFileSync } from 'node:fs';

/** OpenCC's character tables: each character with the forms it may become in the other script. */
function table(name: 'STCharacters' | 'TSCharacters'): Map<string, string[]> {
  const source = readFileSync(`node_modules/opencc-js/dist/esm-lib/dict/${name}.js`, 'utf8');
  const pairs = /"([^"]+)"/.exec(source)?.[1] ?? '';
  return new Map(
    pairs.split('|').map((pair): [string, string[]] => {
      const [character = '', ...forms] = pair.split(' ');
      return [character, forms];
    }),
  );
}

const toTraditional = table('STCharacters');
const toSimplified = table('TSCharacters');
// Written in both scripts as they stand.
const shared = new Set('乾著么余干后里面于丑卜千台只准佣划伙吃');

const changes = (tables: Map<string, string[]>, character: string): boolean => {
  const forms = tables.get(character);
  return forms !== undefined && !forms.includes(character) && !shared.has(character);
};

/** Characters that Simplified Chinese does not write. */
export const traditionalOnly = (text: string): string[] =>
  [...text].filter((character) => changes(toSimplified, character));

/** Characters that Traditional Chinese does not write. */
export const simplifiedOnly = (text: string): string[] =>
  [...text].filter((character) => changes(toTraditional, character));

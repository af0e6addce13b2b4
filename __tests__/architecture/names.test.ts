import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-graph';

const comment = String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`;
const text = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60`;
const token = new RegExp(`${comment}|${text}|([A-Za-z_$][\\w$]*)`, 'g');
const wordBoundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_$]+/;

/** The identifiers of a source text, each as its words in lower case between spaces: ` lock by id `. */
function identifiersOf(source: string): Map<string, string> {
  const names = [...source.matchAll(token)].flatMap(([, name]) => (name === undefined ? [] : name));
  return new Map(
    names.map((name) => [name, ` ${name.split(wordBoundary).join(' ').trim().toLowerCase()} `]),
  );
}

function misnamed(source: string, unused: readonly string[]): string[] {
  return [...identifiersOf(source)].flatMap(([name, words]) =>
    unused.some((word) => words.includes(` ${word} `)) ? [name] : [],
  );
}

const glossary = readFileSync('docs/glossary.md', 'utf8');
const [, table = ''] = glossary.split('## Words not used in names');
const unusedWords = [...table.matchAll(/^\| ([a-z][a-z ,]*) \|/gm)].flatMap(([, words = '']) =>
  words.split(', '),
);

describe('The names in the code', () => {
  it('are searched for words in camel case, capitals and private names, not in texts and comments', () => {
    const source = [
      '// sealed',
      "const isSealed = '/sealed'; /* sealed */",
      'SEALED_KEY; call.#sealed; `sealed`; unsealed; sealedHTML;',
      'payoutsStopped; stoppedPayouts; payouts; stopped;',
    ].join('\n');
    expect(misnamed(source, ['sealed', 'payouts stopped'])).toEqual([
      ...['isSealed', 'SEALED_KEY', 'sealed', 'sealedHTML'],
      'payoutsStopped',
    ]);
  });

  it('have none of the words that the glossary names as not used', () => {
    expect(unusedWords.length).toBeGreaterThan(15);
    const found = sourceFiles().flatMap((file) =>
      misnamed(readFileSync(file, 'utf8'), unusedWords).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are in camel case for constants, too', () => {
    const found = sourceFiles().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ *(?:export )?const ([A-Z][A-Z\d_]+)\b/gm)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

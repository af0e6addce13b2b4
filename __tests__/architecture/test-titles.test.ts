import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder } from './source-graph';

/** `it` of `it(…)`, `it.each(…)(…)` and `` it.each`…`(…) ``. */
function nameOf(call: ts.Expression): string | undefined {
  if (ts.isIdentifier(call)) return call.text;
  if (ts.isCallExpression(call) || ts.isPropertyAccessExpression(call))
    return nameOf(call.expression);
  return ts.isTaggedTemplateExpression(call) ? nameOf(call.tag) : undefined;
}

/** The titles of a file's tests, each with the titles of the groups around it. */
function titlesOf(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const [title, ...rest] = ts.isCallExpression(node) ? node.arguments : [];
    let inside = groups;
    if (
      ts.isCallExpression(node) &&
      title &&
      rest.length > 0 &&
      (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) &&
      ['describe', 'it', 'test'].includes(nameOf(node.expression) ?? '')
    ) {
      const whole = [...groups, title.getText().slice(1, -1)];
      if (/\bdescribe\b/.test(node.expression.getText())) inside = whole;
      else titles.push(whole.join(' '));
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind), []);
  return titles;
}

// Verbs that do not end in -s or -ed as told of one thing or of the past.
const verbs = new Set(
  'are be been begin bring can cannot come count do find gave give go have hold keep leave lend let made make may must need read refuse said say send sent show shown stand stay stop take tell told were will would'.split(
    ' ',
  ),
);

/** At least four words, of which one may be a verb. A noun in the plural passes as one: the rule finds fragments, not style. */
function isSentence(title: string): boolean {
  const words = title.split(/\s+/).map((word) => word.toLowerCase().replace(/[,.:;]+$/, ''));
  return (
    words.length >= 4 &&
    words.some((word) => verbs.has(word) || /^[a-z’-]*[a-z](?:s|ed)$/.test(word))
  );
}

describe('The titles of tests', () => {
  const titles = filesUnder('__tests__')
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      titlesOf(file, readFileSync(file, 'utf8')).map((title) => ({ file, title })),
    );

  it('are really read, with those of the groups around them', () => {
    expect(titles.length).toBeGreaterThan(1_500);
    expect(
      titlesOf('a.ts', "describe.each(all)('The API', () => { it.each([1])('adds %i', add); });"),
    ).toEqual(['The API adds %i']);
  });

  it('are sentences', () => {
    expect(titles.filter(({ title }) => !isSentence(title))).toEqual([]);
  });

  it.each(['a payment holiday', 'The ledger, once', 'loan-to-value ratio and the cap'])(
    'would not be one that is only %j',
    (title) => {
      expect(isSentence(title)).toBe(false);
    },
  );
});

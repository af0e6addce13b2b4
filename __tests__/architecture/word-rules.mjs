import { noRefusalByHand, noSpreadLiterals } from './plain-code-rules.mjs';

/** Where words may stand outside `public/locales`, and why. */
export const placesWithWords = [
  { files: 'src/copy/**', reason: 'The delivered words of pages, in three languages.' },
  { files: 'src/valuation/facts/**', reason: 'Names of districts, estates and buildings.' },
  {
    files: 'src/config/{brand,credit-reference-agencies}.ts',
    reason: 'The names of the lender and of those he works with, which are configuration.',
  },
  { files: 'src/config/locales.ts', reason: 'Each language is named in itself.' },
  {
    files:
      'src/backoffice/domains/evaluation/{import/{address-files,join-addresses},dataset/built-in-dataset,estate/estate-directory}.ts',
    reason: 'Numbers become addresses as the public registers write them.',
  },
  {
    files: 'src/backoffice/domains/content/unused-words.ts',
    reason: 'Words that staff are warned of.',
  },
  {
    files: 'src/backoffice/domains/**/{demo-*,demo/*}.ts',
    reason: 'What the demo customer and staff have written.',
  },
];

const fromLocales = 'Words belong in public/locales (docs/content.md).';
const han = '/\\p{Script=Han}/u';
const letter = '/\\p{L}/u';
const shownAttribute =
  'JSXAttribute[name.name=/^(?:alt|title|placeholder|label|helperText|aria-(?:label|description|placeholder|roledescription|valuetext))$/]';
const shownExpression = 'JSXElement > JSXExpressionContainer';
const shown = [
  shownAttribute,
  `${shownAttribute} > JSXExpressionContainer`,
  `${shownAttribute} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression)`,
  shownExpression,
  `${shownExpression} > :matches(ConditionalExpression, LogicalExpression)`,
];

const forbid = (selectors) => selectors.map((selector) => ({ selector, message: fromLocales }));

// A regular expression is a pattern of what people type, and is never shown.
const hanTexts = forbid([`Literal[value=${han}]`, `TemplateElement[value.raw=${han}]`]);
const shownTexts = forbid([
  `JSXText[value=${letter}]`,
  ...shown.flatMap((place) => [
    `${place} > Literal[value=${letter}]`,
    `${place} > TemplateLiteral > TemplateElement[value.raw=${letter}]`,
  ]),
]);

// The option of a rule for some files replaces that for more of them, so each of both says everything.
const plainCode = [...noSpreadLiterals, ...noRefusalByHand];

/** No Chinese in a text of the code, and no words of any language in what JSX shows. */
export const wordRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...plainCode, ...hanTexts, ...shownTexts] },
  },
  {
    files: placesWithWords.map(({ files }) => files),
    rules: { 'no-restricted-syntax': ['error', ...plainCode, ...shownTexts] },
  },
];

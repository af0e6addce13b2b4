/** `{ ...{ a, b } }` says no more than `{ a, b }`; Prettier decides how many lines that takes. */
export const noSpreadLiterals = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties of a literal that is spread where it is spread.',
  },
];

/** What is not found is refused in one place. */
export const noRefusalByHand = [
  {
    selector:
      'IfStatement[test.operator="!"][test.argument.type="Identifier"] > ThrowStatement > NewExpression[callee.name="ServiceError"][arguments.0.value="not_found"]',
    message: 'Use requireFound (src/backoffice/common/require-found.ts).',
  },
];

/** The same for what has no rules of its own about syntax. */
export const plainCodeRules = [
  {
    files: ['scripts/**/*.ts', '__tests__/**/*.{ts,tsx}', '*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noSpreadLiterals] },
  },
];

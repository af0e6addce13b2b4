import { noSpreadLiterals } from './plain-code-rules.mjs';

/** No expectation that depends on a condition, since it may never be asked, and none that nearly every value meets. */
export const expectationRules = [
  {
    files: ['__tests__/**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noSpreadLiterals,
        {
          selector: 'IfStatement CallExpression[callee.name="expect"]',
          message:
            'Split the test, or filter before the loop: an expectation under a condition may never be asked.',
        },
        {
          selector:
            'MemberExpression[object.type="CallExpression"] > Identifier[name="toBeDefined"]',
          message: 'Say what the value is: nearly everything is defined.',
        },
      ],
    },
  },
];

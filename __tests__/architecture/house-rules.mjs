import { builtinModules } from 'node:module';

/** A rule that refuses whatever one of the selectors finds. */
const refuse = (message, selectors) => ({
  meta: { type: 'problem', messages: { refused: message } },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node) => context.report({ node, messageId: 'refused' }),
      ]),
    ),
});

const fromLocales = 'Words belong in public/locales (docs/content.md).';
const han = '/\\p{Script=Han}/u';
const letter = '/\\p{L}/u';
const shownAttribute =
  'JSXAttribute[name.name=/^(?:alt|title|placeholder|label|helperText|aria-(?:label|description|placeholder|roledescription|valuetext))$/]';
const shownExpression = 'JSXElement > JSXExpressionContainer';
const choice = ':matches(ConditionalExpression, LogicalExpression)';
const shown = [
  shownAttribute,
  `${shownAttribute} > JSXExpressionContainer`,
  `${shownAttribute} > JSXExpressionContainer > ${choice}`,
  shownExpression,
  `${shownExpression} > ${choice}`,
];

const builtin = new Set(builtinModules);
const groups = [
  (source) => source.startsWith('node:') || builtin.has(source),
  (source) => !/^(?:@\/|@test\/|@locales\/|\.)/.test(source),
  (source) => !source.startsWith('.'),
  () => true,
];

/** From far to near: Node, packages, this project, this folder; within these the order is free, and so is an import for its effect. */
const importGroups = {
  meta: {
    type: 'layout',
    messages: { late: 'Import from far to near: Node, packages, this project, this folder.' },
  },
  create: (context) => ({
    Program({ body }) {
      let reached = 0;
      for (const node of body) {
        if (node.type !== 'ImportDeclaration' || node.specifiers.length === 0) continue;
        const group = groups.findIndex((holds) => holds(node.source.value));
        if (group < reached) context.report({ node, messageId: 'late' });
        reached = Math.max(reached, group);
      }
    },
  }),
};

/** The project's own rules for the linter; `.oxlintrc.json` says which files each is for. */
export default {
  meta: { name: 'house' },
  rules: {
    'import-groups': importGroups,
    // `{ ...{ a, b } }` says no more than `{ a, b }`; Prettier decides how many lines that takes.
    'no-spread-literal': refuse('Write the properties of a literal that is spread where it is.', [
      'ObjectExpression > SpreadElement > ObjectExpression',
    ]),
    'no-refusal-by-hand': refuse('Use requireFound (src/backoffice/common/require-found.ts).', [
      'IfStatement[test.operator="!"][test.argument.type="Identifier"] > ThrowStatement > NewExpression[callee.name="ServiceError"][arguments.0.value="not_found"]',
    ]),
    // A regular expression is a pattern of what people type, and is never shown.
    'no-chinese': refuse(fromLocales, [
      `Literal[value=${han}]`,
      `TemplateElement[value.raw=${han}]`,
    ]),
    'no-shown-words': refuse(fromLocales, [
      `JSXText[value=${letter}]`,
      ...shown.flatMap((place) => [
        `${place} > Literal[value=${letter}]`,
        `${place} > TemplateLiteral > TemplateElement[value.raw=${letter}]`,
      ]),
    ]),
    'no-conditional-expectation': refuse(
      'Split the test, or filter before the loop: an expectation under a condition may never be asked.',
      ['IfStatement CallExpression[callee.name="expect"]'],
    ),
    'no-vague-expectation': refuse('Say what the value is: nearly everything is defined.', [
      'MemberExpression[object.type="CallExpression"] > Identifier[name="toBeDefined"]',
    ]),
  },
};

import {
  addAfterLastCall,
  addImport,
  addToInterface,
  addToObject,
  isArgumentOf,
  isValueOf,
} from './source-edit.mjs';

/** The existing files that register a feature, and the change of each. */
export const wiring = [
  {
    file: 'src/contracts/endpoints.ts',
    change: (text, { kebab, camel }) =>
      addToObject(addImport(text, `import { ${camel}Endpoints } from './${kebab}';`), {
        isTarget: isValueOf('endpoints'),
        description: 'constant "endpoints"',
        entry: `...${camel}Endpoints`,
      }),
  },
  {
    file: 'src/backoffice/http/openapi/operation-groups.ts',
    change: (text, { kebab, camel }) =>
      addToObject(addImport(text, `import { ${camel}Operations } from './operations/${kebab}';`), {
        isTarget: isValueOf('operationGroups'),
        description: 'constant "operationGroups"',
        entry: `${camel}: ${camel}Operations`,
      }),
  },
  {
    file: 'src/i18n/text-keys.ts',
    change: (text, { kebab, camel }) =>
      addToInterface(addImport(text, `import type ${camel} from '@locales/en/${kebab}.json';`), {
        name: 'Namespaces',
        member: `'${kebab}': typeof ${camel};`,
      }),
  },
  {
    file: 'src/store/root-reducer.ts',
    change: (text, { kebab, camel }) =>
      addToObject(
        addImport(text, `import { ${camel}Slice } from '@/features/${kebab}/${kebab}.slice';`),
        {
          isTarget: isArgumentOf('combineReducers'),
          description: 'call of combineReducers',
          entry: `${camel}: ${camel}Slice.reducer`,
        },
      ),
  },
  {
    file: 'src/store/root-saga.ts',
    change: (text, { kebab, camel }) =>
      addToObject(
        addImport(text, `import { ${camel}Saga } from '@/features/${kebab}/${kebab}.saga';`),
        {
          isTarget: isValueOf('domainSagas'),
          description: 'constant "domainSagas"',
          entry: `${camel}: ${camel}Saga`,
        },
      ),
  },
  {
    file: 'src/backoffice/app.ts',
    change: (text, { kebab, pascal }) =>
      addAfterLastCall(
        addImport(
          text,
          `import { register${pascal}Routes } from './domains/${kebab}/${kebab}.routes';
import { create${pascal}Service } from './domains/${kebab}/${kebab}.service';`,
        ),
        {
          callee: /^register\w+Routes$/,
          description: 'call that registers routes',
          statement: `register${pascal}Routes(registrar, create${pascal}Service({ load: async () => [] }));`,
        },
      ),
  },
  {
    file: 'docs/architecture.md',
    change: (text, { kebab, words }) => {
      const lastRow = /^\| what all of them use \|/m;
      if (!lastRow.test(text)) throw new Error('has no table of features');
      const cells = Array(4).fill(`\`${kebab}\``).join(' | ');
      return text.replace(lastRow, (row) => `| ${words} | ${cells} | |\n${row}`);
    },
  },
];

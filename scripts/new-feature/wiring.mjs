/** Inserts a line after the imports of a file. */
function afterImports(text, line) {
  const ends = [...text.matchAll(/^(?:import .*|\} from .*);$/gm)];
  const last = ends.at(-1);
  if (!last) throw new Error('found no imports');
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

function before(text, { anchor, line }) {
  const at = text.search(anchor);
  if (at === -1) throw new Error(`found no ${anchor}`);
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}

/** The existing files that a new feature is registered in, and the change of each. */
export const wiring = [
  {
    file: 'src/contracts/endpoints.ts',
    change: (text, { kebab, camel }) =>
      before(afterImports(text, `import { ${camel}Endpoints } from './${kebab}';`), {
        anchor:
          / \} as const satisfies Record<string, EndpointDefinition>;\n\nexport type EndpointKey/,
        line: `, ...${camel}Endpoints`,
      }),
  },
  {
    file: 'src/store/root-reducer.ts',
    change: (text, { kebab, camel }) =>
      before(
        afterImports(text, `import { ${camel}Slice } from '@/features/${kebab}/${kebab}.slice';`),
        { anchor: /^\}\);$/m, line: `  ${camel}: ${camel}Slice.reducer,\n` },
      ),
  },
  {
    file: 'src/store/root-saga.ts',
    change: (text, { kebab, camel }) =>
      before(
        afterImports(text, `import { ${camel}Saga } from '@/features/${kebab}/${kebab}.saga';`),
        {
          anchor: /^\} satisfies Record<string, DomainSaga>;$/m,
          line: `  ${camel}: ${camel}Saga,\n`,
        },
      ),
  },
  {
    file: 'src/backoffice/app.ts',
    change: (text, { kebab, pascal }) =>
      before(
        afterImports(
          text,
          `import { register${pascal}Routes } from './domains/${kebab}/${kebab}.routes';\nimport { create${pascal}Service } from './domains/${kebab}/${kebab}.service';`,
        ),
        {
          anchor: /^ {2}registerDeskRoutes\(/m,
          line: `  register${pascal}Routes(registrar, create${pascal}Service({ list: async () => [] }));\n`,
        },
      ),
  },
];

import tseslint from 'typescript-eslint';
import next from 'eslint-config-next';
import perfectionist from 'eslint-plugin-perfectionist';
import { dataFiles, maxLinesPerFile } from './__tests__/architecture/source-limits.mjs';
import { expectationRules } from './__tests__/architecture/expectation-rules.mjs';
import { plainCodeRules } from './__tests__/architecture/plain-code-rules.mjs';
import { wordRules } from './__tests__/architecture/word-rules.mjs';

// The rules of React compile each file to judge it, which only files with components and hooks are worth.
const reactFiles = [
  'src/{app,components,content,features,i18n,store,theme}/**/*.tsx',
  'src/**/use-*.ts',
  'src/components/create-tab-state.ts',
];
const react = next.map((config) => (config.rules ? { ...config, files: reactFiles } : config));

// The rules that need types are in .oxlintrc.json, because a native checker takes a tenth of the time.
export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.stryker-tmp/**',
      'dist/**',
      'node_modules/**',
      'coverage/**',
      'public/**',
      'next-env.d.ts',
    ],
  },
  ...react,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A reducer names the payload of its action for the sagas, whether or not it reads it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: maxLinesPerFile }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'object-shorthand': 'error',
      'no-useless-rename': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['../../*'], message: 'Use the @/ alias beyond the parent folder.' }],
        },
      ],
    },
  },
  {
    // From far to near: Node, packages, this project, this folder; within these the order is free.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { perfectionist },
    rules: {
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'unsorted',
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index'], 'unknown'],
          internalPattern: ['^@/', '^@test/', '^@locales/'],
          newlinesBetween: 'ignore',
        },
      ],
    },
  },
  {
    // Pictures are SVG files that need no optimiser.
    files: reactFiles,
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/method-signature-style': 'error',
    },
  },
  {
    // A cast is a claim that the compiler can't check: `src` makes them only in these helpers, each with a name and a reason.
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: [
      'src/backoffice/http/web-streams.ts',
      'src/components/form/form-types.ts',
      'src/config/process-global.ts',
      'src/contracts/endpoint-values.ts',
      'src/contracts/typed-record.ts',
      'src/i18n/composed-key.ts',
      'src/lib/api/schema-definition.ts',
      'src/lib/object/json-paths.ts',
      'src/lib/object/map-strings.ts',
    ],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: dataFiles,
    rules: { 'max-lines': 'off' },
  },
  {
    // The configuration of next-i18next stands at the top of the project, where no alias reaches.
    files: ['src/i18n/server.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Programs print to the console and have no alias for one another.
    files: ['scripts/**', '__tests__/**', '*.mjs', '*.ts'],
    rules: { 'no-console': 'off', 'no-restricted-imports': 'off' },
  },
  { files: ['scripts/**'], rules: { 'max-lines': 'off' } },
  {
    // Jest resolves no alias for the modules of its own set-up.
    files: ['__tests__/**/*.ts', '__tests__/**/*.tsx'],
    ignores: ['__tests__/support/jest/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./\\.\\./(?!(?:\\.\\./)*scripts/)',
              message: 'Use @test/, @/ or @locales/ beyond the parent folder.',
            },
          ],
        },
      ],
    },
  },
  ...plainCodeRules,
  ...wordRules,
  ...expectationRules,
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

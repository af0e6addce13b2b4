import tseslint from 'typescript-eslint';
import next from 'eslint-config-next';

export default tseslint.config(
  { ignores: ['.next/**', 'dist/**', 'node_modules/**', 'coverage/**', 'public/**', 'next-env.d.ts'] },
  ...next,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
      // Pictures are SVG files that need no optimiser.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['scripts/**', '__tests__/**'], rules: { 'no-console': 'off', 'max-lines': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

import { allowedFeatures, allowedLayers, violatedRules } from './import-rules';
import {
  featureOf,
  findCycle,
  importsOf,
  layerOf,
  reachablePackages,
  readImports,
  sourceFiles,
} from './source-graph';

const imports = readImports();
const violations = imports.flatMap((entry) =>
  violatedRules(entry).map((rule) => `${entry.from} imports ${entry.to}: ${rule}`),
);

describe('The imports of src', () => {
  it('are really read', () => {
    expect(imports.length).toBeGreaterThan(700);
    expect(imports).toContainEqual({
      from: 'src/lib/api/http-client.ts',
      to: 'axios',
      isOwn: false,
      isTypeOnly: false,
    });
    expect(imports).toContainEqual({
      from: 'src/server/api/built-in-api.ts',
      to: 'src/backoffice/app',
      isOwn: true,
      isTypeOnly: false,
    });
  });

  it('point one way and use every package through its door', () => {
    expect(violations).toEqual([]);
  });

  it('make no circle', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it('of one feature to another are those that the rules list, all of them in use', () => {
    const used = imports
      .map(({ from, to }) => [featureOf(from), featureOf(to)] as const)
      .filter(([from, to]) => from && to && from !== to)
      .map(([from, to]) => `${from} → ${to}`);
    const listed = Object.entries(allowedFeatures).flatMap(([from, targets]) =>
      targets.map((to) => `${from} → ${to}`),
    );
    expect([...new Set(used)].sort()).toEqual(listed.sort());
  });

  it('make no circle of features', () => {
    const edges = Object.entries(allowedFeatures).flatMap(([from, targets]) =>
      targets.map((to) => ({ from, to, isOwn: true, isTypeOnly: false })),
    );
    expect(findCycle(edges)).toBeUndefined();
  });

  it('lie in folders that the rules know', () => {
    expect(
      [...new Set(sourceFiles().map(layerOf))].filter(
        (layer) => layer !== undefined && !(layer in allowedLayers),
      ),
    ).toEqual([]);
  });
});

describe('The thread that answers requests', () => {
  const inServer = reachablePackages('src/server/main.ts', imports);

  it.each([
    ['pdfkit', 'src/backoffice/adapters/pdf/pdf.worker.ts'],
    ['@electric-sql/pglite', 'src/backoffice/db/pglite.worker.ts'],
  ])('never runs %s, which has a thread of its own', (name, worker) => {
    expect(inServer).toContain('hono');
    expect(inServer).not.toContain(name);
    expect(reachablePackages(worker, imports)).toContain(name);
  });
});

describe('The import rules', () => {
  const violationsOf = (from: string, specifier: string): string[] =>
    importsOf(from, `import x from '${specifier}';`).flatMap(violatedRules);

  it.each([
    ['src/contracts/site/site.ts', '@/lib/format', 'contracts may not import lib'],
    ['src/contracts/site/site.ts', 'immer', 'contracts import zod only'],
    ['src/lib/format.ts', '../components/icon', 'lib may not import components'],
    ['src/config/site.ts', '@/lib/format', 'config may not import lib'],
    ['src/components/icon.tsx', '@/content/section', 'components may not import content'],
    [
      'src/content/section.tsx',
      '@/features/calculation/calculation.slice',
      'content may not import features',
    ],
    ['src/features/otp/otp.saga.ts', '@/content/section', 'features may not import content'],
    ['src/store/root-saga.ts', '@/app/robots', 'store may not import app'],
    ['src/app/robots.ts', '@/backoffice/app', 'app may not import backoffice'],
    ['src/app/robots.ts', '@/server/site', 'app may not import server'],
    ['src/backoffice/app.ts', '@/server/site', 'backoffice may not import server'],
    ['src/backoffice/app.ts', '@/lib/api/call-endpoint', 'backoffice imports isomorphic lib only'],
    ['src/server/site.ts', '@/backoffice/container', 'only built-in-api opens the back office'],
    ['src/content/section.tsx', '@/copy/site-copy', 'content may not import copy'],
    ['src/server/site.ts', '@/copy/collections/products', 'server may not import copy'],
    ['src/copy/pages/home.ts', '@/lib/format', 'copy may not import lib'],
    [
      'src/features/evaluation/evaluation.saga.ts',
      '@/valuation/model/quote',
      'features may not import valuation',
    ],
    ['src/valuation/model/quote.ts', '@/copy/site-copy', 'valuation may not import copy'],
    ['src/valuation/model/quote.ts', '@/backoffice/app', 'valuation may not import backoffice'],
    [
      'src/features/account/account.saga.ts',
      '@/features/document/documents.slice',
      'the feature account may not import the feature document',
    ],
    [
      'src/features/site/site.saga.ts',
      '../otp/otp.slice',
      'the feature site may not import the feature otp',
    ],
    ['src/features/otp/otp.saga.ts', 'axios', 'axios belongs behind its door'],
    ['src/lib/api/call-endpoint.ts', 'axios', 'axios belongs behind its door'],
    ['src/server/site.ts', '@locales/en/failure-page.json', '@locales/en belongs behind its door'],
    [
      'src/backoffice/domains/site/site.service.ts',
      'drizzle-orm',
      'drizzle-orm belongs behind its door',
    ],
    ['src/backoffice/domains/site/site.service.ts', 'hono', 'hono belongs behind its door'],
    ['src/backoffice/domains/site/site.model.ts', 'next/headers', 'next belongs behind its door'],
    [
      'src/backoffice/domains/site/site.service.ts',
      '@hono/node-server',
      '@hono/node-server belongs behind its door',
    ],
    ['src/server/site.ts', 'next', 'next belongs behind its door'],
    ['src/content/section.tsx', 'react-i18next', 'react-i18next belongs behind its door'],
    ['src/content/section.tsx', '@mui/material/Button', '@mui/material belongs behind its door'],
    ['src/content/section.tsx', '@reduxjs/toolkit', '@reduxjs/toolkit belongs behind its door'],
  ])('refuse in %s an import of %s', (from, specifier, rule) => {
    expect(violationsOf(from, specifier)).toContain(rule);
  });

  it('see type-only, dynamic and re-exporting imports', () => {
    const text =
      "import type { A } from '@/server/site';\nexport { b } from '@/backoffice/app';\nconst c = await import('axios');";
    expect(importsOf('src/app/x.ts', text).flatMap(violatedRules)).toEqual([
      'app may not import server',
      'app may not import backoffice',
      'axios belongs behind its door',
    ]);
  });

  it('tell imports that vanish with the types from those that stay', () => {
    const text =
      "import { a } from './a';\nimport type { B } from './b';\nimport type {\n  C,\n} from './c';\nimport { type D, d } from './d';";
    expect(importsOf('src/x.ts', text).map(({ to, isTypeOnly }) => [to, isTypeOnly])).toEqual([
      ['src/a', false],
      ['src/b', true],
      ['src/c', true],
      ['src/d', false],
    ]);
  });

  it('find a circle through three files', () => {
    const edge = (from: string, to: string) => ({
      from: `${from}.ts`,
      to,
      isOwn: true,
      isTypeOnly: false,
    });
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('d', 'a'), edge('c', 'b')])).toEqual([
      'b',
      'c',
      'b',
    ]);
    expect(findCycle([edge('a', 'b'), edge('a', 'c'), edge('b', 'c')])).toBeUndefined();
    const typeOnly = { ...edge('b', 'a'), isTypeOnly: true };
    expect(findCycle([edge('a', 'b'), typeOnly])).toEqual(['a', 'b', 'a']);
  });
});

import { readFileSync } from 'node:fs';
import {
  allowedParts,
  domainOf,
  importsBetweenDomains,
  partOf,
  violatedBackofficeRules,
} from './backoffice-rules';
import { findCycle, importsOf, readImports, sourceFiles } from './source-graph';

const imports = readImports();

describe('The imports of the back office', () => {
  it('run from routes through services down to the database, and no other way', () => {
    expect(
      imports.flatMap((entry) =>
        violatedBackofficeRules(entry).map((rule) => `${entry.from} imports ${entry.to}: ${rule}`),
      ),
    ).toEqual([]);
  });

  it('make no circle among the domains, types included', () => {
    const betweenDomains = importsBetweenDomains(imports);
    expect(betweenDomains).toContainEqual(
      expect.objectContaining({ from: 'statement', to: 'loan' }),
    );
    expect(findCycle(betweenDomains)).toBeUndefined();
  });

  it('lie in folders that the rules know', () => {
    const parts = new Set(sourceFiles().flatMap((file) => partOf(file) ?? []));
    expect([...parts].filter((part) => !(part in allowedParts))).toEqual([]);
  });

  it('name all repositories in no file', () => {
    const repositories = new Set(
      sourceFiles().filter((file) => domainOf(file) && file.endsWith('.repository.ts')),
    );
    const counts = new Map<string, number>();
    for (const { from, to } of imports)
      if (repositories.has(`${to}.ts`)) counts.set(from, (counts.get(from) ?? 0) + 1);
    expect(repositories.size).toBeGreaterThan(15);
    expect(Math.max(...counts.values())).toBeLessThan(repositories.size / 2);
  });
});

it('Answers of the API are made in one place, which gives each its headers', () => {
  const makesAnswer =
    /\bnew (?:Light)?Response\((?!\))|\bResponse\.(?:json|redirect)\(|\bcontext\.(?:json|text|html|body|redirect)\(/;
  const makers = sourceFiles().filter(
    (file) => file.startsWith('src/backoffice/') && makesAnswer.test(readFileSync(file, 'utf8')),
  );
  expect(makers).toEqual(['src/backoffice/http/responses.ts']);
});

describe('The rules of the back office', () => {
  const violationsOf = (from: string, specifier: string): string[] =>
    importsOf(from, `import type { X } from '${specifier}';`).flatMap(violatedBackofficeRules);
  const domains = 'src/backoffice/domains';

  it.each([
    [
      'src/backoffice/db/unit-of-work.ts',
      '@/backoffice/domains/loan/loan.repository',
      'db may not import domains',
    ],
    ['src/backoffice/common/worker-thread.ts', '../db/assets', 'common may not import db'],
    [
      'src/backoffice/adapters/pdf/render-pdf.ts',
      '@/backoffice/domains/loan/loan.service',
      'adapters may not import domains',
    ],
    [
      'src/backoffice/adapters/sms/post-message.ts',
      '@/backoffice/db/client',
      'adapters may not import db',
    ],
    [
      'src/backoffice/http/registrar.ts',
      '../domains/document/document.access',
      'http may not import domains',
    ],
    [
      `${domains}/loan/loan.service.ts`,
      '@/backoffice/container',
      'domains may not import container',
    ],
    [`${domains}/loan/loan.service.ts`, '@/backoffice/http/registrar', 'only routes know http'],
    [`${domains}/loan/loan.module.ts`, '@/backoffice/http/registrar', 'only routes know http'],
    [`${domains}/loan/loan.repository.ts`, './loan.service', 'repository may not import service'],
    [`${domains}/loan/loan.service.ts`, './loan.routes', 'service may not import routes'],
    [`${domains}/loan/loan.service.ts`, '../outbox/outbox.module', 'service may not import module'],
    [`${domains}/loan/ledger.model.ts`, './loan.module', 'inner may not import module'],
    [`${domains}/loan/loan.routes.ts`, './loan.repository', 'routes may not import repository'],
  ])('refuse in %s an import of %s', (from, specifier, rule) => {
    expect(violationsOf(from, specifier)).toContain(rule);
  });

  it.each([
    ['src/backoffice/container.ts', './domains/loan/loan.module'],
    ['src/backoffice/domains/loan/loan.routes.ts', '@/backoffice/http/registrar'],
    ['src/backoffice/domains/loan/loan.service.ts', '@/backoffice/adapters/pdf/pdf-worker-pool'],
    ['src/backoffice/db/client.ts', '../common/is-bundled'],
  ])('allow in %s an import of %s', (from, specifier) => {
    expect(violationsOf(from, specifier)).toEqual([]);
  });

  it('find a circle of two domains that only their folders make', () => {
    const circle = [
      ...importsOf(`${domains}/loan/a.ts`, "import type { B } from '../statement/b';"),
      ...importsOf(`${domains}/statement/c.ts`, "import { d } from '../loan/d';"),
    ];
    expect(findCycle(circle)).toBeUndefined();
    expect(findCycle(importsBetweenDomains(circle))).toEqual(['loan', 'statement', 'loan']);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesUnder } from '@test/architecture/source-graph';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { collections, collectionSchemas, collectionSchema } from '@/contracts/desk';
import { endpoints } from '@/contracts/endpoints';
import { pageSlugs } from '@/config/page-lookup';
import { products } from '@/copy/collections/products';
import { envSchema } from '@/config/env.server';
import { contentTokens } from '@/lib/texts/content-tokens';
import { publicSettingsOf } from '@test/support/content/settings-factory';

const documents = ['README.md', ...filesUnder('docs').filter((file) => file.endsWith('.md'))].map(
  (file) => ({ file, text: readFileSync(file, 'utf8') }),
);
const packageJson: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const projectPath =
  /^(?:src|docs|scripts|public|__tests__|\.ci)\/[^\s<>*]+$|^(?:\.env\.example|[a-z0-9.-]+\.(?:config\.(?:js|ts|mjs)|json))$/;
const codeSpans = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const made = new Set(['secrets.json', 'sbom.cdx.json']);
const namedPaths = (text: string): string[] =>
  codeSpans(text).filter((span) => projectPath.test(span) && !made.has(span));

describe('The documents', () => {
  it('are those the project promises', () => {
    const promised = [
      'README.md',
      'docs/architecture.md',
      'docs/adding-a-page.md',
      'docs/adding-a-feature.md',
      'docs/content.md',
      'docs/operations.md',
      'docs/sources.md',
    ];
    expect(documents.map(({ file }) => file)).toEqual(expect.arrayContaining(promised));
    expect(
      documents.filter(({ file }) => file.startsWith('docs/adr/')).length,
    ).toBeGreaterThanOrEqual(8);
  });

  it.each(documents)('name only paths that exist: $file', ({ text }) => {
    expect(namedPaths(text).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('name many', () => {
    expect(documents.flatMap(({ text }) => namedPaths(text)).length).toBeGreaterThan(60);
    expect(namedPaths('`src/nothing.ts` and `next.config.js`, `{brand}`, `src/<noun>.ts`')).toEqual(
      ['src/nothing.ts', 'next.config.js'],
    );
  });

  it.each(documents)('link only to what exists: $file', ({ file, text }) => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  it.each(documents)('name only commands that exist: $file', ({ text }) => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)|npm (start|test)\b/g)].map(
      ([, script, own]) => script ?? own ?? '',
    );
    expect(commands.filter((command) => !(command in packageJson.scripts))).toEqual([]);
  });

  it('explain every command of the project', () => {
    const readme = documents[0]?.text ?? '';
    expect(
      Object.keys(packageJson.scripts).filter(
        (name) =>
          !readme.includes(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`),
      ),
    ).toEqual([]);
  });

  it.each(documents)('name only settings that exist: $file', ({ text }) => {
    const settings = codeSpans(text).flatMap(
      (span) => /^([A-Z]+(?:_[A-Z]+)+)(?:=|$)/.exec(span)?.[1] ?? [],
    );
    expect(settings.filter((name) => !(name in envSchema.shape))).toEqual([]);
  });

  it('ask for the versions of Node.js that package.json names', () => {
    const lock: { packages: Record<string, { engines?: { node: string } }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const required = packageJson.engines.node;
    expect(required).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
    expect(lock.packages['']?.engines?.node).toBe(required);
    const named = documents.flatMap(({ text }) =>
      [...text.matchAll(/Node(?:\.js)? (\d+\.\d+)(?:, (\d+\.\d+) or (\d+) and newer)?/g)].map(
        ([, oldest, next, newest]) => `^${oldest}.0 || ^${next}.0 || >=${newest}.0.0`,
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((version) => version !== required)).toEqual([]);
  });

  it('hold no unfinished marks', () => {
    expect(
      documents
        .filter(({ text }) => /\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum|coming soon/i.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });
});

describe('The decisions', () => {
  const titleOf = (file: string): { number: number; title: string } => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    return { number: Number(number), title };
  };
  const decisions = filesUnder('docs/adr')
    .sort()
    .map((file) => ({ file, ...titleOf(file) }));
  const sources = [...filesUnder('src'), ...filesUnder('scripts'), ...filesUnder('__tests__')]
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  it('have a number each, in the name of the file and in the title', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(
      decisions.filter(
        ({ file, number }) => !basename(file).startsWith(`${String(number).padStart(4, '0')}-`),
      ),
    ).toEqual([]);
  });

  it('are all listed in docs/architecture.md, in order and by their titles', () => {
    const listed = [
      ...readFileSync('docs/architecture.md', 'utf8').matchAll(
        /^(\d+)\. \[(.+)\]\((adr\/[^)]+)\)$/gm,
      ),
    ].map(([, number, title, link]) => ({ number: Number(number), title, file: `docs/${link}` }));
    expect(listed).toEqual(decisions);
  });

  it.each(decisions)(
    'say why, what else was possible, what follows and what checks them: $file',
    ({ file }) => {
      const parts = [...readFileSync(file, 'utf8').matchAll(/^\*\*([^*]+)\.\*\* (?=\S)/gm)];
      expect(parts.map(([, name]) => name)).toEqual([
        'Context',
        'Decision',
        'Alternatives',
        'Consequence',
        'Checked by',
      ]);
    },
  );

  it('exist wherever a document or a comment names one', () => {
    const named = [...documents, ...sources].flatMap(({ file, text }) =>
      [...text.matchAll(/\bADR (\d+)(?:\]\(([^)]+)\))?/g)].map(([, number, link]) => ({
        file,
        number: Number(number),
        link,
      })),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(
      named.filter(
        ({ number, link }) =>
          !decisions.some(
            (decision) =>
              decision.number === number &&
              (link === undefined || basename(link) === basename(decision.file)),
          ),
      ),
    ).toEqual([]);
  });

  it('are found where a comment gives their path', () => {
    const paths = sources.flatMap(({ text }) =>
      [...text.matchAll(/docs\/[\w/-]+\.md/g)].map(([path]) => path),
    );
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('docs/content.md', () => {
  const text = readFileSync('docs/content.md', 'utf8');

  it('names only tokens that are filled', () => {
    const tokens = contentTokens({ locale: 'en', products, settings: publicSettingsOf() });
    const named = codeSpans(text)
      .flatMap((span) => /^\{([\w.-]+)\}$/.exec(span)?.[1] ?? [])
      .filter((name) => name !== 'name');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in tokens))).toEqual([]);
  });

  it('names every list of the desk', () => {
    const spans = codeSpans(text);
    expect(collections.filter((collection) => !spans.includes(collection))).toEqual([]);
  });

  // `curl … -X METHOD $API/path -d '{…}'`
  const calls = [
    ...text.matchAll(
      /curl "\$\{auth\[@\]\}" (?:-X (\w+) )?\$API\/(\S+)(?: -H '[^']+')?(?: -d '([^']+)')?/g,
    ),
  ].map(([, method = 'GET', path = '', body]) => ({ method, path, body }));
  const matching = (method: string, path: string): EndpointDefinition | undefined =>
    Object.values<EndpointDefinition>(endpoints).find(
      (endpoint) =>
        endpoint.method === method &&
        new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(`/api/v1/${path}`),
    );

  it('shows calls that the contract knows', () => {
    expect(calls.length).toBeGreaterThanOrEqual(9);
    expect(calls.filter(({ method, path }) => !matching(method, path))).toEqual([]);
  });

  it.each(calls.filter(({ body }) => body?.startsWith('{')))(
    'shows a body that is taken: $method $path',
    ({ method, path, body = '' }) => {
      const problems = matching(method, path)?.body?.safeParse(JSON.parse(body)).error;
      expect(problems).toBeUndefined();
    },
  );

  it('shows an entry that its list takes', () => {
    const shown = calls.flatMap(({ path, body }) =>
      path.startsWith('desk/content/') && body && 'body' in JSON.parse(body)
        ? [
            {
              collection: collectionSchema.parse(path.split('/')[2]),
              entry: { _id: path.split('/')[3], ...JSON.parse(body).body },
            },
          ]
        : [],
    );
    expect(shown).toHaveLength(2);
    expect(
      shown.map(({ collection, entry }) => collectionSchemas[collection].safeParse(entry).error),
    ).toEqual([undefined, undefined]);
  });

  it('reads a page that exists', () => {
    expect(pageSlugs).toContain('faq');
  });
});

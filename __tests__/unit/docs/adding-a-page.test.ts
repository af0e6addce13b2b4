import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [, row = '', copy = ''] = readFileSync('docs/adding-a-page.md', 'utf8')
  .split(/^```ts\n/m)
  .map((part) => part.split(/^```$/m)[0]);
const registry = 'src/config/pages.ts';
const script = '__tests__/unit/docs/show-new-page.ts';

describe('docs/adding-a-page.md', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new-page-'));
    for (const path of ['src', 'package.json', 'tsconfig.json', 'next-i18next.config.js', script])
      cpSync(path, join(root, path), { recursive: true });
    for (const path of ['node_modules', 'public']) symlinkSync(resolve(path), join(root, path));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const show = (path: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', script, path], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          SITE_URL: 'https://site.example',
          LICENCE_NUMBER: '0000/2026',
          COMPLAINT_HOTLINE: '2000 0000',
        },
      }),
    );

  it('adds a page by one row and one file', () => {
    const end = '} as const satisfies Record<string, RegistryRow>;';
    const rows = readFileSync(registry, 'utf8');
    expect(rows.split(end)).toHaveLength(2);
    writeFileSync(join(root, registry), rows.replace(end, `${row}${end}`));
    writeFileSync(join(root, 'src/copy/pages/holiday-home.ts'), copy);
    expect(show('/holiday-home')).toEqual({
      names: ['holidayHome'],
      route: { kind: 'page', locale: 'cn', pathname: '/cn/holiday-home' },
      title: expect.stringMatching(/^第二居所貸款 \| 港鑰按揭$/),
      canonical: 'https://site.example/hk/holiday-home',
      sitemap: ['en', 'hk', 'cn'].map((locale) => `https://site.example/${locale}/holiday-home`),
    });
  });
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  builtStyleSheets,
  inlineStyleSheets,
  withAbsoluteAddresses,
} from '@/server/document/style-sheets';

const link = (name: string): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const unloaded = (name: string): string => link(name).replace('/>', ' disabled=""/>');
const page = (head: string, body = ''): string =>
  `<html><head><title>t</title>${head}</head><body><p>text</p>${body}</body></html>`;
const sheets: Record<string, string> = {
  '/_next/static/chunks/a.css': 'a{color:red}\n/*# sourceMappingURL=a.css.map*/',
  '/_next/static/chunks/b.css': 'b{width:1px}',
  '/_next/static/chunks/bad.css': 'c{content:"</style>"}',
};
const read = (href: string): string | undefined => sheets[href];

describe('The style sheets of a document', () => {
  it('stand in its head in their order, and the links load nothing any more', () => {
    expect(
      inlineStyleSheets(
        page(
          `${link('a')}<meta name="x"/>${link('b')}<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>`,
        ),
        read,
      ),
    ).toBe(
      page(
        `<style>a{color:red}b{width:1px}</style>${unloaded('a')}<meta name="x"/>${unloaded('b')}`,
      ),
    );
  });

  it('come after those of MUI, which Emotion keeps at the start of the head', () => {
    const widgets = '<style data-emotion="mui a b">.mui-a{color:blue}</style>';
    expect(inlineStyleSheets(page(`${link('a')}<meta name="x"/>${widgets}`), read)).toBe(
      page(`${widgets}<style>a{color:red}</style>${unloaded('a')}<meta name="x"/>`),
    );
  });

  it('are found however Next orders the attributes', () => {
    const dynamic =
      '<link href="/_next/static/chunks/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>';
    expect(inlineStyleSheets(page(dynamic), read)).toBe(
      page(`<style>a{color:red}</style>${dynamic.replace('/>', ' disabled=""/>')}`),
    );
  });

  it.each([
    ['not there', 'gone'],
    ['able to end the element', 'bad'],
  ])('stay links when one is %s', (_why, name) => {
    expect(inlineStyleSheets(page(link(name)), read)).toBe(page(link(name)));
    expect(inlineStyleSheets(page(link(name) + link('a')), read)).toBe(
      page(`${link(name)}<style>a{color:red}</style>${unloaded('a')}`),
    );
  });

  it('leave a document alone that has none, or links elsewhere', () => {
    const foreign = page(
      '<link rel="stylesheet" href="https://cdn.example/_next/static/a.css"/>',
      link('a'),
    );
    expect(inlineStyleSheets(foreign, read)).toBe(foreign);
    expect(inlineStyleSheets('no document', read)).toBe('no document');
  });
});

describe('A style sheet of the build', () => {
  it('is read where Next wrote it, with addresses that hold in any document', () => {
    const root = mkdtempSync(join(tmpdir(), 'sheets-'));
    mkdirSync(join(root, '.next', 'static', 'chunks'), { recursive: true });
    writeFileSync(
      join(root, '.next', 'static', 'chunks', 'a.css'),
      '@font-face{src:url(../media/f.woff2)}',
    );
    const readBuilt = builtStyleSheets(root);
    expect(readBuilt('/_next/static/chunks/a.css')).toBe(
      '@font-face{src:url(/_next/static/media/f.woff2)}',
    );
    expect(readBuilt('/_next/static/chunks/gone.css')).toBeUndefined();
    expect(readBuilt('/_next/static/../../secret.css')).toBeUndefined();
  });

  it.each([
    ['url("../media/a.svg")', 'url("/_next/static/media/a.svg")'],
    ["url('b.svg')", "url('/_next/static/chunks/b.svg')"],
    ['url(/images/c.svg)', 'url(/images/c.svg)'],
    ['url("data:image/svg+xml;utf8,x")', 'url("data:image/svg+xml;utf8,x")'],
    ['url(#d)', 'url(#d)'],
  ])('has its %s read as %s', (written, expected) => {
    expect(withAbsoluteAddresses(written, '/_next/static/chunks/a.css')).toBe(expected);
  });
});

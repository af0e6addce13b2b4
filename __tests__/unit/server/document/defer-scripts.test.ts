import { deferScripts, type PageWait } from '@/server/document/defer-scripts';

const chunk = (name: string): string => `/_next/static/chunks/${name}.js`;
const script = (name: string): string => `<script src="${chunk(name)}" async=""></script>`;
const page = (head: string, body = ''): string =>
  `<html><head>${head}</head><body><p>text</p>${body}</body></html>`;
const defer = (html: string): string =>
  deferScripts(html, { starter: 'go()', waits: undefined, release: 'r1' });

describe('The scripts of a finished page', () => {
  it('stand where they stood, with a type that does not run, and nothing asks for them early', () => {
    const html = defer(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="${chunk('a')}"/><link rel="preload" href="${chunk('b')}" as="script"/>${script('a')}`,
        script('b'),
      ),
    );
    expect(html).toContain(
      `<head><script src="${chunk('a')}" type="text/late-script" async=""></script></head>`,
    );
    expect(html).toContain(
      `<script src="${chunk('b')}" type="text/late-script" async=""></script>`,
    );
    expect(html).not.toContain('preload');
  });

  it('are left alone where they are for old browsers, inline, typed, or from elsewhere', () => {
    const others = `<script src="${chunk('old')}" noModule=""></script><script>1</script><script type="module" src="${chunk('m')}" async=""></script><script src="https://other.example/a.js" async=""></script>`;
    expect(defer(page(others))).toBe(page(others));
    expect(defer('no document')).toBe('no document');
  });

  it('are started by one script at the end, which is told what they wait for and where the data are', () => {
    expect(defer(page(script('a')))).toMatch(/<script>go\(\)<\/script><\/body><\/html>$/);
    expect(
      deferScripts(page(script('a')), {
        starter: 'go()',
        waits: 'content',
        release: 'r1',
        dataAddress: '/_page/r/h/en.js',
      }),
    ).toMatch(/<script data-waits="r1" data-data="\/_page\/r\/h\/en\.js">go\(\)<\/script><\/body>/);
  });

  it('have the one of an estimate before them where a page that waits has one', () => {
    const estimate = page(script('a'), '<div data-estimate="en"></div>');
    const start = (html: string, waits?: PageWait): string | undefined =>
      /<script([^>]*)>go\(\)/.exec(
        deferScripts(html, { starter: 'go()', waits, release: 'r1' }),
      )?.[1];
    expect(start(estimate, 'content')).toBe(
      ' data-waits="r1" data-estimate-script="/_next/static/early/estimate-r1.js"',
    );
    expect(start(estimate)).toBe('');
    expect(start(page(script('a')), 'content')).toBe(' data-waits="r1"');
  });
});

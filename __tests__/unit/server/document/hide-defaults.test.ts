/** @jest-environment jsdom */
import { hideDefaults } from '@/server/document/hide-defaults';

const page =
  '<html><head></head><body><div data-link-params="loanAmount annualRate"></div></body></html>';

/** Runs the script of a finished page whose address has this query; true if the page is marked. */
function isMarked(html: string, query: string): boolean {
  window.history.replaceState(null, '', `/en/loan-calculator${query}`);
  document.documentElement.removeAttribute('data-linked');
  window.eval(/<head><script>([^<]*)<\/script><\/head>/.exec(html)?.[1] ?? '');
  return document.documentElement.hasAttribute('data-linked');
}

describe('A page whose tool takes figures from the address', () => {
  it.each([
    ['?loanAmount=4000000', true],
    ['?utm_source=x&annualRate=9', true],
    ['?utm_source=x', false],
    ['', false],
  ])('with %p is marked before its body is read: %p', (query, expected) => {
    expect(isMarked(hideDefaults(page), query)).toBe(expected);
  });

  it('leaves other pages as they are', () => {
    expect(hideDefaults('<html><head></head><body></body></html>')).toBe(
      '<html><head></head><body></body></html>',
    );
  });
});

import { loadSiteCopy } from '@/copy/site-copy';
import { sanitiseHtml as sanitiseShownHtml } from '@/lib/sanitise-html';
import {
  sanitiseHtml,
  sanitiseLocalised,
  sanitisePage,
} from '@/backoffice/domains/site/site.sanitise';

describe('Sanitised HTML', () => {
  it('is shown as it was stored: what staff may write is also what a page keeps', () => {
    const html =
      '<table><caption>Fees</caption><thead><tr><th scope="col" colspan="2" rowspan="2">A</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">1</td></tr></tbody></table><h4>B</h4><a href="tel:+85220000000">c</a>';
    const stored = sanitiseHtml(html);
    expect(stored).toBe(html);
    expect(sanitiseShownHtml(stored)).toBe(stored);
  });

  it.each([
    '<p>Words, <b>bold</b>, <strong>strong</strong>, <em>em</em>, <i>i</i>.<br />Next</p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><h3>Three</h3>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<a href="/faq#x">a</a><a href="https://example.com">b</a><a href="mailto:a@example.com">c</a><a href="tel:+85220000000">d</a>',
    '{hotline} 港鑰 &amp; 1 &lt; 2',
  ])('keeps %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<style>*{display:none}</style>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<svg/onload=alert(1)>x', 'x'],
    ['<p style="position:fixed" class="a" id="b" onclick="x">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jAvA&#x73;cript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="\u0001javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/faq" target="_blank" formaction="x">x</a>', '<a href="/faq">x</a>'],
    ['<iframe src="https://x.example"></iframe><form action="/"><input></form>x', 'x'],
    ['<b>unclosed', '<b>unclosed</b>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<math><mtext><b><script>1</script></b></mtext></math>', '<b></b>'],
  ])('takes the danger out of %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  it('is the same when it is sanitised again', () => {
    const once = sanitiseHtml('<p>a & b <i>c</p><a href="/x?a=1&b=2">d</a>');
    expect(sanitiseHtml(once)).toBe(once);
  });

  it('changes the named field in each language, and no other', () => {
    const item = {
      contentEn: '<u>a</u>',
      contentHk: '<u>b</u>',
      contentCn: '<u>c</u>',
      titleEn: '<u>d</u>',
      content: '<u>e</u>',
    };
    expect(sanitiseLocalised(item, 'content')).toEqual({
      contentEn: 'a',
      contentHk: 'b',
      contentCn: 'c',
      titleEn: '<u>d</u>',
      content: '<u>e</u>',
    });
  });

  it('loses no tag of the pages that we deliver', async () => {
    const { pages } = await loadSiteCopy();
    const tags = (page: object) => JSON.stringify(page).match(/<\/?[a-z0-9]+/g) ?? [];
    const changed = pages.filter((page) => tags(sanitisePage(page)).length !== tags(page).length);
    expect(changed.map(({ slug }) => slug)).toEqual([]);
  });
});

import { openRichField as open } from '@test/support/content/rich-field';
import { blockHtmlFields, noticeHtmlFields } from '@/contracts/content/html-fields';
import { loadSiteCopy } from '@/copy/site-copy';
import { cleanPasted } from '@/features/desk/content/form/rich-text/pasted-html';
import { linkTo, richCommands, unlink } from '@/features/desk/content/form/rich-text/rich-commands';
import { isShown, readHtml, writeHtml } from '@/features/desk/content/form/rich-text/rich-html';
import { sanitiseHtml } from '@/backoffice/domains/site/site.sanitise';
import { localeSuffixes, locales } from '@/contracts/locale';

const again = (html: string): string => writeHtml(readHtml(html, { isBare: false }));

/** What differs only in how it is written, such as line breaks between blocks, is the same. */
const meaning = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim();
};

async function htmlOfCopy(): Promise<string[]> {
  const { pages, notifications, maintenance } = await loadSiteCopy();
  const textsOf = (item: object, names: readonly string[]): string[] =>
    Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' &&
      names.some((one) => locales.some((locale) => name === `${one}${localeSuffixes[locale]}`))
        ? [value]
        : [],
    );
  return [
    ...pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => textsOf(block, blockHtmlFields[block.type] ?? [])),
    ),
    ...[...notifications, maintenance].flatMap((item) => textsOf(item, noticeHtmlFields)),
  ];
}

describe('A text with markup', () => {
  it('of the delivered copy is shown whole, written as it means, and left as it is by the sanitiser', async () => {
    const texts = await htmlOfCopy();
    expect(texts.length).toBeGreaterThan(140);
    for (const html of texts) {
      expect([html, isShown(html)]).toEqual([html, true]);
      const written = again(html);
      expect(meaning(written)).toBe(meaning(html));
      expect(sanitiseHtml(written)).toBe(written);
      expect(again(written)).toBe(written);
    }
  });

  it.each([
    '',
    'A notice of <b>one</b> line with <a href="/faq?a=1&amp;b=2">a link</a>.',
    '<p>One</p><p>Two <strong>bold</strong> <em>and</em> <i>slanted</i></p>',
    '<ul><li>One</li><li>Two<ol><li>Deeper</li></ol></li></ul>',
    '<h3>Costs</h3><p>From {promise.rate}[[ of {address}]]<br />and "so" on &lt;now&gt; &amp; then</p><h4>Small</h4>',
    '<table><caption>Rates</caption><thead><tr><th scope="col">A</th><th colspan="2">B</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr></tbody></table>',
    '<p><a href="https://a.hk/?q=&quot;x&quot;"><strong>All</strong> of it</a></p>',
    '<ul><li><p>One</p><p>More</p></li></ul>',
    '<p>No\u00a0break</p>',
  ])('is written byte by byte as it was read: %s', (html) => {
    expect(again(html)).toBe(html);
    expect(isShown(html)).toBe(true);
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('with line breaks between its blocks is shown, too', () => {
    const html = '\n<ul>\n  <li>One</li>\n  <li>Two </li>\n</ul>\n<p>Three <b>four </b></p>\n';
    expect(isShown(html)).toBe(true);
    expect(again(html)).toBe('<ul><li>One</li><li>Two</li></ul><p>Three <b>four</b></p>');
  });

  it.each([
    '<p>Hidden<!-- note --></p>',
    '<p style="color:red">Red</p>',
    '<div>Box</div>',
    '<p><u>under</u></p>',
    '<p>One</p>Loose',
    '<script>x()</script>',
  ])('is not shown where something would be lost: %s', (html) => {
    expect(isShown(html)).toBe(false);
  });
});

describe('What is pasted', () => {
  it('of Word becomes paragraphs, bold letters and lists, without how it looked', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-HK style='tab-interval:36.0pt'><!--StartFragment--><h1 style='color:red'>Costs<o:p></o:p></h1><p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'><span style='font-size:14pt'>Bold</span></b> and <span style='font-weight:700'>strong</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Third</p><!--EndFragment--></body></html>`;
    expect(again(cleanPasted(word))).toBe(
      '<h3>Costs</h3><p><strong>Bold</strong> and <strong>strong</strong></p><ul><li>First</li><li>Second</li></ul><ol><li>Third</li></ol>',
    );
  });

  it('keeps links that may lead there, and neither scripts nor pictures nor the bold of a whole page of Google Docs', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><div><p dir="ltr">See <a href="https://a.hk/x" onclick="y()">this</a>, <a href="javascript:z()">that</a><img src="x" onerror="y()"></p></div></b><script>z()</script>';
    expect(again(cleanPasted(docs))).toBe('<p>See <a href="https://a.hk/x">this</a>, that</p>');
  });

  it('has no style at any time, which the policy of the page would refuse and report', () => {
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
    cleanPasted('<style>p{}</style><p style="x">a</p><style>b');
    expect(parse.mock.calls[0]?.[0]).not.toMatch(/<style|\sstyle=/);
    parse.mockRestore();
    expect(cleanPasted(`<p class="a" STYLE = 'color:red' id=x>a</p>`)).toBe('<p>a</p>');
  });
});

describe('The field of a text with markup', () => {
  it('makes what is chosen bold or a heading, and takes that back to the very bytes it began with', () => {
    const html = '<p>One</p>\n<p>Two</p>';
    const { choose, run, last, at, changes } = open(html);
    choose(1, 4);
    expect(changes).toEqual([]);
    run(richCommands.bold);
    expect(last()).toBe('<p><strong>One</strong></p><p>Two</p>');
    expect([at().pressed, at().possible]).toEqual([
      ['bold'],
      ['bold', 'heading', 'list', 'numberedList', 'table', 'undo'],
    ]);
    run(richCommands.heading);
    expect(last()).toBe('<h3><strong>One</strong></h3><p>Two</p>');
    run(richCommands.undo);
    run(richCommands.undo);
    expect(last()).toBe(html);
    run(richCommands.redo);
    expect(last()).toBe('<p><strong>One</strong></p><p>Two</p>');
    choose(1, 4);
    run(richCommands.bold);
    expect(last()).toBe(html);
  });

  it('makes lists, turns them into the other kind and back into paragraphs', () => {
    const { choose, run, last } = open('<p>One</p><p>Two</p>');
    choose(1, 8);
    run(richCommands.list);
    expect(last()).toBe('<ul><li>One</li><li>Two</li></ul>');
    run(richCommands.numberedList);
    expect(last()).toBe('<ol><li>One</li><li>Two</li></ol>');
    run(richCommands.numberedList);
    expect(last()).toBe('<p>One</p><p>Two</p>');
  });

  it('links what is chosen, changes the link at the cursor, and takes it away', () => {
    const { choose, run, last, at } = open('<p>See our rates.</p>');
    choose(5, 14);
    run(linkTo('/faq'));
    expect(last()).toBe('<p>See <a href="/faq">our rates</a>.</p>');
    choose(7, 7);
    expect(at().href).toBe('/faq');
    run(linkTo('tel:+85221234567'));
    expect(last()).toBe('<p>See <a href="tel:+85221234567">our rates</a>.</p>');
    run(unlink);
    expect(last()).toBe('<p>See our rates.</p>');
    choose(15, 15);
    run(linkTo('https://a.hk/?x=1&y="2"'));
    expect(last()).toBe(
      '<p>See our rates.<a href="https://a.hk/?x=1&amp;y=&quot;2&quot;">https://a.hk/?x=1&amp;y="2"</a></p>',
    );
  });

  it('shows tokens as such, which stay text', () => {
    const { place, insert, last } = open('', true);
    insert('Of {brand}');
    expect(last()).toBe('Of {brand}');
    expect(place.querySelector('.token')?.textContent).toBe('{brand}');
  });

  it('takes a token back by itself, and what was typed before and behind it', () => {
    const { insert, run, changes } = open('', true);
    const typed = (text: string): void =>
      run((state, dispatch) => {
        dispatch?.(state.tr.insertText(text));
        return true;
      });
    typed('Of ');
    insert('{brand}');
    typed(' only');
    for (let step = 0; step < 3; step += 1) run(richCommands.undo);
    expect(changes).toEqual(['Of ', 'Of {brand}', 'Of {brand} only', 'Of {brand}', 'Of ', '']);
  });

  it('shows a text that was stored, and keeps what can be undone where it says the same', () => {
    const { show, insert, run, last, place } = open('<p>One</p>');
    insert('X');
    expect(last()).toBe('<p>XOne</p>');
    show('<p>XOne</p>\n');
    run(richCommands.undo);
    expect(last()).toBe('<p>One</p>');
    show('<p>Other</p>');
    expect(place.textContent).toBe('Other');
  });
});

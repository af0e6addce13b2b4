import { formatted, isLinkAddress, linked } from '@/lib/html/format-html';
import { sanitiseHtml } from '@/lib/sanitise-html';

/** What is chosen stands between two bars; one bar is a cursor. */
function written(marked: string) {
  const start = marked.indexOf('|');
  const last = marked.lastIndexOf('|');
  return {
    text: marked.replaceAll('|', ''),
    start,
    end: start === last ? start : last - 1,
  };
}

describe('Bold letters', () => {
  it('are put around what is chosen, and taken away again', () => {
    const bold = written('Rates from |5%| a year');
    const after = formatted(bold, 'bold');
    expect(after).toEqual(written('Rates from |<b>5%</b>| a year'));
    expect(formatted(after, 'bold')).toEqual(bold);
  });

  it('begin where the cursor stands', () => {
    expect(formatted(written('Rates |'), 'bold')).toEqual(written('Rates <b>|</b>'));
  });
});

describe('A list', () => {
  it('has an item for each chosen line, without the marks of plain text', () => {
    expect(
      formatted(written('You need:\n|- your card\n\n• 2 payslips\n3. a form|'), 'list').text,
    ).toBe('You need:\n<ul>\n<li>your card</li>\n<li>2 payslips</li>\n<li>a form</li>\n</ul>');
    expect(formatted(written('|One\nTwo|'), 'numberedList')).toEqual(
      written('|<ol>\n<li>One</li>\n<li>Two</li>\n</ol>|'),
    );
  });

  it('begins with an empty item where nothing is chosen', () => {
    expect(formatted(written('a|b'), 'list')).toEqual(written('a<ul>\n<li>|</li>\n</ul>b'));
  });
});

describe('A link', () => {
  it('is put around what is chosen, and has its address as words where nothing is', () => {
    expect(linked(written('See |our rates|.'), '/first-mortgage').text).toBe(
      'See <a href="/first-mortgage">our rates</a>.',
    );
    expect(linked(written('|'), 'https://a.hk/?x=1&y="2"').text).toBe(
      '<a href="https://a.hk/?x=1&amp;y=&quot;2&quot;">https://a.hk/?x=1&amp;y=&quot;2&quot;</a>',
    );
  });

  it.each(['/faq', '/', '#costs', 'https://www.hkma.gov.hk/', 'mailto:a@b.hk', 'tel:+85221234567'])(
    'may lead to %s, which the sanitiser leaves',
    (address) => {
      expect(isLinkAddress(address)).toBe(true);
      const { text } = linked(written('|here|'), address);
      expect(sanitiseHtml(text)).toBe(text);
    },
  );

  it.each(['', 'faq', '//evil.example', 'javascript:alert(1)', 'https://a b', 'data:text/html,x'])(
    'may not lead to “%s”',
    (address) => {
      expect(isLinkAddress(address)).toBe(false);
    },
  );
});

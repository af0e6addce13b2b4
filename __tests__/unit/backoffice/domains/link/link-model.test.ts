import { linkFailureMessage, linkText } from '@/backoffice/domains/link/link.model';

const brandNames = { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' };
const kinds = ['upload-link', 'resume-link'] as const;
const locales = ['en', 'hk', 'cn'] as const;

describe('The text message with a link', () => {
  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    'for an %s begins with the brand and holds the address unescaped, in %s',
    (kind, locale) => {
      const url = 'https://pier.example/en/upload-document?no=A-1&x=2';
      const text = linkText(kind, { locale, brandNames, url });
      expect(text.startsWith(brandNames[locale])).toBe(true);
      expect(text).toContain(`${url} `);
      expect(text).not.toContain('{{');
    },
  );

  it('says something else for each kind', () => {
    const [upload, resume] = kinds.map((kind) =>
      linkText(kind, { locale: 'en', brandNames, url: 'https://pier.example' }),
    );
    expect(upload).toContain('upload the documents');
    expect(resume).toContain('continue your application');
  });
});

describe('The reason why no link was sent', () => {
  it.each([
    [1, '1'],
    [60_000, '1'],
    [60_001, '2'],
    [undefined, '1'],
  ])('names the minutes to wait, rounded up, for %p ms', (waitMs, minutes) => {
    expect(linkFailureMessage('tooSoon', { locale: 'en', waitMs })).toContain(` ${minutes} min`);
  });

  it.each(locales)('asks for a confirmed number in %s', (locale) => {
    const message = linkFailureMessage('noPhone', { locale });
    expect(message).not.toBe('');
    expect(message).not.toBe(linkFailureMessage('tooSoon', { locale }));
  });
});

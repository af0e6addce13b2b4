import { createHash } from 'node:crypto';
import { brand } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import { locales } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { unavailablePage } from '@/server/page/unavailable-page';

const settings = { licenceNumber: '<1>/2026', complaintHotline: '3000 0000' };

describe.each(locales)('The page in place of one that cannot be rendered, in %s', (locale) => {
  const { html, headers } = unavailablePage(locale, settings);

  it('is a whole document in that language which search engines leave out', () => {
    expect(html).toContain(`<!doctype html><html lang="${localeMetadata[locale].htmlLang}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('has the same heading and title, with the name of the lender', () => {
    const [, title] = /<title>(.*?) \| /.exec(html) ?? [];
    expect(title).not.toBe('');
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(` | ${localise(brand, 'name', { locale })}</title>`);
  });

  it('leads to the same address again, and states licence and hotline as text', () => {
    expect(html).toContain('<a href="">');
    expect(html).toContain('&lt;1&gt;/2026');
    expect(html).toContain('3000 0000');
    expect(html).not.toContain('<1>');
  });

  it('runs no script, and only its own style is let in', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).not.toContain('<script');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

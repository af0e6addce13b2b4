import { pages } from '@/config/pages';
import { contentMetadata, describePage, languageAlternates } from '@/content/metadata/metadata';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import { products } from '@/copy/collections/products';
import { commonConfigOf } from '@/backoffice/domains/site/site.model';
import { loadPageCopy } from '@/copy/site-copy';
import { publicSettingsOf } from '@test/support/content/settings-factory';
import { usualHours } from '@test/support/setting/office-calendar';

const settings = jest.fn(publicSettingsOf);
jest.mock('@/config/env.public', () => ({ publicSettings: () => settings() }));

describe('The languages of a page', () => {
  it('are named by real language codes, with English as the default', () => {
    expect(languageAlternates('/rmb-loan', 'https://site.example')).toEqual({
      'x-default': 'https://site.example/en/rmb-loan',
      en: 'https://site.example/en/rmb-loan',
      'zh-HK': 'https://site.example/hk/rmb-loan',
      'zh-CN': 'https://site.example/cn/rmb-loan',
    });
    expect(languageAlternates('/', 'https://site.example')).toMatchObject({
      'x-default': 'https://site.example/en',
      'zh-HK': 'https://site.example/hk',
    });
  });

  it('are the same seen from each of them', () => {
    const page = (locale: 'en' | 'hk' | 'cn') =>
      describePage({
        locale,
        path: '/faq',
        title: 't',
        description: 'd',
        image: '/i',
        isIndexable: true,
      }).alternates;
    expect(page('hk')?.languages).toEqual(page('en')?.languages);
    expect([page('en')?.canonical, page('hk')?.canonical, page('cn')?.canonical]).toEqual(
      ['en', 'hk', 'cn'].map((locale) => `https://site.example/${locale}/faq`),
    );
  });
});

describe('The head of a page', () => {
  beforeAll(async () => {
    const page = await loadPageCopy('rmb-loan');
    const config = commonConfigOf([...products], usualHours);
    provideBuiltInApi((request) => {
      const { pathname } = new URL(request.url);
      return Response.json(pathname.endsWith('/config') ? config : page);
    });
  });
  afterAll(() => provideBuiltInApi(undefined));

  it('has title, description, canonical, preview and social language of its own', async () => {
    const head = await contentMetadata('cn', pages.rmbLoan);
    expect(head.title).toMatch(/^人民币贷款.*港钥按揭$/);
    expect(JSON.stringify(head)).not.toMatch(/\{[a-zA-Z]/);
    expect(head).toMatchObject({
      alternates: { canonical: 'https://site.example/cn/rmb-loan' },
      robots: { index: true, follow: true },
      openGraph: {
        locale: 'zh_cn',
        alternateLocale: ['en', 'zh_tw'],
        siteName: '港钥按揭',
        images: [{ url: 'https://site.example/cn/preview/rmb-loan', width: 1200, height: 630 }],
      },
      manifest: '/cn/manifest.webmanifest',
    });
  });

  it('keeps search engines out while a placeholder is configured', async () => {
    settings.mockReturnValue(publicSettingsOf({ isIndexable: false, hasPlaceholders: true }));
    const head = await contentMetadata('en', pages.rmbLoan);
    settings.mockImplementation(publicSettingsOf);
    expect(head.robots).toEqual({ index: false, follow: false });
  });

  it.each([
    ['uploadDocument', false],
    ['privateLink', false],
    ['faq', true],
    ['home', true],
  ] as const)('of %s lets search engines in: %s', async (name, isIndexed) => {
    const head = await contentMetadata('en', pages[name]);
    expect(head.robots).toEqual({ index: isIndexed, follow: isIndexed });
  });
});

import { siteSeed } from '@/copy/site-copy';
import { products } from '@/copy/collections/products';
import { contentPaths, flowPaths, slugOfPath } from '@/config/paths';
import { pageSchema, pageSlugs } from '@/contracts/content';
import { collections, collectionSchemas, maintenanceInputSchema } from '@/contracts/desk';
import { locales } from '@/contracts/locale';
import { notificationSchema, productSchema } from '@/contracts/site';
import { contentTokens } from '@/content/tokens';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { localise } from '@/lib/localise';
import { simplifiedOnly, traditionalOnly } from '../i18n/han-script';
import { localisedFields, seedLeaves, textsIn } from './seed-texts';

const settings = {
  siteUrl: 'https://site.example',
  apiBaseUrl: undefined,
  licenceNumber: '[to be set]',
  complaintHotline: '[to be set]',
  hasPlaceholders: true,
  isIndexable: false,
  tagManagerId: undefined,
  botCheckSiteKey: undefined,
  hasAnalyticsTestVariant: false,
  isSmsLive: true,
};

const served = new Set<string>([...Object.values(contentPaths), ...Object.values(flowPaths)]);
const bare = (href: string): string =>
  href.replace(/[?#].*$/, '').replace(/^\/(?:en|hk|cn)(?=\/|$)/, '') || '/';

describe('The delivered pages', () => {
  it.each(pageSlugs)('follow the contract: %s', (slug) => {
    const page = siteSeed.pages[slug];
    expect(pageSchema.safeParse(page)).toMatchObject({ success: true, data: { slug } });
  });

  it('are not left empty', () => {
    expect(pageSlugs.filter((slug) => siteSeed.pages[slug].blocks.length === 0)).toEqual([]);
  });

  it('each have one first-level heading', () => {
    const shown = new Set<string>(Object.values(slugOfPath));
    const heroes = pageSlugs
      .filter((slug) => shown.has(slug))
      .map((slug) => [
        slug,
        siteSeed.pages[slug].blocks.filter(({ type }) => type === 'hero').length,
      ]);
    expect(heroes.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it.each(locales)('have titles and descriptions of their own in %s', (locale) => {
    const tokens = contentTokens({ locale, products, settings });
    const pages = fillTokensDeep(Object.values(siteSeed.pages), tokens);
    for (const field of ['title', 'description']) {
      const texts = pages.map((page) => localise(page, field, { locale }));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});

describe('The delivered collections', () => {
  it.each(collections)('follow the contract: %s', (collection) => {
    const problems = siteSeed.collections[collection]
      .map((entry) => collectionSchemas[collection].safeParse(entry))
      .filter(({ success }) => !success);
    expect(problems).toEqual([]);
    const ids = siteSeed.collections[collection].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the products, notices and maintenance words too', () => {
    expect(
      products.map((product) => productSchema.safeParse(product)).filter(({ success }) => !success),
    ).toEqual([]);
    expect(
      siteSeed.notifications
        .map((notice) => notificationSchema.safeParse(notice))
        .filter(({ success }) => !success),
    ).toEqual([]);
    expect(maintenanceInputSchema.safeParse(siteSeed.maintenance).success).toBe(true);
  });
});

describe('The delivered copy', () => {
  it('says everything in three languages', () => {
    const partial = localisedFields({ ...siteSeed, products }).filter(
      ({ suffixes }) => suffixes.join() !== 'Cn,En,Hk',
    );
    expect(partial).toEqual([]);
  });

  it('writes no Simplified character in hk and no Traditional one in cn', () => {
    const mixed = [
      ...textsIn('Hk').flatMap(({ path, text }) =>
        simplifiedOnly(text).map((character) => `${path} ${character}`),
      ),
      ...textsIn('Cn').flatMap(({ path, text }) =>
        traditionalOnly(text).map((character) => `${path} ${character}`),
      ),
    ];
    expect(mixed).toEqual([]);
  });

  it('uses only tokens that are filled', () => {
    const known = new Set(
      locales.flatMap((locale) => Object.keys(contentTokens({ locale, products, settings }))),
    );
    const unknown = seedLeaves.flatMap(({ path, text }) =>
      [...text.matchAll(/\{([^{}]*)\}/g)]
        .filter(([, name = '']) => !known.has(name) && !name.startsWith('_'))
        .map(([token]) => `${path} ${token}`),
    );
    expect(unknown).toEqual([]);
  });

  it('uses the same figures in every language of a field', () => {
    const wayToReachUs = new Set([
      'brand',
      'shortBrand',
      'address',
      'officeHours',
      'servicePhone',
      'email',
      'whatsapp',
      'hotline',
      'riskWarning',
      'licenceNumber',
    ]);
    const tokens = (text: string | undefined): string =>
      [...new Set([...(text ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))]
        .filter((name) => !wayToReachUs.has(name))
        .sort()
        .join();
    const hk = new Map(textsIn('Hk').map(({ path, text }) => [path, text]));
    const different = textsIn('Cn').filter(
      ({ path, text }) => tokens(text) !== tokens(hk.get(path.replace(/Cn((?:\.\d+)?)$/, 'Hk$1'))),
    );
    expect(different.map(({ path }) => path)).toEqual([]);
  });

  it('leads only to pages that exist', () => {
    const links = seedLeaves.flatMap(({ path, text }) =>
      /\.href$/.test(path)
        ? [{ path, href: text }]
        : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ path, href })),
    );
    expect(links.length).toBeGreaterThan(100);
    const dead = links.filter(({ href }) => href.startsWith('/') && !served.has(bare(href)));
    expect(dead.map(({ path, href }) => `${path} ${href}`)).toEqual([]);
  });

  it('leads to anchors that the page has', () => {
    const generated = new Set(
      siteSeed.collections.faqs.flatMap(({ _id, category }) => [_id, category]),
    );
    const missing = Object.values(siteSeed.pages).flatMap((page) => {
      const ids = new Set(
        page.blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : [])),
      );
      const hrefs = [...JSON.stringify(page).matchAll(/href(?:":|=\\)"(#[^"\\]+)/g)].map(
        ([, href = '']) => href.slice(1),
      );
      return hrefs
        .filter((anchor) => !ids.has(anchor) && !generated.has(anchor))
        .map((anchor) => `${page.slug} #${anchor}`);
    });
    expect(missing).toEqual([]);
  });
});

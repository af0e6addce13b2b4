import { readdirSync } from 'node:fs';
import { copyFileName, loadPageCopy, loadSiteCopy, type SiteCopy } from '@/copy/site-copy';
import { products } from '@/copy/collections/products';
import { pageRows, pageSlugs } from '@/config/page-lookup';
import { contentPaths, flowPaths } from '@/config/paths';
import { collections, collectionSchemas, maintenanceInputSchema } from '@/contracts/desk';
import { locales, localeSuffixes as suffixes } from '@/contracts/locale';
import { notificationSchema, productSchema } from '@/contracts/site/site';
import { contentTokens } from '@/lib/texts/content-tokens';
import { fillTokens, fillTokensDeep } from '@/lib/fill-tokens';
import { localise } from '@/lib/localise';
import { publicSettingsOf } from '@test/support/content/settings-factory';
import { simplifiedOnly, traditionalOnly } from '@test/support/content/han-script';
import {
  loadCopyTexts,
  localisedFields,
  textsIn,
  type Leaf,
} from '@test/support/content/copy-texts';

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

let copy: SiteCopy;
let texts: Leaf[];
beforeAll(async () => {
  [copy, texts] = await Promise.all([loadSiteCopy(), loadCopyTexts()]);
});

describe('The delivered pages', () => {
  it.each(pageSlugs)('follow the contract: %s', async (slug) => {
    expect(await loadPageCopy(slug)).toMatchObject({ slug, titleEn: expect.any(String) });
  });

  it('have a file for every row of the registry, and a row for every file', () => {
    const files = readdirSync('src/copy/pages').sort();
    expect(pageSlugs.map((slug) => `${copyFileName(slug)}.ts`).sort()).toEqual(files);
  });

  it('are not read from a file that is missing', async () => {
    await expect(loadPageCopy('no-such-page')).rejects.toThrow('no-such-page');
  });

  it('are not left empty', () => {
    expect(copy.pages.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it('each have one first-level heading', () => {
    const shown = new Set(pageRows.map(({ slug }) => slug));
    const heroes = copy.pages
      .filter(({ slug }) => shown.has(slug))
      .map(({ slug, blocks }) => [slug, blocks.filter(({ type }) => type === 'hero').length]);
    expect(heroes).toHaveLength(pageRows.length);
    expect(heroes.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it.each(locales)('have titles and descriptions of their own in %s', (locale) => {
    const tokens = contentTokens({ locale, products, settings });
    const pages = fillTokensDeep([...copy.pages], tokens);
    for (const field of ['title', 'description']) {
      const values = pages.map((page) => localise(page, field, { locale }));
      expect(values.filter((text, index) => values.indexOf(text) !== index)).toEqual([]);
    }
  });
});

describe('The description of the home page', () => {
  it.each([
    ['en', '24-hour approval', 'the same time on the next working day', 'required documents'],
    ['hk', '24小時批核', '下一個工作天的同一時間', '所需文件齊備'],
    ['cn', '24小时审批', '下一个工作日的同一时间', '所需文件齐备'],
  ] as const)('promises a decision in 24 hours with its condition in %s', (locale, ...parts) => {
    const home = copy.pages.find(({ slug }) => slug === 'home');
    const tokens = contentTokens({ locale, products, settings });
    const [page] = fillTokensDeep(home ? [home] : [], tokens);
    const description = page ? localise(page, 'description', { locale }) : '';
    expect(parts.filter((part) => !description.includes(part))).toEqual([]);
  });
});

describe('The delivered collections', () => {
  it.each(collections)('follow the contract: %s', (collection) => {
    const problems = copy.collections[collection]
      .map((entry) => collectionSchemas[collection].safeParse(entry))
      .filter(({ success }) => !success);
    expect(problems).toEqual([]);
    const ids = copy.collections[collection].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the products, notices and maintenance words too', () => {
    expect(
      products.map((product) => productSchema.safeParse(product)).filter(({ success }) => !success),
    ).toEqual([]);
    expect(
      copy.notifications
        .map((notice) => notificationSchema.safeParse(notice))
        .filter(({ success }) => !success),
    ).toEqual([]);
    expect(maintenanceInputSchema.safeParse(copy.maintenance).success).toBe(true);
  });
});

describe('The delivered copy', () => {
  it('says everything in three languages', () => {
    const partial = localisedFields({ ...copy, products }).filter(
      ({ suffixes }) => suffixes.join() !== 'Cn,En,Hk',
    );
    expect(partial).toEqual([]);
  });

  it('writes no Simplified character in hk and no Traditional one in cn', () => {
    const mixed = [
      ...textsIn(texts, 'Hk').flatMap(({ path, text }) =>
        simplifiedOnly(text).map((character) => `${path} ${character}`),
      ),
      ...textsIn(texts, 'Cn').flatMap(({ path, text }) =>
        traditionalOnly(text).map((character) => `${path} ${character}`),
      ),
    ];
    expect(mixed).toEqual([]);
  });

  it('uses only tokens that are filled', () => {
    const known = new Set(
      locales.flatMap((locale) => Object.keys(contentTokens({ locale, products, settings }))),
    );
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\{([^{}]*)\}/g)]
        .filter(([, name = '']) => !known.has(name) && !name.startsWith('_'))
        .map(([token]) => `${path} ${token}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(locales)('says nothing about a way of contact that is not set in %s', (locale) => {
    const tokens = contentTokens({ locale, products, settings: publicSettingsOf() });
    const contactTokens = /\{(?:servicePhone|email|whatsapp|address)\}/;
    const values = textsIn(texts, suffixes[locale]).filter(({ text }) => contactTokens.test(text));
    expect(values.length).toBeGreaterThan(20);
    const bare = values.filter(({ text }) => {
      const withoutPassages = text.replace(/\[\[[^\]]*\]\]/g, '');
      return contactTokens.test(withoutPassages) && !/^\{\w+\}$/.test(text);
    });
    expect(bare).toEqual([]);
    const shown = values.map(({ text }) => fillTokens(text, tokens));
    expect(shown.filter((text) => /\[|\]|to be set|待設定|待设定/.test(text))).toEqual([]);
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
    const hk = new Map(textsIn(texts, 'Hk').map(({ path, text }) => [path, text]));
    const different = textsIn(texts, 'Cn').filter(
      ({ path, text }) => tokens(text) !== tokens(hk.get(path.replace(/Cn((?:\.\d+)?)$/, 'Hk$1'))),
    );
    expect(different.map(({ path }) => path)).toEqual([]);
  });

  it('leads only to pages that exist', () => {
    const links = texts.flatMap(({ path, text }) =>
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
      copy.collections.faqs.flatMap(({ _id, category }) => [_id, category]),
    );
    const missing = copy.pages.flatMap((page) => {
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

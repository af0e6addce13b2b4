import {
  sitemapEstates,
  sitemapIndexXml,
  sitemapLandingPages,
  sitemapPages,
  sitemapXml,
} from '@/content/metadata/sitemap';

const slugs = (count: number) => Array.from({ length: count }, (_, at) => `estate-${at}`);
const pagesOf = (area: string, district: string, listed: string[]) => ({
  area,
  district,
  listed,
  unlisted: ['hidden'],
});

describe('The sitemap', () => {
  it('has a part of the pages and one an area, with the day of the figures', () => {
    const parts = sitemapEstates({
      updatedOn: '2026-11-22',
      data: [
        pagesOf('kowloon', 'hung-hom', ['a']),
        pagesOf('kowloon', 'mong-kok', ['b']),
        pagesOf('islands', 'mui-wo', []),
      ],
    });
    expect(parts.map(({ name }) => name)).toEqual(['estates-kowloon']);
    const paths = parts[0]?.entries.map(({ url }) => new URL(url).pathname);
    expect(paths).toHaveLength(15);
    expect(paths).toContain('/hk/online-property/hung-hom/a');
    expect(paths?.filter((path) => path.endsWith('hidden'))).toEqual([]);
    expect(sitemapIndexXml([sitemapPages(), ...parts])).toContain(
      '/sitemaps/estates-kowloon.xml</loc><lastmod>2026-11-22</lastmod>',
    );
  });

  it('has a part of landing pages where staff want one to be listed', () => {
    const pages = [
      { slug: 'spring', isIndexable: true },
      { slug: 'leaflet', isIndexable: false },
    ];
    const [part, ...more] = sitemapLandingPages(pages);
    expect(part?.name).toBe('landing-pages');
    expect(part?.entries.map(({ url }) => new URL(url).pathname)).toEqual([
      '/en/l/spring',
      '/hk/l/spring',
      '/cn/l/spring',
    ]);
    expect(more).toEqual([]);
    expect(sitemapLandingPages(pages.slice(1))).toEqual([]);
  });

  it('keeps each part within 50,000 addresses, and loses none', () => {
    const parts = sitemapEstates({
      updatedOn: '2026-11-22',
      data: [pagesOf('kowloon', 'hung-hom', slugs(16_665))],
    });
    expect(parts.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['estates-kowloon', 49_998],
      ['estates-kowloon-2', 3],
    ]);
  });

  it('names the same page in the other languages', () => {
    const [home] = sitemapPages().entries;
    expect(sitemapXml(home ? [home] : [])).toMatch(
      /<loc>[^<]+\/en<\/loc>(?:<xhtml:link rel="alternate" hreflang="[A-Za-z-]+" href="[^"]+"\/>){4}<\/url>/,
    );
  });
});

import { getEstatePages } from '@/content/estate/estate-data';
import { findSitemapPart } from '@/content/estate/sitemap-parts';

jest.mock('@/content/estate/estate-data', () => ({ getEstatePages: jest.fn() }));
jest.mock('@/content/page/site-data', () => ({ getLandingPages: async () => [] }));
jest.mock('@/config/env.public', () => ({
  publicSettings: () => ({ siteUrl: 'https://lender.example', isIndexable: true }),
}));

const away = () => jest.mocked(getEstatePages).mockRejectedValue(new Error('the API is away'));

describe('A part of the sitemap', () => {
  it('lists the content pages while the estates cannot be read', async () => {
    away();
    const part = await findSitemapPart('pages');
    expect(part?.entries[0]?.url).toBe('https://lender.example/en');
  });

  it('is not said to be missing while the estates cannot be read', async () => {
    away();
    await expect(findSitemapPart('estates-kowloon')).rejects.toThrow('the API is away');
  });

  it('is missing where no estate stands in it', async () => {
    jest.mocked(getEstatePages).mockResolvedValue({ data: [], updatedOn: '2026-11-22' });
    expect(await findSitemapPart('estates-kowloon')).toBeUndefined();
  });
});

import type { CataloguePlace } from '@/valuation/facts/catalogue/catalogue';

/** An estate of the catalogue of which nothing but its names is known. */
export const cataloguePlace = (changes: Partial<CataloguePlace> = {}): CataloguePlace => ({
  id: 'e:harbour-garden',
  kind: 'estate',
  en: 'Harbour Garden',
  hk: '海港花園',
  aliases: [],
  subDistrict: 's:taikoo-shing',
  evidence: 'traded',
  isPositionExact: true,
  sourceCount: 1,
  blocks: [],
  ...changes,
});

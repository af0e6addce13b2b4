/** A name in English, Hong Kong Traditional Chinese and mainland Simplified Chinese; Simplified names of buildings are converted (OpenCC). */
export interface LocalizedName {
  readonly en: string;
  readonly hk: string;
  readonly cn: string;
}

/** A fact together with where it comes from. */
export type Sourced<T> = T & { readonly source: SourceId };

/** Every source that a built-in fact may name. Only single facts were taken, never copies of a source. */
export const factSources = {
  sales: 'Flat sales 2018-01 to 2020-06 published by an estate agency, aggregated by us',
  als: 'Address Lookup Service of the Hong Kong Government, October 2025: English and Chinese name of the same building',
  'als-part':
    'Address Lookup Service of the Hong Kong Government, October 2025: the name inside the English and Chinese name of the same club house, arcade, tower or road',
  'als-full':
    'Address Lookup Service of the Hong Kong Government, October 2025, full form of three districts: numbered blocks of the estate',
  'hte-project':
    'Public repository hte-project, src/lib/market-properties.ts: table of estate names in Chinese and English',
  'estate-seeder':
    'Public code index, file 6022558950 (EstateTableSeeder.php): estate names in Chinese and English with addresses',
  chaiquote:
    'Public repository chaiquote, src/lib/estates.ts and estate-extra-raw.ts: estate names in Chinese and English',
  'geodata-list':
    'Public code index, file 65841622904: list of estates in English and Chinese with coordinates',
  'estate-alias': 'Public code index, file 67270114667: English estate names with Chinese aliases',
  'estate-table': 'Public code index, file 54116527060: table of Hong Kong estates',
  'district-guide':
    'Public code index, file 57661085760: guide to districts naming estates in English and Chinese',
  'collection-points':
    'Public code index, file 57407535530: bilingual addresses of collection points',
  'school-notes':
    'Public code index, file 60400049040: bilingual address of a school in the estate',
  'school-list':
    'Public code index, file 20116001793: Education Bureau list of schools with bilingual names',
  'rental-notes': 'Public code index, file 59656919418: estate name in Chinese and English',
  'mtr-stops': 'Public code index, file 61950792030: MTR list of stops in Chinese and English',
  'wikipedia-private-estates': 'Wikipedia, "Private housing estates in Hong Kong"',
  'agency-example':
    'Public repository HK_Housing_Crawler, src/schema/estate_info.py: an agency’s estate page',
  'scmp-2017': 'South China Morning Post, "New Territories North" (LuxeHomes 2017)',
} as const;

export type SourceId = keyof typeof factSources;

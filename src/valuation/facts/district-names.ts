import type { AreaId, DistrictId, SubDistrictId } from './districts';
import { findSubDistrict, subDistricts } from './districts';

/** Every spelling of the 18 districts in the sources: sales, Address Lookup Service, district list, codes of the street list. */
const districtSpellings: Readonly<Record<DistrictId, readonly string[]>> = {
  'd:central-and-western': ['Central and Western', 'Central & Western District', '中西區', 'C&W'],
  'd:wan-chai': ['Wan Chai', 'Wan Chai District', '灣仔區', 'WC'],
  'd:eastern': ['Eastern', 'Eastern District', '東區', 'E'],
  'd:southern': ['Southern', 'Southern District', '南區', 'S'],
  'd:yau-tsim-mong': ['Yau Tsim Mong', 'Yau Tsim Mong District', '油尖旺區', 'YTM'],
  'd:sham-shui-po': ['Sham Shui Po', 'Sham Shui Po District', '深水埗區', 'SSP'],
  'd:kowloon-city': ['Kowloon City', 'Kowloon City District', '九龍城區', 'KC'],
  'd:wong-tai-sin': ['Wong Tai Sin', 'Wong Tai Sin District', '黃大仙區', 'WTS'],
  'd:kwun-tong': ['Kwun Tong', 'Kwun Tong District', '觀塘區', 'KT'],
  'd:tsuen-wan': ['Tsuen Wan', 'Tsuen Wan District', '荃灣區', 'TW'],
  'd:tuen-mun': ['Tuen Mun', 'Tuen Mun District', '屯門區', 'TM'],
  'd:yuen-long': ['Yuen Long', 'Yuen Long District', '元朗區', 'YL'],
  'd:north': ['North', 'North District', '北區', 'N'],
  'd:tai-po': ['Tai Po', 'Tai Po District', '大埔區', 'TP'],
  'd:sai-kung': ['Sai Kung', 'Sai Kung (Tseung Kwan O)', 'Sai Kung District', '西貢區', 'SK'],
  'd:sha-tin': ['Sha Tin', 'Sha Tin District', '沙田區', 'ST'],
  'd:kwai-tsing': ['Kwai Tsing', 'Kwai Tsing District', '葵青區', 'K&T'],
  'd:islands': ['Islands', 'Islands District', '離島區', 'Is'],
};

/** One-letter codes of the district list and of the electoral boundaries; they clash with the street list's (`E`, `S`). */
const districtLetters: Readonly<Record<string, DistrictId>> = {
  A: 'd:central-and-western',
  B: 'd:wan-chai',
  C: 'd:eastern',
  D: 'd:southern',
  E: 'd:yau-tsim-mong',
  F: 'd:sham-shui-po',
  G: 'd:kowloon-city',
  H: 'd:wong-tai-sin',
  J: 'd:kwun-tong',
  K: 'd:tsuen-wan',
  L: 'd:tuen-mun',
  M: 'd:yuen-long',
  N: 'd:north',
  P: 'd:tai-po',
  Q: 'd:sai-kung',
  R: 'd:sha-tin',
  S: 'd:kwai-tsing',
  T: 'd:islands',
};

/**
 * Regions as the sources write them. They are coarser than our areas and disagree at the edges (the sales put Tseung Kwan O into
 * Kowloon, the Address Lookup Service puts the islands into the New Territories), so the area always follows from the sub-district.
 */
const regionSpellings: Readonly<Record<AreaId, readonly string[]>> = {
  HK: ['Hong Kong', 'Hong Kong Island', 'HK', '香港', '香港島'],
  KL: ['Kowloon', 'KLN', 'KL', '九龍'],
  NT: [
    'New Territories',
    'New Territories East',
    'New Territories West',
    'NT',
    '新界',
    '新界東',
    '新界西',
  ],
  IS: ['Outlying Islands', 'IS', '離島'],
};

/** Other names of sub-districts: towns that the Address Lookup Service writes before a street name outside Hong Kong Island and Kowloon, and what agencies write. */
const townSpellings: readonly (readonly [SubDistrictId, readonly string[]])[] = [
  // Agencies leave out the s.
  ['s:mid-level', ['Mid-Level']],
  ['s:mid-level-west', ['Mid-Level West']],
  ['s:mid-level-east', ['Mid-Level East']],
  ['s:kowloon-west-mid-level', ['Kowloon West Mid-Level']],
  ['s:yuen-long', ['元朗', 'Yuen Long', '新田', 'San Tin', '落馬洲', 'Lok Ma Chau']],
  ['s:kam-tin', ['八鄉', 'Pat Heung']],
  ['s:tsuen-wan', ['荃灣', 'Tsuen Wan', '荃灣段']],
  ['s:kwai-chung', ['葵涌', 'Kwai Chung']],
  ['s:tuen-mun', ['屯門', 'Tuen Mun']],
  ['s:sha-tin', ['沙田', 'Sha Tin']],
  ['s:tai-po', ['大埔', 'Tai Po', '塔門', 'Tap Mun']],
  ['s:fan-ling', ['粉嶺', 'Fanling', '北區', 'North', '打鼓嶺', 'Ta Kwu Ling', '坪輋', 'Ping Che']],
  [
    's:lantau-island',
    ['大嶼山', 'Lantau Island', '赤鱲角', 'Chek Lap Kok', '南丫島', 'Lamma Island'],
  ],
  ['s:tseung-kwan-o', ['將軍澳', 'Tseung Kwan O']],
  ['s:sheung-shui', ['上水', 'Sheung Shui', '古洞', 'Kwu Tung', '煙寮', '營盤']],
  ['s:tin-shui-wai', ['天水圍', 'Tin Shui Wai']],
  ['s:cheung-chau', ['長洲', 'Cheung Chau']],
  ['s:sai-kung', ['西貢', 'Sai Kung']],
  ['s:ma-on-shan', ['馬鞍山', 'Ma On Shan', '茂草岩']],
  ['s:tsing-yi', ['青衣', 'Tsing Yi']],
  ['s:clear-water-bay', ['清水灣', 'Clear Water Bay']],
  ['s:sham-tseng', ['深井', 'Sham Tseng', '青龍頭', 'Tsing Lung Tau']],
  ['s:sha-tau-kok', ['沙頭角', 'Sha Tau Kok', '吉澳', 'Kat O']],
  ['s:ma-wan', ['馬灣', 'Ma Wan']],
  ['s:peng-chau', ['坪洲', 'Peng Chau']],
];

/**
 * The agency's sub-districts. The first id is where a building goes when nothing more is known; the others are the neighbours that
 * the agency lumps together with it, so a match by building name in any of them is still a match.
 */
const agencySubDistricts: readonly (readonly [
  string,
  readonly [SubDistrictId, ...SubDistrictId[]],
])[] = [
  ['Central Mid-Levels / Admiralty', ['s:mid-level', 's:admiralty', 's:central', 's:wan-chai']],
  [
    'Hong Kong West',
    ['s:western-district', 's:kennedy-town', 's:shek-tong-tsui', 's:sai-ying-pun', 's:mount-davis'],
  ],
  ['Sheung Wan / Central', ['s:sheung-wan', 's:central', 's:sai-ying-pun']],
  ['The Peak', ['s:the-peak']],
  ['Western Mid-Levels', ['s:mid-level-west', 's:mid-level', 's:shek-tong-tsui', 's:sai-ying-pun']],
  ['Braemar Hill / North Point Midlevel', ['s:north-point', 's:fortress-hill']],
  ['Chai Wan', ['s:chai-wan', 's:siu-sai-wan']],
  ['Heng Fa Chuen (Chai Wan)', ['s:chai-wan']],
  ['North Point / Fortress Hill', ['s:north-point', 's:fortress-hill']],
  ['Quarry Bay', ['s:quarry-bay', 's:taikoo-shing']],
  ['Sai Wan Ho / Taikoo', ['s:sai-wan-ho', 's:taikoo-shing']],
  ['Shau Kei Wan', ['s:shau-kei-wan']],
  ['Aberdeen / Wong Chuk Hang', ['s:aberdeen', 's:wong-chuk-hang', 's:tin-wan']],
  ['Ap Lei Chau', ['s:ap-lei-chau']],
  [
    'Repulse Bay / Shouson Hill',
    ['s:repulse-bay', 's:shouson-hill', 's:deep-water-bay', 's:south-bay'],
  ],
  ['Residence Bel-Air / Pokfulam', ['s:pokfulam', 's:cyberport', 's:sandy-bay']],
  ['Stanley', ['s:stanley', 's:chung-hom-kok']],
  ['Tai Tam / Shek O', ['s:tai-tam', 's:southern']],
  ['Happy Valley / Mid Level East', ['s:happy-valley', 's:mid-level-east']],
  ["Jardine's Lookout / Tai Hang", ['s:tai-hang']],
  ['Tin Hau', ['s:tin-hau']],
  ['Wan Chai / Causeway Bay', ['s:wan-chai', 's:causeway-bay']],
  ['Ho Man Tin', ['s:ho-man-tin']],
  ['Hung Hom', ['s:hung-hom', 's:whampoa']],
  ['Kai Tak', ['s:kai-tak']],
  ['Kowloon City', ['s:kowloon-city', 's:ma-tau-wai']],
  ['Kowloon Tong / Beacon Hill', ['s:kowloon-tong']],
  ['To Kwa Wan', ['s:to-kwa-wan', 's:ma-tau-wai']],
  ['Kowloon Bay', ['s:kowloon-bay', 's:ngau-tau-kok']],
  ['Kwun Tong', ['s:kwun-tong', 's:ngau-tau-kok', 's:sau-mau-ping']],
  ['Lam Tin / Yau Tong', ['s:lam-tin', 's:yau-tong', 's:cha-kwo-ling']],
  ['Hang Hau', ['s:tseung-kwan-o']],
  ['Lohas Park', ['s:tseung-kwan-o']],
  ['Po Lam / Tseung Kwan O Station', ['s:tseung-kwan-o']],
  ['Tiu Keng Leng', ['s:tseung-kwan-o']],
  ['Cheung Sha Wan / Sham Shui Po', ['s:cheung-sha-wan', 's:sham-shui-po', 's:shek-kip-mei']],
  ['Lai Chi Kok', ['s:lai-chi-kok', 's:sham-shui-po']],
  ['Mei Foo', ['s:lai-chi-kok']],
  ['Yau Yat Chuen', ['s:yau-yat-tsuen', 's:kowloon-west-mid-level']],
  [
    'Diamond Hill / San Po Kong / Ngau Chi Wan',
    ['s:diamond-hill', 's:san-po-kong', 's:ngau-chi-wan', 's:tsz-wan-shan', 's:wong-tai-sin'],
  ],
  ['Wong Tai Sin / Lok Fu', ['s:wong-tai-sin', 's:chuk-yuen']],
  ['Kingspark', ['s:kings-park']],
  ['Kowloon Station', ['s:tsim-sha-tsui', 's:yau-ma-tei']],
  ['Mongkok', ['s:mong-kok', 's:prince-edward']],
  ['Olympic', ['s:tai-kok-tsui']],
  ['Tai Kok Tsui', ['s:tai-kok-tsui']],
  ['Tsim Sha Tsui', ['s:tsim-sha-tsui', 's:jordan']],
  ['Yau Ma Tei', ['s:yau-ma-tei', 's:jordan']],
  ['Discovery Bay', ['s:discovery-bay']],
  ['Lantau / Island', ['s:lantau-island', 's:mui-wo', 's:peng-chau', 's:cheung-chau']],
  ['Tung Chung', ['s:tung-chung']],
  ['Kwai Chung', ['s:kwai-chung']],
  ['Tsing Yi', ['s:tsing-yi']],
  ['North', ['s:sheung-shui', 's:fan-ling', 's:sha-tau-kok']],
  ['Sheung Shui / Fanling', ['s:sheung-shui', 's:fan-ling']],
  ['Sai Kung / Clear Water Bay', ['s:sai-kung', 's:clear-water-bay', 's:ho-chung', 's:nam-wai']],
  ['Kau To Shan / Fotan', ['s:fo-tan']],
  ['Ma On Shan', ['s:ma-on-shan']],
  ['Shatin', ['s:sha-tin', 's:tai-wai']],
  ['Tai Po', ['s:tai-po']],
  ['Ma Wan', ['s:ma-wan']],
  ['Sham Tseng', ['s:sham-tseng']],
  ['Tsuen Wan', ['s:tsuen-wan']],
  ['Tuen Mun', ['s:tuen-mun']],
  ['Fairview / Palm Springs / The Vineyard', ['s:yuen-long', 's:kam-tin']],
  ['Hung Shui Kiu', ['s:ping-shan']],
  ['Tin Shui Wai', ['s:tin-shui-wai']],
  ['Yuen Long', ['s:yuen-long', 's:kam-tin', 's:ping-shan']],
];

const spellingKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\\'’]/g, '')
    .replace(/[_/.,()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isDistrictId = (text: string): text is DistrictId => text in districtSpellings;
const isAreaId = (text: string): text is AreaId => text in regionSpellings;

const districtBySpelling = new Map<string, DistrictId>();
for (const [id, spellings] of Object.entries(districtSpellings)) {
  if (isDistrictId(id))
    for (const spelling of spellings) districtBySpelling.set(spellingKey(spelling), id);
}

const areaBySpelling = new Map<string, AreaId>();
for (const [id, spellings] of Object.entries(regionSpellings)) {
  if (isAreaId(id)) for (const spelling of spellings) areaBySpelling.set(spellingKey(spelling), id);
}

const agencyBySpelling = new Map(agencySubDistricts.map(([name, ids]) => [spellingKey(name), ids]));

const subDistrictBySpelling = new Map<string, SubDistrictId>();
for (const [id, spellings] of townSpellings)
  for (const spelling of spellings) subDistrictBySpelling.set(spellingKey(spelling), id);
for (const [spelling, ids] of agencyBySpelling) subDistrictBySpelling.set(spelling, ids[0]);
for (const { id, name } of subDistricts) {
  for (const spelling of [name.en, name.hk, name.cn])
    subDistrictBySpelling.set(spellingKey(spelling), id);
}

/** The district that a source means, or undefined when the spelling is unknown. */
export function districtIdOf(spelling: string): DistrictId | undefined {
  return districtBySpelling.get(spellingKey(spelling));
}

/** The districts of a street in the street list, whose code joins several with a hyphen (`C&W-WC`); empty when one is unknown. */
export function districtIdsOf(joinedCodes: string): readonly DistrictId[] {
  const ids = joinedCodes.split('-').map(districtIdOf);
  return ids.every((id) => id !== undefined) ? ids : [];
}

/** The district for its one-letter code in the district list, or undefined. */
export function districtIdOfLetter(letter: string): DistrictId | undefined {
  return Object.hasOwn(districtLetters, letter) ? districtLetters[letter] : undefined;
}

/** The area that a source's region means; only a first guess, see `findSubDistrict(id).area` for the exact one. */
export function areaIdOf(spelling: string): AreaId | undefined {
  return areaBySpelling.get(spellingKey(spelling));
}

/** The sub-district for a name in any of the three scripts, a town of the Address Lookup Service or an agency's sub-district. */
export function subDistrictIdOf(spelling: string): SubDistrictId | undefined {
  return subDistrictBySpelling.get(spellingKey(spelling));
}

/** The sub-district for a name in any of the three scripts, if it lies in the district: a street on a border may carry the name of the town on the other side. */
export function subDistrictIdIn(spelling: string, district: DistrictId): SubDistrictId | undefined {
  const id = subDistrictIdOf(spelling);
  return id !== undefined && findSubDistrict(id)?.district === district ? id : undefined;
}

/** All sub-districts that an agency's sub-district may stand for, the likeliest first; empty when unknown. */
export function subDistrictsOfAgency(spelling: string): readonly SubDistrictId[] {
  return agencyBySpelling.get(spellingKey(spelling)) ?? [];
}

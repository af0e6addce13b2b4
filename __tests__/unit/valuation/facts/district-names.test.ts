import {
  areaIdOf,
  districtIdOf,
  districtIdOfLetter,
  districtIdsOf,
  subDistrictIdIn,
  subDistrictIdOf,
  subDistrictsOfAgency,
} from '@/valuation/facts/district-names';
import { findSubDistrict, subDistricts } from '@/valuation/facts/districts';

const addressLookup = [
  ['CENTRAL & WESTERN DISTRICT', '中西區', 'd:central-and-western'],
  ['WAN CHAI DISTRICT', '灣仔區', 'd:wan-chai'],
  ['EASTERN DISTRICT', '東區', 'd:eastern'],
  ['SOUTHERN DISTRICT', '南區', 'd:southern'],
  ['YAU TSIM MONG DISTRICT', '油尖旺區', 'd:yau-tsim-mong'],
  ['SHAM SHUI PO DISTRICT', '深水埗區', 'd:sham-shui-po'],
  ['KOWLOON CITY DISTRICT', '九龍城區', 'd:kowloon-city'],
  ['WONG TAI SIN DISTRICT', '黃大仙區', 'd:wong-tai-sin'],
  ['KWUN TONG DISTRICT', '觀塘區', 'd:kwun-tong'],
  ['TSUEN WAN DISTRICT', '荃灣區', 'd:tsuen-wan'],
  ['TUEN MUN DISTRICT', '屯門區', 'd:tuen-mun'],
  ['YUEN LONG DISTRICT', '元朗區', 'd:yuen-long'],
  ['NORTH DISTRICT', '北區', 'd:north'],
  ['TAI PO DISTRICT', '大埔區', 'd:tai-po'],
  ['SAI KUNG DISTRICT', '西貢區', 'd:sai-kung'],
  ['SHA TIN DISTRICT', '沙田區', 'd:sha-tin'],
  ['KWAI TSING DISTRICT', '葵青區', 'd:kwai-tsing'],
  ['ISLANDS DISTRICT', '離島區', 'd:islands'],
] as const;

const agencyPairs =
  `Central And Western: Central Mid-Levels / Admiralty; Hong Kong West; Sheung Wan / Central; The Peak; Western Mid-Levels
Eastern: Braemar Hill / North Point Midlevel; Chai Wan; Heng Fa Chuen (Chai Wan); North Point / Fortress Hill; Quarry Bay; Sai Wan Ho / Taikoo; Shau Kei Wan
Southern: Aberdeen / Wong Chuk Hang; Ap Lei Chau; Repulse Bay / Shouson Hill; Residence Bel-Air / Pokfulam; Stanley; Tai Tam / Shek O
Wan Chai: Happy Valley / Mid Level East; Jardine'S Lookout / Tai Hang; Jardine's Lookout / Tai Hang; Tin Hau; Wan Chai / Causeway Bay
Kowloon City: Ho Man Tin; Hung Hom; Kai Tak; Kowloon City; Kowloon Tong / Beacon Hill; To Kwa Wan
Kwun Tong: Kowloon Bay; Kwun Tong; Lam Tin / Yau Tong
Sai Kung (Tseung Kwan O): Hang Hau; Lohas Park; Po Lam / Tseung Kwan O Station; Tiu Keng Leng
Sham Shui Po: Cheung Sha Wan / Sham Shui Po; Lai Chi Kok; Mei Foo; Yau Yat Chuen
Wong Tai Sin: Diamond Hill / San Po Kong / Ngau Chi Wan; Wong Tai Sin / Lok Fu
Yau Tsim Mong: Kingspark; Kowloon Station; Mongkok; Olympic; Tai Kok Tsui; Tsim Sha Tsui; Yau Ma Tei
Islands: Discovery Bay; Lantau / Island; Tung Chung
Kwai Tsing: Kwai Chung; Tsing Yi
North: North; Sheung Shui / Fanling
Sai Kung: Sai Kung / Clear Water Bay
Sha Tin: Kau To Shan / Fotan; Ma On Shan; Shatin
Tai Po: Tai Po
Tsuen Wan: Ma Wan; Sham Tseng; Tsuen Wan
Tuen Mun: Tuen Mun
Yuen Long: Fairview / Palm Springs / The Vineyard; Hung Shui Kiu; Tin Shui Wai; Yuen Long`
    .split('\n')
    .flatMap((line) => {
      const [district = '', list = ''] = line.split(': ');
      return list.split('; ').map((subDistrict) => ({ district, subDistrict }));
    });

describe('district names of the sources', () => {
  it.each(addressLookup)('knows the Address Lookup Service’s %s / %s', (english, chinese, id) => {
    expect(districtIdOf(english)).toBe(id);
    expect(districtIdOf(chinese)).toBe(id);
  });

  it('has all 69 spellings of sub-districts in the sales', () => {
    expect(agencyPairs).toHaveLength(69);
  });

  it.each(agencyPairs)(
    'maps the agency’s $subDistrict in $district into that district',
    ({ district, subDistrict }) => {
      const [first] = subDistrictsOfAgency(subDistrict);
      expect(findSubDistrict(first ?? '')?.district).toBe(districtIdOf(district));
    },
  );

  it.each([
    ['Hong Kong West', 's:western-district'],
    ['Lohas Park', 's:tseung-kwan-o'],
    ['Olympic', 's:tai-kok-tsui'],
    ['Yau Yat Chuen', 's:yau-yat-tsuen'],
    ['Mongkok', 's:mong-kok'],
    ['Hung Shui Kiu', 's:ping-shan'],
  ])('sends %s to %s when nothing more is known', (spelling, id) => {
    expect(subDistrictsOfAgency(spelling)[0]).toBe(id);
    expect(subDistrictIdOf(spelling)).toBe(id);
  });

  it('lists the neighbours that an agency lumps together', () => {
    expect(subDistrictsOfAgency('Sai Wan Ho / Taikoo')).toEqual(['s:sai-wan-ho', 's:taikoo-shing']);
    expect(subDistrictsOfAgency('Shatin')).toEqual(['s:sha-tin', 's:tai-wai']);
  });

  it('finds every sub-district by its own name in each script, and by the key of the list', () => {
    for (const { id, name } of subDistricts) {
      expect([subDistrictIdOf(name.hk), subDistrictIdOf(name.cn)]).toEqual([id, id]);
      expect(subDistrictIdOf(name.en.replace(/[ -]/g, '_').replace("'", ''))).toBe(
        subDistrictIdOf(name.en),
      );
    }
  });

  it('reads the codes of the street list, joined ones too', () => {
    expect(districtIdsOf('C&W')).toEqual(['d:central-and-western']);
    expect(districtIdsOf('KT-WTS-KC-SSP')).toEqual([
      'd:kwun-tong',
      'd:wong-tai-sin',
      'd:kowloon-city',
      'd:sham-shui-po',
    ]);
    expect(districtIdsOf('YL-TM-TW-K&T')).toEqual([
      'd:yuen-long',
      'd:tuen-mun',
      'd:tsuen-wan',
      'd:kwai-tsing',
    ]);
    expect(districtIdsOf('YL-XX')).toEqual([]);
  });

  it.each([
    'TM',
    'ST',
    'E',
    'S',
    'WC',
    'C&W',
    'Is',
    'YL',
    'SK',
    'KC',
    'YTM',
    'KT',
    'SSP',
    'N',
    'TP',
    'K&T',
    'TW',
    'WTS',
  ])('knows the code %s', (code) => {
    expect(districtIdsOf(code)).toHaveLength(1);
  });

  it.each([
    ['Hong Kong', 'HK'],
    ['Hong Kong Island', 'HK'],
    ['香港', 'HK'],
    ['香港島', 'HK'],
    ['Kowloon', 'KL'],
    ['KLN', 'KL'],
    ['九龍', 'KL'],
    ['New Territories', 'NT'],
    ['New Territories West', 'NT'],
    ['New Territories East', 'NT'],
    ['NT', 'NT'],
    ['新界', 'NT'],
    ['新界西', 'NT'],
    ['新界東', 'NT'],
    ['Outlying_Islands', 'IS'],
    ['Hong_Kong_Island', 'HK'],
    ['New_Territories', 'NT'],
  ])('reads the region %s as %s', (spelling, area) => {
    expect(areaIdOf(spelling)).toBe(area);
  });

  it.each([
    ['元朗', 's:yuen-long'],
    ['荃灣', 's:tsuen-wan'],
    ['葵涌', 's:kwai-chung'],
    ['屯門', 's:tuen-mun'],
    ['沙田', 's:sha-tin'],
    ['大埔', 's:tai-po'],
    ['粉嶺', 's:fan-ling'],
    ['大嶼山', 's:lantau-island'],
    ['將軍澳', 's:tseung-kwan-o'],
    ['上水', 's:sheung-shui'],
    ['天水圍', 's:tin-shui-wai'],
    ['長洲', 's:cheung-chau'],
    ['西貢', 's:sai-kung'],
    ['馬鞍山', 's:ma-on-shan'],
    ['青衣', 's:tsing-yi'],
    ['古洞', 's:sheung-shui'],
    ['清水灣', 's:clear-water-bay'],
    ['赤鱲角', 's:lantau-island'],
    ['北區', 's:fan-ling'],
    ['青龍頭', 's:sham-tseng'],
    ['沙頭角', 's:sha-tau-kok'],
    ['馬灣', 's:ma-wan'],
    ['深井', 's:sham-tseng'],
    ['坪洲', 's:peng-chau'],
    ['南丫島', 's:lantau-island'],
    ['打鼓嶺', 's:fan-ling'],
    ['八鄉', 's:kam-tin'],
    ['吉澳', 's:sha-tau-kok'],
    ['煙寮', 's:sheung-shui'],
    ['營盤', 's:sheung-shui'],
    ['茂草岩', 's:ma-on-shan'],
    ['新田', 's:yuen-long'],
    ['落馬洲', 's:yuen-long'],
    ['坪輋', 's:fan-ling'],
    ['塔門', 's:tai-po'],
    ['荃灣段', 's:tsuen-wan'],
  ])('places the town %s that the Address Lookup Service writes before a street', (town, id) => {
    expect(subDistrictIdOf(town)).toBe(id);
  });

  it('reads the letters of the district list, which mean other districts than the codes of the street list', () => {
    expect([...'ABCDEFGHJKLMNPQRST'].map(districtIdOfLetter)).toEqual([
      'd:central-and-western',
      'd:wan-chai',
      'd:eastern',
      'd:southern',
      'd:yau-tsim-mong',
      'd:sham-shui-po',
      'd:kowloon-city',
      'd:wong-tai-sin',
      'd:kwun-tong',
      'd:tsuen-wan',
      'd:tuen-mun',
      'd:yuen-long',
      'd:north',
      'd:tai-po',
      'd:sai-kung',
      'd:sha-tin',
      'd:kwai-tsing',
      'd:islands',
    ]);
    expect([
      districtIdOf('E'),
      districtIdOf('S'),
      districtIdOfLetter('I'),
      districtIdOfLetter('toString'),
    ]).toEqual(['d:eastern', 'd:southern', undefined, undefined]);
  });

  it('does not follow a town across a district border', () => {
    expect(subDistrictIdIn('荃灣', 'd:tsuen-wan')).toBe('s:tsuen-wan');
    expect(subDistrictIdIn('荃灣', 'd:kwai-tsing')).toBeUndefined();
    expect(subDistrictIdIn('nowhere', 'd:kwai-tsing')).toBeUndefined();
  });

  it('answers nothing for a name it does not know', () => {
    expect(districtIdOf('Macau')).toBeUndefined();
    expect(areaIdOf('Shenzhen')).toBeUndefined();
    expect(subDistrictIdOf('')).toBeUndefined();
    expect(subDistrictsOfAgency('Nowhere')).toEqual([]);
  });
});

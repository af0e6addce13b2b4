import type { LocalizedName } from './fact';

export type AreaId = 'HK' | 'KL' | 'NT' | 'IS';
export type DistrictId = `d:${string}`;
export type SubDistrictId = `s:${string}`;

export interface AreaFact {
  readonly id: AreaId;
  readonly name: LocalizedName;
  /** The region whose official price series covers this area (Rating and Valuation Department). */
  readonly priceRegion: 'Hong Kong' | 'Kowloon' | 'New Territories';
}

export interface DistrictFact {
  readonly id: DistrictId;
  readonly name: LocalizedName;
}

export interface SubDistrictFact {
  readonly id: SubDistrictId;
  readonly name: LocalizedName;
  readonly area: AreaId;
  readonly district: DistrictId;
}

/** Where the names come from; areas follow the sub-district list, so Ma Wan counts as an island. */
export const districtSources = {
  districts: 'The 18 districts of the Hong Kong Government (names in English and Chinese)',
  subDistricts: 'Public list of 103 sub-districts in English, Traditional and Simplified Chinese',
  membership: 'District of each sub-district: district boundaries of the Home Affairs Department',
} as const;

export const areas: readonly AreaFact[] = [
  {
    id: 'HK',
    name: { en: 'Hong Kong Island', hk: '香港島', cn: '香港岛' },
    priceRegion: 'Hong Kong',
  },
  { id: 'KL', name: { en: 'Kowloon', hk: '九龍', cn: '九龙' }, priceRegion: 'Kowloon' },
  {
    id: 'NT',
    name: { en: 'New Territories', hk: '新界', cn: '新界' },
    priceRegion: 'New Territories',
  },
  {
    id: 'IS',
    name: { en: 'Outlying Islands', hk: '離島', cn: '离岛' },
    priceRegion: 'New Territories',
  },
];

export const districts: readonly DistrictFact[] = [
  { id: 'd:central-and-western', name: { en: 'Central and Western', hk: '中西區', cn: '中西区' } },
  { id: 'd:wan-chai', name: { en: 'Wan Chai', hk: '灣仔區', cn: '湾仔区' } },
  { id: 'd:eastern', name: { en: 'Eastern', hk: '東區', cn: '东区' } },
  { id: 'd:southern', name: { en: 'Southern', hk: '南區', cn: '南区' } },
  { id: 'd:yau-tsim-mong', name: { en: 'Yau Tsim Mong', hk: '油尖旺區', cn: '油尖旺区' } },
  { id: 'd:sham-shui-po', name: { en: 'Sham Shui Po', hk: '深水埗區', cn: '深水埗区' } },
  { id: 'd:kowloon-city', name: { en: 'Kowloon City', hk: '九龍城區', cn: '九龙城区' } },
  { id: 'd:wong-tai-sin', name: { en: 'Wong Tai Sin', hk: '黃大仙區', cn: '黄大仙区' } },
  { id: 'd:kwun-tong', name: { en: 'Kwun Tong', hk: '觀塘區', cn: '观塘区' } },
  { id: 'd:tsuen-wan', name: { en: 'Tsuen Wan', hk: '荃灣區', cn: '荃湾区' } },
  { id: 'd:tuen-mun', name: { en: 'Tuen Mun', hk: '屯門區', cn: '屯门区' } },
  { id: 'd:yuen-long', name: { en: 'Yuen Long', hk: '元朗區', cn: '元朗区' } },
  { id: 'd:north', name: { en: 'North', hk: '北區', cn: '北区' } },
  { id: 'd:tai-po', name: { en: 'Tai Po', hk: '大埔區', cn: '大埔区' } },
  { id: 'd:sai-kung', name: { en: 'Sai Kung', hk: '西貢區', cn: '西贡区' } },
  { id: 'd:sha-tin', name: { en: 'Sha Tin', hk: '沙田區', cn: '沙田区' } },
  { id: 'd:kwai-tsing', name: { en: 'Kwai Tsing', hk: '葵青區', cn: '葵青区' } },
  { id: 'd:islands', name: { en: 'Islands', hk: '離島區', cn: '离岛区' } },
];

export const subDistricts: readonly SubDistrictFact[] = [
  {
    id: 's:admiralty',
    name: { en: 'Admiralty', hk: '金鐘', cn: '金钟' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:central',
    name: { en: 'Central', hk: '中環', cn: '中环' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:kennedy-town',
    name: { en: 'Kennedy Town', hk: '堅尼地城', cn: '坚尼地城' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:mid-level',
    name: { en: 'Mid-Levels', hk: '半山區', cn: '半山区' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:mid-level-west',
    name: { en: 'Mid-Levels West', hk: '西半山', cn: '西半山' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:mount-davis',
    name: { en: 'Mount Davis', hk: '摩星嶺', cn: '摩星岭' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:sai-ying-pun',
    name: { en: 'Sai Ying Pun', hk: '西營盤', cn: '西营盘' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:shek-tong-tsui',
    name: { en: 'Shek Tong Tsui', hk: '石塘咀', cn: '石塘咀' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:sheung-wan',
    name: { en: 'Sheung Wan', hk: '上環', cn: '上环' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:the-peak',
    name: { en: 'The Peak', hk: '山頂', cn: '山顶' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:western-district',
    name: { en: 'Western District', hk: '西環', cn: '西环' },
    area: 'HK',
    district: 'd:central-and-western',
  },
  {
    id: 's:causeway-bay',
    name: { en: 'Causeway Bay', hk: '銅鑼灣', cn: '铜锣湾' },
    area: 'HK',
    district: 'd:wan-chai',
  },
  {
    id: 's:happy-valley',
    name: { en: 'Happy Valley', hk: '跑馬地', cn: '跑马地' },
    area: 'HK',
    district: 'd:wan-chai',
  },
  {
    id: 's:mid-level-east',
    name: { en: 'Mid-Levels East', hk: '東半山', cn: '东半山' },
    area: 'HK',
    district: 'd:wan-chai',
  },
  {
    id: 's:tai-hang',
    name: { en: 'Tai Hang', hk: '大坑', cn: '大坑' },
    area: 'HK',
    district: 'd:wan-chai',
  },
  {
    id: 's:tin-hau',
    name: { en: 'Tin Hau', hk: '天后', cn: '天后' },
    area: 'HK',
    district: 'd:wan-chai',
  },
  {
    id: 's:wan-chai',
    name: { en: 'Wan Chai', hk: '灣仔', cn: '湾仔' },
    area: 'HK',
    district: 'd:wan-chai',
  },
  {
    id: 's:chai-wan',
    name: { en: 'Chai Wan', hk: '柴灣', cn: '柴湾' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:fortress-hill',
    name: { en: 'Fortress Hill', hk: '炮台山', cn: '炮台山' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:north-point',
    name: { en: 'North Point', hk: '北角', cn: '北角' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:quarry-bay',
    name: { en: 'Quarry Bay', hk: '鰂魚涌', cn: '鲗鱼涌' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:sai-wan-ho',
    name: { en: 'Sai Wan Ho', hk: '西灣河', cn: '西湾河' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:shau-kei-wan',
    name: { en: 'Shau Kei Wan', hk: '筲箕灣', cn: '筲箕湾' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:siu-sai-wan',
    name: { en: 'Siu Sai Wan', hk: '小西灣', cn: '小西湾' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:taikoo-shing',
    name: { en: 'Taikoo Shing', hk: '太古城', cn: '太古城' },
    area: 'HK',
    district: 'd:eastern',
  },
  {
    id: 's:aberdeen',
    name: { en: 'Aberdeen', hk: '香港仔', cn: '香港仔' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:ap-lei-chau',
    name: { en: 'Ap Lei Chau', hk: '鴨脷洲', cn: '鸭脷洲' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:chung-hom-kok',
    name: { en: 'Chung Hom Kok', hk: '舂坎角', cn: '舂坎角' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:cyberport',
    name: { en: 'Cyberport', hk: '數碼港', cn: '数码港' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:deep-water-bay',
    name: { en: 'Deep Water Bay', hk: '深水灣', cn: '深水湾' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:pokfulam',
    name: { en: 'Pokfulam', hk: '薄扶林', cn: '薄扶林' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:repulse-bay',
    name: { en: 'Repulse Bay', hk: '淺水灣', cn: '浅水湾' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:sandy-bay',
    name: { en: 'Sandy Bay', hk: '沙灣', cn: '沙湾' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:shouson-hill',
    name: { en: 'Shouson Hill', hk: '壽臣山', cn: '寿臣山' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:south-bay',
    name: { en: 'South Bay', hk: '南灣', cn: '南湾' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:southern',
    name: { en: 'Southern', hk: '南區', cn: '南区' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:stanley',
    name: { en: 'Stanley', hk: '赤柱', cn: '赤柱' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:tai-tam',
    name: { en: 'Tai Tam', hk: '大潭', cn: '大潭' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:tin-wan',
    name: { en: 'Tin Wan', hk: '田灣', cn: '田湾' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:wong-chuk-hang',
    name: { en: 'Wong Chuk Hang', hk: '黃竹坑', cn: '黄竹坑' },
    area: 'HK',
    district: 'd:southern',
  },
  {
    id: 's:jordan',
    name: { en: 'Jordan', hk: '佐敦', cn: '佐敦' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:kings-park',
    name: { en: "King's Park", hk: '京士柏', cn: '京士柏' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:mong-kok',
    name: { en: 'Mong Kok', hk: '旺角', cn: '旺角' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:prince-edward',
    name: { en: 'Prince Edward', hk: '太子', cn: '太子' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:tai-kok-tsui',
    name: { en: 'Tai Kok Tsui', hk: '大角咀', cn: '大角咀' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:tsim-sha-tsui',
    name: { en: 'Tsim Sha Tsui', hk: '尖沙咀', cn: '尖沙咀' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:yau-ma-tei',
    name: { en: 'Yau Ma Tei', hk: '油麻地', cn: '油麻地' },
    area: 'KL',
    district: 'd:yau-tsim-mong',
  },
  {
    id: 's:cheung-sha-wan',
    name: { en: 'Cheung Sha Wan', hk: '長沙灣', cn: '长沙湾' },
    area: 'KL',
    district: 'd:sham-shui-po',
  },
  {
    id: 's:kowloon-west-mid-level',
    name: { en: 'Kowloon West Mid-Levels', hk: '九龍西半山', cn: '九龙西半山' },
    area: 'KL',
    district: 'd:sham-shui-po',
  },
  {
    id: 's:lai-chi-kok',
    name: { en: 'Lai Chi Kok', hk: '荔枝角', cn: '荔枝角' },
    area: 'KL',
    district: 'd:sham-shui-po',
  },
  {
    id: 's:sham-shui-po',
    name: { en: 'Sham Shui Po', hk: '深水埗', cn: '深水埗' },
    area: 'KL',
    district: 'd:sham-shui-po',
  },
  {
    id: 's:shek-kip-mei',
    name: { en: 'Shek Kip Mei', hk: '石硤尾', cn: '石硖尾' },
    area: 'KL',
    district: 'd:sham-shui-po',
  },
  {
    id: 's:yau-yat-tsuen',
    name: { en: 'Yau Yat Tsuen', hk: '又一村', cn: '又一村' },
    area: 'KL',
    district: 'd:sham-shui-po',
  },
  {
    id: 's:ho-man-tin',
    name: { en: 'Ho Man Tin', hk: '何文田', cn: '何文田' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:hung-hom',
    name: { en: 'Hung Hom', hk: '紅磡', cn: '红磡' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:kai-tak',
    name: { en: 'Kai Tak', hk: '啟德', cn: '启德' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:kowloon-city',
    name: { en: 'Kowloon City', hk: '九龍城', cn: '九龙城' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:kowloon-tong',
    name: { en: 'Kowloon Tong', hk: '九龍塘', cn: '九龙塘' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:ma-tau-wai',
    name: { en: 'Ma Tau Wai', hk: '馬頭圍', cn: '马头围' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:to-kwa-wan',
    name: { en: 'To Kwa Wan', hk: '土瓜灣', cn: '土瓜湾' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:whampoa',
    name: { en: 'Whampoa', hk: '黃埔', cn: '黄埔' },
    area: 'KL',
    district: 'd:kowloon-city',
  },
  {
    id: 's:chuk-yuen',
    name: { en: 'Chuk Yuen', hk: '竹園', cn: '竹园' },
    area: 'KL',
    district: 'd:wong-tai-sin',
  },
  {
    id: 's:diamond-hill',
    name: { en: 'Diamond Hill', hk: '鑽石山', cn: '钻石山' },
    area: 'KL',
    district: 'd:wong-tai-sin',
  },
  {
    id: 's:ngau-chi-wan',
    name: { en: 'Ngau Chi Wan', hk: '牛池灣', cn: '牛池湾' },
    area: 'KL',
    district: 'd:wong-tai-sin',
  },
  {
    id: 's:san-po-kong',
    name: { en: 'San Po Kong', hk: '新蒲崗', cn: '新蒲岗' },
    area: 'KL',
    district: 'd:wong-tai-sin',
  },
  {
    id: 's:tsz-wan-shan',
    name: { en: 'Tsz Wan Shan', hk: '慈雲山', cn: '慈云山' },
    area: 'KL',
    district: 'd:wong-tai-sin',
  },
  {
    id: 's:wong-tai-sin',
    name: { en: 'Wong Tai Sin', hk: '黃大仙', cn: '黄大仙' },
    area: 'KL',
    district: 'd:wong-tai-sin',
  },
  {
    id: 's:cha-kwo-ling',
    name: { en: 'Cha Kwo Ling', hk: '茶果嶺', cn: '茶果岭' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:kowloon-bay',
    name: { en: 'Kowloon Bay', hk: '九龍灣', cn: '九龙湾' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:kwun-tong',
    name: { en: 'Kwun Tong', hk: '觀塘', cn: '观塘' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:lam-tin',
    name: { en: 'Lam Tin', hk: '藍田', cn: '蓝田' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:ngau-tau-kok',
    name: { en: 'Ngau Tau Kok', hk: '牛頭角', cn: '牛头角' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:sau-mau-ping',
    name: { en: 'Sau Mau Ping', hk: '秀茂坪', cn: '秀茂坪' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:yau-tong',
    name: { en: 'Yau Tong', hk: '油塘', cn: '油塘' },
    area: 'KL',
    district: 'd:kwun-tong',
  },
  {
    id: 's:ma-wan',
    name: { en: 'Ma Wan', hk: '馬灣', cn: '马湾' },
    area: 'IS',
    district: 'd:tsuen-wan',
  },
  {
    id: 's:sham-tseng',
    name: { en: 'Sham Tseng', hk: '深井', cn: '深井' },
    area: 'NT',
    district: 'd:tsuen-wan',
  },
  {
    id: 's:tsuen-wan',
    name: { en: 'Tsuen Wan', hk: '荃灣', cn: '荃湾' },
    area: 'NT',
    district: 'd:tsuen-wan',
  },
  {
    id: 's:tuen-mun',
    name: { en: 'Tuen Mun', hk: '屯門', cn: '屯门' },
    area: 'NT',
    district: 'd:tuen-mun',
  },
  {
    id: 's:kam-tin',
    name: { en: 'Kam Tin', hk: '錦田', cn: '锦田' },
    area: 'NT',
    district: 'd:yuen-long',
  },
  {
    id: 's:ping-shan',
    name: { en: 'Ping Shan', hk: '屏山', cn: '屏山' },
    area: 'NT',
    district: 'd:yuen-long',
  },
  {
    id: 's:tin-shui-wai',
    name: { en: 'Tin Shui Wai', hk: '天水圍', cn: '天水围' },
    area: 'NT',
    district: 'd:yuen-long',
  },
  {
    id: 's:yuen-long',
    name: { en: 'Yuen Long', hk: '元朗', cn: '元朗' },
    area: 'NT',
    district: 'd:yuen-long',
  },
  {
    id: 's:fan-ling',
    name: { en: 'Fan Ling', hk: '粉嶺', cn: '粉岭' },
    area: 'NT',
    district: 'd:north',
  },
  {
    id: 's:sha-tau-kok',
    name: { en: 'Sha Tau Kok', hk: '沙頭角', cn: '沙头角' },
    area: 'NT',
    district: 'd:north',
  },
  {
    id: 's:sheung-shui',
    name: { en: 'Sheung Shui', hk: '上水', cn: '上水' },
    area: 'NT',
    district: 'd:north',
  },
  {
    id: 's:tai-po',
    name: { en: 'Tai Po', hk: '大埔', cn: '大埔' },
    area: 'NT',
    district: 'd:tai-po',
  },
  {
    id: 's:clear-water-bay',
    name: { en: 'Clear Water Bay', hk: '清水灣', cn: '清水湾' },
    area: 'NT',
    district: 'd:sai-kung',
  },
  {
    id: 's:ho-chung',
    name: { en: 'Ho Chung', hk: '蠔涌', cn: '蚝涌' },
    area: 'NT',
    district: 'd:sai-kung',
  },
  {
    id: 's:nam-wai',
    name: { en: 'Nam Wai', hk: '南圍', cn: '南围' },
    area: 'NT',
    district: 'd:sai-kung',
  },
  {
    id: 's:sai-kung',
    name: { en: 'Sai Kung', hk: '西貢', cn: '西贡' },
    area: 'NT',
    district: 'd:sai-kung',
  },
  {
    id: 's:tseung-kwan-o',
    name: { en: 'Tseung Kwan O', hk: '將軍澳', cn: '将军澳' },
    area: 'NT',
    district: 'd:sai-kung',
  },
  {
    id: 's:fo-tan',
    name: { en: 'Fo Tan', hk: '火炭', cn: '火炭' },
    area: 'NT',
    district: 'd:sha-tin',
  },
  {
    id: 's:ma-on-shan',
    name: { en: 'Ma On Shan', hk: '馬鞍山', cn: '马鞍山' },
    area: 'NT',
    district: 'd:sha-tin',
  },
  {
    id: 's:sha-tin',
    name: { en: 'Sha Tin', hk: '沙田', cn: '沙田' },
    area: 'NT',
    district: 'd:sha-tin',
  },
  {
    id: 's:tai-wai',
    name: { en: 'Tai Wai', hk: '大圍', cn: '大围' },
    area: 'NT',
    district: 'd:sha-tin',
  },
  {
    id: 's:kwai-chung',
    name: { en: 'Kwai Chung', hk: '葵涌', cn: '葵涌' },
    area: 'NT',
    district: 'd:kwai-tsing',
  },
  {
    id: 's:tsing-yi',
    name: { en: 'Tsing Yi', hk: '青衣', cn: '青衣' },
    area: 'NT',
    district: 'd:kwai-tsing',
  },
  {
    id: 's:cheung-chau',
    name: { en: 'Cheung Chau', hk: '長洲', cn: '长洲' },
    area: 'IS',
    district: 'd:islands',
  },
  {
    id: 's:discovery-bay',
    name: { en: 'Discovery Bay', hk: '愉景灣', cn: '愉景湾' },
    area: 'IS',
    district: 'd:islands',
  },
  {
    id: 's:lantau-island',
    name: { en: 'Lantau Island', hk: '大嶼山', cn: '大屿山' },
    area: 'IS',
    district: 'd:islands',
  },
  {
    id: 's:mui-wo',
    name: { en: 'Mui Wo', hk: '梅窩', cn: '梅窝' },
    area: 'IS',
    district: 'd:islands',
  },
  {
    id: 's:peng-chau',
    name: { en: 'Peng Chau', hk: '坪洲', cn: '坪洲' },
    area: 'IS',
    district: 'd:islands',
  },
  {
    id: 's:tung-chung',
    name: { en: 'Tung Chung', hk: '東涌', cn: '东涌' },
    area: 'IS',
    district: 'd:islands',
  },
];

const subDistrictById = new Map(subDistricts.map((fact) => [fact.id, fact]));
const districtById = new Map(districts.map((fact) => [fact.id, fact]));

/** The sub-district with this id, or undefined. */
export function findSubDistrict(id: string): SubDistrictFact | undefined {
  return isSubDistrictId(id) ? subDistrictById.get(id) : undefined;
}

/** The district with this id, or undefined. */
export function findDistrict(id: string): DistrictFact | undefined {
  return isDistrictId(id) ? districtById.get(id) : undefined;
}

function isSubDistrictId(id: string): id is SubDistrictId {
  return id.startsWith('s:');
}

function isDistrictId(id: string): id is DistrictId {
  return id.startsWith('d:');
}

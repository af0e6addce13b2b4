/** Family names of invented people, as on an identity card and in Chinese characters. */
export const familyNames = [
  { en: 'CHAN', zh: '陳' },
  { en: 'WONG', zh: '黃' },
  { en: 'LEE', zh: '李' },
  { en: 'CHEUNG', zh: '張' },
  { en: 'LAU', zh: '劉' },
  { en: 'NG', zh: '吳' },
  { en: 'YEUNG', zh: '楊' },
  { en: 'LAM', zh: '林' },
  { en: 'HO', zh: '何' },
  { en: 'KWOK', zh: '郭' },
  { en: 'TANG', zh: '鄧' },
  { en: 'LEUNG', zh: '梁' },
] as const;

/** Given names of invented people. */
export const givenNames = [
  { en: 'KA MAN', zh: '嘉敏' },
  { en: 'CHI KEUNG', zh: '志強' },
  { en: 'WAI MING', zh: '偉明' },
  { en: 'MEI YEE', zh: '美儀' },
  { en: 'KIN FAI', zh: '建輝' },
  { en: 'SIU LING', zh: '小玲' },
  { en: 'YUK LAN', zh: '玉蘭' },
  { en: 'TSZ HIN', zh: '子軒' },
  { en: 'HOI YAN', zh: '凱欣' },
  { en: 'CHUN HO', zh: '俊豪' },
  { en: 'WING SZE', zh: '詠詩' },
  { en: 'KWOK WAH', zh: '國華' },
  { en: 'SUK FAN', zh: '淑芬' },
  { en: 'LOK TIN', zh: '樂天' },
  { en: 'HIU TUNG', zh: '曉彤' },
  { en: 'YAT FUNG', zh: '逸峰' },
  { en: 'PUI SHAN', zh: '佩珊' },
  { en: 'MAN KIT', zh: '文傑' },
  { en: 'CHOI HA', zh: '彩霞' },
  { en: 'KING YIN', zh: '景然' },
  { en: 'YING', zh: '瑩' },
  { en: 'HONG', zh: '康' },
  { en: 'SZE NGA', zh: '思雅' },
  { en: 'HO YIN', zh: '浩然' },
  { en: 'LAI KUEN', zh: '麗娟' },
] as const;

/** Invented employers. */
export const employers = [
  'Harbour Trading Limited',
  'Kwun Tong Logistics Limited',
  'Jade Garden Catering Company',
  'Eastern Primary School',
  'Sham Shui Po Textiles Limited',
  'Victoria Road Clinic',
  'Lantau Engineering Limited',
] as const;

/** Estates that stand, with the price of a square foot and a usual size; which flat is invented. */
export const demoEstates = [
  { name: 'Taikoo Shing', subDistrict: 'Quarry Bay', hkdPerSqft: 16_500, sqft: 580 },
  { name: 'City One Shatin', subDistrict: 'Sha Tin', hkdPerSqft: 13_900, sqft: 395 },
  { name: 'Mei Foo Sun Chuen', subDistrict: 'Lai Chi Kok', hkdPerSqft: 12_100, sqft: 640 },
  { name: 'Whampoa Garden', subDistrict: 'Hung Hom', hkdPerSqft: 13_200, sqft: 500 },
  { name: 'Kornhill', subDistrict: 'Quarry Bay', hkdPerSqft: 15_400, sqft: 550 },
  { name: 'Laguna City', subDistrict: 'Lam Tin', hkdPerSqft: 11_300, sqft: 600 },
  { name: 'Kingswood Villas', subDistrict: 'Tin Shui Wai', hkdPerSqft: 8_900, sqft: 550 },
  { name: 'Discovery Park', subDistrict: 'Tsuen Wan', hkdPerSqft: 11_800, sqft: 480 },
  { name: 'Metro City', subDistrict: 'Tseung Kwan O', hkdPerSqft: 12_600, sqft: 450 },
  { name: 'South Horizons', subDistrict: 'Aberdeen', hkdPerSqft: 13_800, sqft: 640 },
] as const;

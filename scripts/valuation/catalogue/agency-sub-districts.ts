import type { SubDistrictId } from '@/valuation/facts/districts';

/** What agencies call the parts of a town, as far as it is not the name of one of the 103 sub-districts. */
const agencyNames: readonly (readonly [SubDistrictId, string])[] = [
  ['s:the-peak', '山頂'],
  ['s:mid-level', '中半山'],
  ['s:mid-level-east', '東半山 大坑半山 北角半山 渣甸山'],
  ['s:tai-hang', '大坑'],
  [
    's:yuen-long',
    '元朗市中心 元朗站 元朗東南 元朗南新發展 十八鄉 朗屏 橫洲 流浮山 牛潭尾 加州|錦繡',
  ],
  ['s:ping-shan', '洪水橋北新發展 洪水橋南新發展 屏山'],
  ['s:kam-tin', '錦田 八鄉南 八鄉北'],
  [
    's:tsuen-wan',
    '荃灣市中心 荃灣西 荃灣半山 荃灣海濱 荃景圍 愉景新城 麗城 綠楊 大窩口 油柑頭|汀九',
  ],
  ['s:sham-tseng', '深井 青龍頭'],
  ['s:kwai-chung', '上葵涌 下葵涌 荔景 華景 華景|荔灣(葵青區)'],
  [
    's:tuen-mun',
    '屯門新墟 屯門市中心 屯門北 屯門南 屯門碼頭 掃管笏 置樂 三聖 小欖 兆康 藍地 龍鼓灘',
  ],
  ['s:tai-po', '大埔墟 大埔市中心 大埔半山 太和 大埔海濱 康樂園 林村'],
  ['s:fan-ling', '皇后山'],
  ['s:sheung-shui', '古洞'],
  ['s:sai-kung', '西貢市中心 大網仔 白沙灣'],
  ['s:ma-on-shan', '西沙'],
  ['s:tseung-kwan-o', '寶琳 坑口 康城 調景嶺 將軍澳(西貢區)'],
  ['s:fo-tan', '九肚山'],
  ['s:sha-tin', '小瀝源 石門'],
  ['s:lai-chi-kok', '四小龍 荔灣 美孚 盈暉'],
  ['s:kowloon-west-mid-level', '龍坪'],
  ['s:sham-shui-po', '南昌站'],
  ['s:kai-tak', '啟德新區'],
  ['s:tai-kok-tsui', '奧運站'],
  ['s:tsim-sha-tsui', '九龍站 尖沙咀東部'],
  ['s:hung-hom', '紅磡站 海逸'],
  ['s:sau-mau-ping', '安達臣'],
  ['s:ngau-chi-wan', '彩虹 坪石'],
  ['s:wong-tai-sin', '樂富'],
  ['s:ap-lei-chau', '玉桂山灣畔 海怡'],
  ['s:wong-chuk-hang', '深灣'],
  ['s:cyberport', '貝沙灣'],
  ['s:pokfulam', '薄扶林 華富'],
  ['s:stanley', '馬坑'],
  ['s:southern', '石澳'],
  ['s:shau-kei-wan', '耀東'],
  ['s:quarry-bay', '康怡'],
  ['s:chai-wan', '杏花邨'],
  ['s:tung-chung', '東涌市中心 東涌北'],
  ['s:peng-chau', '坪洲及喜靈洲'],
];

const idByName = new Map<string, SubDistrictId>(
  agencyNames.flatMap(([id, names]) => names.split(' ').map((name) => [name, id] as const)),
);

/** The sub-district that an agency's Chinese name for a part of a town lies in, or undefined. */
export function subDistrictOfAgencyName(name: string): SubDistrictId | undefined {
  return idByName.get(name.replaceAll(' ', ''));
}

const otherUses = new RegExp(
  `\\b(${[
    'school', 'college', 'kindergarten', 'university', 'institute', 'nursery', 'campus', 'academy', 'church', 'chapel', 'cathedral', 'temple', 'monastery', 'mosque', 'shrine', 'ancestral hall',
    'factory', 'factories', 'industrial', 'godown', 'warehouse', 'workshop', 'logistics', 'cargo', 'cold storage', 'data cent(?:re|er)', 'commercial', 'offices?', 'trade cent(?:re|er)', 'financial', 'bank building',
    'shopping', 'mall', 'arcade', 'market', 'bazaar', 'supermarket', 'department store', 'cinema', 'theatre', 'museum', 'hotel', 'hostel', 'guest ?house', 'restaurant',
    'hospital', 'clinic', 'medical cent(?:re|er)', 'health cent(?:re|er)', 'home for the aged', 'care home', 'elderly', 'police', 'fire station', 'ambulance', 'prison', 'correctional', 'magistra\\w+', 'court of',
    'government', 'post office', 'library', 'sports', 'stadium', 'swimming pool', 'playground', 'recreation', 'community (?:hall|cent(?:re|er))', 'town hall', 'civic', 'indoor games', 'park office', 'toilet', 'refuse',
    'substation', 'pumping', 'telephone exchange', 'depot', 'terminus', 'terminal', 'mtr', 'station', 'ferry', 'pier', 'car ?park', 'garage', 'petrol', 'cemetery', 'crematorium', 'columbarium', 'slaughter\\w*', 'sewage', 'treatment works', 'waterworks', 'reservoir',
  ].join('|')})\\b`,
  'i',
);
const otherUsesChinese = /學校|小學|中學|書院|幼稚園|幼兒|大學|學院|教堂|聖堂|禮拜堂|廟|寺$|清真寺|祠堂|工廠|工業|工貿|貨倉|倉庫|物流|商業|寫字樓|商場|購物|街市|市場|戲院|博物館|酒店|賓館|旅館|醫院|診所|醫療|健康中心|安老|護老|護理|警署|警崗|消防|救護|監獄|懲教|法院|法庭|政府|郵局|圖書館|體育|運動場|游泳池|泳池|遊樂場|公園$|康樂|社區(?:會堂|中心)|大會堂|公廁|垃圾|變電站|抽水|機樓|車廠|巴士總站|港鐵|車站|碼頭|停車場|油站|墳場|火葬|骨灰|污水|濾水|水務|配水庫/;

/** Whether a name says that nobody lives there: schools, factories, malls, stations. Without such a word a building counts as residential. */
export function looksNonResidential({ en, hk }: { en: string; hk: string }): boolean {
  return otherUses.test(en) || otherUsesChinese.test(hk);
}

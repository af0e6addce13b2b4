import { estate, type EstateFact } from '../estate-fact';

export const islandsEstates: readonly EstateFact[] = [
  estate({ id: 'e:park-island', en: 'Park Island', hk: '珀麗灣', cn: '珀丽湾', named: 'chaiquote', sub: 's:ma-wan', years: [2002, 2006], blocks: 29, top: 32, sqft: [476, 781], at: [22.3528, 114.0605] }),
  estate({ id: 'e:discovery-bay', en: 'Discovery Bay', hk: '愉景灣', cn: '愉景湾', named: 'als-part', sub: 's:discovery-bay', years: [1982, 2019], blocks: 132, top: 28, sqft: [439, 1085], at: [22.3031, 114.0129] }),
  estate({ id: 'e:caribbean-coast', en: 'Caribbean Coast', hk: '映灣園', cn: '映湾园', named: 'estate-alias', sub: 's:tung-chung', years: [2002, 2006], blocks: 17, top: 65, sqft: [540, 930], at: [22.292, 113.9496] }),
  estate({ id: 'e:century-link', en: 'Century Link', hk: '東環', cn: '东环', named: 'chaiquote', sub: 's:tung-chung', years: [2016, 2016], blocks: 10, top: 32, sqft: [379, 642], at: [22.296, 113.9497] }),
  estate({ id: 'e:coastal-skyline', en: 'Coastal Skyline', hk: '藍天海岸', cn: '蓝天海岸', named: 'als-part', sub: 's:tung-chung', years: [2002, 2007], blocks: 18, top: 67, sqft: [388, 911], at: [22.2912, 113.9456] }),
  estate({ id: 'e:seaview-crescent', en: 'Seaview Crescent', hk: '海堤灣畔', cn: '海堤湾畔', named: 'als-part', sub: 's:tung-chung', years: [2002, 2002], blocks: 4, top: 58, sqft: [508, 847], at: [22.2924, 113.9419] }),
  estate({ id: 'e:the-visionary', en: 'The Visionary', hk: '昇薈', cn: '升荟', named: 'chaiquote', sub: 's:tung-chung', years: [2015, 2015], blocks: 9, top: 39, sqft: [445, 1160], at: [22.2953, 113.951] }),
  estate({ id: 'e:tung-chung-crescent', en: 'Tung Chung Crescent', hk: '東堤灣畔', cn: '东堤湾畔', named: 'als', sub: 's:tung-chung', years: [1998, 1999], blocks: 8, top: 51, sqft: [527, 868], at: [22.2887, 113.9397] }),
];

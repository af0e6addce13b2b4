import type { SubDistrictId } from '@/valuation/facts/districts';
import { looksNonResidential } from '@/backoffice/domains/evaluation/import/residential';

/** Businesses, offices and institutions in buildings and on ground floors. */
const otherUses =
  /酒家|餐廳|茶餐|冰室|麵|飯|粥|廚|快餐|麥當勞|大家樂|大快活|美心|咖啡|酒吧|藥房|銀行|公所|祠|佛堂|道堂|會堂|宮$|部$|處$|社$|總部|研究|訓練|俱樂|會所|管理|服務|中心(?:$|[第一二三四五六七八九十0-9A-Z])|廣場|地下|車位|車房|寺|庵$|觀$|教會|福音|浸信|神父|修院|校|宿舍|園藝|農場|電力|煤氣|機場|航空|倉|廠|公廁|涼亭|涼棚|亭$|站|中央|大使|領事|郵政|營$|軍|哨|懲|博覽|劇院|會議|展覽|遊樂|馬會|賽馬|會$|幼|托兒|長者|善|老人|健身|超級|便利|百貨|家具|屈臣|萬寧|惠康|百佳|壽司|拉麵|火鍋|甜品|餅|店$|舖|行$|堡$|室$|廳$|房$|食|茶|酒|燒|烤|厨|吧$|園地|^置富|義莊|農地/;
const otherUsesEnglish =
  /\b(centre|center|plaza|club|quarters|society|association|company|limited|ltd|council|camp|farm|base|block office|management|kiosk|shop|store|cafe|kitchen|pavilion|hall|convent|monastery|nunnery|consulate|annex|annexe|workshops?|complex|exchange|headquarters|barracks|studio)\b/i;
const homes =
  /(樓|大廈|閣|苑|園|邨|村|軒|台|臺|居|廬|盧|別墅|小築|築|莊|庄|庭|座|洋房|墅|灣|峰|城|豪庭|屋|舍|薈|匯|滙|璽|寓|利奧坊|柏廷坊|里|徑|山|海|岸|半島|嶺|林|谷|軒|第[一二三四五六七八九十0-9]+期)$/;
const homesEnglish =
  /\b(court|mansions?|house|gardens?|villas?|towers?|heights?|terrace|lodge|apartments?|residences?|lane|path|drive|estate|crest|bay|view|hill|manor|grove|chateau|casa|villa|block)\b/i;

const officeWords =
  /集團|國際(?:大廈|大樓|中心|廣[場塲])|銀行|中銀|保險|人壽|金融|電訊|企業|資本|控股|證券|貿易|佳貿|實業|工商|科技|創科|數碼|友邦|宏利|安盛|太古坊|太古廣[場塲]|律政|市政大|行政大|康復大|治療|署大樓|總行|工銀|匯豐|滙豐|渣打|^[恆恒]生.{2,}大廈|藝術大|化工大|保良局|^凌霄閣/;
const officeEnglishWords =
  /\b(?:hotels?|municipal|administration|bank|icbc|hsbc|one bay east|the lohas|headquarters)\b/i;
/** Where a 大廈 that nobody was seen to buy a flat in is a block of offices. */
const officeDistricts: ReadonlySet<string> = new Set(['s:central', 's:admiralty']);
const officeTower = /\btower(?:\s+(?:one|two|three|[1-9]))?$/i;
const officeName = /(?:中心|廣[場塲埸]|大廈|大樓)(?:[一二三四五1-9][座期]|第?[一二三]期)?$/u;
const officeEnglish = /\b(?:centre|center|plaza|tower|building|core\d+)\b/i;
/** Homes all the same. */
const towersOfHomes = /^(?:magazine gap|may|bonham|evergreen|lily court) tower/i;

/** Whether a name is one of offices: 大廈 that call themselves a tower, and what banks, insurers and groups of companies are called. */
export function isOfficeName({
  hk,
  en,
  subDistrict,
}: {
  hk: string;
  en: string;
  subDistrict: SubDistrictId;
}): boolean {
  if (officeWords.test(hk) || officeEnglishWords.test(en)) return true;
  if (officeDistricts.has(subDistrict) && /(?:大廈|大樓)$/u.test(hk)) return true;
  const isBare = !/\p{Script=Han}/u.test(hk);
  return (
    (isBare || /(?:大廈|大樓)$/u.test(hk)) &&
    officeTower.test(isBare ? hk : en) &&
    !towersOfHomes.test(en)
  );
}

/** Whether what was only ever offered, without a sale or a year, is no home: lists of offers hold offices in former factories. */
export function isOfferedOffice({ hk, en }: { hk: string; en: string }): boolean {
  return (
    looksNonResidential({ hk, en }) ||
    officeWords.test(hk) ||
    /農地/.test(hk) ||
    (officeName.test(hk) && /(?:中心|廣[場塲埸])/u.test(hk)) ||
    (officeName.test(hk) && officeTower.test(en)) ||
    (!/\p{Script=Han}/u.test(hk) && officeEnglish.test(hk))
  );
}

/** Whether the government's name of a building means homes; in doubt it does not. */
export function isNamedResidential({
  hk,
  en,
  subDistrict,
}: {
  hk: string;
  en: string;
  subDistrict: SubDistrictId;
}): boolean {
  if (looksNonResidential({ hk, en }) || otherUses.test(hk) || otherUsesEnglish.test(en))
    return false;
  if (isOfficeName({ hk, en, subDistrict })) return false;
  return homes.test(hk) || (!/\p{Script=Han}/u.test(hk) && homesEnglish.test(`${hk} ${en}`));
}

/** Whether a further name of an estate is one of a home, and not of a shop or a school in it. */
export function isResidentialAlias(hk: string): boolean {
  return !looksNonResidential({ hk, en: '' }) && !otherUses.test(hk);
}

const blockName =
  /^(?:第?(?:[0-9]{1,3}[A-Z]?|[A-Z][0-9]{0,2}[A-Z]?|[一二三四五六七八九十]{1,3})[座幢]|.{1,6}[閣樓廈廬軒苑])$/u;

/** Whether the rest of a name after the estate's is that of a block. */
export function isBlockName(rest: string): boolean {
  return blockName.test(rest);
}

import type { QuoteFailureCode } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';

interface FailureWords extends Record<Locale, string> {
  /** Whether a member of staff can help where the machine cannot. */
  needsPerson: boolean;
}

/** `{limit}` is the figure of the rule that was broken. */
export const failureWords: Readonly<Record<QuoteFailureCode, FailureWords>> = {
  closed: {
    needsPerson: true,
    en: 'This way of valuing is closed at the moment. Our staff will be glad to value your property for you.',
    hk: '此估價方式暫停使用，歡迎聯絡我們的職員為你估價。',
    cn: '此估价方式暂停使用，欢迎联系我们的工作人员为您估价。',
  },
  chooseProperty: {
    needsPerson: false,
    en: 'Please choose an estate or a building, or enter the address by hand.',
    hk: '請選擇屋苑或大廈，或自行輸入地址。',
    cn: '请选择小区或大厦，或自行输入地址。',
  },
  placesDoNotMatch: {
    needsPerson: false,
    en: 'The places chosen do not belong together. Please choose the address again.',
    hk: '所選地點並不相屬，請重新選擇地址。',
    cn: '所选地点互不相属，请重新选择地址。',
  },
  unknownPlace: {
    needsPerson: false,
    en: 'We do not know this place. Please choose the address again, or enter it by hand.',
    hk: '找不到此地點，請重新選擇地址，或自行輸入。',
    cn: '找不到此地点，请重新选择地址，或自行输入。',
  },
  districtMissing: {
    needsPerson: false,
    en: 'Please choose the district of this address.',
    hk: '請選擇此地址所屬地區。',
    cn: '请选择此地址所属地区。',
  },
  areaMissing: {
    needsPerson: false,
    en: 'Please enter the saleable area in square feet.',
    hk: '請輸入實用面積（平方呎）。',
    cn: '请输入实用面积（平方英尺）。',
  },
  areaOutOfRange: {
    needsPerson: false,
    en: 'Please enter a saleable area of {limit} square feet. Our staff value anything larger or smaller.',
    hk: '實用面積須為{limit}平方呎；更大或更小的單位由職員估價。',
    cn: '实用面积须为{limit}平方英尺；更大或更小的单位由工作人员估价。',
  },
  floorDoesNotExist: {
    needsPerson: false,
    en: 'This floor does not exist here. Please choose a floor up to {limit}.',
    hk: '此處沒有該樓層，最高為{limit}樓，請重新選擇。',
    cn: '此处没有该楼层，最高为{limit}楼，请重新选择。',
  },
  floorMissing: {
    needsPerson: false,
    en: 'Please give the floor.',
    hk: '請填寫樓層。',
    cn: '请填写楼层。',
  },
  ageOutOfRange: {
    needsPerson: false,
    en: 'Please give the age of the building as {limit} years.',
    hk: '樓齡須為{limit}年。',
    cn: '楼龄须为{limit}年。',
  },
  carParkUnknown: {
    needsPerson: true,
    en: 'No sale of a car park is known to us here. Our staff will be glad to value it for you.',
    hk: '我們未有此處車位的成交紀錄，歡迎聯絡職員為你估價。',
    cn: '我们没有此处车位的成交记录，欢迎联系工作人员为您估价。',
  },
  noLevels: {
    needsPerson: true,
    en: 'We cannot value this address online. Our staff will be glad to do it for you.',
    hk: '此地址未能網上估價，歡迎聯絡職員為你估價。',
    cn: '此地址无法在线估价，欢迎联系工作人员为您估价。',
  },
};

/** A reason why there is no quote that the person asking is told. */
export class QuoteFailure extends Error {
  override readonly name = 'QuoteFailure';
  readonly limit: string | number;
  readonly needsPerson: boolean;

  constructor(
    readonly code: QuoteFailureCode,
    {
      limit = '',
      needsPerson = failureWords[code].needsPerson,
    }: { limit?: string | number; needsPerson?: boolean } = {},
  ) {
    super(code);
    this.limit = limit;
    this.needsPerson = needsPerson;
  }
}

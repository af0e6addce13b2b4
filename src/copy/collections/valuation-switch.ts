import type { ValuationSwitch } from '@/contracts/site/site';

export const valuationSwitch: ValuationSwitch = {
  _id: 'valuation-switch',
  search: true,
  estate: true,
  street: true,
  carPark: true,
  byHand: true,
  alerts: true,
  noticeEn:
    'An online value is an estimate from past sales, for your information only. A surveyor’s valuation decides how much we can lend.',
  noticeHk: '網上估價根據過往成交推算，只供參考；實際貸款額以測量師估價為準。',
  noticeCn: '在线估价根据过往成交推算，仅供参考；实际贷款额以测量师（评估师）的估价为准。',
};

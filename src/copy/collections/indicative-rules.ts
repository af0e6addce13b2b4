import type { IndicativeRule } from '@/contracts/application/indicative';

const annualRate = 9;

export const indicativeRules: IndicativeRule[] = [
  { _id: 'amount-small', measure: 'amount', min: 500_000, result: 'outside-range', reasonEn: 'A fast pass begins at HK$500,000.', reasonHk: '快批按揭最低貸款額為 HK$500,000。', reasonCn: '快批按揭最低贷款额为 HK$500,000。' },
  { _id: 'amount-large', measure: 'amount', max: 10_000_000, result: 'outside-range', reasonEn: 'A fast pass goes up to HK$10,000,000. For more, apply for a first mortgage.', reasonHk: '快批按揭最高貸款額為 HK$10,000,000；如需更多，請申請一按。', reasonCn: '快批按揭最高贷款额为 HK$10,000,000；如需更多，请申请一按。' },
  { _id: 'tenor-short', measure: 'tenorMonths', min: 12, result: 'outside-range', reasonEn: 'A fast pass runs for at least 12 months.', reasonHk: '快批按揭還款期最短 12 個月。', reasonCn: '快批按揭还款期最短 12 个月。' },
  { _id: 'tenor-long', measure: 'tenorMonths', max: 240, result: 'outside-range', reasonEn: 'A fast pass runs for at most 240 months.', reasonHk: '快批按揭還款期最長 240 個月。', reasonCn: '快批按揭还款期最长 240 个月。' },
  { _id: 'value-unknown', measure: 'loanToValue', result: 'needs-review', reasonEn: 'The value of the property is not known well enough yet. A person will value it.', reasonHk: '現時未有可靠的物業估值，將由專人估價。', reasonCn: '目前尚无可靠的房产估值，将由专人估价。' },
  { _id: 'share-high', measure: 'loanToValue', max: 75, result: 'outside-range', reasonEn: 'The loan is more than 75% of the property’s value.', reasonHk: '貸款額超過物業估值的七成半。', reasonCn: '贷款额超过房产估值的 75%。' },
  { _id: 'share-special', propertyKinds: ['village', 'car-park'], measure: 'loanToValue', max: 60, result: 'needs-review', reasonEn: 'For a village house or car park a person looks at anything above 60% of the value.', reasonHk: '村屋或車位貸款超過估值六成，須由專人審視。', reasonCn: '村屋或车位贷款超过估值的 60%，须由专人审视。' },
  { _id: 'burden-high', measure: 'debtServicingRatio', max: 60, annualRate, result: 'outside-range', reasonEn: 'With this loan at 9% a year, your monthly debts would be more than 60% of your income.', reasonHk: '以年利率 9% 計算，連同此貸款的每月還款會超過收入的六成。', reasonCn: '按年利率 9% 计算，加上这笔贷款的月供会超过收入的 60%。' },
  { _id: 'burden-raised', measure: 'debtServicingRatio', max: 50, annualRate, result: 'needs-review', reasonEn: 'With this loan at 9% a year, your monthly debts would be more than half of your income.', reasonHk: '以年利率 9% 計算，連同此貸款的每月還款會超過收入的一半。', reasonCn: '按年利率 9% 计算，加上这笔贷款的月供会超过收入的一半。' },
  { _id: 'income-uneven', employment: ['irregular', 'self-employed'], measure: 'debtServicingRatio', max: 40, annualRate, result: 'needs-review', reasonEn: 'Your income varies, so a person looks at it when monthly debts pass 40% of it.', reasonHk: '你的收入不固定，每月還款超過收入四成時須由專人審視。', reasonCn: '您的收入不固定，月供超过收入的 40% 时须由专人审视。' },
  { _id: 'income-none', employment: ['none'], result: 'needs-review', reasonEn: 'You have no income from work at present. A person looks at how the loan would be repaid.', reasonHk: '你現時沒有工作收入，專人會了解還款來源。', reasonCn: '您目前没有工作收入，专人会了解还款来源。' },
  { _id: 'property-subsidised', propertyKinds: ['hos', 'tps'], result: 'needs-review', reasonEn: 'For HOS and TPS flats we first see the papers on the paid premium.', reasonHk: '居屋及租置單位須先查閱補地價文件。', reasonCn: '居屋和租置单位须先查阅补地价文件。' },
];

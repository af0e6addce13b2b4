import { promised } from '@/config/promises';
import type { IndicativeRule } from '@/contracts/application/indicative';
import { productOf } from './products';

const fastPass = productOf('fast-pass');
const { minAmount, maxAmount, minTenorMonths, maxTenorMonths } = fastPass;
const ltvMax = fastPass.ltvMax ?? 100;
const annualRate = promised('stressRate');
const money = (amount: number): string => `HK$${amount.toLocaleString('en')}`;

export const indicativeRules: IndicativeRule[] = [
  {
    _id: 'amount-small',
    measure: 'amount',
    min: minAmount,
    result: 'outside-range',
    reasonEn: `A fast-pass loan is at least ${money(minAmount)}.`,
    reasonHk: `經網上預批申請的貸款，最低貸款額為 ${money(minAmount)}。`,
    reasonCn: `通过网上预批申请的贷款，最低贷款额为 ${money(minAmount)}。`,
  },
  {
    _id: 'amount-large',
    measure: 'amount',
    max: maxAmount,
    result: 'outside-range',
    reasonEn: `A fast-pass loan is at most ${money(maxAmount)}. For more, apply for a first mortgage.`,
    reasonHk: `經網上預批申請的貸款，最高貸款額為 ${money(maxAmount)}；如需更多，請申請一按。`,
    reasonCn: `通过网上预批申请的贷款，最高贷款额为 ${money(maxAmount)}；如需更多，请申请首次按揭。`,
  },
  {
    _id: 'tenor-short',
    measure: 'tenorMonths',
    min: minTenorMonths,
    result: 'outside-range',
    reasonEn: `A fast-pass loan runs for at least ${minTenorMonths} months.`,
    reasonHk: `經網上預批申請的貸款，還款期最短 ${minTenorMonths} 個月。`,
    reasonCn: `通过网上预批申请的贷款，还款期最短 ${minTenorMonths} 个月。`,
  },
  {
    _id: 'tenor-long',
    measure: 'tenorMonths',
    max: maxTenorMonths,
    result: 'outside-range',
    reasonEn: `A fast-pass loan runs for at most ${maxTenorMonths} months.`,
    reasonHk: `經網上預批申請的貸款，還款期最長 ${maxTenorMonths} 個月。`,
    reasonCn: `通过网上预批申请的贷款，还款期最长 ${maxTenorMonths} 个月。`,
  },
  {
    _id: 'value-unknown',
    measure: 'loanToValue',
    result: 'needs-review',
    reasonEn: 'We have no value for the property yet. Our staff will value it.',
    reasonHk: '現時未有物業估值，須由職員人手估價。',
    reasonCn: '目前尚无房产估值，须由工作人员人工估价。',
  },
  {
    _id: 'value-rough',
    measure: 'roughValue',
    result: 'needs-review',
    reasonEn: 'Our online valuation rests on few figures here. Our staff will check the value.',
    reasonHk: '這個物業的網上估值所依據的數據不多，須由職員核實。',
    reasonCn: '这处房产的在线估值依据的数据不多，须由工作人员核实。',
  },
  {
    _id: 'share-high',
    measure: 'loanToValue',
    max: ltvMax,
    result: 'outside-range',
    reasonEn: `The loan is more than ${ltvMax}% of the property’s value.`,
    reasonHk: `貸款額超過物業估值的 ${ltvMax}%。`,
    reasonCn: `贷款额超过房产估值的 ${ltvMax}%。`,
  },
  {
    _id: 'share-special',
    propertyKinds: ['village', 'car-park'],
    measure: 'loanToValue',
    max: promised('specialLtvReview'),
    result: 'needs-review',
    reasonEn: `For a village house or car park our staff review anything above ${promised('specialLtvReview')}% of the value.`,
    reasonHk: `村屋或車位貸款超過估值的 ${promised('specialLtvReview')}%，須由專人審視。`,
    reasonCn: `村屋或车位贷款超过估值的 ${promised('specialLtvReview')}%，须由工作人员审核。`,
  },
  {
    _id: 'burden-high',
    measure: 'debtServicingRatio',
    max: promised('debtServicingMax'),
    annualRate,
    result: 'outside-range',
    reasonEn: `Counting this loan at ${annualRate}% a year, your monthly debt payments would be more than ${promised('debtServicingMax')}% of your income.`,
    reasonHk: `以年利率 ${annualRate}% 計算，連同此貸款，你的每月還款總額會超過收入的 ${promised('debtServicingMax')}%。`,
    reasonCn: `按年利率 ${annualRate}% 计算，加上这笔贷款，您的每月还款总额会超过收入的 ${promised('debtServicingMax')}%。`,
  },
  {
    _id: 'burden-raised',
    measure: 'debtServicingRatio',
    max: promised('debtServicingReview'),
    annualRate,
    result: 'needs-review',
    reasonEn: `Counting this loan at ${annualRate}% a year, your monthly debt payments would be more than ${promised('debtServicingReview')}% of your income.`,
    reasonHk: `以年利率 ${annualRate}% 計算，連同此貸款，你的每月還款總額會超過收入的 ${promised('debtServicingReview')}%。`,
    reasonCn: `按年利率 ${annualRate}% 计算，加上这笔贷款，您的每月还款总额会超过收入的 ${promised('debtServicingReview')}%。`,
  },
  {
    _id: 'income-uneven',
    employment: ['irregular', 'self-employed'],
    measure: 'debtServicingRatio',
    max: promised('debtServicingVarying'),
    annualRate,
    result: 'needs-review',
    reasonEn: `Your income varies, so our staff review applications where monthly debt payments exceed ${promised('debtServicingVarying')}% of income.`,
    reasonHk: `你的收入不固定，如每月還款超過收入的 ${promised('debtServicingVarying')}%，申請須由專人審視。`,
    reasonCn: `您的收入不固定，如果每月还款超过收入的 ${promised('debtServicingVarying')}%，申请须由工作人员审核。`,
  },
  {
    _id: 'income-none',
    employment: ['none'],
    result: 'needs-review',
    reasonEn:
      'You have no income from work at present. Our staff will review how you would repay the loan.',
    reasonHk: '你現時沒有工作收入，專人會了解還款來源。',
    reasonCn: '您目前没有工作收入，工作人员会了解还款来源。',
  },
  {
    _id: 'property-subsidised',
    propertyKinds: ['hos', 'tps'],
    result: 'needs-review',
    reasonEn: 'For HOS and TPS flats we first need proof that the premium is paid.',
    reasonHk: '居屋及租置單位，我們須先查閱已補地價的證明。',
    reasonCn: '对于资助出售房屋（居者有其屋、租者置其屋），我们须先查阅已补地价的证明。',
  },
];

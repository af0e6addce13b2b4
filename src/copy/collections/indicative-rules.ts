import { promised } from '@/config/promises';
import type { IndicativeRule } from '@/contracts/application/indicative';
import { fastPassLimitRules } from '../shared/limit-rules';
import { productOf } from './products';

const annualRate = promised('stressRate');
const limits = fastPassLimitRules(productOf('fast-pass'));
const ofShare = ({ measure }: IndicativeRule): boolean => measure === 'loanToValue';

export const indicativeRules: IndicativeRule[] = [
  ...limits.filter((rule) => !ofShare(rule)),
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
  ...limits.filter(ofShare),
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

import { promised } from '@/config/promises';
import type { IndicativeRule } from '@/contracts/application/indicative';
import { assessmentRules } from '../shared/assessment-rules';
import { fastPassLimitRules } from '../shared/limit-rules';
import { productOf } from './products';

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
  ...assessmentRules(promised).map(({ rule }) => rule),
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

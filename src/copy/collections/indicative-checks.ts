import { promised } from '@/config/promises';
import type { IndicativeCheck } from '@/contracts/application/indicative';
import { proofChecks } from '../shared/assessment-rules';

export const indicativeChecks: IndicativeCheck[] = [
  {
    _id: 'identity',
    textEn: 'Your identity card or passport',
    textHk: '身份證或護照',
    textCn: '身份证或护照',
  },
  {
    _id: 'ownership',
    textEn: 'The land search, which shows who owns the property and what mortgages are on it',
    textHk: '土地查冊，以確認業權及物業抵押情況',
    textCn: '产权查询，确认产权和房产抵押情况',
  },
  {
    _id: 'valuation',
    textEn: 'A surveyor’s valuation',
    textHk: '測量師估價',
    textCn: '测量师（评估师）的估价',
  },
  ...proofChecks(promised).map(({ check }) => check),
  {
    _id: 'credit',
    textEn: 'A credit report, with your consent',
    textHk: '信貸報告（須經你同意）',
    textCn: '征信报告（须经您同意）',
  },
  {
    _id: 'premium',
    propertyKinds: ['hos', 'tps'],
    textEn: 'Proof that the premium is paid',
    textHk: '已補地價的證明',
    textCn: '已补地价的证明',
  },
];

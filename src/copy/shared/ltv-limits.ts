/** Why the site states two highest loan-to-value ratios: the one sentence that every page uses. */
export const ltvLimits = {
  en: 'A first mortgage can reach {promise.homeLtv} of the valuation, subject to the property and our assessment; the calculator goes up to {promise.calculatorLtv}, because it has no details of you or your property.',
  hk: '一按的貸款額最高可達估價的{promise.homeLtv}，視乎物業及審批結果；計算機沒有你及物業的資料，因此只計算至估價的{promise.calculatorLtv}。',
  cn: '首次按揭最高可贷估价的{promise.homeLtv}，以房产情况和审批结果为准；计算器没有您和房产的资料，因此只计算到估价的{promise.calculatorLtv}。',
} as const;

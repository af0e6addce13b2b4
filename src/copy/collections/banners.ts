import type { Banner } from '@/contracts/site/site';

export const banners: Banner[] = [
  {
    _id: 'fast-pass-reward',
    icon: 'fast',
    titleEn: '{promise.reward} reward for a loan through the fast pass',
    titleHk: '經網上預批申請並成功提款，可獲{promise.reward}獎賞',
    titleCn: '通过网上预批申请并成功放款，可获{promise.reward}奖励',
    bodyEn:
      'Draw a loan of at least {promise.rewardLoan} within {promise.rewardDrawDown} of your indicative pre-approval. The reward is paid by cheque or FPS within {promise.rewardPayment} of draw-down, once per property, and cannot be combined with other offers. Loan rates go up to {fast-pass.annualRateMax} a year.',
    bodyHk:
      '於取得初步預批後{promise.rewardDrawDown}內提取不少於{promise.rewardLoan}的貸款，即可享有。獎賞於提款後{promise.rewardPayment}內以支票或轉數快支付，每個物業限一次，不可與其他優惠同時使用。貸款年利率最高{fast-pass.annualRateMax}。',
    bodyCn:
      '自获得初步预批起{promise.rewardDrawDown}内提取不少于{promise.rewardLoan}的贷款，即可获得奖励。奖励在放款后{promise.rewardPayment}内以支票或“转数快”支付，每套房产限一次，不与其他优惠同享。贷款年利率最高{fast-pass.annualRateMax}。',
    action: {
      labelEn: 'See the fast pass',
      labelHk: '了解網上預批',
      labelCn: '了解网上预批',
      href: '/fast-pass',
      kind: 'primary',
    },
  },
  {
    _id: 'rmb-rate',
    icon: 'rmb',
    titleEn: 'RMB loan from {promise.rmbRate} to {rmb.annualRateMax} a year',
    titleHk: '人民幣貸款年利率低至{promise.rmbRate}，最高{rmb.annualRateMax}',
    titleCn: '人民币贷款年利率低至{promise.rmbRate}，最高{rmb.annualRateMax}',
    bodyEn:
      '{promise.rmbRate} is the lowest rate, for loans at or below {promise.rmbRateLtv} of the valuation. APR {rmb.aprFrom} for {rmb.exampleAmount} over {rmb.exampleTenor}. Your own rate depends on our assessment.',
    bodyHk:
      '{promise.rmbRate}為最低年利率，適用於貸款額不超過估價{promise.rmbRateLtv}的申請。實際年利率{rmb.aprFrom}（以{rmb.exampleAmount}、{rmb.exampleTenor}計）。個別利率視乎審批結果。',
    bodyCn:
      '{promise.rmbRate}为最低年利率，适用于贷款额不超过估价{promise.rmbRateLtv}的申请。实际年利率{rmb.aprFrom}（以{rmb.exampleAmount}、{rmb.exampleTenor}计）。您的利率以审批结果为准。',
    action: {
      labelEn: 'See the RMB loan',
      labelHk: '了解人民幣貸款',
      labelCn: '了解人民币贷款',
      href: '/rmb-loan',
      kind: 'primary',
    },
  },
  {
    _id: 'calculator',
    icon: 'calculator',
    titleEn: 'Work out your payment without giving your name',
    titleHk: '毋須留下姓名，即可計算供款',
    titleCn: '无需留下姓名，就能计算月供',
    bodyEn:
      'See the monthly payment, the total interest and the full repayment schedule, for loans up to {promise.calculatorLtv} of the valuation. The result is an illustration, not an offer.',
    bodyHk:
      '一次過計算每月供款、總利息及逐期還款表；貸款額上限為估價的{promise.calculatorLtv}。結果只供參考，並非貸款要約。',
    bodyCn:
      '一次算出月供、总利息和每一期还款明细；贷款额上限为估价的{promise.calculatorLtv}。结果仅供参考，不构成贷款要约。',
    action: {
      labelEn: 'Open the calculator',
      labelHk: '使用計算機',
      labelCn: '打开计算器',
      href: '/loan-calculator',
      kind: 'primary',
    },
  },
];

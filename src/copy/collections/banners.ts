import type { Banner } from '@/contracts/site';

export const banners: Banner[] = [
  {
    _id: 'fast-pass-reward',
    icon: 'fast',
    titleEn: '{reward} when a fast pass becomes a loan',
    titleHk: '經網上預批申請並成功提款，獎賞{reward}',
    titleCn: '通过网上预批申请并成功放款，奖励{reward}',
    bodyEn:
      'Draw a loan of at least HK$1,000,000 within 90 days of your indicative pre-approval. Paid by cheque or FPS within 60 days of draw-down; one per property, not with other offers. Loan rates up to {fast-pass.annualRateMax} a year.',
    bodyHk:
      '由取得初步預批起計90日內提取不少於HK$1,000,000的貸款即可享有。獎賞於提款後60日內以支票或轉數快支付，每個物業限一次，不可與其他優惠同時使用。貸款年利率最高{fast-pass.annualRateMax}。',
    bodyCn:
      '自获得初步预批起90天内提取不少于HK$1,000,000的贷款，即可获得。奖励在放款后60天内以支票或“转数快”支付，每个房产限一次，不与其他优惠同享。贷款年利率最高{fast-pass.annualRateMax}。',
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
    titleEn: 'RMB loan from {rmbRate} a year, at most {rmb.annualRateMax}',
    titleHk: '人民幣貸款年利率低至{rmbRate}，最高{rmb.annualRateMax}',
    titleCn: '人民币贷款年利率低至{rmbRate}，最高{rmb.annualRateMax}',
    bodyEn:
      '{rmbRate} is the lowest rate, for loans at or under 50% of the valuation. Your own rate depends on our assessment.',
    bodyHk: '{rmbRate}為最低年利率，適用於貸款額不超過估價50%的申請。實際利率視乎個別審批結果。',
    bodyCn: '{rmbRate}为最低年利率，适用于贷款额不超过估价50%的申请。您的实际利率以审批结果为准。',
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
    titleEn: 'Know the payment before you give your name',
    titleHk: '未留姓名，先知供款',
    titleCn: '不用留姓名，先算清月供',
    bodyEn:
      'Monthly payment, total interest and every row of the schedule, for loans up to {calculatorLtvMax} of the valuation. An illustration, not an offer.',
    bodyHk:
      '每月供款、總利息以至逐期還款表，一次過計清楚；計算上限為估價的{calculatorLtvMax}。結果只供參考，並非貸款要約。',
    bodyCn:
      '月供、总利息和每一期还款明细，一次算清楚；计算上限为估价的{calculatorLtvMax}。结果仅供参考，不构成贷款要约。',
    action: {
      labelEn: 'Open the calculator',
      labelHk: '使用計算機',
      labelCn: '打开计算器',
      href: '/loan-calculator',
      kind: 'primary',
    },
  },
];

import type { SectionTool } from '@/contracts/site/site';

export const usefulTools: SectionTool[] = [
  {
    _id: 'calculator',
    icon: 'calculator',
    titleEn: 'Loan calculator',
    titleHk: '按揭計算機',
    titleCn: '贷款计算器',
    bodyEn:
      'Payment, total interest, both annual rates and the full schedule; loans up to {promise.calculatorLtv} of the valuation.',
    bodyHk: '計算供款、總利息、兩種年利率及整份還款表，貸款額上限為估價的{promise.calculatorLtv}。',
    bodyCn:
      '计算月供、总利息、两种年利率和完整还款计划，贷款额上限为估价的{promise.calculatorLtv}。',
    action: {
      labelEn: 'Calculate',
      labelHk: '立即計算',
      labelCn: '开始计算',
      href: '/loan-calculator',
      kind: 'primary',
    },
  },
  {
    _id: 'valuation',
    icon: 'valuation',
    titleEn: 'Online valuation',
    titleHk: '網上估價',
    titleCn: '在线估价',
    bodyEn:
      'A low, middle and high value for your property, with the sales they are based on. Free, and no phone number needed.',
    bodyHk: '查詢物業的低、中、高估值及參考成交。費用全免，毋須留下電話。',
    bodyCn: '查询房产的低、中、高估值和参考成交。免费，无需留下电话。',
    action: {
      labelEn: 'Value my property',
      labelHk: '為我的物業估價',
      labelCn: '为我的房产估价',
      href: '/online-property',
      kind: 'primary',
    },
  },
  {
    _id: 'finder',
    icon: 'finder',
    titleEn: 'Product finder',
    titleHk: '貸款配對',
    titleCn: '产品匹配',
    bodyEn: 'A few questions, one suggestion, the reasons for it and the alternatives.',
    bodyHk: '回答幾條問題，即可看到一個建議、相關理由及其他選擇。',
    bodyCn: '回答几个问题，就能看到一项建议、推荐理由和其他选择。',
    action: {
      labelEn: 'Find my loan',
      labelHk: '尋找合適貸款',
      labelCn: '寻找合适的贷款',
      href: '/product-finder',
      kind: 'primary',
    },
  },
  {
    _id: 'contact',
    icon: 'contact',
    titleEn: 'Talk to our staff',
    titleHk: '聯絡職員',
    titleCn: '人工咨询',
    bodyEn: 'Send a message, or call in office hours. Enquiries are free.',
    bodyHk: '留言或於辦公時間致電。查詢不收費。',
    bodyCn: '留言或在办公时间致电。咨询不收费。',
    action: {
      labelEn: 'Contact us',
      labelHk: '聯絡我們',
      labelCn: '联系我们',
      href: '/contact-us',
      kind: 'secondary',
    },
  },
];

export const advantages: SectionTool[] = [
  {
    _id: 'open-numbers',
    icon: 'scales',
    titleEn: 'The maximum beside every rate',
    titleHk: '每個利率均列明上限',
    titleCn: '每个利率都列明上限',
    bodyEn:
      'We state the maximum beside each rate, and the total interest in each loan example. The maximum is {promise.rateMax} a year.',
    bodyHk: '每個利率旁都列明上限，每個貸款例子都列出總利息。年利率上限為{promise.rateMax}。',
    bodyCn: '每个利率旁都标明上限，每个贷款例子都列出总利息。年利率上限为{promise.rateMax}。',
  },
  {
    _id: 'no-fee',
    icon: 'shield',
    titleEn: 'No handling fee',
    titleHk: '不收貸款手續費',
    titleCn: '不收贷款手续费',
    bodyEn:
      'You pay us interest and nothing else for the loan. Your solicitor’s bill is separate, and you see the quote first.',
    bodyHk: '我們批出貸款只收利息，不另收費用。律師費由律師樓收取，事前會有報價。',
    bodyCn: '我们发放贷款只收利息，不另收费用。律师费由律师行收取，并会事先报价。',
  },
  {
    _id: 'repay-early',
    icon: 'percent',
    titleEn: 'Repay early without a penalty',
    titleHk: '提早還款不罰息',
    titleCn: '提前还款没有违约金',
    bodyEn: 'Give notice in writing; interest is due only to the day of repayment.',
    bodyHk: '以書面通知，並清還本金及計至還款當日的利息即可。',
    bodyCn: '书面通知后，还清本金和计至还款当天的利息即可。',
  },
  {
    _id: 'decision',
    icon: 'clock',
    titleEn: 'A decision within {promise.decision}',
    titleHk: '{promise.decision}內有決定',
    titleCn: '{promise.decision}内有结果',
    bodyEn:
      'On working days, from the moment your documents are complete. If we decline, we will tell you why.',
    bodyHk: '由文件齊備起，以工作天計算。如不獲批核，我們會說明原因。',
    bodyCn: '从文件齐备起，按工作日计算。如果不获批准，我们会说明原因。',
  },
  {
    _id: 'value-first',
    icon: 'valuation',
    titleEn: 'See your figures without giving a phone number',
    titleHk: '毋須留下電話，即可查看結果',
    titleCn: '无需留下电话，就能查看结果',
    bodyEn:
      'You do not need to give a name or number to use the calculator, the valuation or the product finder.',
    bodyHk: '計算機、估價及貸款配對均毋須姓名或電話。',
    bodyCn: '计算器、估价和产品匹配都不需要姓名或电话。',
  },
  {
    _id: 'direct',
    icon: 'people',
    titleEn: 'Apply directly, without intermediaries',
    titleHk: '直接申請，不經中介',
    titleCn: '直接申请，不经中介',
    bodyEn:
      'You deal with us from your first question to your last payment. Nobody may charge you for introducing you to us.',
    bodyHk:
      '由首次查詢到最後一期供款，均由我們直接服務。任何人都不可因介紹你向我們借款而向你收費。',
    bodyCn:
      '从首次咨询到最后一期还款，都由我们直接为您服务。任何人都不得因介绍您向我们借款而向您收费。',
  },
];

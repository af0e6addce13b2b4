/** What the invented lender writes and is written, in the language of the customer. */
export const demoWords = {
  documentsWanted: {
    en: 'Please send your latest payslips and statements of your salary account.',
    hk: '請補交近期糧單及出糧戶口紀錄。',
    cn: '请补交近期的工资单和工资账户流水。',
  },
  askedDocument: {
    en: 'Account from which the deposit was paid',
    hk: '支付首期的戶口',
    cn: '支付首付的账户',
  },
  askedReason: {
    en: 'To see where the deposit came from.',
    hk: '核實首期的來源。',
    cn: '核实首付的来源。',
  },
  question: {
    en: 'Can I move the day of my payment to the middle of the month?',
    hk: '請問可否把還款日改為月中？',
    cn: '请问可以把还款日改到月中吗？',
  },
  answer: {
    en: 'Yes. Please write to us with the month from which it should count, and we will send you the new dates.',
    hk: '可以。請告知由哪個月開始，我們會把新的還款日期寄給閣下。',
    cn: '可以。请告诉我们从哪个月开始，我们会把新的还款日期发给您。',
  },
  complaint: {
    en: 'Nobody called me back although I asked for a call again and again.',
    hk: '我一再預約回電，都沒有收到電話。',
    cn: '我一再预约回电，都没有接到电话。',
  },
  hardship: {
    en: 'My hours were cut this quarter; I would like to pause the payments until they are back.',
    hk: '公司今季削減工時，希望暫停還款，直至回復正常。',
    cn: '公司本季度削减工时，希望暂停还款，直到恢复正常。',
  },
  enquiry: {
    en: 'I own a flat in Kowloon without a mortgage. How much could I borrow against it?',
    hk: '我有一個九龍單位，沒有按揭，可以借多少？',
    cn: '我有一套九龙的房子，没有按揭，可以借多少？',
  },
  feeLabel: { en: 'Legal fee', hk: '律師費', cn: '律师费' },
} as const;

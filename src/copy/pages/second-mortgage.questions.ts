import type { ContentBlockInput } from '@/contracts/content';

export const secondMortgageQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'Does my bank have to agree?',
      questionHk: '一定要銀行同意嗎？',
      questionCn: '一定要银行同意吗？',
      answerEn:
        'Often, yes. Many bank deeds forbid a second mortgage or allow it only with the bank’s written consent. If yours does, we need that consent before we lend.\n\nWe will not help anyone to hide a second mortgage. It is registered at the Land Registry, the bank can see it there, and breaking the deed can let the bank call in its whole loan.',
      answerHk:
        '很多時候需要。不少銀行契據禁止加做二按，或規定須先取得銀行書面同意。如你的契據有此規定，我們要收到同意書才會放款。\n\n我們不會協助任何人隱瞞二按。二按會在土地註冊處登記，銀行查冊便知；違反契據，銀行可要求你即時清還全部一按。',
      answerCn:
        '很多时候需要。不少银行契约禁止做二次按揭，或规定必须先取得银行书面同意。如果您的契约有这样的规定，我们要收到同意书才会放款。\n\n我们不会帮任何人隐瞒二按。二按会在土地注册处登记，银行一查便知；违反契约，银行可以要求您立即还清全部一按。',
    },
    {
      questionEn: 'Are there first mortgages you cannot stand behind?',
      questionHk: '哪些一按不可以再做二按？',
      questionCn: '哪些一按不能再做二按？',
      answerEn:
        'Yes. Loans under mortgage insurance, staff housing loans and some government schemes commonly do not allow a second mortgage. A flat sold under HOS or TPS with the premium unpaid cannot be mortgaged without approval from the authority. Send us the deed and we will tell you plainly.',
      answerHk:
        '有些不可以。參加按揭保險的貸款、員工置業貸款及部分政府計劃，一般不容許加做二按。未補地價的居屋或租置單位，未經有關當局批准亦不可按揭。把契據交給我們看，便會清楚答覆你。',
      answerCn:
        '有些不可以。参加按揭保险的贷款、员工住房贷款和部分政府计划，一般不允许做二按。未补地价的居屋或租置单位，未经有关当局批准也不能抵押。把契约交给我们看，我们会明确答复您。',
    },
    {
      questionEn: 'How much can I borrow on top?',
      questionHk: '二按可以借多少？',
      questionCn: '二按可以借多少？',
      answerEn:
        'Take {second.ltvMax} of the valuation and subtract what you still owe on the first mortgage. That is the most; your income, the property and the bank’s consent may make it less.\n\nThe amounts run from {second.minAmount} to {second.maxAmount}.',
      answerHk:
        '以估價的{second.ltvMax}減去一按結欠，便是上限；實際金額還要看你的入息、物業狀況及銀行的同意條件，可能會較低。\n\n貸款額由{second.minAmount}至{second.maxAmount}。',
      answerCn:
        '用估价的{second.ltvMax}减去一按余额，就是上限；实际金额还要看您的收入、房产状况和银行的同意条件，可能会更低。\n\n贷款额从{second.minAmount}到{second.maxAmount}。',
    },
    {
      questionEn: 'Why is the rate higher than on my first mortgage?',
      questionHk: '為甚麼利率比一按高？',
      questionCn: '为什么利率比一按高？',
      answerEn:
        'If the home is ever sold to repay debt, the bank is paid first and we get what remains. That risk is in the rate: from {second.annualRateFrom}, at most {second.annualRateMax} a year, depending on our assessment.',
      answerHk:
        '如物業要出售還債，銀行先取回欠款，餘款才輪到我們。利率已反映這個風險：年利率由{second.annualRateFrom}起，最高{second.annualRateMax}，視乎個別審批結果。',
      answerCn:
        '如果房产要出售还债，银行先收回欠款，余款才轮到我们。利率反映了这个风险：年利率{second.annualRateFrom}起，最高{second.annualRateMax}，以审批结果为准。',
    },
    {
      questionEn: 'Can I use it for the deposit on a home?',
      questionHk: '可以用二按來付首期嗎？',
      questionCn: '可以用二按来付首付吗？',
      answerEn:
        'Only if the bank that gives the first mortgage knows and agrees. It counts the second payment when it works out what you can afford. An undeclared deposit loan is a breach of your declaration to the bank, and we will not take part in one.',
      answerHk:
        '要承造一按的銀行知情並同意才可以。銀行計算你的負擔能力時，會把二按供款一併計入。向銀行隱瞞首期來自借貸，即屬失實申報，我們不會參與。',
      answerCn:
        '要做一按的银行知情并同意才可以。银行计算您的负担能力时，会把二按的月供一并计入。向银行隐瞒首付来自借款，属于不实申报，我们不会参与。',
    },
    {
      questionEn: 'Can I repay the second mortgage early, or on its own?',
      questionHk: '二按可以提早或單獨清還嗎？',
      questionCn: '二按可以提前或单独还清吗？',
      answerEn:
        'Yes. It is a separate loan. Give written notice and repay part or all of it, with interest to that day and no penalty. The first mortgage carries on untouched.',
      answerHk:
        '可以，二按是獨立的貸款。以書面通知便可償還部分或全部，利息只計至還款當日，不收罰息；一按不受影響。',
      answerCn:
        '可以，二按是独立的贷款。书面通知后即可偿还部分或全部，利息只计到还款当天，没有罚金；一按不受影响。',
    },
    {
      questionEn: 'What if I sell the flat?',
      questionHk: '如果賣樓，二按怎樣處理？',
      questionCn: '如果卖房，二按怎么处理？',
      answerEn:
        'On completion day the solicitor pays the bank first, then us, then you. Ask both lenders for a redemption figure before you accept a price, so that you know what will be left.',
      answerHk:
        '成交當日，律師樓會先清還銀行，再清還我們，餘款交給你。接受買家出價前，請先向兩邊索取贖契金額，便知實收多少。',
      answerCn:
        '成交当天，律师楼会先还清银行，再还清我们，余款交给您。接受买家出价之前，请先向两边索取赎契金额，就知道实收多少。',
    },
  ],
};

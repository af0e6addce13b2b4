import type { ContentBlockInput } from '@/contracts/content';

export const firstMortgageQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'Can I really borrow {first.ltvMax}?',
      questionHk: '真的可以借到{first.ltvMax}？',
      questionCn: '真的可以借到{first.ltvMax}吗？',
      answerEn:
        'Some people can. It is the most we lend on a first mortgage, and it depends on the valuation, the type of property and what you can repay. Many loans are smaller.\n\nThe calculator stops at {calculatorLtvMax}, which is why the two figures differ.',
      answerHk:
        '部分申請可以。這是一按的上限，實際成數視乎估價、物業類別及你的還款能力，不少貸款會低於此數。\n\n計算機的上限是{calculatorLtvMax}，所以兩個數字不同。',
      answerCn:
        '部分申请可以。这是首次按揭的上限，实际比例取决于估价、房产类型和您的还款能力，不少贷款会低于这个数。\n\n计算器的上限是{calculatorLtvMax}，所以两个数字不同。',
    },
    {
      questionEn: 'Are you a bank?',
      questionHk: '你們是銀行嗎？',
      questionCn: '你们是银行吗？',
      answerEn:
        'No. We are a licensed money lender, Money Lender’s Licence No. {licenceNumber}. You can look us up in the public register of money lenders kept by the Companies Registry.\n\nA bank’s rate is usually lower than ours. If a bank will lend you what you need, on terms you can live with, start there.',
      answerHk:
        '不是。我們是持牌放債人，放債人牌照號碼：{licenceNumber}，你可在公司註冊處備存的放債人登記冊查閱。\n\n銀行利率一般比我們低。如銀行願意批出你需要的金額，而條款亦合適，應先考慮銀行。',
      answerCn:
        '不是。我们是持牌放债人，放债人牌照号码：{licenceNumber}，您可以在公司注册处备存的放债人登记册中查到。\n\n银行利率一般比我们低。如果银行愿意批出您需要的金额，条款也合适，应先考虑银行。',
    },
    {
      questionEn: 'Which rate will I get?',
      questionHk: '我的利率會是多少？',
      questionCn: '我的利率会是多少？',
      answerEn:
        'Somewhere between {first.annualRateFrom} and {first.annualRateMax} a year, set after we have read your papers. The share of the valuation you borrow, the property and your income weigh most.\n\nYour agreement states the rate, and whether and how it can change. Nothing binds you until you sign.',
      answerHk:
        '年利率介乎{first.annualRateFrom}至{first.annualRateMax}，審閱文件後釐定。影響最大的是借款佔估價的比例、物業本身及你的入息。\n\n貸款合約會列明利率，以及會否調整、如何調整。簽署之前，你不受任何約束。',
      answerCn:
        '年利率在{first.annualRateFrom}至{first.annualRateMax}之间，审阅文件后确定。影响最大的是借款占估价的比例、房产本身和您的收入。\n\n贷款合同会写明利率，以及是否会调整、如何调整。签署之前，您不受任何约束。',
    },
    {
      questionEn: 'What does it cost besides interest?',
      questionHk: '除了利息，還有甚麼開支？',
      questionCn: '除了利息，还有哪些费用？',
      answerEn:
        'To us, nothing for granting the loan. To others: the solicitor’s bill with its land registration charges, fire insurance if the building’s policy is not enough, and, when you buy, stamp duty.\n\nNobody may charge you for introducing you to us. If somebody asks, do not pay, and tell us.',
      answerHk:
        '我們批出貸款不另收費。其他開支包括：律師費及土地註冊費；如大廈保單不足，另須購買火險；置業的話，還有印花稅。\n\n任何人都不可因介紹你向我們借款而收費。如有人要求，請勿付款，並通知我們。',
      answerCn:
        '我们发放贷款不另收费。其他开支包括：律师费和土地注册费；如果大厦保单不足，还要购买火险；买房的话，还有印花税。\n\n任何人都不得以介绍您向我们借款为由收费。如果有人要求，请不要付款，并通知我们。',
    },
    {
      questionEn: 'Can I repay early?',
      questionHk: '可以提早還款嗎？',
      questionCn: '可以提前还款吗？',
      answerEn:
        'Yes, part or all of it, by written notice. You pay interest to the day of repayment and no penalty. When everything is repaid, your solicitor arranges the release of the mortgage and you get the title deeds back.',
      answerHk:
        '可以，以書面通知便可償還部分或全部貸款。利息只計至還款當日，不收罰息。全數清還後，由律師樓辦理解除按揭，並取回樓契。',
      answerCn:
        '可以，书面通知后即可偿还部分或全部贷款。利息只计到还款当天，没有罚金。全部还清后，由律师楼办理解除抵押，并取回楼契。',
    },
    {
      questionEn: 'Can you lend on an HOS or TPS flat?',
      questionHk: '居屋或租置單位可以做一按嗎？',
      questionCn: '居屋或租置单位可以做首次按揭吗？',
      answerEn:
        'When the premium has been paid, yes, like a private flat. While it is unpaid, the law does not allow the flat to be mortgaged without approval from the authority, and we will not lend on it without that approval.',
      answerHk:
        '已補地價的單位可以，與私人住宅一樣處理。未補地價的單位，按法例未經有關當局批准不可按揭；沒有批准，我們不會接受申請。',
      answerCn:
        '已补地价的单位可以，与私人住宅一样处理。未补地价的单位，按法律未经有关当局批准不能抵押；没有批准，我们不会接受申请。',
    },
    {
      questionEn: 'And a flat that is still being built?',
      questionHk: '樓花可以申請嗎？',
      questionCn: '楼花（期房）可以申请吗？',
      answerEn:
        'Sometimes. It depends on the developer’s terms, on the payment plan in your agreement and on how far away completion is. Send us the agreement and ask before you count on it.',
      answerHk:
        '要視乎情況，包括發展商的條款、合約的付款方法及距離入伙的時間。請先把買賣合約交給我們看，確定可行才作預算。',
      answerCn:
        '要看情况，包括开发商的条款、合同的付款方式和离交楼还有多久。请先把买卖合同交给我们看，确定可行再作预算。',
    },
    {
      questionEn: 'What happens if I cannot pay?',
      questionHk: '如果供不起，會怎樣？',
      questionCn: '如果还不起，会怎么样？',
      answerEn:
        'Call {servicePhone} before the due date. Early on there are usually ways, such as a different date or a payment holiday. Interest on a late payment is simple interest, never above the rate in your agreement.\n\nThe loan is secured on your home. If it stays unpaid and no arrangement is found, we can go to court to recover it from the property. That is the last step, and it is a real one.',
      answerHk:
        '請在到期日前致電{servicePhone}。及早商量通常會有辦法，例如更改供款日或安排還款假期。逾期利息以單息計算，不會高於合約利率。\n\n貸款以你的物業作抵押。如長期拖欠而又未能達成安排，我們可循法律途徑以物業追討欠款。這是最後一步，但確實可能發生。',
      answerCn:
        '请在还款日之前致电{servicePhone}。及早商量通常会有办法，例如更改还款日或安排还款假期。逾期利息以单利计算，不会高于合同利率。\n\n贷款以您的房产作抵押。如果长期拖欠又没有达成安排，我们可以通过法律途径以房产追讨欠款。这是最后一步，但确实可能发生。',
    },
  ],
};

import type { ContentBlockInput } from '@/contracts/content';

export const case2Questions: ContentBlockInput[] = [
  {
    type: 'questions',
    id: 'questions',
    headingEn: 'Questions and answers',
    headingHk: '常見問題',
    headingCn: '常见问题',
    items: [
      {
        questionEn: 'My payment falls by half. Is that not a saving?',
        questionHk: '每月供款少了一半，不就是省了嗎？',
        questionCn: '月供少了一半，不就是省了吗？',
        answerEn:
          'Not by itself. A payment falls either because the rate is lower, which saves, or because the term is longer, which costs. Look at the total interest. Then choose the shortest term whose payment you can carry.',
        answerHk:
          '不一定。供款減少，可能因為利率較低（省錢），也可能因為年期較長（多付利息）。請看總利息，再選負擔得起的最短年期。',
        answerCn:
          '不一定。月供减少，可能是因为利率更低（省钱），也可能是因为期限更长（多付利息）。请看总利息，再选负担得起的最短期限。',
      },
      {
        questionEn: 'Is this the same as an IVA or a debt relief plan?',
        questionHk: '這是否等於個人自願安排或債務舒緩計劃？',
        questionCn: '这是不是等于个人自愿安排或债务舒缓计划？',
        answerEn:
          'No. Those are arrangements in which creditors accept less or later payment, and they are marked on your credit record for years. This is a loan that pays your creditors in full.',
        answerHk:
          '不是。個人自願安排或債務舒緩計劃是由債權人同意減收或延後收款，並會在信貸紀錄保留多年。這筆貸款則是向債權人全數清還。',
        answerCn:
          '不是。个人自愿安排或债务舒缓计划是由债权人同意减收或延后收款，并会在征信上保留多年。这笔贷款则是向债权人全额还清。',
      },
      {
        questionEn: 'Do you pay the cards, or do I?',
        questionHk: '卡數由你們清還，還是由我自己還？',
        questionCn: '信用卡由你们来还，还是我自己还？',
        answerEn:
          'The listed debts are paid directly on draw-down, up to the figures your lenders have confirmed. You get written proof of each payment. What remains goes to your own account.',
        answerHk:
          '提款時，我們會按債權人確認的金額，直接清還名單上的欠款，並給你每筆付款的書面證明。餘款轉入你本人的戶口。',
        answerCn:
          '放款时，我们会按贷款机构确认的金额，直接还清名单上的欠款，并给您每笔付款的书面证明。余款转入您本人的账户。',
      },
      {
        questionEn: 'Must I close my cards?',
        questionHk: '必須取消信用卡嗎？',
        questionCn: '必须注销信用卡吗？',
        answerEn:
          'Not all of them. We may make it a condition that some limits are lowered. We recommend keeping one card with a small limit, paid in full each month.',
        answerHk:
          '不必全部取消。我們或會以調低部分信用額為條件。建議只保留一張低額信用卡，並每月全數找清。',
        answerCn:
          '不必全部注销。我们可能会以调低部分额度为条件。建议只保留一张低额度的卡，并每月全额还清。',
      },
      {
        questionEn: 'My credit score is poor. Is it worth applying?',
        questionHk: '信貸評分不佳，值得申請嗎？',
        questionCn: '征信评分不好，还值得申请吗？',
        answerEn:
          'It may be. We read the record with your consent and look at what lies behind it: one illness is different from five years of lateness. A poor record can mean a higher rate, up to the maximum, or a no.',
        answerHk:
          '或許值得。我們在你同意下查閱紀錄，並了解背後原因：一場大病與五年拖數，並不相同。紀錄較差，利率可能較高（不超過上限），亦可能不獲批。',
        answerCn:
          '也许值得。我们在您同意后查询记录，并了解背后的原因：一场大病和五年的拖欠，并不相同。记录较差，利率可能更高（不超过上限），也可能不批。',
      },
      {
        questionEn: 'Does my bank have to agree to a second mortgage?',
        questionHk: '做二按需要銀行同意嗎？',
        questionCn: '做二按需要银行同意吗？',
        answerEn:
          'Many bank deeds require consent before another charge is registered. Read yours, or let your solicitor read it. We do not lend against a deed that forbids it.',
        answerHk:
          '不少銀行的按揭契據規定，加按或二按前須先取得同意。請先看清契據，或請律師代閱。若契據禁止，我們不會承造。',
        answerCn:
          '不少银行的按揭契据规定，做二按前须先取得同意。请先看清契据，或请律师代看。如果契据禁止，我们不会办理。',
      },
      {
        questionEn: 'May I settle early?',
        questionHk: '可以提早清還嗎？',
        questionCn: '可以提前还清吗？',
        answerEn:
          'At any time, with interest to the day of repayment and no penalty. A bonus or a tax refund paid in early shortens the loan.',
        answerHk: '隨時可以，利息只計至還款當日，不罰息。以花紅或退稅提早還款，可縮短還款期。',
        answerCn: '随时可以，利息只计到还款当天，没有罚金。用奖金或退税提前还款，可以缩短期限。',
      },
      {
        questionEn: 'Where can I get help that is not a loan?',
        questionHk: '除了借貸，還可以向誰求助？',
        questionCn: '除了借款，还可以向谁求助？',
        answerEn:
          'Several Hong Kong welfare organisations run free and confidential debt counselling, and the Social Welfare Department can point you to one. Your present lenders may also agree to a slower plan if you ask before you miss a payment. Try these first if you are unsure.',
        answerHk:
          '香港有多間社福機構提供免費及保密的債務輔導，社會福利署可代為轉介。在拖欠之前主動與現有債權人商量，對方亦可能同意放緩還款。若有猶豫，請先試這些途徑。',
        answerCn:
          '香港有多家社会服务机构提供免费、保密的债务辅导，社会福利署可以代为转介。在逾期之前主动与现有贷款机构商量，对方也可能同意放缓还款。如果拿不定主意，请先试这些途径。',
      },
    ],
  },
  {
    type: 'callToAction',
    headingEn: 'Add it up before you apply',
    headingHk: '先計清楚，再申請',
    headingCn: '先算清楚，再申请',
    bodyEn:
      'Put your debts and one loan next to each other. If the total is not lower, keep what you have.',
    bodyHk: '將現有欠款與一筆新貸款並列比較；若總數不是較低，便維持現狀。',
    bodyCn: '把现有欠款和一笔新贷款放在一起比较；如果总数不是更低，就维持现状。',
    actions: [
      {
        labelEn: 'Compare the totals',
        labelHk: '比較總成本',
        labelCn: '比较总成本',
        href: '/loan-calculator',
        kind: 'primary',
      },
      {
        labelEn: 'Apply, bank loan on the flat',
        labelHk: '申請（仍有銀行按揭）',
        labelCn: '申请（仍有银行按揭）',
        href: '/apply/second',
        kind: 'secondary',
      },
      {
        labelEn: 'Apply, no loan on the flat',
        labelHk: '申請（沒有按揭）',
        labelCn: '申请（没有按揭）',
        href: '/apply/first',
        kind: 'text',
      },
    ],
  },
];

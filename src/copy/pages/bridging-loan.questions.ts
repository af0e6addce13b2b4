import type { ContentBlockInput } from '@/contracts/content';

export const bridgingLoanQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'What do I pay while the loan runs?',
      questionHk: '貸款期間要付甚麼？',
      questionCn: '贷款期间要付什么？',
      answerEn:
        'Interest each month, on the principal still owed. The principal is due when the old home is sold, at the latest on the end date in your agreement.\n\nYou may repay principal at any time before that, in part or in full, and the interest falls with it.',
      answerHk:
        '每月支付尚欠本金的利息。本金於賣出舊樓時清還，最遲為合約所訂的到期日。\n\n在此之前，你可隨時償還部分或全部本金，利息亦隨之減少。',
      answerCn:
        '每月支付剩余本金的利息。本金在旧房卖出时还清，最晚到合同约定的到期日。\n\n在此之前，您可以随时偿还部分或全部本金，利息也随之减少。',
    },
    {
      questionEn: 'What if my flat is not sold in time?',
      questionHk: '如果到期仍未賣出，怎麼辦？',
      questionCn: '如果到期还没卖出，怎么办？',
      answerEn:
        'Tell us as soon as you see it coming. We can look at a longer term, up to {bridging.maxTenor} in all, at lowering the asking price, or at turning the bridge into an ordinary mortgage if your income carries both homes. An extension is a fresh decision, not a right.\n\nAfter the end date, interest on what is overdue is simple interest, never above the rate in your agreement. If nothing else works, we can recover the loan from the property.',
      answerHk:
        '一旦預見延誤，請盡快告訴我們。可以考慮延長年期（總年期最長{bridging.maxTenor}）、調低叫價；如入息足以負擔兩個物業，亦可研究轉為一般按揭。延期須重新審批，並非必然。\n\n到期後，逾期款項以單息計算，不會高於合約利率。如別無他法，我們可從物業追討欠款。',
      answerCn:
        '一旦预见会延误，请尽快告诉我们。可以考虑延长期限（总期限最长{bridging.maxTenor}）、调低售价；如果收入足以负担两处房产，也可以研究转为普通按揭。延期需要重新审批，并非必然。\n\n到期后，逾期款项以单利计算，不会高于合同利率。如果别无他法，我们可以从房产追讨欠款。',
    },
    {
      questionEn: 'Does the old home have to be sold already?',
      questionHk: '舊樓一定要先賣出嗎？',
      questionCn: '旧房一定要先卖出吗？',
      answerEn:
        'No, but it helps. With a signed agreement we know the sum and the date. With only a listing we assume a careful price and a slow market, so you can usually borrow less.',
      answerHk:
        '不一定，但已賣出較為有利。簽了合約，金額和日期都已確定；若只是放盤，我們會以較保守的價錢及較長的時間估算，可借金額一般較少。',
      answerCn:
        '不一定，但已卖出更有利。签了合约，金额和日期都已确定；如果只是挂牌，我们会按较保守的价格和较长的时间估算，可借金额一般较少。',
    },
    {
      questionEn: 'Which property secures the loan?',
      questionHk: '用哪個物業作抵押？',
      questionCn: '用哪处房产作抵押？',
      answerEn:
        'Usually the one you are selling, sometimes the one you are buying, sometimes both. If a bank already holds a mortgage on it, its deed may require consent, as with a second mortgage.',
      answerHk:
        '通常是將會賣出的物業，有時是新買入的物業，或兩者一併抵押。如物業已有銀行按揭，契據可能要求先取得銀行同意，情況與二按相同。',
      answerCn:
        '通常是将要卖出的房产，有时是新买入的房产，或两者一并抵押。如果房产已有银行按揭，契约可能要求先取得银行同意，情况与二次按揭相同。',
    },
    {
      questionEn: 'How much can I borrow, and for how long?',
      questionHk: '可以借多少、借多久？',
      questionCn: '可以借多少、借多久？',
      answerEn:
        'From {bridging.minAmount} to {bridging.maxAmount}, for {bridging.minTenor} to {bridging.maxTenor}, and up to {bridging.ltvMax} of the valuation with any mortgage already on the property counted in. Subject to valuation and our assessment.',
      answerHk:
        '由{bridging.minAmount}至{bridging.maxAmount}，年期{bridging.minTenor}至{bridging.maxTenor}；連同物業現有按揭，最高為估價的{bridging.ltvMax}，視乎估價及審批結果。',
      answerCn:
        '从{bridging.minAmount}到{bridging.maxAmount}，期限{bridging.minTenor}至{bridging.maxTenor}；连同房产现有按揭，最高为估价的{bridging.ltvMax}，以估价和审批结果为准。',
    },
    {
      questionEn: 'How quickly can the money be there?',
      questionHk: '多快可以提款？',
      questionCn: '多快可以放款？',
      answerEn:
        'Our decision comes within {decisionHours} hours, on working days, from complete papers. After that the solicitor needs time for the title and the deed, and a bank for its consent if that is required. Speak to us when you sign the provisional agreement, not in the last week.',
      answerHk:
        '文件齊備後{decisionHours}小時內（以工作天計）有審批決定。之後律師樓需時查契及準備契據；如須銀行同意，亦要預留時間。請在簽臨約時便與我們聯絡，不要等到成交前一星期。',
      answerCn:
        '文件齐备后{decisionHours}小时内（按工作日计）有审批结果。之后律师楼需要时间查契和准备契约；如需银行同意，也要预留时间。请在签临时合约时就与我们联系，不要等到成交前一周。',
    },
    {
      questionEn: 'What does it cost besides interest?',
      questionHk: '除了利息，還有甚麼開支？',
      questionCn: '除了利息，还有哪些费用？',
      answerEn:
        'We charge no fee for the loan and no penalty when you repay early. You pay the solicitor, whose quote you see first, and fire insurance if the building’s policy does not cover the flat. Do not pay anybody for introducing you to us.',
      answerHk:
        '我們不收貸款手續費，提早還款亦不收罰息。另須支付律師費，事前會有報價；如大廈保單未能涵蓋單位，另加火險。請勿因介紹貸款向任何人付費。',
      answerCn:
        '我们不收贷款手续费，提前还款也没有罚金。另需支付律师费，事前会有报价；如果大厦保单不涵盖您的单位，另加火险。请不要因介绍贷款向任何人付费。',
    },
  ],
};

import type { PageInput } from '@/contracts/content/page';
import { identityDocuments, incomeDocuments, ownershipDocuments } from '../shared/documents';

export const page: PageInput = {
  slug: 'bridging-loan',
  titleEn: 'Bridging loan between two homes | {brand}',
  titleHk: '過橋貸款：一買一賣短期周轉 | {brand}',
  titleCn: '过桥贷款：换房期间短期周转 | {brand}',
  descriptionEn:
    'Cover the weeks between buying and selling. Interest only for up to {bridging.maxTenor}, principal repaid from the sale; what it costs if the sale is late.',
  descriptionHk:
    '一買一賣之間的短期周轉：每月只付利息，最長{bridging.maxTenor}，賣出舊樓後清還本金。查看例子、所需文件，以及延遲賣出須多付多少利息。',
  descriptionCn:
    '换房期间的短期周转：每月只付利息，最长{bridging.maxTenor}，旧房卖出后还清本金。查看示例、所需文件，以及延迟卖出要多付多少利息。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Bridging loan',
      eyebrowHk: '過橋貸款',
      eyebrowCn: '过桥贷款',
      headingEn: 'A loan to buy your new home before the old one is sold',
      headingHk: '新居先成交，舊樓賣出後還款',
      headingCn: '新房先成交，旧房卖出后还款',
      leadEn:
        'A bridging loan helps you to pay for the new home until the old one is sold. You pay interest each month, for {bridging.minTenor} to {bridging.maxTenor}, and repay the principal from the sale, or sooner if you can.',
      leadHk:
        '過橋貸款助你在賣出舊樓前先買入新居。貸款期{bridging.minTenor}至{bridging.maxTenor}，每月只付利息，賣出舊樓後清還本金，亦可隨時提早還款。',
      leadCn:
        '过桥贷款帮您在卖出旧房之前完成新房交易。贷款期{bridging.minTenor}至{bridging.maxTenor}，每月只付利息，旧房卖出后还清本金，也可以随时提前还款。',
      actions: [
        {
          labelEn: 'Ask about a bridging loan',
          labelHk: '查詢過橋貸款',
          labelCn: '咨询过桥贷款',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Work out the interest',
          labelHk: '計算利息',
          labelCn: '计算利息',
          href: '/loan-calculator',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{bridging.maxTenor}',
          valueHk: '{bridging.maxTenor}',
          valueCn: '{bridging.maxTenor}',
          labelEn: 'longest term',
          labelHk: '最長貸款期',
          labelCn: '最长贷款期',
          conditionEn: 'The end date is in your agreement. An extension needs a new assessment.',
          conditionHk: '到期日以貸款協議為準，延期須重新審批。',
          conditionCn: '到期日以合同为准，延期需要重新审批。',
        },
        {
          valueEn: '{bridging.ltvMax}',
          valueHk: '{bridging.ltvMax}',
          valueCn: '{bridging.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '最高按揭成數',
          labelCn: '最高贷款成数',
          conditionEn:
            'Mortgages already on the property are included. Subject to valuation and our assessment.',
          conditionHk: '連同物業現有按揭計算，視乎估價及審批結果。',
          conditionCn: '连同房产现有按揭计算，以估价和审批结果为准。',
        },
        {
          valueEn: '{bridging.annualRateFrom}',
          valueHk: '{bridging.annualRateFrom}',
          valueCn: '{bridging.annualRateFrom}',
          labelEn: 'lowest annual rate; the highest is {bridging.annualRateMax}',
          labelHk: '最低年利率；最高{bridging.annualRateMax}',
          labelCn: '最低年利率；最高{bridging.annualRateMax}',
          conditionEn:
            'Your own rate depends on our assessment. APR {bridging.aprFrom} for {bridging.exampleAmount} over {bridging.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批結果。實際年利率{bridging.aprFrom}（以{bridging.exampleAmount}、{bridging.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批结果为准。实际年利率{bridging.aprFrom}（以{bridging.exampleAmount}、{bridging.exampleTenor}计）。',
        },
      ],
      illustration: 'ferry',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn: 'Your old home is sold, but the sale completes a few weeks after your purchase.',
          textHk: '舊樓已賣出，但成交日比新居遲幾個星期。',
          textCn: '旧房已卖出，但成交日（付清房款、完成交易的日子）比新房晚几个星期。',
        },
        {
          textEn: 'Your old home is on the market at a price similar to recent sales nearby.',
          textHk: '舊樓已放盤，叫價與同區近期成交相若。',
          textCn: '旧房已挂牌，要价与同区近期成交相近。',
        },
        {
          textEn: 'A bank has approved your new mortgage, but it cannot pay out by completion day.',
          textHk: '銀行已批出新按揭，但趕不及在成交日放款。',
          textCn: '银行已批准新按揭，但赶不上在成交日放款。',
        },
        {
          textEn: 'You can pay the interest from income even if the sale takes some months longer.',
          textHk: '即使遲幾個月才賣出，入息仍足以支付利息。',
          textCn: '即使晚几个月才卖出，收入仍足以支付利息。',
        },
      ],
      suitsNot: [
        {
          textEn: 'You do not have to sell, or do not want to. You need an ordinary mortgage.',
          textHk: '你不必或不打算賣樓。你需要的是一般按揭。',
          textCn: '您不必或不打算卖房。您需要的是普通按揭。',
        },
        {
          textEn: 'You can repay only if the old home sells for a record price.',
          textHk: '舊樓要以破紀錄的價錢賣出，才足夠還款。',
          textCn: '旧房要以创纪录的价格卖出，才够还款。',
        },
        {
          textEn: 'There is no other way to repay if the sale falls through.',
          textHk: '一旦賣樓不成，便沒有其他還款來源。',
          textCn: '一旦旧房没卖成，就没有其他还款来源。',
        },
        {
          textEn:
            'Your seller or your buyer would agree to move the completion date. That would cost less than a loan.',
          textHk: '對方願意延後成交日。這樣做的費用比借貸低。',
          textCn: '对方愿意推迟成交日。这样做比借款省钱。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'bridging',
      headingEn: 'Loan details',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'You pay interest only each month and may repay principal at any time up to the end date. We charge no fee for the loan and no penalty for repaying early; your solicitor’s bill is separate.',
      noteHk:
        '每月只付利息，本金可於到期前隨時償還。我們不收貸款手續費，提早還款不收罰息；律師費另計。',
      noteCn:
        '每月只付利息，本金可在到期前随时偿还。我们不收贷款手续费，提前还款没有违约金；律师费另计。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'bridging',
      drawing: { kind: 'saleTimeline' },
      headingEn: 'From the purchase to the sale',
      headingHk: '由買入新居到賣出舊樓',
      headingCn: '从买入新房到卖出旧房',
      leadEn:
        'You pay interest until the old home is sold. The money from the sale then repays the loan.',
      leadHk: '賣出舊樓前只付利息，賣出後以樓款清還貸款。',
      leadCn: '卖出旧房前只付利息，卖出后用卖房款还清贷款。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'bridging',
      headingEn: 'Example of the interest',
      headingHk: '利息例子',
      headingCn: '利息示例',
      leadEn:
        'You pay interest each month, and the principal with the last payment, when the old home is sold.',
      leadHk: '每月支付利息，賣出舊樓時連同最後一期利息清還本金。',
      leadCn: '每月支付利息，卖出旧房时连同最后一期利息还清本金。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {bridging.annualRateMax} a year. If you sell earlier, you pay less; each further month costs another month’s interest.',
      noteHk:
        '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{bridging.annualRateMax}。早賣出，少付利息；每遲一個月，便多付一個月利息。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{bridging.annualRateMax}。卖得越早，利息越少；每推迟一个月，就多付一个月利息。',
    },
    {
      type: 'cards',
      id: 'three-dates',
      headingEn: 'The three dates we need',
      headingHk: '申請前須確定的三個日期',
      headingCn: '申请前要确定的三个日期',
      leadEn: 'Please note them down before you ask for a figure.',
      leadHk: '查詢前請準備以下日期。',
      leadCn: '咨询前请准备以下日期。',
      items: [
        {
          icon: 'key',
          titleEn: 'The day you complete the purchase',
          titleHk: '新居成交日',
          titleCn: '新房成交日',
          bodyEn:
            'The solicitor must have the money by then. If you miss the date you may lose the deposit.',
          bodyHk: '款項必須在當日或之前到達律師樓；未能如期成交，訂金可能被沒收。',
          bodyCn: '款项必须在当天或之前到达律师行；未能如期成交，定金可能被没收。',
        },
        {
          icon: 'clock',
          titleEn: 'The day the sale completes',
          titleHk: '舊樓成交日',
          titleCn: '旧房成交日',
          bodyEn:
            'You have a date only once the sale agreement is signed. If the flat is still on the market, allow more time than you expect.',
          bodyHk: '簽了買賣合約，才有確定日期。如仍在放盤，請預留比預期更長的時間。',
          bodyCn: '签了买卖合同，才有确定日期。如果还在挂牌，请预留比预期更长的时间。',
        },
        {
          icon: 'document',
          titleEn: 'The end date of the bridging loan',
          titleHk: '過橋貸款到期日',
          titleCn: '过桥贷款到期日',
          bodyEn:
            'Allow some extra time after the date you expect to sell. Interest stops on the day you repay, so the spare months cost nothing.',
          bodyHk: '請在預計的賣樓日期之後預留一些時間。利息計至還款當日，提早還款不會多付利息。',
          bodyCn: '请在预计的卖房日期之后留出一些时间。利息计至还款当天，提前还款不会多付利息。',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'If the old home sells late',
      headingHk: '如舊樓延遲賣出',
      headingCn: '如果旧房延迟卖出',
      bodyEn:
        'Before you sign, add a few months to the loan in the calculator. If the interest it then shows, plus the costs of two homes, is more than you can afford, this loan is not for you.',
      bodyHk:
        '簽署之前，請在計算機將還款期延長幾個月，再計算利息。如利息連同兩個物業的開支超出你的負擔能力，便不宜申請過橋貸款。',
      bodyCn:
        '签署之前，请在计算器里把期限延长几个月，再计算利息。如果利息加上两处房产的开支超出您的负担能力，就不适合申请过桥贷款。',
    },
    {
      type: 'prose',
      id: 'buy-now-sell-later',
      headingEn: 'If your old home is not on the market yet',
      headingHk: '舊樓還未放盤？',
      headingCn: '旧房还没挂牌？',
      bodyEn:
        '<p>If you would like to move first and sell afterwards, read about <a href="/buy-now-sell-later">buy now, sell later</a>. It is also a bridging loan, for a home that has no buyer yet. If you can keep your bank’s first mortgage and do not need to sell, a <a href="/second-mortgage">second mortgage</a> is usually the better fit.</p>',
      bodyHk:
        '<p>如想先搬入新居，再放售舊樓，請看<a href="/buy-now-sell-later">先買後賣</a>：同樣是過橋貸款，適合舊樓未有買家的業主。如可保留銀行一按，又不必賣樓，<a href="/second-mortgage">二按</a>一般更合適。</p>',
      bodyCn:
        '<p>如果想先搬进新家，再出售旧房，请看<a href="/buy-now-sell-later">先买后卖</a>：同样是过桥贷款，适合旧房还没有买家的业主。如果银行按揭可以维持不变，又不必卖房，<a href="/second-mortgage">二次按揭</a>一般更合适。</p>',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Tell us the three dates',
          titleHk: '告訴我們三個日期',
          titleCn: '告诉我们三个日期',
          timeEn: 'answer within {promise.messageAnswer}',
          timeHk: '{promise.messageAnswer}內回覆',
          timeCn: '{promise.messageAnswer}内回复',
          bodyEn:
            'By message or by phone, with both prices and what you owe on each property. We will tell you whether a bridging loan makes sense.',
          bodyHk: '留言或致電，並提供兩個樓價及現有欠款，我們會告訴你過橋貸款是否合適。',
          bodyCn: '留言或致电，并提供两处房产的价格和现有欠款，我们会告诉您过桥贷款是否合适。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '提交文件',
          titleCn: '提交文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn:
            'We help you apply and text you a link to upload both agreements and the other documents.',
          bodyHk: '我們會協助你提交申請，並以短訊傳送連結，供你上載兩份合約及其他文件。',
          bodyCn: '我们会协助您提交申请，并用短信发送链接，供您上传两份合同和其他文件。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Within {promise.decision}, on working days, once your documents are complete, with the interest in dollars.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）有決定，並列明利息金額。',
          bodyCn: '文件齐备后{promise.decision}内（按工作日计）有结果，并列明利息金额。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师行签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'In person. The money goes through the solicitor to the seller on completion day.',
          bodyHk: '須親身簽署。款項於成交日經律師樓付予賣方。',
          bodyCn: '必须本人到场签署。款项在成交日通过律师行付给卖方。',
        },
        {
          titleEn: 'Sell the old home and repay',
          titleHk: '賣出舊樓，還清貸款',
          titleCn: '卖出旧房，还清贷款',
          timeEn: 'within {bridging.maxTenor}',
          timeHk: '{bridging.maxTenor}內',
          timeCn: '{bridging.maxTenor}内',
          bodyEn:
            'The solicitor repays us from the sale, with interest to that day, and the mortgage is released.',
          bodyHk: '律師樓以賣樓所得清還本金及計至當日的利息，按揭隨即解除。',
          bodyCn: '律师行用卖房所得还清本金和计至当天的利息，抵押随即解除。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn:
        'Please send the documents for both properties. We need the dates as well as the prices.',
      leadHk: '請提交買樓及賣樓的文件，以便我們核對金額及日期。',
      leadCn: '请提交买房和卖房的文件，以便我们核对金额和日期。',
      groups: [
        {
          titleEn: 'The sale and the purchase',
          titleHk: '賣樓及買樓文件',
          titleCn: '卖房与买房文件',
          items: [
            {
              nameEn: 'Agreement for sale and purchase of the old home, or the agent’s listing',
              nameHk: '舊樓買賣合約；未賣出則提供放盤資料',
              nameCn: '旧房买卖合同；还没卖出则提供挂牌资料',
              whyEn: 'The sale repays our loan. A signed agreement is more certain than a listing.',
              whyHk: '賣樓款項用作還款。已簽買賣合約，比只有放盤資料更為確定。',
              whyCn: '卖房款项用来还款。已签买卖合同，比只有挂牌资料更为确定。',
            },
            {
              nameEn: 'Agreement for sale and purchase of the new home',
              nameHk: '新居買賣合約',
              nameCn: '新房买卖合同',
              whyEn: 'It states the completion date, by which the loan must be ready.',
              whyHk: '列明成交日；貸款須於當日或之前備妥。',
              whyCn: '写明成交日；贷款须赶在当天或之前到位。',
            },
            {
              nameEn: 'Mortgage statements for both properties, if they are mortgaged',
              nameHk: '兩個物業的按揭月結單（如有）',
              nameCn: '两处房产的按揭对账单（如有）',
              whyEn:
                'The bank is repaid first from the sale; we check that the rest of the sale money covers the bridging loan.',
              whyHk: '賣樓款項先清還銀行按揭；我們會核對餘款是否足以清還過橋貸款。',
              whyCn: '售房款先还清银行按揭；我们会核对余款是否足够还清过桥贷款。',
            },
            ...ownershipDocuments,
          ],
        },
        identityDocuments,
        incomeDocuments,
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'What do I pay during the loan?',
          questionHk: '貸款期間每月要付多少？',
          questionCn: '贷款期间每月要付多少？',
          answerEn:
            'Interest each month, on the principal still owed. The principal is due when the old home is sold, at the latest on the end date in your agreement.\n\nYou may repay principal at any time before that, in part or in full; interest is then charged only on what is left.',
          answerHk:
            '每月支付尚欠本金的利息。本金於賣出舊樓時清還，最遲為貸款協議所訂的到期日。\n\n在此之前，你可隨時償還部分或全部本金，利息亦隨之減少。',
          answerCn:
            '每月支付剩余本金的利息。本金在旧房卖出时还清，最晚为合同约定的到期日。\n\n在此之前，您可以随时偿还部分或全部本金，利息也随之减少。',
        },
        {
          questionEn: 'What if my flat is not sold in time?',
          questionHk: '如果到期仍未賣出，怎麼辦？',
          questionCn: '如果到期还没卖出，怎么办？',
          answerEn:
            'Tell us as soon as you expect a delay. We can look at a longer term, up to {bridging.maxTenor} in all, at a lower asking price, or at changing to an ordinary mortgage if your income covers both homes. An extension needs a new assessment and is not automatic.\n\nAfter the end date, interest on what is overdue is simple interest, never above the rate in your agreement. If no other arrangement can be found, we can recover the loan by selling the property.',
          answerHk:
            '如預計延遲賣出，請盡快告訴我們。可考慮延長年期（總年期最長{bridging.maxTenor}）或調低叫價；如入息足以負擔兩個物業，亦可研究轉為一般按揭。延期須重新審批，不會自動獲批。\n\n到期後，逾期款項只計單息，利率不會高於貸款協議所訂利率。如無法達成其他安排，我們可出售物業以收回欠款。',
          answerCn:
            '如果预计会延迟卖出，请尽快告诉我们。可以考虑延长期限（总期限最长{bridging.maxTenor}）或调低要价；如果收入足以负担两处房产，也可以考虑转为普通按揭。延期需要重新审批，不会自动获批。\n\n到期后，逾期款项只计单利，利率不会高于合同利率。如果无法达成其他安排，我们可以出售房产收回欠款。',
        },
        {
          questionEn: 'Does my old home have to be sold first?',
          questionHk: '舊樓一定要先賣出嗎？',
          questionCn: '旧房一定要先卖出吗？',
          answerEn:
            'No, but it helps. With a signed agreement we know the sum and the date. With only a listing, we assume a cautious price and a slow market, so you can usually borrow less.',
          answerHk:
            '不一定，但已賣出較為有利。簽了合約，金額和日期都已確定；若只是放盤，我們會以較保守的價錢及較長的時間估算，可借金額一般較少。',
          answerCn:
            '不一定，但旧房已签约卖出会更有利。签了合同，金额和日期就已确定；如果只是挂牌，我们会按较保守的价格和较长的时间估算，可借金额一般较少。',
        },
        {
          questionEn: 'Which property secures the loan?',
          questionHk: '用哪個物業作抵押？',
          questionCn: '用哪处房产作抵押？',
          answerEn:
            'Usually the one you are selling, sometimes the one you are buying, sometimes both. If a bank already has a mortgage on that property, the mortgage deed may require the bank’s consent, as with a second mortgage.',
          answerHk:
            '一般是將會出售的物業，亦可以是新買入的物業，或兩者一併抵押。如物業已有銀行按揭，契據可能規定須先取得銀行同意，情況與二按相同。',
          answerCn:
            '一般是将要出售的房产，也可以是新买入的房产，或两者一并抵押。如果房产已有银行按揭，契据可能规定要先取得银行同意，情况与二次按揭相同。',
        },
        {
          questionEn: 'How much can I borrow, and for how long?',
          questionHk: '可以借多少、借多久？',
          questionCn: '可以借多少、借多久？',
          answerEn:
            'From {bridging.minAmount} to {bridging.maxAmount}, for {bridging.minTenor} to {bridging.maxTenor}, and up to {bridging.ltvMax} of the valuation, including any mortgage already on the property. Subject to valuation and our assessment.',
          answerHk:
            '由{bridging.minAmount}至{bridging.maxAmount}，年期{bridging.minTenor}至{bridging.maxTenor}；連同物業現有按揭，最高為估價的{bridging.ltvMax}，視乎估價及審批結果。',
          answerCn:
            '可以借{bridging.minAmount}至{bridging.maxAmount}，期限{bridging.minTenor}至{bridging.maxTenor}；连同房产现有按揭，最高为估价的{bridging.ltvMax}，以估价和审批结果为准。',
        },
        {
          questionEn: 'How soon can I have the money?',
          questionHk: '多快可以提款？',
          questionCn: '多快可以放款？',
          answerEn:
            'Our decision comes within {promise.decision}, on working days, once your documents are complete. After that, the solicitor needs time to check the title and prepare the deed, and a bank may need time if it has to consent. Speak to us when you sign the provisional agreement, not in the week before completion.',
          answerHk:
            '文件齊備後{promise.decision}內（以工作天計）有審批決定。其後律師樓需時查核業權及擬備契據；如須銀行同意，亦要預留時間。請在簽署臨時買賣合約時便與我們聯絡，不要等到成交前一星期。',
          answerCn:
            '文件齐备后{promise.decision}内（按工作日计）有审批结果。之后律师行需要时间核查产权和准备契据；如需银行同意，也要预留时间。请在签临时买卖合同时就与我们联系，不要等到成交前一周。',
        },
        {
          questionEn: 'What does it cost besides interest?',
          questionHk: '除了利息，還有甚麼開支？',
          questionCn: '除了利息，还有哪些费用？',
          answerEn:
            'We charge no fee for the loan and no penalty when you repay early. You pay the solicitor, whose quote you see first, and fire insurance if the building’s policy does not cover the flat. Nobody may charge you for introducing you to us.',
          answerHk:
            '我們不收貸款手續費，提早還款亦不收罰息。另須支付律師費，事前會有報價；如大廈保單未能涵蓋單位，另須購買火險。任何人都不可因介紹你向我們借款而向你收費。',
          answerCn:
            '我们不收贷款手续费，提前还款也没有违约金。另需支付律师费，律师行会事先报价；如果大厦保单不涵盖您的房产，还须购买火险。任何人都不得因介绍您向我们借款而向您收费。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Ask whether a bridging loan suits you',
      headingHk: '查詢過橋貸款是否適合你',
      headingCn: '咨询过桥贷款是否适合您',
      bodyEn:
        'Send us the three dates and both prices. We will tell you whether the loan suits you, what each month costs, and what a late sale would add.',
      bodyHk:
        '請告訴我們三個日期及兩個樓價。我們會回覆過橋貸款是否合適、每月利息多少，以及延遲賣出須多付多少。',
      bodyCn:
        '请告诉我们三个日期和两处房产的价格。我们会回复过桥贷款是否合适、每月利息多少，以及延迟卖出要多付多少。',
      actions: [
        {
          labelEn: 'Ask about a bridging loan',
          labelHk: '查詢過橋貸款',
          labelCn: '咨询过桥贷款',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Value my property',
          labelHk: '為我的物業估價',
          labelCn: '为我的房产估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
    },
  ],
};

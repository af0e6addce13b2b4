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
    '一買一賣之間的短期周轉：每月只付利息，最長{bridging.maxTenor}，賣出舊樓後清還本金。附例子、所需文件，以及遲賣出會多付多少。',
  descriptionCn:
    '换房期间的短期周转：每月只付利息，最长{bridging.maxTenor}，旧房卖出后还清本金。附示例、所需文件，以及晚卖出会多付多少。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Bridging loan',
      eyebrowHk: '過橋貸款',
      eyebrowCn: '过桥贷款',
      headingEn: 'The new home is ready. The old one is not sold yet.',
      headingHk: '新居等成交，舊樓未收錢。',
      headingCn: '新房等成交，旧房还没收到款。',
      leadEn:
        'A bridging loan carries you over the gap. You pay interest each month, for {bridging.minTenor} to {bridging.maxTenor}, and repay the principal from the sale, or sooner if you can.',
      leadHk:
        '過橋貸款助你銜接兩個日子。貸款期{bridging.minTenor}至{bridging.maxTenor}，每月只付利息，賣出舊樓後清還本金；想早點還，隨時可以。',
      leadCn:
        '过桥贷款帮您接上两个日子。贷款期{bridging.minTenor}至{bridging.maxTenor}，每月只付利息，旧房卖出后还清本金；想早点还，随时可以。',
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
          labelEn: 'at the longest',
          labelHk: '最長貸款期',
          labelCn: '最长贷款期',
          conditionEn: 'The end date is in your agreement. An extension is a fresh decision.',
          conditionHk: '到期日以合約為準，延期須重新審批。',
          conditionCn: '到期日以合同为准，延期需要重新审批。',
        },
        {
          valueEn: '{bridging.ltvMax}',
          valueHk: '{bridging.ltvMax}',
          valueCn: '{bridging.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '最高按揭成數',
          labelCn: '最高贷款比例',
          conditionEn:
            'Mortgages already on the property are counted in. Subject to valuation and our assessment.',
          conditionHk: '連同物業現有按揭計算，視乎估價及審批結果。',
          conditionCn: '连同房产现有按揭计算，以估价和审批结果为准。',
        },
        {
          valueEn: '{bridging.annualRateFrom}',
          valueHk: '{bridging.annualRateFrom}',
          valueCn: '{bridging.annualRateFrom}',
          labelEn: 'a year at the lowest; at most {bridging.annualRateMax}',
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
      headingHk: '適合誰，不適合誰',
      headingCn: '适合谁，不适合谁',
      suits: [
        {
          textEn: 'Your old home is sold, and its completion comes a few weeks after the new one.',
          textHk: '舊樓已賣出，但成交日比新居遲幾個星期。',
          textCn: '旧房已卖出，但成交日比新房晚几个星期。',
        },
        {
          textEn: 'Your old home is on the market at a price that neighbours have really paid.',
          textHk: '舊樓已放盤，叫價與同區近期成交相若。',
          textCn: '旧房已挂牌，要价与同区近期成交相近。',
        },
        {
          textEn: 'A bank has approved your new mortgage, but it cannot pay out by completion day.',
          textHk: '銀行已批出新按揭，但趕不及在成交日放款。',
          textCn: '银行已批出新按揭，但赶不上在成交日放款。',
        },
        {
          textEn: 'You can pay the interest from income even if the sale takes some months longer.',
          textHk: '即使遲幾個月才賣出，入息仍足以支付利息。',
          textCn: '即使晚几个月才卖出，收入仍足以支付利息。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'You do not have to sell, or do not really want to. Then it is a mortgage you need.',
          textHk: '你不必賣樓，或者根本不想賣。你需要的是一般按揭。',
          textCn: '您不必卖房，或者其实不想卖。您需要的是普通按揭。',
        },
        {
          textEn: 'The plan only works at a price nobody has paid yet.',
          textHk: '計劃要賣到破頂價才行得通。',
          textCn: '计划要卖到前所未有的高价才行得通。',
        },
        {
          textEn: 'There is no other way to repay if the sale falls through.',
          textHk: '一旦賣樓告吹，便沒有其他還款來源。',
          textCn: '一旦卖房告吹，就没有其他还款来源。',
        },
        {
          textEn: 'You can move the completion date by asking. A letter is cheaper than a loan.',
          textHk: '只要對方同意，成交日可以改期。改期比借錢便宜。',
          textCn: '只要对方同意，成交日可以改期。改期比借钱便宜。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'bridging',
      headingEn: 'The facts in one place',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'Interest only each month, principal at any time up to the end date. No fee to us for the loan and no penalty for repaying early; your solicitor’s bill is separate.',
      noteHk:
        '每月只付利息，本金可於到期前隨時償還。我們不收貸款手續費，提早還款不收罰息；律師費另計。',
      noteCn:
        '每月只付利息，本金可在到期前随时偿还。我们不收贷款手续费，提前还款没有罚金；律师费另计。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'bridging',
      headingEn: 'A worked example',
      headingHk: '利息例子',
      headingCn: '利息示例',
      leadEn:
        'Interest each month, then the principal with the last payment, when the old home is sold.',
      leadHk: '每月支付利息，最後一期連同本金清還，即賣出舊樓之時。',
      leadCn: '每月支付利息，最后一期连同本金还清，也就是旧房卖出的时候。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {bridging.annualRateMax} a year. Sell earlier and you pay less; later, and each further month costs the same interest again.',
      noteHk:
        '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{bridging.annualRateMax}。早賣出，少付利息；每遲一個月，便多付一個月利息。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{bridging.annualRateMax}。早卖出，少付利息；每晚一个月，就多付一个月利息。',
    },
    {
      type: 'cards',
      id: 'three-dates',
      headingEn: 'Three dates decide everything',
      headingHk: '三個日子，決定一切',
      headingCn: '三个日子，决定一切',
      leadEn: 'Write them down before you ask for a figure.',
      leadHk: '查詢之前，請先寫下這三個日子。',
      leadCn: '咨询之前，请先写下这三个日子。',
      items: [
        {
          icon: 'key',
          titleEn: 'The day you complete the purchase',
          titleHk: '新居成交日',
          titleCn: '新房成交日',
          bodyEn:
            'The money has to be with the solicitor by then. Missing it can cost you the deposit.',
          bodyHk: '款項必須在當日之前到達律師樓；未能如期成交，訂金可能被沒收。',
          bodyCn: '款项必须在当天之前到达律师楼；未能如期成交，订金可能被没收。',
        },
        {
          icon: 'clock',
          titleEn: 'The day the sale completes',
          titleHk: '舊樓成交日',
          titleCn: '旧房成交日',
          bodyEn:
            'Signed is a date. Listed is a hope. Plan for the hope to take longer than you think.',
          bodyHk: '簽了合約才算有日期，放盤只是期望。預算時間，請比期望寬鬆。',
          bodyCn: '签了合约才算有日期，挂牌只是期望。预算时间，请比期望宽松。',
        },
        {
          icon: 'document',
          titleEn: 'The end date of the bridge',
          titleHk: '過橋貸款到期日',
          titleCn: '过桥贷款到期日',
          bodyEn:
            'Leave a margin after the sale. Unused months cost nothing: interest stops on the day you repay.',
          bodyHk: '在預計賣出日之後留些餘裕。用不到的月份不計利息，還款當日即止。',
          bodyCn: '在预计卖出日之后留些余地。用不到的月份不计利息，还款当天就停。',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'If the sale is late',
      headingHk: '如果遲了賣出',
      headingCn: '如果晚了卖出',
      bodyEn:
        'Try the calculator with a few more months before you sign. If that interest, plus the costs of two homes, is more than you can carry, the bridge is too long for you.',
      bodyHk:
        '簽署之前，請用計算機多加幾個月再算一次。如這筆利息連同兩個物業的開支超出你的負擔，便不宜借這筆過橋貸款。',
      bodyCn:
        '签署之前，请用计算器多加几个月再算一次。如果这笔利息加上两处房产的开支超出您的负担，就不宜借这笔过桥贷款。',
    },
    {
      type: 'prose',
      id: 'buy-now-sell-later',
      headingEn: 'Not on the market yet?',
      headingHk: '舊樓還未放盤？',
      headingCn: '旧房还没挂牌？',
      bodyEn:
        '<p>If you want to move first and sell in peace afterwards, read about <a href="/buy-now-sell-later">buy now, sell later</a>. It is a bridging loan too, planned around a home that still has to find its buyer. If a bank’s first mortgage can stay and you do not need to sell at all, a <a href="/second-mortgage">second mortgage</a> is usually the better fit.</p>',
      bodyHk:
        '<p>如想先搬入新居，再從容放售舊樓，請看<a href="/buy-now-sell-later">先買後賣</a>：同屬過橋貸款，但以尚未覓得買家的舊樓作計劃。如可保留銀行一按，又不必賣樓，<a href="/second-mortgage">二按</a>一般更合適。</p>',
      bodyCn:
        '<p>如果想先搬进新家，再从容出售旧房，请看<a href="/buy-now-sell-later">先买后卖</a>：同属过桥贷款，但以还没找到买家的旧房来规划。如果可以保留银行一按，又不必卖房，<a href="/second-mortgage">二次按揭</a>一般更合适。</p>',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How it goes',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Tell us the three dates',
          titleHk: '告訴我們三個日子',
          titleCn: '告诉我们三个日子',
          bodyEn:
            'By message or by phone, with both prices and what is owed. We say whether a bridge makes sense at all.',
          bodyHk: '留言或致電，並提供兩個樓價及現有欠款。我們會先告訴你過橋貸款是否合適。',
          bodyCn: '留言或致电，并提供两处房价和现有欠款。我们会先告诉您过桥贷款是否合适。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '提交文件',
          titleCn: '提交文件',
          bodyEn:
            'We open the application with you and text you a link to upload both agreements and the rest.',
          bodyHk: '我們為你開立申請，並以短訊傳送連結，供你上載兩份合約及其他文件。',
          bodyCn: '我们为您建立申请，并用短信发送链接，供您上传两份合约和其他文件。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          bodyEn:
            'Within {promise.decision}, on working days, once your documents are complete, together with the interest in figures.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）有決定，並列明利息金額。',
          bodyCn: '文件齐备后{promise.decision}内（按工作日计）有结果，并列明利息金额。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师楼签契',
          bodyEn:
            'In person. The money goes through the solicitor to the seller on completion day.',
          bodyHk: '須親身簽署。款項於成交日經律師樓付予賣方。',
          bodyCn: '必须本人到场签署。款项在成交日通过律师楼付给卖方。',
        },
        {
          titleEn: 'Sell, and it is over',
          titleHk: '賣出舊樓，還清貸款',
          titleCn: '卖出旧房，还清贷款',
          bodyEn:
            'The solicitor repays us from the sale, with interest to that day, and the mortgage is released.',
          bodyHk: '律師樓以賣樓所得清還本金及計至當日的利息，按揭隨即解除。',
          bodyCn: '律师楼用卖房所得还清本金和计至当天的利息，随即解除抵押。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'What to send, and why',
      headingHk: '需要甚麼文件，為甚麼需要',
      headingCn: '需要哪些文件，为什么需要',
      leadEn:
        'Two properties, two sets of documents. The dates on them matter as much as the prices.',
      leadHk: '一買一賣，涉及兩套文件。文件上的日期與金額同樣重要。',
      leadCn: '一买一卖，涉及两套文件。文件上的日期和金额同样重要。',
      groups: [
        {
          titleEn: 'The sale and the purchase',
          titleHk: '賣樓及買樓文件',
          titleCn: '卖房与买房文件',
          items: [
            {
              nameEn: 'Agreement for sale of the old home, or the agent’s listing',
              nameHk: '舊樓買賣合約；未賣出則提供放盤資料',
              nameCn: '旧房买卖合约；还没卖出则提供挂牌资料',
              whyEn:
                'This is the money that repays us. A signed agreement makes the answer surer than a listing.',
              whyHk: '還款來自這筆樓價。已簽合約比只有放盤更有把握。',
              whyCn: '还款来自这笔房款。已签合约比只有挂牌更有把握。',
            },
            {
              nameEn: 'Agreement for purchase of the new home',
              nameHk: '新居買賣合約',
              nameCn: '新房买卖合约',
              whyEn:
                'It gives the completion date, and that is the day the bridge has to be standing.',
              whyHk: '確定成交日，貸款必須在當日到位。',
              whyCn: '确定成交日，贷款必须在当天到位。',
            },
            {
              nameEn: 'Mortgage statements of both properties, where there are any',
              nameHk: '兩個物業的按揭結單（如有）',
              nameCn: '两处房产的按揭账单（如有）',
              whyEn: 'What is owed comes off first, so we know what is left to repay the bridge.',
              whyHk: '先扣除現有欠款，才知餘額是否足以清還過橋貸款。',
              whyCn: '先扣除现有欠款，才知道余额够不够还清过桥贷款。',
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
            'Our decision comes within {promise.decision}, on working days, once your documents are complete. After that the solicitor needs time for the title and the deed, and a bank for its consent if that is required. Speak to us when you sign the provisional agreement, not in the last week.',
          answerHk:
            '文件齊備後{promise.decision}內（以工作天計）有審批決定。之後律師樓需時查契及準備契據；如須銀行同意，亦要預留時間。請在簽臨約時便與我們聯絡，不要等到成交前一星期。',
          answerCn:
            '文件齐备后{promise.decision}内（按工作日计）有审批结果。之后律师楼需要时间查契和准备契约；如需银行同意，也要预留时间。请在签临时合约时就与我们联系，不要等到成交前一周。',
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
    },
    {
      type: 'callToAction',
      headingEn: 'Three dates, two prices, one answer',
      headingHk: '三個日子，兩個樓價，一個答覆',
      headingCn: '三个日子，两个房价，一个答复',
      bodyEn:
        'Send them to us and we tell you whether a bridge fits, what each month costs, and what a late sale would add.',
      bodyHk: '把資料告訴我們，便會回覆過橋貸款是否合適、每月利息多少，以及遲賣出要多付多少。',
      bodyCn: '把资料告诉我们，我们会回复过桥贷款是否合适、每月利息多少，以及晚卖出要多付多少。',
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

import type { PageInput } from '@/contracts/content/page';
import { identityDocuments, incomeDocuments, ownershipDocuments } from '../shared/documents';

export const page: PageInput = {
  slug: 'revolving-loan',
  titleEn: 'Revolving loan: daily interest | {brand}',
  titleHk: '物業循環貸款：按日計息 | {brand}',
  titleCn: '房产循环贷款：按日计息 | {brand}',
  descriptionEn:
    'A credit limit secured on your Hong Kong property: draw, repay and draw again, with interest only on what is drawn, charged by the day. Rates and terms.',
  descriptionHk:
    '以香港物業作抵押設立循環信貸額，可隨時提款、還款及再提款，利息只按已提金額逐日計算。查看年利率上限、計息方法、所需文件及常見問題。',
  descriptionCn:
    '以香港房产作抵押设立循环信用额度，可以随时提款、还款再提款，利息只按已提金额逐日计算。查看年利率上限、计息方法、所需文件和常见问题。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Revolving loan',
      eyebrowHk: '循環貸款',
      eyebrowCn: '循环贷款',
      headingEn: 'Draw from your limit when you need it, and pay interest only on what you draw',
      headingHk: '按需要提款，只付已提金額的利息',
      headingCn: '按需要提款，只付已提金额的利息',
      leadEn:
        'We set one credit limit, secured on your property. Draw part of it, repay and draw again, for {revolving.minTenor} to {revolving.maxTenor}. Interest runs only on the amount drawn, for the days it is drawn.',
      leadHk:
        '以物業作抵押設立信貸額，可隨時提款、還款及再提款，為期{revolving.minTenor}至{revolving.maxTenor}。利息只按已提金額及實際日數計算。',
      leadCn:
        '以房产作抵押设立信用额度，可以随时提款、还款再提款，为期{revolving.minTenor}至{revolving.maxTenor}。利息只按已提金额和实际天数计算。',
      actions: [
        {
          labelEn: 'Ask about a limit',
          labelHk: '查詢信貸額',
          labelCn: '咨询额度',
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
          valueEn: '{revolving.ltvMax}',
          valueHk: '{revolving.ltvMax}',
          valueCn: '{revolving.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '最高按揭成數',
          labelCn: '最高贷款成数',
          conditionEn:
            'Mortgages already on the property are included. Subject to valuation and our assessment.',
          conditionHk: '連同物業現有按揭計算，視乎估價及審批結果。',
          conditionCn: '连同房产现有按揭计算，以估价和审批结果为准。',
        },
        {
          valueEn: '{revolving.annualRateFrom}',
          valueHk: '{revolving.annualRateFrom}',
          valueCn: '{revolving.annualRateFrom}',
          labelEn: 'lowest annual rate; the highest is {revolving.annualRateMax}',
          labelHk: '最低年利率；最高{revolving.annualRateMax}',
          labelCn: '最低年利率；最高{revolving.annualRateMax}',
          conditionEn:
            'Your own rate depends on our assessment. APR {revolving.aprFrom} for {revolving.exampleAmount} over {revolving.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批結果。實際年利率{revolving.aprFrom}（以{revolving.exampleAmount}、{revolving.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批结果为准。实际年利率{revolving.aprFrom}（以{revolving.exampleAmount}、{revolving.exampleTenor}计）。',
        },
        {
          valueEn: 'Daily interest',
          valueHk: '按日計息',
          valueCn: '按日计息',
          labelEn: 'only on the amount drawn',
          labelHk: '只計已提金額',
          labelCn: '只算已提金额',
          conditionEn: 'Simple interest on the amount drawn; nothing on the rest of the limit.',
          conditionHk: '以單息計算；未提取的信貸額不計利息。',
          conditionCn: '以单利计算；未提取的额度不计利息。',
        },
      ],
      illustration: 'tram',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn: 'You run a business and pay your suppliers before your customers pay you.',
          textHk: '你經營生意，須先付貨款，後收客戶款項。',
          textCn: '您经营生意，先付货款，后收客户款项。',
        },
        {
          textEn: 'You will need money several times, but do not know exactly when.',
          textHk: '你需要分幾次提款，但未能確定日期。',
          textCn: '您需要分几次提款，但还不能确定日期。',
        },
        {
          textEn:
            'You usually repay within weeks and want the interest to stop on the day you repay.',
          textHk: '你通常幾星期內便可還款，希望還款當日便停止計息。',
          textCn: '您通常几周内就能还款，希望还款当天就停止计息。',
        },
        {
          textEn: 'You want a reserve that you draw on only when necessary.',
          textHk: '你想預備一筆資金，有需要時才使用。',
          textCn: '您想备好一笔资金，需要时才动用。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'You need a fixed sum for several years. A mortgage with instalments usually costs less and is paid off at the end of its term.',
          textHk: '你需要一筆固定的資金，並會使用數年。分期攤還的按揭利率一般較低，期滿即還清。',
          textCn:
            '您需要一笔金额固定的资金，并打算使用数年。分期偿还的按揭利率一般更低，到期即还清。',
        },
        {
          textEn: 'You would be tempted to spend the whole limit.',
          textHk: '有信貸額在手，便很可能會用盡。',
          textCn: '您有了额度，很可能就会用完。',
        },
        {
          textEn: 'You would draw on the limit to pay living costs month after month.',
          textHk: '你打算每月提款應付日常開支。',
          textCn: '您打算每月提款应付日常开支。',
        },
        {
          textEn: 'You plan to repay other loans from the limit and then borrow on those again.',
          textHk: '你打算以此清還其他貸款，再向其他機構借款。',
          textCn: '您打算用它还清其他贷款，然后再向其他机构借款。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'revolving',
      headingEn: 'Loan details',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'The amounts are limits, not sums you must draw. We charge interest on what is drawn but no fee; your solicitor’s bill for the mortgage is separate.',
      noteHk:
        '以上金額為信貸額的範圍，毋須全數提取。我們只收已提款項的利息，不另收費；設立按揭的律師費另計。',
      noteCn:
        '以上金额为信用额度的范围，不必全部提取。我们只收已提款项的利息，不另收费；设立抵押的律师费另计。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'revolving',
      drawing: {
        kind: 'balances',
        balances: [
          { days: 30, balance: 500_000 },
          { days: 30, balance: 200_000 },
          { days: 30, balance: 350_000 },
        ],
      },
      headingEn: 'Draw, repay, draw again',
      headingHk: '提款、還款、再提款',
      headingCn: '提款、还款、再提款',
      leadEn:
        'In this example money is drawn, partly repaid and drawn again. Interest is charged each day on what you owe at the end of that day.',
      leadHk: '例子：先提款，償還一部分，其後再提款。每日利息按當日結欠計算。',
      leadCn: '示例：先提款，归还一部分，之后再提款。每天的利息按当天的欠款余额计算。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'revolving',
      headingEn: 'Example of the interest',
      headingHk: '利息例子',
      headingCn: '利息示例',
      leadEn: 'You draw once, keep the money for a number of days, and repay in full.',
      leadHk: '提款一次，使用若干日後全數清還。',
      leadCn: '提款一次，使用若干天后全部还清。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {revolving.annualRateMax} a year. If you use the money for half as many days, you pay half as much interest.',
      noteHk:
        '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{revolving.annualRateMax}。日數減半，利息便減半。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{revolving.annualRateMax}。天数减半，利息就减半。',
    },
    {
      type: 'prose',
      id: 'by-the-day',
      headingEn: 'How daily interest is worked out',
      headingHk: '按日計息的計算方法',
      headingCn: '按日计息的计算方法',
      bodyEn:
        '<p>For each day: <strong>amount drawn at the end of the day × annual rate ÷ 365</strong>. At the end of the period the daily amounts are added up and rounded once, to the cent.</p><ul><li>Whether you draw in the morning or in the afternoon, it counts as the same day.</li><li>If you repay part of what you have drawn, interest from that day is charged only on what is left.</li><li>We charge simple interest. Unpaid interest is never added to the sum on which interest is charged.</li></ul><p>Your statement lists every withdrawal, repayment and balance with its date, so that you can check the sum yourself.</p>',
      bodyHk:
        '<p>每日利息＝<strong>當日結束時的已提金額×年利率÷365</strong>。每期完結時把各日利息相加，四捨五入至仙，只捨入一次。</p><ul><li>上午或下午提款，均作同一日計算。</li><li>償還部分款項後，由當日起只按餘額計息。</li><li>以單息計算，未付的利息不會加入本金再計利息。</li></ul><p>月結單逐項列明每次提款、還款、結餘及日期，你可自行核對。</p>',
      bodyCn:
        '<p>每天利息＝<strong>当天结束时的已提金额×年利率÷365</strong>。每期结束时，将每天的利息相加，再四舍五入到分。</p><ul><li>上午或下午提款，都算同一天。</li><li>偿还部分款项后，从当天起只按余额计息。</li><li>以单利计算，未付的利息不会加入本金再计利息。</li></ul><p>对账单逐项列明每次提款、还款、余额和日期，您可以自行核对。</p>',
    },
    {
      type: 'table',
      id: 'compare',
      headingEn: 'Compare a revolving loan with a mortgage in instalments',
      headingHk: '比較循環貸款與分期攤還按揭',
      headingCn: '比较循环贷款与分期偿还按揭',
      columns: [
        { labelEn: 'Feature', labelHk: '比較項目', labelCn: '比较项目' },
        { labelEn: 'Revolving loan', labelHk: '循環貸款', labelCn: '循环贷款' },
        { labelEn: 'Mortgage with instalments', labelHk: '分期攤還按揭', labelCn: '分期偿还按揭' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'How you receive the money', textHk: '提款方式', textCn: '放款方式' },
            {
              textEn: 'The amounts you need, when you need them',
              textHk: '按需要提取',
              textCn: '按需要提取',
            },
            {
              textEn: 'The whole loan on the first day',
              textHk: '首日全數發放',
              textCn: '首日全部发放',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Lowest and highest annual rate',
              textHk: '最低至最高年利率',
              textCn: '最低至最高年利率',
            },
            {
              textEn:
                '{revolving.annualRateFrom} to {revolving.annualRateMax}, depending on assessment',
              textHk: '{revolving.annualRateFrom}至{revolving.annualRateMax}，視乎審批',
              textCn: '{revolving.annualRateFrom}至{revolving.annualRateMax}，以审批为准',
            },
            {
              textEn:
                '{first.annualRateFrom} to {first.annualRateMax}, depending on assessment (first mortgage)',
              textHk: '{first.annualRateFrom}至{first.annualRateMax}，視乎審批（以一按計）',
              textCn: '{first.annualRateFrom}至{first.annualRateMax}，以审批为准（以首次按揭计）',
            },
          ],
        },
        {
          cells: [
            { textEn: 'How the principal is repaid', textHk: '還本方式', textCn: '还本方式' },
            {
              textEn: 'You decide when to repay',
              textHk: '由你決定何時還本金',
              textCn: '由您决定何时偿还本金',
            },
            {
              textEn: 'A part is repaid every month',
              textHk: '每月償還部分本金',
              textCn: '每月偿还部分本金',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Term', textHk: '年期', textCn: '期限' },
            {
              textEn: '{revolving.minTenor} to {revolving.maxTenor}',
              textHk: '{revolving.minTenor}至{revolving.maxTenor}',
              textCn: '{revolving.minTenor}至{revolving.maxTenor}',
            },
            {
              textEn: '{first.minTenor} to {first.maxTenor}',
              textHk: '{first.minTenor}至{first.maxTenor}',
              textCn: '{first.minTenor}至{first.maxTenor}',
            },
          ],
        },
      ],
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Ask for a limit',
          titleHk: '查詢信貸額',
          titleCn: '咨询额度',
          timeEn: 'answer within {promise.messageAnswer}',
          timeHk: '{promise.messageAnswer}內回覆',
          timeCn: '{promise.messageAnswer}内回复',
          bodyEn: 'Say what the money is for and how you expect to repay. We will help you apply.',
          bodyHk: '說明用途及還款計劃，由職員協助你提交申請。',
          bodyCn: '说明用途和还款计划，由工作人员协助您提交申请。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '提交文件',
          titleCn: '提交文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn: 'We text you a link. We arrange the valuation and the land search.',
          bodyHk: '我們以短訊傳送上載連結；估價及土地查冊由我們安排。',
          bodyCn: '我们用短信发送上传链接；估价和产权查询由我们安排。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'We decide within {promise.decision}, on working days, once your documents are complete, and tell you the limit, the rate and the end date.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）有決定，列明信貸額、利率及到期日。',
          bodyCn: '文件齐备后{promise.decision}内（按工作日计）有结果，列明额度、利率和到期日。',
        },
        {
          titleEn: 'Sign once, at the solicitor’s office',
          titleHk: '到律師樓簽契（只須一次）',
          titleCn: '到律师行签约（只需一次）',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn: 'In person. The mortgage then covers every later withdrawal within the limit.',
          bodyHk: '須親身簽署。其後信貸額內的每次提款，毋須再簽契。',
          bodyCn: '必须本人到场签署。之后在额度内提款，无需再签约。',
        },
        {
          titleEn: 'Draw and repay from your account',
          titleHk: '在帳戶內提款及還款',
          titleCn: '在账户内提款和还款',
          timeEn: 'any time later',
          timeHk: '其後隨時',
          timeCn: '之后随时',
          bodyEn:
            'Each withdrawal is confirmed by a one-time code and goes to your own bank account.',
          bodyHk: '每次提款均須以驗證碼確認，款項存入你的銀行戶口。',
          bodyCn: '每次提款都要用验证码确认，款项转入您的银行账户。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn: 'You send these once, when the limit is set up. Later withdrawals need no documents.',
      leadHk: '只在設立信貸額時提交一次，日後提款毋須再交文件。',
      leadCn: '只在设立额度时提交一次，以后提款不用再交文件。',
      groups: [
        identityDocuments,
        {
          titleEn: 'The property and your account',
          titleHk: '物業及收款戶口',
          titleCn: '房产和收款账户',
          items: [
            {
              nameEn: 'Mortgage statement, if a bank already has a mortgage',
              nameHk: '現有按揭月結單（如物業仍有銀行按揭）',
              nameCn: '现有按揭对账单（如房产还有银行按揭）',
              whyEn:
                'What you owe the bank counts towards the maximum loan-to-value, and the bank may have to consent.',
              whyHk: '銀行按揭的結欠會計入按揭成數上限，而且可能須取得銀行同意。',
              whyCn: '银行按揭的余额会计入贷款成数上限，而且可能需要银行同意。',
            },
            {
              nameEn: 'First page of a bank statement in your own name',
              nameHk: '本人名下銀行戶口月結單首頁',
              nameCn: '本人名下银行账户对账单首页',
              whyEn:
                'Withdrawals go to this account only, so nobody else can have the money sent elsewhere.',
              whyHk: '提款只會存入此戶口，其他人無法將款項轉往別處。',
              whyCn: '提款只会转入这个账户，其他人无法把款项转到别处。',
            },
            ...ownershipDocuments,
          ],
        },
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
          questionEn: 'Do I pay interest on money I have not drawn?',
          questionHk: '未提取的信貸額要付利息嗎？',
          questionCn: '未提取的额度要付利息吗？',
          answerEn:
            'No. Interest is charged only on what is drawn, day by day. We charge no fee for the limit, for a withdrawal or for leaving it unused. The solicitor’s bill for setting up the mortgage is due once, whether you draw or not.',
          answerHk:
            '不用。利息只按已提取的金額逐日計算；不論設立信貸額、提款或沒有動用信貸額，我們均不收費。設立按揭的律師費則須支付一次，不論有否提款。',
          answerCn:
            '不用。利息只按已提取的金额逐日计算；无论设立额度、提款还是不使用额度，我们都不收费。设立抵押的律师费则需支付一次，不论有没有提款。',
        },
        {
          questionEn: 'What do I have to pay each month?',
          questionHk: '每月最少要還多少？',
          questionCn: '每月最少要还多少？',
          answerEn:
            'You must pay at least the interest for the period; your agreement states the minimum payment and the date. You may repay principal whenever you like, and what you repay can be drawn again.\n\nIf you pay only the minimum, the debt does not go down. We suggest that you decide how much to repay each month.',
          answerHk:
            '最少須支付該期利息；最低還款額及每期供款日以貸款協議為準。本金可隨時償還，償還後可再提取。\n\n只付最低還款額，欠款不會減少，建議你定下每月償還本金的金額。',
          answerCn:
            '最少要支付当期利息；最低还款额和还款日以合同为准。本金可以随时偿还，偿还后可以再提取。\n\n只付最低还款额，欠款不会减少，建议您定下每月偿还本金的金额。',
        },
        {
          questionEn: 'How do I withdraw?',
          questionHk: '怎樣提款？',
          questionCn: '怎么提款？',
          answerEn:
            'Sign in, type the amount and confirm it with a one-time code sent to your phone. The money goes to the bank account in your own name that is on our records, never to anyone else’s. Requests made outside office hours are dealt with when we open.',
          answerHk:
            '登入帳戶，輸入金額，再以短訊收到的驗證碼確認。款項只會轉帳至已登記的本人銀行戶口，不會付予他人。非辦公時間提出的要求，於下一個辦公時段處理。',
          answerCn:
            '登录账户，输入金额，再用短信收到的验证码确认。款项只会转入已登记的本人银行账户，不会付给他人。非办公时间提出的请求，在下一个办公时段处理。',
        },
        {
          questionEn: 'Can the limit be raised or lowered?',
          questionHk: '信貸額可以調高或調低嗎？',
          questionCn: '额度可以调高或调低吗？',
          answerEn:
            'You can ask for a higher limit in your account. We then assess the property and your income again, and a new deed may be needed. You can lower the limit at any time.\n\nWe can stop new withdrawals if you are behind with payments or the property is worth much less. Your agreement says when.',
          answerHk:
            '可在帳戶內申請調高。我們會重新評估物業及入息，或須另簽契據。調低則隨時可以。\n\n如供款逾期，或物業價值大幅下跌，我們可暫停新的提款，詳情以貸款協議為準。',
          answerCn:
            '可以在账户内申请调高。我们会重新评估房产和收入，可能需要另签契据。调低则随时可以。\n\n如果还款逾期，或房产价值大幅下跌，我们可以暂停新的提款，具体以合同为准。',
        },
        {
          questionEn: 'What happens at the end of the term?',
          questionHk: '到期時怎樣處理？',
          questionCn: '到期时怎么处理？',
          answerEn:
            'You then repay what you have drawn, with interest to that day. We write to you beforehand about your choices: repay, spread the debt over years as an ordinary mortgage, or apply for a new limit. The last two need a new assessment.',
          answerHk:
            '尚欠本金連同計至當日的利息須一併清還。到期前，我們會書面通知你可作的選擇：清還、轉為一般按揭分期攤還，或申請新的信貸額。後兩者須重新審批。',
          answerCn:
            '尚欠本金须连同计至当天的利息一并还清。到期前，我们会书面通知您可以选择的安排：还清、转为普通按揭分期偿还，或申请新的额度。后两者需要重新审批。',
        },
        {
          questionEn: 'Can I have a revolving loan behind my bank’s mortgage?',
          questionHk: '物業仍有銀行按揭，可以申請嗎？',
          questionCn: '房产还有银行按揭，可以申请吗？',
          answerEn:
            'Yes, as a second charge, if the bank’s deed allows it or the bank consents in writing. The bank’s mortgage and the credit limit together may reach {revolving.ltvMax} of the valuation at most, subject to assessment.',
          answerHk:
            '可以，以二按形式辦理，前提是銀行契據容許，或銀行書面同意。連同銀行按揭，最高為估價的{revolving.ltvMax}，視乎審批結果。',
          answerCn:
            '可以，以二次按揭形式办理，前提是银行的按揭契据允许，或银行书面同意。连同银行按揭，最高为估价的{revolving.ltvMax}，以审批结果为准。',
        },
        {
          questionEn: 'Can I close the loan early?',
          questionHk: '可以提早取消嗎？',
          questionCn: '可以提前取消吗？',
          answerEn:
            'Yes, by written notice. You repay what is drawn, with interest to the day of repayment and no penalty. Your solicitor then releases the mortgage.',
          answerHk:
            '可以，書面通知後，清還已提款項及計至當日的利息便可，不收罰息。其後由律師樓解除按揭。',
          answerCn:
            '可以，书面通知后，还清已提款项和计至当天的利息即可，没有违约金。之后由律师行解除抵押。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Work out the interest for a few weeks',
      headingHk: '試算提款數星期的利息',
      headingCn: '试算用款几周的利息',
      bodyEn:
        'Choose the revolving tab in the calculator and type an amount and a number of days. If it suits you, ask us about a limit.',
      bodyHk: '在計算機選擇循環貸款，輸入金額及日數。如適合你的需要，可向我們查詢信貸額。',
      bodyCn: '在计算器里选择循环贷款，输入金额和天数。如果适合您的需要，可以向我们咨询额度。',
      actions: [
        {
          labelEn: 'Open the calculator',
          labelHk: '使用計算機',
          labelCn: '打开计算器',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Ask about a limit',
          labelHk: '查詢信貸額',
          labelCn: '咨询额度',
          href: '/contact-us',
          kind: 'secondary',
        },
      ],
    },
  ],
};

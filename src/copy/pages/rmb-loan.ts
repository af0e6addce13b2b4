import type { PageInput } from '@/contracts/content/page';
import { ownershipDocuments } from '../shared/documents';

export const page: PageInput = {
  slug: 'rmb-loan',
  titleEn: 'RMB loan on Hong Kong property | {brand}',
  titleHk: '人民幣貸款：以香港物業抵押 | {brand}',
  titleCn: '人民币贷款：用香港房产抵押 | {brand}',
  descriptionEn:
    'Borrow renminbi against a Hong Kong property, from {promise.rmbRate} a year for loans up to {promise.rmbRateLtv} of the valuation, at most {rmb.annualRateMax}. Exchange risk explained.',
  descriptionHk:
    '以香港物業借人民幣，年利率低至{promise.rmbRate}（貸款額不超過估價{promise.rmbRateLtv}，視乎審批），最高{rmb.annualRateMax}。查看匯率風險、例子及所需文件。',
  descriptionCn:
    '用香港房产借人民币，年利率低至{promise.rmbRate}（贷款额不超过估价{promise.rmbRateLtv}，以审批为准），最高{rmb.annualRateMax}。查看汇率风险、示例和所需文件。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'RMB loan',
      eyebrowHk: '人民幣貸款',
      eyebrowCn: '人民币贷款',
      headingEn: 'A renminbi loan for people who earn renminbi',
      headingHk: '人民幣貸款：適合收入為人民幣的業主',
      headingCn: '人民币贷款：适合收入为人民币的业主',
      leadEn:
        'A loan in renminbi, secured on your Hong Kong property. You receive renminbi and repay principal and interest in renminbi every month, over {rmb.minTenor} to {rmb.maxTenor}.',
      leadHk:
        '以香港物業作抵押，借入人民幣，並以人民幣按月償還本金及利息，還款期{rmb.minTenor}至{rmb.maxTenor}。',
      leadCn:
        '用香港房产作抵押，借入人民币，并以人民币按月偿还本金和利息，还款期{rmb.minTenor}至{rmb.maxTenor}。',
      actions: [
        {
          labelEn: 'Ask about an RMB loan',
          labelHk: '查詢人民幣貸款',
          labelCn: '咨询人民币贷款',
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
      claims: [
        {
          valueEn: '{promise.rmbRate}',
          valueHk: '{promise.rmbRate}',
          valueCn: '{promise.rmbRate}',
          labelEn: 'lowest annual rate; the highest is {rmb.annualRateMax}',
          labelHk: '最低年利率；最高{rmb.annualRateMax}',
          labelCn: '最低年利率；最高{rmb.annualRateMax}',
          conditionEn:
            'The lowest rate is for loans at or below {promise.rmbRateLtv} of the valuation. Your own rate depends on our assessment. APR {rmb.aprFrom} for {rmb.exampleAmount} over {rmb.exampleTenor}.',
          conditionHk:
            '最低利率適用於貸款額不超過估價{promise.rmbRateLtv}的申請；個別利率視乎審批結果。實際年利率{rmb.aprFrom}（以{rmb.exampleAmount}、{rmb.exampleTenor}計）。',
          conditionCn:
            '最低利率适用于贷款额不超过估价{promise.rmbRateLtv}的申请；您的利率以审批结果为准。实际年利率{rmb.aprFrom}（以{rmb.exampleAmount}、{rmb.exampleTenor}计）。',
        },
        {
          valueEn: '{rmb.ltvMax}',
          valueHk: '{rmb.ltvMax}',
          valueCn: '{rmb.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '最高按揭成數',
          labelCn: '最高贷款成数',
          conditionEn:
            'The loan is converted on the day of draw-down; loans already on the property are included. Subject to valuation and our assessment.',
          conditionHk: '按提款日匯率折算，並計入物業現有按揭；視乎估價及審批結果。',
          conditionCn: '按放款日汇率折算，并计入房产现有按揭；以估价和审批结果为准。',
        },
        {
          valueEn: '{promise.decision}',
          valueHk: '{promise.decision}',
          valueCn: '{promise.decision}',
          labelEn: 'to a decision',
          labelHk: '審批時限',
          labelCn: '审批时限',
          conditionEn:
            'On working days, from the moment your documents are complete. The decision may be no.',
          conditionHk: '由文件齊備起，以工作天計算；申請亦可能不獲批核。',
          conditionCn: '从文件齐备起，按工作日计算；申请也可能不获批准。',
        },
      ],
      illustration: 'bridge',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn: 'Your salary, rent or trade income comes in renminbi.',
          textHk: '你的薪金、租金或生意收入為人民幣。',
          textCn: '您的工资、租金或生意收入是人民币。',
        },
        {
          textEn: 'You have renminbi bills to meet: suppliers, school fees, a family home.',
          textHk: '你有人民幣開支，例如貨款、學費或家人的居所。',
          textCn: '您有人民币支出，例如货款、学费或家人的住房。',
        },
        {
          textEn: 'You own a flat in Hong Kong and live or work in mainland China.',
          textHk: '你在香港持有物業，而在內地生活或工作。',
          textCn: '您在香港有房产，而在内地生活或工作。',
        },
        {
          textEn: 'You need no more than half of the valuation, the limit for our lowest rate.',
          textHk: '所需金額不超過估價一半，即最低利率適用的範圍。',
          textCn: '所需金额不超过估价一半，也就是最低利率适用的范围。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'You earn in Hong Kong dollars and are attracted only by the lower rate. A change in the exchange rate can cost more than you save.',
          textHk: '你的收入是港元，只因利率較低而借人民幣。匯率波動可能抵銷省下的利息。',
          textCn: '您的收入是港元，只因利率较低而借人民币。汇率波动可能抵消省下的利息。',
        },
        {
          textEn:
            'You would change the money into another currency, or invest it for a quick gain.',
          textHk: '你打算借來兌換其他貨幣，或作短線投資。',
          textCn: '您打算借来兑换其他货币，或做短线投资。',
        },
        {
          textEn: 'Your plan depends on a transfer that a bank has not yet confirmed.',
          textHk: '你的計劃涉及匯款，而銀行仍未確認可行。',
          textCn: '您的计划涉及汇款，而银行还没有确认可行。',
        },
        {
          textEn: 'The property is in mainland China. We lend on Hong Kong property only.',
          textHk: '你的物業在內地。我們只接受香港物業。',
          textCn: '您的房产在内地。我们只接受香港房产。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'rmb',
      headingEn: 'Loan details',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'Amounts are shown in Hong Kong dollars and converted to renminbi on the day of draw-down. We charge interest on the loan but no fee; your solicitor’s bill is separate.',
      noteHk:
        '金額以港元列示，按提款日匯率折算為人民幣。我們只收利息，不收貸款手續費；律師費另計。',
      noteCn:
        '金额以港元列示，按放款日汇率折算为人民币。我们只收利息，不收贷款手续费；律师费另计。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'rmb',
      drawing: { kind: 'exchangeRate', changePercent: 10 },
      headingEn: 'The payment at another exchange rate',
      headingHk: '匯率變動後的每月供款',
      headingCn: '汇率变动后的月供',
      leadEn:
        'In renminbi the payment stays the same. In Hong Kong dollars it changes with the exchange rate. The rate below is for loans at or below {promise.rmbRateLtv} of the valuation.',
      leadHk:
        '以人民幣計，每月供款不變；以港元計，則隨匯率變動。以下利率適用於不超過估價{promise.rmbRateLtv}的貸款。',
      leadCn:
        '以人民币计，月供不变；以港元计，则随汇率变动。以下利率适用于不超过估价{promise.rmbRateLtv}的贷款。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'rmb',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn:
        'At the lowest rate, for a loan well under {promise.rmbRateLtv} of the valuation. The figures are Hong Kong dollar equivalents at an unchanged exchange rate.',
      leadHk:
        '以最低利率計算，貸款額遠低於估價{promise.rmbRateLtv}。數字為港元等值，並假設匯率不變。',
      leadCn:
        '以最低利率计算，贷款额远低于估价{promise.rmbRateLtv}。数字已折合为港元，并假设汇率不变。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {rmb.annualRateMax} a year; a change in the exchange rate changes every payment in Hong Kong dollars.',
      noteHk:
        '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{rmb.annualRateMax}；匯率一變，每期供款的港元等值亦隨之改變。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{rmb.annualRateMax}；汇率一变，月供折合的港元金额也随之改变。',
    },
    {
      type: 'table',
      id: 'exchange',
      headingEn: 'How a change in the exchange rate affects you',
      headingHk: '匯率變動的影響',
      headingCn: '汇率变动的影响',
      leadEn:
        'Look for the line that matches your situation. If you earn in Hong Kong dollars, a rise in the renminbi makes your payments more expensive, so think carefully before you apply.',
      leadHk: '請按你的情況查看。如收入為港元，人民幣升值會令供款增加，申請前請審慎考慮。',
      leadCn: '请按您的情况查看。如果收入是港元，人民币升值会让月供增加，申请前请审慎考虑。',
      columns: [
        { labelEn: 'Your situation', labelHk: '你的情況', labelCn: '您的情况' },
        {
          labelEn: 'If the renminbi rises by a tenth',
          labelHk: '人民幣升值一成',
          labelCn: '人民币升值一成',
        },
        { labelEn: 'If it falls by a tenth', labelHk: '人民幣貶值一成', labelCn: '人民币贬值一成' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'You earn in renminbi', textHk: '收入是人民幣', textCn: '收入是人民币' },
            {
              textEn: 'The payment takes the same share of your income',
              textHk: '供款佔入息的比例不變',
              textCn: '月供占收入的比例不变',
            },
            { textEn: 'The same', textHk: '同樣不變', textCn: '同样不变' },
          ],
        },
        {
          cells: [
            { textEn: 'You earn in Hong Kong dollars', textHk: '收入是港元', textCn: '收入是港元' },
            {
              textEn:
                'In Hong Kong dollars, every payment and the whole debt cost you a tenth more',
              textHk: '以港元計，每期供款及整筆欠款均增加一成',
              textCn: '以港元计，月供和整笔欠款都增加一成',
            },
            {
              textEn: 'Both cost you a tenth less',
              textHk: '以港元計，兩者均減少一成',
              textCn: '以港元计，两者都减少一成',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'You plan to sell the Hong Kong property to repay',
              textHk: '打算賣出香港物業還款',
              textCn: '打算卖出香港房产还款',
            },
            {
              textEn: 'More of the sale price goes to repaying the loan',
              textHk: '須動用較多賣樓所得還款',
              textCn: '还款要动用的卖房款较多',
            },
            {
              textEn: 'Less of the sale price goes to repaying the loan',
              textHk: '須動用較少賣樓所得還款',
              textCn: '还款要动用的卖房款较少',
            },
          ],
        },
      ],
      noteEn:
        'A tenth is an example, not a forecast. The exchange rate has moved by more than that and by less, in both directions.',
      noteHk: '一成只是舉例，並非預測。匯率曾有更大或更小的升跌。',
      noteCn: '一成只是举例，并非预测。汇率曾有更大或更小的涨跌。',
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Exchange-rate risk',
      headingHk: '匯率風險',
      headingCn: '汇率风险',
      bodyEn:
        'The renminbi can rise or fall against the Hong Kong dollar, and it is not always freely exchangeable. If you do not earn in renminbi, you may repay more in Hong Kong dollars than you borrowed, interest aside.',
      bodyHk:
        '人民幣兌港元可升可跌，亦非任何時候均可自由兌換。如你的收入並非人民幣，即使不計利息，以港元計算的還款額亦可能多於借款額。',
      bodyCn:
        '人民币兑港元有升有跌，也不是任何时候都能自由兑换。如果您的收入不是人民币，即使不计利息，以港元计算的还款额也可能多于借款额。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Compare the two currencies',
          titleHk: '比較兩種貨幣',
          titleCn: '比较两种货币',
          bodyEn:
            'Try the loan in the calculator at the RMB loan’s rate and at a first-mortgage rate. Then consider the exchange rate.',
          bodyHk: '用計算機分別以本頁利率及一按利率試算，再考慮匯率。',
          bodyCn: '用计算器分别按本页利率和首次按揭利率试算，再考虑汇率。',
        },
        {
          titleEn: 'Ask us, and ask your bank',
          titleHk: '向我們及銀行查詢',
          titleCn: '咨询我们，也咨询银行',
          timeEn: 'answer within {promise.messageAnswer}',
          timeHk: '{promise.messageAnswer}內回覆',
          timeCn: '{promise.messageAnswer}内回复',
          bodyEn:
            'We answer in Cantonese, Putonghua and English. Your bank tells you whether a transfer you plan can be made.',
          bodyHk: '我們以廣東話、普通話及英語解答；匯款是否可行，請向銀行確認。',
          bodyCn: '我们以普通话、粤语和英语解答；汇款是否可行，请向银行确认。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '提交文件',
          titleCn: '提交文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn: 'We help you apply and text you an upload link.',
          bodyHk: '我們會協助你提交申請，並以短訊傳送上載連結。',
          bodyCn: '我们会协助您提交申请，并用短信发送上传链接。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Within {promise.decision}, on working days, once your documents are complete, with the amount in both currencies.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）有決定，並以兩種貨幣列明金額。',
          bodyCn: '文件齐备后{promise.decision}内（按工作日计）有结果，并以两种货币列明金额。',
        },
        {
          titleEn: 'Sign in Hong Kong',
          titleHk: '在香港簽契',
          titleCn: '在香港签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'In person, at a solicitor’s office. The renminbi then goes to your own account in Hong Kong.',
          bodyHk: '須親身到律師樓簽署，人民幣隨後存入你在香港的戶口。',
          bodyCn: '必须本人到律师行签署，人民币随后转入您在香港的账户。',
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
        'We accept documents from Hong Kong and mainland China. Those in Chinese need no translation.',
      leadHk: '香港及內地文件均可接受，中文文件毋須翻譯。',
      leadCn: '香港和内地的文件都可以，中文文件不用翻译。',
      groups: [
        {
          titleEn: 'About you',
          titleHk: '個人文件',
          titleCn: '个人文件',
          items: [
            {
              nameEn:
                'Hong Kong identity card, or passport, or Mainland identity card with the exit-entry permit for Hong Kong and Macao',
              nameHk: '香港身份證、護照，或內地居民身份證連往來港澳通行證',
              nameCn: '香港身份证、护照，或内地居民身份证连同往来港澳通行证',
              whyEn:
                'A money lender must know who it lends to, and the name must match the property’s title.',
              whyHk: '放債人必須核實借款人身份，姓名亦須與業權紀錄相符。',
              whyCn: '放债人必须核实借款人身份，姓名也要与产权记录一致。',
            },
            {
              nameEn: 'Proof of address from the last {promise.addressProof}',
              nameHk: '最近{promise.addressProof}的住址證明',
              nameCn: '最近{promise.addressProof}的住址证明',
              whyEn:
                'In Hong Kong or mainland China: wherever notices about the loan should reach you.',
              whyHk: '香港或內地地址均可，即你收取貸款通知的地址。',
              whyCn: '香港或内地地址都可以，也就是您收取贷款通知的地址。',
            },
            {
              nameEn: 'Statement of a renminbi account in Hong Kong in your own name',
              nameHk: '本人名下香港人民幣戶口的月結單',
              nameCn: '本人名下香港人民币账户的对账单',
              whyEn:
                'The loan is paid into it. If you do not have one, a bank can usually open one alongside your Hong Kong dollar account.',
              whyHk: '貸款會存入此戶口。如未有人民幣戶口，一般可在現有銀行加開。',
              whyCn: '贷款会转入这个账户。如果还没有人民币账户，一般可以在现有的银行增开。',
            },
          ],
        },
        {
          titleEn: 'Income and other loans',
          titleHk: '入息及現有欠款',
          titleCn: '收入与现有欠款',
          items: [
            {
              nameEn:
                'Bank statements for the last {promise.incomeProof} if you are salaried, for the last {promise.varyingIncomeProof} if not',
              nameHk:
                '銀行月結單：受薪人士最近{promise.incomeProof}，自僱或收入不固定者最近{promise.varyingIncomeProof}',
              nameCn:
                '银行流水：受雇人士最近{promise.incomeProof}，自雇或收入不固定者最近{promise.varyingIncomeProof}',
              whyEn:
                'They show which currency you earn in, and that decides whether renminbi suits you.',
              whyHk: '顯示你的收入貨幣，以評估人民幣貸款是否適合你。',
              whyCn: '显示您的收入货币，用来评估人民币贷款是否适合您。',
            },
            {
              nameEn: 'Payslips or tax documents, from Hong Kong or mainland China',
              nameHk: '香港糧單、稅單，或內地工資單、完稅證明',
              nameCn: '内地工资单、完税证明，或香港工资单、税单',
              whyEn: 'Shows whether the payment fits what you earn after tax.',
              whyHk: '評估供款是否在你的稅後入息可負擔的範圍內。',
              whyCn: '评估月供是否在您的税后收入可承受范围内。',
            },
            {
              nameEn: 'Statements of other loans, in either currency',
              nameHk: '其他貸款的月結單，不論貨幣',
              nameCn: '其他贷款的对账单，不论哪种货币',
              whyEn: 'A Mainland home loan counts in the same way as a Hong Kong one.',
              whyHk: '內地房貸與香港按揭同樣會計算在內。',
              whyCn: '内地房贷与香港按揭同样会计算在内。',
            },
          ],
        },
        {
          titleEn: 'The Hong Kong property',
          titleHk: '香港物業文件',
          titleCn: '香港房产文件',
          items: [
            {
              nameEn: 'Mortgage statement, if there is a mortgage on the property',
              nameHk: '現有按揭月結單（如有）',
              nameCn: '现有按揭对账单（如有）',
              whyEn:
                'What is owed is deducted from the value first. If the bank’s loan stays, the bank’s deed may require its consent.',
              whyHk: '物業價值須先扣除現有按揭的結欠；如保留銀行按揭，契據可能要求銀行同意。',
              whyCn:
                '房产价值要先扣除现有按揭的余额；如果银行按揭没有还清，契据可能规定须先取得银行同意。',
            },
            ...ownershipDocuments,
          ],
        },
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
          questionEn: 'Who gets {promise.rmbRate}?',
          questionHk: '怎樣才可享{promise.rmbRate}年利率？',
          questionCn: '怎样才能拿到{promise.rmbRate}的年利率？',
          answerEn:
            '{promise.rmbRate} is our lowest rate, and it is open only to loans at or below {promise.rmbRateLtv} of the valuation. Within that group it still depends on our assessment of you and of the property. Above {promise.rmbRateLtv} the rate is higher. The maximum is {rmb.annualRateMax} a year.',
          answerHk:
            '{promise.rmbRate}為最低年利率，只適用於貸款額不超過估價{promise.rmbRateLtv}的申請，並視乎借款人及物業的審批結果。貸款額超過估價的{promise.rmbRateLtv}，利率會較高。年利率最高{rmb.annualRateMax}。',
          answerCn:
            '{promise.rmbRate}为最低年利率，只适用于贷款额不超过估价{promise.rmbRateLtv}的申请，并以借款人和房产的审批结果为准。贷款额超过估价的{promise.rmbRateLtv}，利率会更高。年利率最高{rmb.annualRateMax}。',
        },
        {
          questionEn: 'Is a lower rate the same as a cheaper loan?',
          questionHk: '利率較低，總成本是否一定較低？',
          questionCn: '利率更低，总成本是不是一定更低？',
          answerEn:
            'Only if you also earn in renminbi. If you change Hong Kong dollars every month to pay, a rise in the renminbi can cost more than the lower rate saves, and nobody can know the exchange rate beforehand.',
          answerHk:
            '不一定，只有收入同為人民幣，利率較低才等於成本較低。如每月要以港元兌換還款，人民幣升值所增加的開支可能超過省下的利息，而匯率走勢無法預知。',
          answerCn:
            '不一定，只有收入同样是人民币，利率更低才等于成本更低。如果每月要用港元兑换还款，人民币升值增加的支出可能超过省下的利息，而汇率走势无法预知。',
        },
        {
          questionEn: 'Can I send the money to mainland China?',
          questionHk: '款項可以匯到內地嗎？',
          questionCn: '款项可以汇到内地吗？',
          answerEn:
            'We pay into your own renminbi account in Hong Kong. What happens after that is governed by Mainland foreign-exchange rules and your banks’ limits, which depend on who you are and what the money is for. Ask your bank before you borrow; we cannot promise that a transfer will go through.',
          answerHk:
            '我們會把款項存入你在香港的人民幣戶口。其後匯入內地，須按內地外匯規定及銀行限額辦理，視乎身份及用途。借款前請先向銀行查詢；匯款能否成功，我們無法擔保。',
          answerCn:
            '我们会把款项转入您在香港的人民币账户。之后汇入内地，要按内地外汇规定和银行限额办理，具体取决于您的身份和资金用途。借款前请先向银行了解；汇款能否成功，我们无法承诺。',
        },
        {
          questionEn: 'Can I use the loan to buy a home in mainland China?',
          questionHk: '可以用來在內地買樓嗎？',
          questionCn: '可以用来在内地买房吗？',
          answerEn:
            'The purpose has to be lawful in both places, and you must tell us what it is. Mainland cities have their own rules on who may buy and where a deposit may come from. Check them, and the transfer, before you sign anything. We will not lend for a plan that breaks those rules.',
          answerHk:
            '用途在兩地均須合法，並須如實申報。內地各城市對購房資格及首期來源各有規定，簽約前請先查清購房及匯款的要求。如計劃須規避有關規定，我們不會批出貸款。',
          answerCn:
            '用途在两地都必须合法，并且要如实申报。内地各城市对购房资格和首付来源各有规定，签约前请先查清购房和汇款的要求。如果计划要规避有关规定，我们不会放款。',
        },
        {
          questionEn: 'Can a property in mainland China secure the loan?',
          questionHk: '可以用內地物業作抵押嗎？',
          questionCn: '可以用内地房产作抵押吗？',
          answerEn:
            'No. The loan is secured on a property in Hong Kong, under Hong Kong law. You do not need to live here, but you or your co-borrower must own the property.',
          answerHk:
            '不可以。貸款以香港物業作抵押，並受香港法律規管。你毋須居港，但你或共同借款人必須是業主。',
          answerCn:
            '不可以。贷款以香港房产作抵押，适用香港法律。您不需要住在香港，但您或共同借款人必须是业主。',
        },
        {
          questionEn: 'Do I have to come to Hong Kong?',
          questionHk: '需要親身來港嗎？',
          questionCn: '需要本人来香港吗？',
          answerEn:
            'Yes, once. The mortgage deed is signed in person at a solicitor’s office in Hong Kong. The rest can be done from where you are.',
          answerHk:
            '需要，只須一次。按揭契據必須親身到香港的律師樓簽署，其餘步驟可在你所在地辦理。',
          answerCn:
            '需要，只需一次。按揭契据必须本人到香港的律师行签署，其他步骤可以在您所在地办理。',
        },
        {
          questionEn: 'Can I pay in Hong Kong dollars, or repay early?',
          questionHk: '可以用港元還款嗎？可以提早還款嗎？',
          questionCn: '可以用港元还款吗？可以提前还款吗？',
          answerEn:
            'Payments are due in renminbi. If your money is in Hong Kong dollars, your bank converts it at its own exchange rate and may charge you for doing so. You may repay part or all early, in renminbi, with interest to that day and no penalty.',
          answerHk:
            '供款以人民幣支付。如資金為港元，由你的銀行按其匯率兌換，銀行或會收費。你可隨時以人民幣償還部分或全部貸款，利息只計至當日，不收罰息。',
          answerCn:
            '月供以人民币支付。如果资金是港元，由您的银行按其汇率兑换，银行可能收费。您可以随时用人民币偿还部分或全部贷款，利息只计至当天，没有违约金。',
        },
        {
          questionEn: 'What does it cost besides interest?',
          questionHk: '除了利息，還有甚麼開支？',
          questionCn: '除了利息，还有哪些费用？',
          answerEn:
            'We charge no fee for the loan. You pay the solicitor, fire insurance where the building’s policy is not enough, and whatever your bank charges for exchange or transfers. Do not pay anyone who offers to arrange the loan or the transfer for you.',
          answerHk:
            '我們不收貸款手續費。你須支付律師費；如大廈保單不足，須另購火險；兌換及匯款的費用由銀行收取。如有人聲稱可代辦貸款或匯款並收取費用，請勿付款。',
          answerCn:
            '我们不收贷款手续费。您需要支付律师费；如果大厦统一投保的火险保额不足，还要自行购买火险；兑换和汇款的费用由银行收取。如果有人声称可以代办贷款或汇款并收取费用，请不要付款。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Ask whether an RMB loan suits you',
      headingHk: '查詢人民幣貸款是否適合你',
      headingCn: '咨询人民币贷款是否适合您',
      bodyEn:
        'Tell us the currencies you earn and spend. We will then tell you whether an RMB loan or a Hong Kong dollar mortgage is safer for you.',
      bodyHk: '請告訴我們你的收入及開支是甚麼貨幣，我們會說明人民幣貸款還是港元按揭對你較為穩妥。',
      bodyCn: '请告诉我们您的收入和支出用什么货币，我们会说明人民币贷款还是港元按揭对您更稳妥。',
      actions: [
        {
          labelEn: 'Ask about an RMB loan',
          labelHk: '查詢人民幣貸款',
          labelCn: '咨询人民币贷款',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Find my loan',
          labelHk: '貸款配對',
          labelCn: '产品匹配',
          href: '/product-finder',
          kind: 'secondary',
        },
      ],
    },
  ],
};

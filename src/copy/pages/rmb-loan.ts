import type { PageInput } from '@/contracts/content';
import { rmbLoanDocuments } from './rmb-loan.documents';
import { rmbLoanQuestions } from './rmb-loan.questions';

export const rmbLoanPage: PageInput = {
  slug: 'rmb-loan',
  titleEn: 'RMB loan on Hong Kong property | {brand}',
  titleHk: '人民幣貸款：以香港物業抵押 | {brand}',
  titleCn: '人民币贷款：用香港房产抵押 | {brand}',
  descriptionEn:
    'Borrow renminbi against a Hong Kong property, from {rmbRate} a year for loans up to 50% of the valuation, at most {rmb.annualRateMax}. Exchange risk explained.',
  descriptionHk:
    '以香港物業借人民幣，年利率低至{rmbRate}（貸款額不超過估價50%，視乎審批），最高{rmb.annualRateMax}。附匯率風險、例子及文件。',
  descriptionCn:
    '用香港房产借人民币，年利率低至{rmbRate}（贷款额不超过估价50%，以审批为准），最高{rmb.annualRateMax}。附汇率风险、示例和文件。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'RMB loan',
      eyebrowHk: '人民幣貸款',
      eyebrowCn: '人民币贷款',
      headingEn: 'Earn in renminbi? Then owe in renminbi.',
      headingHk: '收入是人民幣，還款也用人民幣。',
      headingCn: '收入是人民币，还款也用人民币。',
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
          valueEn: '{rmbRate}',
          valueHk: '{rmbRate}',
          valueCn: '{rmbRate}',
          labelEn: 'a year at the lowest; at most {rmb.annualRateMax}',
          labelHk: '最低年利率；最高{rmb.annualRateMax}',
          labelCn: '最低年利率；最高{rmb.annualRateMax}',
          conditionEn:
            'The lowest rate is for loans at or under 50% of the valuation. Your own rate depends on our assessment.',
          conditionHk: '最低利率適用於貸款額不超過估價50%的申請；實際年利率視乎個別審批結果。',
          conditionCn: '最低利率适用于贷款额不超过估价50%的申请；您的实际年利率以审批结果为准。',
        },
        {
          valueEn: '{rmb.ltvMax}',
          valueHk: '{rmb.ltvMax}',
          valueCn: '{rmb.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '最高按揭成數',
          labelCn: '最高贷款比例',
          conditionEn:
            'Converted on the day of draw-down, loans already on the property included. Subject to valuation and our assessment.',
          conditionHk: '按提款日匯率折算，並計入物業現有按揭；視乎估價及審批結果。',
          conditionCn: '按放款日汇率折算，并计入房产现有按揭；以估价和审批结果为准。',
        },
        {
          valueEn: '{decisionHours} hours',
          valueHk: '{decisionHours}小時',
          valueCn: '{decisionHours}小时',
          labelEn: 'to a decision',
          labelHk: '內有審批決定',
          labelCn: '内有审批结果',
          conditionEn: 'Counted on working days, from complete papers. The decision may be no.',
          conditionHk: '以工作天計，由文件齊備起計算；結果亦可能是不獲批。',
          conditionCn: '按工作日计算，从文件齐备起算；结果也可能是不批。',
        },
      ],
      illustration: 'bridge',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合誰，不適合誰',
      headingCn: '适合谁，不适合谁',
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
          textEn: 'You own a flat in Hong Kong and live or work on the other side.',
          textHk: '你在香港持有物業，而在內地生活或工作。',
          textCn: '您在香港有房产，而在内地生活或工作。',
        },
        {
          textEn: 'You need no more than half of the valuation, where the lowest rate applies.',
          textHk: '所需金額不超過估價一半，即最低利率適用的範圍。',
          textCn: '所需金额不超过估价一半，也就是最低利率适用的范围。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'You earn in Hong Kong dollars and only like the lower rate. The exchange rate can undo it.',
          textHk: '你的收入是港元，只因利率較低而借。匯率波動可抵銷所有好處。',
          textCn: '您的收入是港元，只因为利率较低而借。汇率波动可能抵消全部好处。',
        },
        {
          textEn:
            'You would change the money into another currency, or invest it for a quick gain.',
          textHk: '你打算借來兌換其他貨幣，或作短線投資。',
          textCn: '您打算借来兑换其他货币，或做短线投资。',
        },
        {
          textEn: 'Your plan depends on a transfer that a bank has not yet confirmed.',
          textHk: '你的計劃要靠匯款，而銀行仍未確認可行。',
          textCn: '您的计划要靠汇款，而银行还没有确认可行。',
        },
        {
          textEn: 'The property is in the Mainland. We lend on Hong Kong property only.',
          textHk: '你的物業在內地。我們只接受香港物業。',
          textCn: '您的房产在内地。我们只接受香港房产。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'rmb',
      headingEn: 'The facts in one place',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'Amounts are shown in Hong Kong dollars and converted to renminbi on the day of draw-down. We charge interest and no fee for the loan; your solicitor’s bill is separate.',
      noteHk:
        '金額以港元列示，按提款日匯率折算為人民幣。我們只收利息，不收貸款手續費；律師費另計。',
      noteCn:
        '金额以港元列示，按放款日汇率折算为人民币。我们只收利息，不收贷款手续费；律师费另计。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'rmb',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn:
        'At the lowest rate, for a loan well under 50% of the valuation. The figures are Hong Kong dollar equivalents at an unchanged exchange rate.',
      leadHk: '以最低利率計算，貸款額遠低於估價50%。數字為港元等值，並假設匯率不變。',
      leadCn: '以最低利率计算，贷款额远低于估价50%。数字为港元等值，并假设汇率不变。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {rmb.annualRateMax} a year; a change in the exchange rate changes every payment in Hong Kong dollars.',
      noteHk:
        '例子只供參考，並非貸款要約。實際利率視乎個別審批，年利率最高{rmb.annualRateMax}；匯率一變，每期供款的港元等值亦隨之改變。',
      noteCn:
        '示例仅供参考，不构成贷款要约。实际利率以审批结果为准，年利率最高{rmb.annualRateMax}；汇率一变，每期月供的港元等值也随之改变。',
    },
    {
      type: 'table',
      id: 'exchange',
      headingEn: 'What the exchange rate does to you',
      headingHk: '匯率變動，對你有何影響',
      headingCn: '汇率变动，对您有什么影响',
      leadEn: 'Find the line that is yours. If it is the second one, think twice.',
      leadHk: '找出屬於你的一行。如是第二行，請三思。',
      leadCn: '找出属于您的一行。如果是第二行，请三思。',
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
              textHk: '供款佔入息比例不變',
              textCn: '月供占收入比例不变',
            },
            { textEn: 'The same', textHk: '同樣不變', textCn: '同样不变' },
          ],
        },
        {
          cells: [
            { textEn: 'You earn in Hong Kong dollars', textHk: '收入是港元', textCn: '收入是港元' },
            {
              textEn: 'Every payment, and the whole debt, costs you a tenth more',
              textHk: '每期供款以至整筆欠款，以港元計都貴一成',
              textCn: '每期月供以至整笔欠款，以港元计都贵一成',
            },
            {
              textEn: 'Both cost you a tenth less',
              textHk: '兩者以港元計都便宜一成',
              textCn: '两者以港元计都便宜一成',
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
              textEn: 'More of the price goes to repaying the loan',
              textHk: '樓價中要用更多來還款',
              textCn: '房款中要用更多来还款',
            },
            { textEn: 'Less of it does', textHk: '所需部分較少', textCn: '所需部分更少' },
          ],
        },
      ],
      noteEn:
        'A tenth is an example, not a forecast. Rates have moved by more and by less, in both directions.',
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
        '人民幣兌港元可升可跌，而且並非時刻均可自由兌換。如收入並非人民幣，即使不計利息，以港元計的還款亦可能多於借款。',
      bodyCn:
        '人民币兑港元可升可跌，而且并非随时都能自由兑换。如果收入不是人民币，即使不计利息，以港元计的还款也可能多于借款。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How it goes',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Look at both currencies',
          titleHk: '比較兩種貨幣',
          titleCn: '比较两种货币',
          bodyEn:
            'Try the sum in the calculator at this rate and at a first-mortgage rate. Then think of the exchange rate.',
          bodyHk: '用計算機分別以本頁利率及一按利率試算，再考慮匯率。',
          bodyCn: '用计算器分别按本页利率和首次按揭利率试算，再考虑汇率。',
        },
        {
          titleEn: 'Ask us, and ask your bank',
          titleHk: '向我們及銀行查詢',
          titleCn: '咨询我们，也咨询银行',
          bodyEn:
            'We answer in Cantonese, Putonghua and English. Your bank tells you whether a transfer you plan can be made.',
          bodyHk: '我們以廣東話、普通話及英語解答；匯款是否可行，請向銀行確認。',
          bodyCn: '我们以普通话、粤语和英语解答；汇款是否可行，请向银行确认。',
        },
        {
          titleEn: 'Send the papers',
          titleHk: '提交文件',
          titleCn: '提交文件',
          bodyEn: 'We open the application with you and text you an upload link.',
          bodyHk: '我們為你開立申請，並以短訊傳送上載連結。',
          bodyCn: '我们为您建立申请，并用短信发送上传链接。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          bodyEn:
            'Within {decisionHours} hours, on working days, from complete papers, with the amount in both currencies.',
          bodyHk: '文件齊備後{decisionHours}小時內（以工作天計）有決定，並以兩種貨幣列明金額。',
          bodyCn: '文件齐备后{decisionHours}小时内（按工作日计）有结果，并以两种货币列明金额。',
        },
        {
          titleEn: 'Sign in Hong Kong',
          titleHk: '在香港簽契',
          titleCn: '在香港签契',
          bodyEn:
            'In person, at a solicitor’s office. The renminbi then goes to your own account in Hong Kong.',
          bodyHk: '須親身到律師樓簽署，人民幣隨後存入你在香港的戶口。',
          bodyCn: '必须本人到律师楼签署，人民币随后存入您在香港的账户。',
        },
      ],
    },
    rmbLoanDocuments,
    rmbLoanQuestions,
    {
      type: 'callToAction',
      headingEn: 'Tell us what you earn in, and what you owe in',
      headingHk: '告訴我們：收入是甚麼貨幣，開支是甚麼貨幣',
      headingCn: '告诉我们：收入是什么货币，支出是什么货币',
      bodyEn:
        'From those two answers we can usually say whether an RMB loan helps you, or whether a Hong Kong dollar mortgage is the safer one.',
      bodyHk: '憑這兩個答案，一般已可判斷人民幣貸款是否合適，還是港元按揭更穩妥。',
      bodyCn: '凭这两个答案，一般就能判断人民币贷款是否合适，还是港元按揭更稳妥。',
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

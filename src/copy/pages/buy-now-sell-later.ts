import type { PageInput } from '@/contracts/content';
import { buyNowSellLaterApply } from './buy-now-sell-later.apply';
import { buyNowSellLaterQuestions } from './buy-now-sell-later.questions';

export const buyNowSellLaterPage: PageInput = {
  slug: 'BuyNowSellLater',
  titleEn: 'Buy now, sell later loan | {brand}',
  titleHk: '先買後賣過橋按揭 | {brand}',
  titleCn: '先买后卖过桥贷款 | {brand}',
  descriptionEn:
    'Buy the next home before the old one is sold: a bridging loan of up to {bridging.maxTenor}, secured on your property, with the cost of a late sale worked out beforehand.',
  descriptionHk:
    '未賣舊樓，先買新居：以物業作抵押的過橋貸款，最長{bridging.maxTenor}。遲了賣出要多付多少利息，申請前先計清楚。年利率最高{bridging.annualRateMax}，視乎審批。',
  descriptionCn:
    '旧房未卖，先买新房：以房产作抵押的过桥贷款，最长{bridging.maxTenor}。晚卖出要多付多少利息，申请前先算清楚。年利率最高{bridging.annualRateMax}，以审批为准。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Buy now, sell later',
      eyebrowHk: '先買後賣',
      eyebrowCn: '先买后卖',
      headingEn: 'Move once. Sell when the price is right.',
      headingHk: '只搬一次屋，等合適的價才賣。',
      headingCn: '只搬一次家，等合适的价格再卖。',
      leadEn:
        'The flat you want is for sale today and your own is not sold yet. A bridging loan pays for the new one and is repaid from the sale of the old. You need not rent in between, and need not take the first offer. You do pay interest for every month the sale takes.',
      leadHk:
        '心儀單位現正放售，自己的舊樓卻未賣出。過橋貸款先付新樓樓價，賣出舊樓後清還。毋須中途租屋，也不必急於接受第一個還價；但遲一個月賣出，便多付一個月利息。',
      leadCn:
        '看中的房子正在出售，自己的旧房却还没卖出。过桥贷款先支付新房房款，卖出旧房后归还。不必中途租房，也不必急着接受第一个报价；但晚一个月卖出，就多付一个月利息。',
      actions: [
        {
          labelEn: 'Ask before you buy',
          labelHk: '買入前先查詢',
          labelCn: '买入前先咨询',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Value the old flat',
          labelHk: '為舊樓估價',
          labelCn: '为旧房估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{bridging.ltvMax}',
          valueHk: '{bridging.ltvMax}',
          valueCn: '{bridging.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '貸款額上限（佔估價）',
          labelCn: '最高贷款成数（按估价）',
          conditionEn:
            'Up to, not promised: counted across the properties that secure the loan, less any mortgage on them, and subject to assessment.',
          conditionHk: '此為上限，並非保證；按所抵押物業合計，扣除現有按揭，並視乎審批。',
          conditionCn: '这是上限，不是承诺；按所抵押房产合计，扣除现有按揭，并以审批为准。',
        },
        {
          valueEn: '{bridging.maxTenor}',
          valueHk: '{bridging.maxTenor}',
          valueCn: '{bridging.maxTenor}',
          labelEn: 'to sell, at most',
          labelHk: '最長過渡期',
          labelCn: '最长过渡期',
          conditionEn:
            'Repaid in one sum on the day the sale completes. You may repay principal at any time before, without a penalty.',
          conditionHk: '舊樓成交當日一筆過清還；期間可隨時償還本金，不罰息。',
          conditionCn: '旧房成交当天一次还清；期间可以随时归还本金，没有罚金。',
        },
        {
          valueEn: '{bridging.annualRateFrom}',
          valueHk: '{bridging.annualRateFrom}',
          valueCn: '{bridging.annualRateFrom}',
          labelEn: 'a year, the lowest rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment. The maximum is {bridging.annualRateMax} a year. Interest is paid monthly.',
          conditionHk: '個別利率視乎審批，年利率最高{bridging.annualRateMax}。利息每月支付。',
          conditionCn: '您的实际利率以审批为准，年利率最高{bridging.annualRateMax}。利息按月支付。',
        },
      ],
      illustration: 'bridge',
    },
    {
      type: 'audience',
      id: 'who',
      headingEn: 'Is this loan for you?',
      headingHk: '這筆貸款適合你嗎？',
      headingCn: '这笔贷款适合您吗？',
      suits: [
        {
          textEn:
            'You own a flat with a good deal of equity and have found, or nearly found, the next one.',
          textHk: '現有單位已累積相當淨值，而且已找到或快將找到新居。',
          textCn: '现有房产净值较高，而且已经找到或快要找到新房。',
        },
        {
          textEn:
            'Your old flat is of a kind that sells: ordinary size, common estate, a fair price.',
          textHk: '舊樓屬容易轉手的類型：面積適中、屋苑成交活躍、叫價合理。',
          textCn: '旧房属于容易转手的类型：面积适中、小区成交活跃、要价合理。',
        },
        {
          textEn:
            'You can pay the interest each month, as well as any mortgage that stays on the old flat.',
          textHk: '除舊樓現有按揭外，每月也付得起過橋貸款的利息。',
          textCn: '除旧房现有的按揭外，每月也付得起过桥贷款的利息。',
        },
        {
          textEn:
            'You have asked what happens if the sale takes three months longer, or brings 10% less, and can live with the answer.',
          textHk: '你已想過：若遲三個月賣出，或少收一成，會怎樣？而結果你能接受。',
          textCn: '您已经想过：如果晚三个月卖出，或少收一成，会怎样？而结果您能接受。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'The old flat has been for sale for months without an offer. The price is the problem, and a loan will not cure it.',
          textHk: '舊樓放售多月仍無人還價。問題在叫價，借貸解決不了。',
          textCn: '旧房挂牌几个月仍无人出价。问题在价格，借款解决不了。',
        },
        {
          textEn: 'The new flat is affordable only if the old one fetches its very best price.',
          textHk: '舊樓要賣到最理想的價錢，才買得起新居。',
          textCn: '旧房要卖到最理想的价格，才买得起新房。',
        },
        {
          textEn:
            'You could agree a long completion or a short tenancy instead. Both are usually cheaper than a bridge.',
          textHk: '可以商議較長的成交期，或短租過渡。兩者通常都比過橋貸款划算。',
          textCn: '可以商量较长的成交期，或短租过渡。两者通常都比过桥贷款划算。',
        },
        {
          textEn:
            'Either flat is a subsidised one with the premium unpaid. It cannot be mortgaged without approval.',
          textHk: '任何一個單位屬未補地價的資助房屋，未經批准不得按揭。',
          textCn: '任何一套房产属于未补地价的资助房屋，未经批准不得抵押。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'bridging',
      headingEn: 'The facts, lowest and highest',
      headingHk: '貸款資料：最低與最高',
      headingCn: '贷款要点：最低与最高',
      leadEn: 'Buy now, sell later is a bridging loan. These are its limits.',
      leadHk: '「先買後賣」屬過橋貸款，以下是其上下限。',
      leadCn: '“先买后卖”属于过桥贷款，以下是它的上下限。',
      noteEn:
        'Interest only while you sell, and you may repay principal in instalments whenever you like. We charge no fee for the loan.',
      noteHk: '放售期間只付利息，亦可隨時分期償還本金。我們不收貸款費用。',
      noteCn: '出售期间只付利息，也可以随时分期归还本金。我们不收贷款手续费。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'bridging',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Interest each month, the loan itself from the sale. An illustration, not an offer.',
      leadHk: '每月付利息，賣樓後還本金。只供說明，並非貸款要約。',
      leadCn: '每月付利息，卖房后还本金。仅供说明，不构成贷款要约。',
      noteEn:
        'Add three months to the term and look again. That difference is what patience may cost you.',
      noteHk: '試把還款期加三個月再看一次：當中的差額，就是「等多一會」的代價。',
      noteCn: '试着把期限加三个月再看一次：中间的差额，就是“再等一等”的代价。',
    },
    {
      type: 'table',
      id: 'three-ways',
      headingEn: 'Three ways to change homes',
      headingHk: '換樓的三種做法',
      headingCn: '换房的三种做法',
      columns: [
        { labelEn: 'What matters', labelHk: '考慮因素', labelCn: '考虑因素' },
        { labelEn: 'Sell first', labelHk: '先賣後買', labelCn: '先卖后买' },
        { labelEn: 'Both on one day', labelHk: '同日買賣', labelCn: '同日买卖' },
        {
          labelEn: 'Buy first, with a bridge',
          labelHk: '先買後賣（過橋）',
          labelCn: '先买后卖（过桥）',
        },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Cost of waiting', textHk: '等待成本', textCn: '等待成本' },
            {
              textEn: 'Rent and a second removal',
              textHk: '租金及多搬一次',
              textCn: '租金和多搬一次家',
            },
            { textEn: 'None, if nothing slips', textHk: '順利的話沒有', textCn: '顺利的话没有' },
            {
              textEn: 'Interest until the sale completes',
              textHk: '賣出前的利息',
              textCn: '卖出前的利息',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Risk in price', textHk: '價格風險', textCn: '价格风险' },
            {
              textEn: 'The market may rise before you buy',
              textHk: '買入前樓價可能上升',
              textCn: '买入前房价可能上涨',
            },
            { textEn: 'Small', textHk: '較低', textCn: '较低' },
            {
              textEn: 'The market may fall before you sell',
              textHk: '賣出前樓價可能下跌',
              textCn: '卖出前房价可能下跌',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Pressure', textHk: '壓力', textCn: '压力' },
            {
              textEn: 'To find a home in time',
              textHk: '要及時找到新居',
              textCn: '要及时找到新房',
            },
            {
              textEn: 'Everyone must keep the date',
              textHk: '各方都要準時',
              textCn: '各方都要准时',
            },
            {
              textEn: 'To sell within the term',
              textHk: '要在期限內賣出',
              textCn: '要在期限内卖出',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Suits', textHk: '適合', textCn: '适合' },
            {
              textEn: 'Those who can stay with family for a while',
              textHk: '可暫住親友家的人',
              textCn: '可以暂住亲友家的人',
            },
            {
              textEn: 'A chain with solid buyers',
              textHk: '買家可靠、時間配合',
              textCn: '买家可靠、时间配合',
            },
            {
              textEn: 'Those with ample equity and steady income',
              textHk: '淨值充裕、收入穩定的業主',
              textCn: '净值充裕、收入稳定的业主',
            },
          ],
        },
      ],
      noteEn:
        'Since 28 February 2024 the extra stamp duties on second homes and early resale no longer apply; the ordinary scale does. Your solicitor tells you what is due today.',
      noteHk:
        '自2024年2月28日起，額外印花稅、買家印花稅及新住宅印花稅已撤銷，現按一般稅率徵收。實際應付稅款請向律師查詢。',
      noteCn:
        '自2024年2月28日起，额外印花税、买家印花税和新住宅印花税已撤销，现按一般税率征收。实际应付税款请向律师咨询。',
    },
    ...buyNowSellLaterApply,
    ...buyNowSellLaterQuestions,
  ],
};

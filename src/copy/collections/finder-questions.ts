import type { FinderQuestion } from '@/contracts/product-finder';

const securedPurposes = ['buy', 'move', 'bridge', 'cash', 'business', 'debts'];
const mortgageable = ['private', 'subsidised-paid', 'other'];
const inTime = { key: 'behind', values: ['no', 'cards'] };
const withSecurity = { key: 'property', values: mortgageable };

/** What the finder asks, in order. */
export const finderQuestions: FinderQuestion[] = [
  {
    _id: 'purpose',
    titleEn: 'What is the money for?',
    titleHk: '你需要資金作甚麼用途？',
    titleCn: '您需要资金作什么用途？',
    whyEn: 'Buying, bridging, a business or clearing debts each have a loan of their own.',
    whyHk: '置業、過渡、生意周轉或清還欠款，各有相應貸款。',
    whyCn: '买房、过渡、经营或还清欠款，各有对应的贷款。',
    options: [
      { value: 'buy', labelEn: 'Buying a property', labelHk: '買樓', labelCn: '买房' },
      {
        value: 'move',
        labelEn: 'Moving my mortgage from another lender',
        labelHk: '由其他機構轉按過來',
        labelCn: '把现有房贷从别家转过来',
      },
      {
        value: 'bridge',
        labelEn: 'Buying the next home before the old one is sold',
        labelHk: '先買新居，再賣舊居',
        labelCn: '先买新房，再卖旧房',
      },
      {
        value: 'cash',
        labelEn: 'Cash from a property I own',
        labelHk: '將自置物業套現',
        labelCn: '用自有房产套现',
      },
      {
        value: 'business',
        labelEn: 'Money for my business',
        labelHk: '生意周轉或擴充',
        labelCn: '公司或生意的资金',
      },
      {
        value: 'debts',
        labelEn: 'Clearing cards and other loans',
        labelHk: '清還信用卡及其他貸款',
        labelCn: '还清信用卡和其他贷款',
      },
      {
        value: 'lower',
        labelEn: 'Pausing the payments of a loan I have with you',
        labelHk: '暫停現有貴公司貸款的供款',
        labelCn: '暂停偿还已有的贵公司贷款',
      },
    ],
    dependsOn: [],
  },
  {
    _id: 'behind',
    titleEn: 'Are you behind with any payment?',
    titleHk: '你現時有沒有逾期還款？',
    titleCn: '您目前有没有逾期还款？',
    whyEn: 'If you are behind, a new loan would add to the burden. Other help comes first.',
    whyHk: '已有逾期還款，再借只會加重負擔，應先尋求其他協助。',
    whyCn: '已有逾期还款，再借只会加重负担，应先寻求其他帮助。',
    options: [
      {
        value: 'no',
        labelEn: 'No, everything is up to date',
        labelHk: '沒有，全部準時',
        labelCn: '没有，全部按时',
      },
      {
        value: 'cards',
        labelEn: 'Yes, with cards or personal loans',
        labelHk: '有，信用卡或私人貸款',
        labelCn: '有，信用卡或个人贷款',
      },
      {
        value: 'mortgage',
        labelEn: 'Yes, with a mortgage',
        labelHk: '有，按揭供款',
        labelCn: '有，房贷',
      },
    ],
    dependsOn: [],
  },
  {
    _id: 'property',
    titleEn: 'Which property would secure the loan?',
    titleHk: '以哪類物業作抵押？',
    titleCn: '用哪类房产作抵押？',
    whyEn:
      'A subsidised flat with its premium unpaid may not be mortgaged without approval, and unusual properties take longer.',
    whyHk: '未補地價的資助房屋，未經批准不得按揭；特殊物業則需較長時間。',
    whyCn: '未补地价的资助房屋，未经批准不得抵押；特殊房产则需要更长时间。',
    options: [
      {
        value: 'private',
        labelEn: 'A private flat or house in Hong Kong',
        labelHk: '香港私人住宅',
        labelCn: '香港私人住宅',
      },
      {
        value: 'subsidised-paid',
        labelEn: 'An HOS or TPS flat, premium paid',
        labelHk: '居屋或租置單位，已補地價',
        labelCn: '居屋或租置单位，已补地价',
      },
      {
        value: 'subsidised-unpaid',
        labelEn: 'An HOS or TPS flat, premium not paid',
        labelHk: '居屋或租置單位，未補地價',
        labelCn: '居屋或租置单位，未补地价',
      },
      {
        value: 'other',
        labelEn: 'A shop, office, car park or village house in Hong Kong',
        labelHk: '香港商舖、寫字樓、車位或村屋',
        labelCn: '香港商铺、写字楼、车位或村屋',
      },
      {
        value: 'none',
        labelEn: 'I have no property in Hong Kong for this',
        labelHk: '沒有香港物業可作抵押',
        labelCn: '没有香港房产可作抵押',
      },
    ],
    dependsOn: [{ key: 'purpose', values: securedPurposes }, inTime],
  },
  {
    _id: 'mortgage',
    titleEn: 'Is there a bank mortgage on it?',
    titleHk: '物業現時有沒有銀行按揭？',
    titleCn: '这套房产目前有银行按揭吗？',
    whyEn: 'This decides whether you need a first or a second mortgage.',
    whyHk: '決定一按還是二按適合你。',
    whyCn: '决定一按还是二按适合您。',
    options: [
      {
        value: 'none',
        labelEn: 'No, it is free of loans',
        labelHk: '沒有，已供滿或全數付清',
        labelCn: '没有，已还清',
      },
      {
        value: 'keep',
        labelEn: 'Yes, and I want to keep it',
        labelHk: '有，想保留',
        labelCn: '有，想保留',
      },
      {
        value: 'replace',
        labelEn: 'Yes, and it may be replaced',
        labelHk: '有，可由新貸款清還',
        labelCn: '有，可由新贷款结清',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['cash', 'business', 'debts'] }, withSecurity],
  },
  {
    _id: 'share',
    titleEn: 'All loans together: what share of the property’s value?',
    titleHk: '連同現有按揭，總借款佔物業價值多少？',
    titleCn: '连同现有按揭，总借款占房产价值多少？',
    whyEn: 'Each product has a maximum share of the valuation. A rough figure will do.',
    whyHk: '每款產品均有按揭成數上限，超出便不適用。填寫大約數字即可。',
    whyCn: '每款产品都有成数上限，超出就不适用。填写大概数字即可。',
    options: [
      { value: 'half', labelEn: 'Up to 50%', labelHk: '五成或以下', labelCn: '五成及以下' },
      {
        value: 'seventy',
        labelEn: 'Over 50% and up to 70%',
        labelHk: '五成以上至七成',
        labelCn: '五成以上至七成',
      },
      {
        value: 'seventy-five',
        labelEn: 'Over 70% and up to 75%',
        labelHk: '七成以上至七成半',
        labelCn: '七成以上至七成五',
      },
      {
        value: 'eighty',
        labelEn: 'Over 75% and up to 80%',
        labelHk: '七成半以上至八成',
        labelCn: '七成五以上至八成',
      },
      {
        value: 'eighty-five',
        labelEn: 'Over 80% and up to 85%',
        labelHk: '八成以上至八成半',
        labelCn: '八成以上至八成五',
      },
      { value: 'more', labelEn: 'More than 85%', labelHk: '八成半以上', labelCn: '八成五以上' },
    ],
    dependsOn: [{ key: 'purpose', values: securedPurposes }, withSecurity],
  },
  {
    _id: 'term',
    titleEn: 'For how long do you need the money?',
    titleHk: '這筆錢需要用多久？',
    titleCn: '这笔钱需要用多久？',
    whyEn:
      'A bridging loan fits a sale in some months, equal payments fit one sum for several years, a revolving loan fits needs that come and go.',
    whyHk: '數月後賣樓可用過橋貸款；一筆過借用數年，適合本息同還；需要時多時少，則適合循環貸款。',
    whyCn: '几个月后卖房可以用过桥贷款；一次借用几年，适合等额本息；需要时多时少，则适合循环贷款。',
    options: [
      {
        value: 'sale',
        labelEn: 'Until I sell a property, within 12 months',
        labelHk: '直至賣出物業，12個月內',
        labelCn: '直到卖出房产，12个月内',
      },
      {
        value: 'years',
        labelEn: 'One sum, repaid over several years',
        labelHk: '一筆過，分數年償還',
        labelCn: '一次借出，分几年还清',
      },
      {
        value: 'again',
        labelEn: 'Off and on, for weeks at a time',
        labelHk: '不定期，每次數星期',
        labelCn: '不定期，每次几周',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['bridge', 'cash', 'business'] }, withSecurity],
  },
  {
    _id: 'income',
    titleEn: 'How do you earn your income?',
    titleHk: '你的收入屬於哪一類？',
    titleCn: '您的收入属于哪一类？',
    whyEn:
      'Without payslips we need other documents, and without income you should not take another loan.',
    whyHk: '沒有糧單，所需文件會不同；沒有收入，則不宜再借。',
    whyCn: '没有工资单，所需文件会不同；没有收入，则不宜再借。',
    options: [
      {
        value: 'salary',
        labelEn: 'A salary with payslips',
        labelHk: '固定月薪，有糧單',
        labelCn: '固定工资，有工资单',
      },
      {
        value: 'self',
        labelEn: 'Self-employed, commission or cash',
        labelHk: '自僱、佣金或現金收入',
        labelCn: '自雇、佣金或现金收入',
      },
      {
        value: 'company',
        labelEn: 'From a company of my own',
        labelHk: '來自自己的公司',
        labelCn: '来自自己的公司',
      },
      {
        value: 'none',
        labelEn: 'No regular income at present',
        labelHk: '現時沒有穩定收入',
        labelCn: '目前没有稳定收入',
      },
    ],
    dependsOn: [{ key: 'purpose', values: securedPurposes }, withSecurity],
  },
  {
    _id: 'currency',
    titleEn: 'In which currency is most of your income?',
    titleHk: '主要收入是哪種貨幣？',
    titleCn: '主要收入是哪种货币？',
    whyEn:
      'Borrowing in the currency you earn avoids exchange risk. Income from the Mainland counts.',
    whyHk: '借入與收入相同的貨幣，可避免匯率風險；內地收入同樣計算在內。',
    whyCn: '借入与收入相同的货币，可以避免汇率风险；内地收入同样计算在内。',
    options: [
      {
        value: 'hkd',
        labelEn: 'Hong Kong dollars or another currency',
        labelHk: '港元或其他貨幣',
        labelCn: '港元或其他货币',
      },
      {
        value: 'rmb',
        labelEn: 'Renminbi, from the Mainland',
        labelHk: '人民幣，來自內地',
        labelCn: '人民币，来自内地',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['buy', 'move', 'cash', 'business'] }, withSecurity],
  },
  {
    _id: 'speed',
    titleEn: 'How soon do you need a first answer?',
    titleHk: '你需要多快有初步答覆？',
    titleCn: '您需要多快得到初步答复？',
    whyEn:
      'An indication uses only your answers; a decision needs documents. We also check whether you have time to ask a bank.',
    whyHk: '初步預批只根據你的答案，正式批核則須提交文件；亦可了解你是否有時間先向銀行查詢。',
    whyCn: '初步预批只根据您的回答，正式审批则须提交文件；也可以了解您是否有时间先向银行咨询。',
    options: [
      {
        value: 'minutes',
        labelEn: 'Now: an indication is enough',
        labelHk: '即時，初步結果已足夠',
        labelCn: '马上，初步结果就够了',
      },
      {
        value: 'time',
        labelEn: 'I have time and have documents to show',
        labelHk: '有時間，可提交文件',
        labelCn: '有时间，可以提交文件',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['buy', 'move'] }, withSecurity],
  },
];

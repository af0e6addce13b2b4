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
    titleHk: '你的資金用途是甚麼？',
    titleCn: '您的资金用途是什么？',
    whyEn: 'We have different loans for buying, bridging, funding a business and clearing debts.',
    whyHk: '置業、過渡、生意周轉或清還欠款，各有相應貸款。',
    whyCn: '买房、过渡周转、企业经营或还清欠款，各有对应的贷款。',
    options: [
      { value: 'buy', labelEn: 'Buying a property', labelHk: '買樓', labelCn: '买房' },
      {
        value: 'move',
        labelEn: 'Moving my mortgage from another lender',
        labelHk: '由其他機構轉按過來',
        labelCn: '把现有按揭从其他机构转过来',
      },
      {
        value: 'bridge',
        labelEn: 'Buying the next home before the old one is sold',
        labelHk: '先買新居，再賣舊樓',
        labelCn: '先买新房，再卖旧房',
      },
      {
        value: 'cash',
        labelEn: 'Cash from a property I own',
        labelHk: '將自置物業套現',
        labelCn: '用自有房产融资',
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
        labelEn: 'Pausing payments on a loan I have with you',
        labelHk: '暫停我在貴公司現有貸款的供款',
        labelCn: '暂停偿还我在贵公司的贷款',
      },
    ],
    dependsOn: [],
  },
  {
    _id: 'behind',
    titleEn: 'Are you behind with any payment?',
    titleHk: '你現時有沒有逾期還款？',
    titleCn: '您目前有没有逾期还款？',
    whyEn: 'If you are behind, a new loan would add to the burden. Look for other help first.',
    whyHk: '如已有逾期還款，再借只會加重負擔，應先尋求其他協助。',
    whyCn: '如果已有逾期还款，再借只会加重负担，应先寻求其他帮助。',
    options: [
      {
        value: 'no',
        labelEn: 'No, everything is up to date',
        labelHk: '沒有，全部準時',
        labelCn: '没有，一直按时还款',
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
      'A subsidised flat with its premium unpaid may not be mortgaged without approval from the Housing Authority, and unusual properties take longer.',
    whyHk: '未補地價的資助房屋，未經房屋委員會批准不得按揭；特殊物業則需較長時間。',
    whyCn: '未补地价的资助出售房屋，未经香港房屋委员会批准不得抵押；特殊房产的审批时间则较长。',
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
        labelCn: '资助出售房屋（居者有其屋、租者置其屋），已补地价',
      },
      {
        value: 'subsidised-unpaid',
        labelEn: 'An HOS or TPS flat, premium not paid',
        labelHk: '居屋或租置單位，未補地價',
        labelCn: '资助出售房屋（居者有其屋、租者置其屋），未补地价',
      },
      {
        value: 'other',
        labelEn: 'A shop, office, car park or village house in Hong Kong',
        labelHk: '香港商舖、寫字樓、車位或村屋',
        labelCn: '香港商铺、写字楼、车位或村屋',
      },
      {
        value: 'none',
        labelEn: 'I have no property in Hong Kong to mortgage',
        labelHk: '沒有香港物業可作抵押',
        labelCn: '没有香港房产可作抵押',
      },
    ],
    dependsOn: [{ key: 'purpose', values: securedPurposes }, inTime],
  },
  {
    _id: 'mortgage',
    titleEn: 'Is there a mortgage on the property?',
    titleHk: '物業現時有沒有按揭？',
    titleCn: '这套房产目前有按揭吗？',
    whyEn: 'This decides whether you need a first or a second mortgage.',
    whyHk: '我們據此判斷你適合一按還是二按。',
    whyCn: '我们据此判断您适合首次按揭还是二次按揭。',
    options: [
      {
        value: 'none',
        labelEn: 'No, it is free of loans',
        labelHk: '沒有，已供滿或以全數付款購入',
        labelCn: '没有，已还清或全款购买',
      },
      {
        value: 'keep',
        labelEn: 'Yes, and I want to keep it',
        labelHk: '有，想保留',
        labelCn: '有，想继续还',
      },
      {
        value: 'replace',
        labelEn: 'Yes, and it may be replaced',
        labelHk: '有，可由新貸款清還',
        labelCn: '有，可以用新贷款还清',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['cash', 'business', 'debts'] }, withSecurity],
  },
  {
    _id: 'share',
    titleEn: 'Counting all loans, what share of the property’s value would you borrow?',
    titleHk: '連同現有按揭，總借款佔物業價值幾成？',
    titleCn: '连同现有按揭，总借款占房产价值几成？',
    whyEn: 'Each product has a maximum share of the valuation. A rough figure will do.',
    whyHk: '每款產品均有按揭成數上限。選擇大約數字即可。',
    whyCn: '每款产品都有贷款成数上限。选一个大概的数字即可。',
    options: [
      { value: 'half', labelEn: 'Up to 50%', labelHk: '五成或以下', labelCn: '五成及以下' },
      {
        value: 'seventy',
        labelEn: 'Over 50% and up to 70%',
        labelHk: '五成以上至七成',
        labelCn: '高于五成，不超过七成',
      },
      {
        value: 'seventy-five',
        labelEn: 'Over 70% and up to 75%',
        labelHk: '七成以上至七成半',
        labelCn: '高于七成，不超过七成五',
      },
      {
        value: 'eighty',
        labelEn: 'Over 75% and up to 80%',
        labelHk: '七成半以上至八成',
        labelCn: '高于七成五，不超过八成',
      },
      {
        value: 'eighty-five',
        labelEn: 'Over 80% and up to 85%',
        labelHk: '八成以上至八成半',
        labelCn: '高于八成，不超过八成五',
      },
      { value: 'more', labelEn: 'More than 85%', labelHk: '八成半以上', labelCn: '超过八成五' },
    ],
    dependsOn: [{ key: 'purpose', values: securedPurposes }, withSecurity],
  },
  {
    _id: 'term',
    titleEn: 'How long do you need the money for?',
    titleHk: '這筆資金需要使用多久？',
    titleCn: '这笔资金需要使用多久？',
    whyEn:
      'A bridging loan suits a sale within months, equal payments suit one sum over several years, and a revolving loan suits needs that come and go.',
    whyHk: '數月後賣樓可用過橋貸款；一筆過借用數年，適合本息同還；需要時多時少，則適合循環貸款。',
    whyCn:
      '几个月后卖房，可以用过桥贷款；一次性借入、分几年还清，适合等额本息；时借时还，则适合循环贷款。',
    options: [
      {
        value: 'sale',
        labelEn: 'Until I sell a property, within 12 months',
        labelHk: '直至賣出物業，12個月內',
        labelCn: '到卖出房产为止，12个月内',
      },
      {
        value: 'years',
        labelEn: 'One sum, repaid over several years',
        labelHk: '一筆過，分數年償還',
        labelCn: '一次性借入，分几年还清',
      },
      {
        value: 'again',
        labelEn: 'From time to time, for weeks at a time',
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
        labelEn: 'From my own company',
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
      'Borrowing in the currency you earn avoids exchange risk. Income from mainland China counts too.',
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
        labelEn: 'Renminbi, from mainland China',
        labelHk: '人民幣，來自內地',
        labelCn: '人民币，来自内地',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['buy', 'move', 'cash', 'business'] }, withSecurity],
  },
  {
    _id: 'speed',
    titleEn: 'How soon do you need a first answer?',
    titleHk: '你希望多快收到初步答覆？',
    titleCn: '您需要多快得到初步答复？',
    whyEn:
      'An indicative pre-approval is based on your answers and an online valuation; a decision also needs documents. We also ask so that we know whether you have time to try a bank first.',
    whyHk:
      '初步預批以你的答案及網上估價為依據，正式批核還須提交文件。我們亦想了解你是否有時間先向銀行查詢。',
    whyCn:
      '初步预批以您的回答和在线估价为依据，正式审批还须提交文件。我们也想了解您是否有时间先向银行咨询。',
    options: [
      {
        value: 'minutes',
        labelEn: 'Now: an indication is enough',
        labelHk: '即時，有初步結果已足夠',
        labelCn: '马上，有初步结果就够了',
      },
      {
        value: 'time',
        labelEn: 'I have time and can provide documents',
        labelHk: '有時間，可提交文件',
        labelCn: '有时间，可以提交文件',
      },
    ],
    dependsOn: [{ key: 'purpose', values: ['buy', 'move'] }, withSecurity],
  },
];

import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'product-finder',
  titleEn: 'Product finder | {brand}',
  titleHk: '貸款配對 | {brand}',
  titleCn: '贷款产品匹配 | {brand}',
  descriptionEn:
    'A few questions, one suggested property loan, the reasons and the alternatives. No name and no phone number is asked for. It may also say that no loan fits.',
  descriptionHk:
    '回答幾條問題，得到一個貸款建議、推薦理由及其他選擇。毋須姓名及電話；如果借貸並不合適，系統也會直接告訴你。',
  descriptionCn:
    '回答几个问题，得到一个贷款建议、推荐理由和其他选择。不用姓名和电话；如果借款并不合适，系统也会直接告诉您。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Product finder',
      eyebrowHk: '貸款配對',
      eyebrowCn: '产品匹配',
      headingEn: 'Tell it what you need. It tells you why.',
      headingHk: '說出需要，它會告訴你為甚麼',
      headingCn: '说出需要，它会告诉您为什么',
      leadEn:
        'Ten products are too many to read. Answer a few questions and see one suggestion, the reasons in plain words and what else would be possible.',
      leadHk:
        '十款產品逐一細看太花時間。回答幾條問題，即可看到一個建議、淺白的理由，以及其他可行選擇。',
      leadCn:
        '十款产品逐一细看太费时间。回答几个问题，就能看到一个建议、直白的理由，以及其他可行的选择。',
      actions: [
        {
          labelEn: 'Open the calculator',
          labelHk: '使用計算機',
          labelCn: '打开计算器',
          href: '/loan-calculator',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '0',
          valueHk: '0',
          valueCn: '0',
          labelEn: 'personal details asked',
          labelHk: '項個人資料',
          labelCn: '项个人资料',
          conditionEn: 'No name, phone number or identity number.',
          conditionHk: '毋須姓名、電話或身分證號碼。',
          conditionCn: '不用姓名、电话或证件号码。',
        },
        {
          valueEn: '1',
          valueHk: '1',
          valueCn: '1',
          labelEn: 'suggestion, with its reasons',
          labelHk: '個建議，連同理由',
          labelCn: '个建议，附上理由',
          conditionEn:
            'A suggestion is not an approval. What we can offer is decided after you apply and your documents are assessed.',
          conditionHk: '建議不等於批核。實際條款須待申請及審核文件後決定。',
          conditionCn: '建议不等于批准。实际条款须在申请并审核文件后决定。',
        },
      ],
      illustration: 'tram',
    },
    {
      type: 'steps',
      id: 'how',
      headingEn: 'How it decides',
      headingHk: '如何得出建議',
      headingCn: '建议是怎么得出的',
      leadEn:
        'Fixed rules, the same for everybody, written by people who lend. It does not guess from who you are.',
      leadHk: '由放款人員訂立的固定規則，人人一樣，不會按你的身分猜度。',
      leadCn: '由放款人员制定的固定规则，人人一样，不会按您的身份猜测。',
      items: [
        {
          titleEn: 'It rules out',
          titleHk: '先排除',
          titleCn: '先排除',
          bodyEn:
            'Products that your answers make impossible, such as a first mortgage while a bank loan is to stay.',
          bodyHk: '按答案排除不可行的產品，例如要保留銀行按揭，便不會建議一按。',
          bodyCn: '按答案排除不可行的产品，例如要保留银行按揭，就不会建议一按。',
        },
        {
          titleEn: 'It weighs',
          titleHk: '再衡量',
          titleCn: '再衡量',
          bodyEn: 'Purpose first, then how long you need the money, then how your income arrives.',
          bodyHk: '先看用途，再看需要多久，然後看收入模式。',
          bodyCn: '先看用途，再看需要多久，然后看收入方式。',
        },
        {
          titleEn: 'It prefers the cheaper',
          titleHk: '以成本較低者優先',
          titleCn: '优先成本较低的',
          bodyEn:
            'When two would do, it suggests the one that usually costs less in total, not the one that earns us more.',
          bodyHk: '若兩款均合適，會建議總成本通常較低者，而非我們賺得較多者。',
          bodyCn: '如果两款都合适，会建议总成本通常较低的，而不是我们赚得更多的。',
        },
        {
          titleEn: 'It explains',
          titleHk: '說明理由',
          titleCn: '说明理由',
          bodyEn:
            'Each reason names the answer it rests on. Change that answer and see what happens.',
          bodyHk: '每個理由均註明所根據的答案；改動答案，即可看到變化。',
          bodyCn: '每个理由都注明所依据的答案；改动答案，就能看到变化。',
        },
      ],
    },
    {
      type: 'table',
      id: 'questions-asked',
      headingEn: 'What it asks, and why',
      headingHk: '會問甚麼，為甚麼要問',
      headingCn: '会问什么，为什么要问',
      leadEn: 'Every question can change the suggestion; otherwise it would not be there.',
      leadHk: '每條問題都可能改變建議，否則不會問。',
      leadCn: '每个问题都可能改变建议，否则不会问。',
      columns: [
        { labelEn: 'It asks about', labelHk: '問題', labelCn: '问题' },
        { labelEn: 'Because', labelHk: '原因', labelCn: '原因' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'What the money is for', textHk: '款項用途', textCn: '款项用途' },
            {
              textEn:
                'Buying, bridging, a business or clearing debts each have a loan of their own.',
              textHk: '置業、過渡、做生意或清還欠款，各有相應貸款。',
              textCn: '买房、过渡、做生意或还清欠款，各有对应的贷款。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Whether the property carries a loan',
              textHk: '物業是否有按揭',
              textCn: '房产是否有贷款',
            },
            {
              textEn: 'It decides between a first and a second mortgage.',
              textHk: '決定一按還是二按。',
              textCn: '决定是一按还是二按。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'How much, against what value',
              textHk: '借多少、物業值多少',
              textCn: '借多少、房产值多少',
            },
            {
              textEn: 'Above a product’s share of the valuation it drops out.',
              textHk: '超出產品的按揭成數上限，便不適用。',
              textCn: '超出产品的成数上限，就不适用。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'For how long, and how you would repay',
              textHk: '需要多久、如何還款',
              textCn: '需要多久、怎么还',
            },
            {
              textEn:
                'A sale in some months calls for a bridge, steady income for equal payments, ups and downs for a revolving loan.',
              textHk: '數月後賣樓可用過橋貸款，收入穩定宜本息同還，需要時多時少則宜循環貸款。',
              textCn: '几个月后卖房可用过桥贷款，收入稳定宜等额本息，需要时多时少则宜循环贷款。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'How your income arrives', textHk: '收入模式', textCn: '收入方式' },
            {
              textEn:
                'Without payslips other documents are needed, and the page for the self-employed explains them.',
              textHk: '沒有糧單者所需文件不同，自僱人士頁有詳細說明。',
              textCn: '没有工资单的人所需文件不同，自雇人士页面有详细说明。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'In which currency you earn', textHk: '收入貨幣', textCn: '收入货币' },
            {
              textEn: 'Borrowing in the currency you earn avoids exchange risk.',
              textHk: '借入與收入相同的貨幣，可避免匯率風險。',
              textCn: '借入与收入相同的货币，可以避免汇率风险。',
            },
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
          questionEn: 'Is the suggestion binding?',
          questionHk: '建議有約束力嗎？',
          questionCn: '建议有约束力吗？',
          answerEn:
            'On neither of us. You may apply for another product, and we may find in the assessment that another fits better; then we say so and you choose.',
          answerHk:
            '對雙方均無約束力。你可申請其他產品；如審批時發現另一款更合適，我們會告訴你，由你選擇。',
          answerCn:
            '对双方都没有约束力。您可以申请其他产品；如果审批时发现另一款更合适，我们会告诉您，由您选择。',
        },
        {
          questionEn: 'What happens to my answers?',
          questionHk: '我的答案會怎樣處理？',
          questionCn: '我的回答会怎么处理？',
          answerEn:
            'They stay with this visit so that you can change them, and go along if you apply. They are not joined to a name before that.',
          answerHk:
            '答案會於今次瀏覽保留，方便修改；如你提出申請，會一併帶入。在此之前不會與姓名連繫。',
          answerCn:
            '回答会在本次浏览中保留，方便修改；如果您提出申请，会一并带入。在此之前不会与姓名关联。',
        },
        {
          questionEn: 'Can it tell me not to borrow?',
          questionHk: '它會叫我不要借嗎？',
          questionCn: '它会劝我不要借吗？',
          answerEn:
            'Yes. If your answers fit no product, or a bank is likely to be cheaper, it says so and gives the next best step.',
          answerHk: '會。如答案不適合任何產品，或銀行很可能較便宜，系統會直接說明，並建議下一步。',
          answerCn:
            '会。如果回答不适合任何产品，或银行很可能更便宜，系统会直接说明，并建议下一步。',
        },
        {
          questionEn: 'I do not know my property’s value.',
          questionHk: '我不知道物業值多少。',
          questionCn: '我不知道房产值多少。',
          answerEn:
            'Use the online valuation first, or choose a rough figure. A wrong guess can be changed later.',
          answerHk: '可先用網上估價，或填一個大約數字，稍後可以更改。',
          answerCn: '可以先用在线估价，或填一个大概数字，之后可以更改。',
        },
        {
          questionEn: 'Two products look equal to me. How do I choose?',
          questionHk: '兩款看來差不多，怎樣選？',
          questionCn: '两款看起来差不多，怎么选？',
          answerEn:
            'Put both into the calculator and compare the total interest. Then ask which of the two leaves you calmer in a bad month.',
          answerHk: '將兩者放進計算機比較總利息，再想想遇上逆境時，哪一款令你較安心。',
          answerCn: '把两者放进计算器比较总利息，再想想遇到困难时，哪一款让您更安心。',
        },
        {
          questionEn: 'I would rather talk to somebody.',
          questionHk: '我想找職員傾談。',
          questionCn: '我想找人工咨询。',
          answerEn:
            'Gladly: send a message[[ or call {servicePhone} in office hours]]. We go through the same questions with you.',
          answerHk: '歡迎留言[[，或於辦公時間致電{servicePhone}]]，我們會與你逐條細談。',
          answerCn: '欢迎留言[[，或在办公时间致电{servicePhone}]]，我们会与您逐条细谈。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'See the cost before you decide',
      headingHk: '先看成本，再作決定',
      headingCn: '先看成本，再作决定',
      bodyEn:
        'Take the suggested loan into the calculator, or ask a person whether it makes sense for you.',
      bodyHk: '將建議的貸款帶入計算機，或請職員看看是否適合你。',
      bodyCn: '把建议的贷款带入计算器，或请人工看看是否适合您。',
      actions: [
        {
          labelEn: 'Work out the payment',
          labelHk: '計算供款',
          labelCn: '计算月供',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Ask a person',
          labelHk: '聯絡職員',
          labelCn: '人工咨询',
          href: '/contact-us',
          kind: 'secondary',
        },
      ],
    },
  ],
};

import type { PageInput } from '@/contracts/content/page';
import { productKeys } from '@/contracts/product-choices';

export const page: PageInput = {
  slug: 'product-finder',
  titleEn: 'Product finder | {brand}',
  titleHk: '貸款配對 | {brand}',
  titleCn: '贷款产品匹配 | {brand}',
  descriptionEn:
    'A few questions, one suggested property loan, the reasons and the alternatives. No name or phone number is needed. It may also say that no loan fits.',
  descriptionHk:
    '回答幾條問題，即可看到一個貸款建議、理由及其他選擇。毋須姓名及電話；如借貸並不適合你，我們亦會直接說明。',
  descriptionCn:
    '回答几个问题，就能看到一项贷款建议、推荐理由和其他选择。无需提供姓名和电话；如果借款并不适合您，我们也会直接说明。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Product finder',
      eyebrowHk: '貸款配對',
      eyebrowCn: '产品匹配',
      headingEn: 'Find the loan that fits your needs',
      headingHk: '尋找適合你的貸款',
      headingCn: '寻找适合您的贷款',
      leadEn:
        'Answer a few questions and see one suggestion, the reasons for it and your other choices.',
      leadHk: '回答幾條問題，即可看到一個建議、相關理由及其他選擇。',
      leadCn: '回答几个问题，就能看到一项建议、推荐理由和其他选择。',
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
          labelCn: '项个人信息',
          conditionEn: 'No name, phone number or identity number.',
          conditionHk: '毋須姓名、電話或身份證號碼。',
          conditionCn: '无需提供姓名、电话或证件号码。',
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
          conditionHk: '建議不等於批核。實際條款須待你提出申請、我們審核文件後才可決定。',
          conditionCn: '建议不等于批准。实际条款须待您提出申请、我们审核文件后才能确定。',
        },
      ],
      illustration: 'tram',
    },
    {
      type: 'steps',
      id: 'how',
      headingEn: 'How the suggestion is made',
      headingHk: '如何得出建議',
      headingCn: '建议是怎么得出的',
      leadEn:
        'The rules are fixed and the same for everybody. They take only your answers into account.',
      leadHk: '建議由固定規則得出，對每位用戶一視同仁，只根據你的答案計算。',
      leadCn: '建议由固定规则得出，对每位用户一视同仁，只依据您的回答。',
      items: [
        {
          titleEn: 'Rule out what does not fit',
          titleHk: '排除不適用的產品',
          titleCn: '排除不适用的产品',
          bodyEn:
            'The finder leaves out products that your answers make impossible, such as a first mortgage when you want to keep your bank loan.',
          bodyHk: '根據你的答案排除不可行的產品，例如要保留銀行按揭，便不會建議一按。',
          bodyCn: '根据您的回答排除不可行的产品，例如不打算还清银行按揭，就不会建议首次按揭。',
        },
        {
          titleEn: 'Compare purpose, term and income',
          titleHk: '比較用途、年期及收入',
          titleCn: '比较用途、期限和收入',
          bodyEn:
            'Consider the purpose first, then how long you need the money, then how you earn your income.',
          bodyHk: '先看用途，再看需要多久，然後看收入類別。',
          bodyCn: '先看用途，再看需要多久，然后看收入类别。',
        },
        {
          titleEn: 'Suggest the cheaper loan',
          titleHk: '建議成本較低的產品',
          titleCn: '建议成本较低的产品',
          bodyEn:
            'If two loans would meet your needs, the finder suggests the one that usually costs less in total, not the one that earns us more.',
          bodyHk: '若兩款均合適，會建議總成本通常較低的一款，而非令我們賺得較多的一款。',
          bodyCn: '如果两款都合适，会建议总成本通常较低的一款，而不是让我们赚得更多的一款。',
        },
        {
          titleEn: 'Give the reasons',
          titleHk: '說明理由',
          titleCn: '说明理由',
          bodyEn:
            'Each reason names the answer it depends on. You can change an answer and see how the suggestion changes.',
          bodyHk: '每個理由均註明所根據的答案；改動答案，即可看到變化。',
          bodyCn: '每个理由都注明所依据的回答；改动回答，就能看到变化。',
        },
      ],
    },
    {
      type: 'table',
      id: 'questions-asked',
      headingEn: 'What we ask, and why',
      headingHk: '問題及原因',
      headingCn: '问题及原因',
      leadEn: 'We ask only what can change the suggestion.',
      leadHk: '我們只會提出影響建議的問題。',
      leadCn: '我们只问会影响建议的问题。',
      columns: [
        { labelEn: 'Question', labelHk: '問題', labelCn: '问题' },
        { labelEn: 'Why we ask', labelHk: '原因', labelCn: '原因' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'What the money is for', textHk: '款項用途', textCn: '款项用途' },
            {
              textEn:
                'There are separate loans for buying, bridging, funding a business and clearing debts.',
              textHk: '置業、過渡周轉、經營業務或清還欠款，各有相應的貸款。',
              textCn: '买房、过渡周转、企业经营或还清欠款，各有对应的贷款。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Whether there is a loan on the property',
              textHk: '物業是否有按揭',
              textCn: '房产是否有贷款',
            },
            {
              textEn:
                'A loan on the property determines whether you need a first or a second mortgage.',
              textHk: '用以決定應申請一按還是二按。',
              textCn: '用来决定应申请首次按揭还是二次按揭。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'How much you need, and what the property is worth',
              textHk: '借多少、物業值多少',
              textCn: '借多少、房产值多少',
            },
            {
              textEn:
                'A product is ruled out if the loan exceeds its maximum percentage of the valuation.',
              textHk: '貸款額超出產品的按揭成數上限，該產品便不適用。',
              textCn: '贷款额超出产品的贷款成数上限，该产品就不适用。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'How long you need the money, and how you would repay',
              textHk: '需要多久、如何還款',
              textCn: '需要多久、怎么还',
            },
            {
              textEn:
                'A bridging loan suits a sale within some months, equal payments suit a steady income, and a revolving loan suits needs that come and go.',
              textHk:
                '數月後賣樓可用過橋貸款；收入穩定適合本息同還；資金需要時多時少，則適合循環貸款。',
              textCn:
                '几个月后卖房可以用过桥贷款；收入稳定适合等额本息；资金需要时多时少，则适合循环贷款。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'How you earn your income', textHk: '收入類別', textCn: '收入类别' },
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
            { textEn: 'The currency you earn in', textHk: '收入貨幣', textCn: '收入货币' },
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
      type: 'rateTable',
      id: 'rates',
      headingEn: 'The lowest and highest rate of each loan',
      headingHk: '各項貸款利率：最低與最高',
      headingCn: '各类贷款的利率：最低与最高',
      leadEn:
        'The lowest rate is for the strongest applications; the highest is the most we charge anyone.',
      leadHk: '最低利率只適用於條件最佳的申請；最高利率則是我們所收利率的上限。',
      leadCn: '最低利率只适用于条件最好的申请；最高利率则是我们所收利率的上限。',
      products: [...productKeys],
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
            'No, it binds neither of us. You may apply for another product. If our assessment shows that another fits better, we say so and you choose.',
          answerHk:
            '沒有，對雙方均無約束力。你可申請其他產品；如審批時發現另一款更合適，我們會告訴你，由你選擇。',
          answerCn:
            '没有，对双方都没有约束力。您可以申请其他产品；如果审批时发现另一款更合适，我们会告诉您，由您选择。',
        },
        {
          questionEn: 'What happens to my answers?',
          questionHk: '我的答案會如何處理？',
          questionCn: '我的回答会怎么处理？',
          answerEn:
            'We keep them during this visit so that you can change them, and use them if you apply. They are not linked to a name before that.',
          answerHk:
            '答案會在這次瀏覽期間保留，方便修改；如你提出申請，會一併帶入。在此之前，答案不會與姓名連繫。',
          answerCn:
            '回答会在本次浏览期间保留，方便修改；如果您提出申请，会一并带入。在此之前，回答不会与姓名关联。',
        },
        {
          questionEn: 'Can the finder tell me not to borrow?',
          questionHk: '系統會建議不要借貸嗎？',
          questionCn: '系统会建议不要借款吗？',
          answerEn:
            'Yes. If your answers fit no product, or a bank is likely to be cheaper, it says so and gives the next best step.',
          answerHk:
            '會。如沒有適合你的產品，或銀行貸款很可能較便宜，系統會直接說明，並建議下一步。',
          answerCn:
            '会。如果没有适合您的产品，或银行贷款很可能更便宜，系统会直接说明，并建议下一步。',
        },
        {
          questionEn: 'I do not know my property’s value.',
          questionHk: '我不知道物業值多少。',
          questionCn: '我不知道房产值多少。',
          answerEn:
            'Use the online valuation first, or choose a rough figure. You can change it later.',
          answerHk: '可先用網上估價，或填一個大約數字，稍後可以更改。',
          answerCn: '可以先用在线估价，或填一个大概的数字，之后可以更改。',
        },
        {
          questionEn: 'Two products look equally good to me. How do I choose?',
          questionHk: '兩款看來差不多，怎樣選？',
          questionCn: '两款看起来差不多，怎么选？',
          answerEn:
            'Enter both in the calculator and compare the total interest. Then consider which payment you could still make in a bad month.',
          answerHk: '請用計算機比較兩者的總利息，再考慮收入減少時，哪一款仍負擔得起。',
          answerCn: '请用计算器比较两者的总利息，再考虑收入减少时，哪一款仍负担得起。',
        },
        {
          questionEn: 'Can I talk to someone instead?',
          questionHk: '可以直接向職員查詢嗎？',
          questionCn: '可以直接咨询工作人员吗？',
          answerEn:
            'Yes: send a message[[ or call {servicePhone} in office hours]]. We will go through the same questions with you.',
          answerHk: '可以。請留言[[，或於辦公時間致電{servicePhone}]]，職員會與你逐題討論。',
          answerCn: '可以。请留言[[，或在办公时间致电{servicePhone}]]，工作人员会与您逐题沟通。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'See the cost before you decide',
      headingHk: '先看成本，再作決定',
      headingCn: '先看成本，再作决定',
      bodyEn: 'Enter the suggested loan in the calculator, or ask our staff whether it suits you.',
      bodyHk: '可用計算機計算建議貸款的成本，或向職員查詢是否適合你。',
      bodyCn: '可以用计算器计算所建议贷款的成本，或咨询工作人员是否适合您。',
      actions: [
        {
          labelEn: 'Work out the payment',
          labelHk: '計算供款',
          labelCn: '计算月供',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Talk to our staff',
          labelHk: '聯絡職員',
          labelCn: '人工咨询',
          href: '/contact-us',
          kind: 'secondary',
        },
      ],
    },
  ],
};

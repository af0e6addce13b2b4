import type { ContentBlockInput } from '@/contracts/content';

export const case3Questions: ContentBlockInput[] = [
  {
    type: 'questions',
    id: 'questions',
    headingEn: 'Questions and answers',
    headingHk: '常見問題',
    headingCn: '常见问题',
    items: [
      {
        questionEn: 'Our company is new. Can it borrow?',
        questionHk: '公司新成立，可以申請嗎？',
        questionCn: '公司新成立，可以申请吗？',
        answerEn:
          'Yes, if the director has other income that carries the payments, or the contracts in hand do. Without a trading record the loan is smaller and a personal guarantee is always asked for.',
        answerHk:
          '可以，前提是董事有其他收入或公司有已簽合約足以支持還款。沒有營業紀錄的公司，貸款額會較低，並必須有個人擔保。',
        answerCn:
          '可以，前提是董事有其他收入，或公司有已签合同足以支持还款。没有经营记录的公司，贷款额会较低，并且必须有个人担保。',
      },
      {
        questionEn: 'What does a personal guarantee mean?',
        questionHk: '個人擔保是甚麼意思？',
        questionCn: '个人担保是什么意思？',
        answerEn:
          'If the company does not pay, the guarantor must. It reaches everything the guarantor owns, not only the mortgaged property. Take independent legal advice before you give one.',
        answerHk:
          '公司不還，擔保人便要還；追討範圍是擔保人的全部資產，不限於抵押物業。簽署前務必先取得獨立法律意見。',
        answerCn:
          '公司不还，担保人就要还；追讨范围是担保人的全部资产，不限于抵押的房产。签署前务必先取得独立法律意见。',
      },
      {
        questionEn: 'Do you lend against shops, offices or factory units?',
        questionHk: '舖位、寫字樓、工廈單位可以抵押嗎？',
        questionCn: '商铺、写字楼、工业单元可以抵押吗？',
        answerEn:
          'Yes. They are harder to sell than homes, so the share of the valuation is lower. Units used against the terms of the lease, such as a factory unit lived in, cannot be taken.',
        answerHk:
          '可以。這類物業較難轉售，按揭成數會較低。違反地契用途的單位（例如工廈用作居住）不能承造。',
        answerCn:
          '可以。这类房产比住宅难转售，贷款成数会较低。违反地契用途的房产（例如工业大厦用作居住）不能办理。',
      },
      {
        questionEn: 'Is the interest deductible from profits tax?',
        questionHk: '利息可以扣減利得稅嗎？',
        questionCn: '利息可以在利得税中扣除吗？',
        answerEn:
          'Often, when the money is used to produce taxable profits, but rules apply to loans secured by others. Ask your accountant; we give the yearly interest figure.',
        answerHk:
          '若款項用於產生應課稅利潤，一般可以，但由他人提供抵押的貸款有特別規定。請向會計師查詢；我們會提供全年利息數字。',
        answerCn:
          '如果款项用于产生应税利润，一般可以，但由他人提供抵押的贷款有特别规定。请向会计师咨询；我们会提供全年利息数字。',
      },
      {
        questionEn: 'Can we repay early when a big invoice is paid?',
        questionHk: '收到大單貨款，可以提早還款嗎？',
        questionCn: '收到大额货款，可以提前还款吗？',
        answerEn: 'Yes, in part or in full, with interest to that day and no penalty.',
        answerHk: '可以，部分或全數均可，利息只計至當日，不罰息。',
        answerCn: '可以，部分或全部都行，利息只计到当天，没有罚金。',
      },
      {
        questionEn: 'Will customers or suppliers hear of the loan?',
        questionHk: '客戶或供應商會知道嗎？',
        questionCn: '客户或供应商会知道吗？',
        answerEn:
          'We contact none of them. The mortgage is on the public register at the Land Registry, and a company’s charge also at the Companies Registry, where anyone may look.',
        answerHk:
          '我們不會聯絡他們。但按揭會在土地註冊處登記，公司押記亦會在公司註冊處登記，公眾可查閱。',
        answerCn:
          '我们不会联系他们。但按揭会在土地注册处登记，公司的抵押也会在公司注册处登记，公众可以查阅。',
      },
      {
        questionEn: 'A consultant offered to get us approved for a commission. Should we?',
        questionHk: '有顧問說收佣金可保證批核，可信嗎？',
        questionCn: '有顾问说收佣金可以包批，可信吗？',
        answerEn:
          'No. Nobody has influence over our decision, and paying an intermediary adds cost and risk. Apply directly and tell us who approached you.',
        answerHk:
          '不可信。沒有人能左右我們的審批，付錢給中介只會增加成本及風險。請直接申請，並告訴我們是誰接觸你。',
        answerCn:
          '不可信。没有人能左右我们的审批，付钱给中介只会增加成本和风险。请直接申请，并告诉我们是谁联系了您。',
      },
      {
        questionEn: 'What happens if the business cannot pay?',
        questionHk: '如果公司無法還款，會怎樣？',
        questionCn: '如果公司无法还款，会怎样？',
        answerEn:
          'Call before the due date. We look at a longer term, a payment holiday or an orderly sale. Late payments bear simple interest at no more than the contract rate. In the end the property may be sold and guarantors may be called on.',
        answerHk:
          '請在到期日前聯絡我們，商討延長年期、還款假期或有序出售物業。逾期款項只計單利，利率不高於合約利率。最終物業可能被出售，擔保人亦可能須負責清還。',
        answerCn:
          '请在还款日之前联系我们，商量延长期限、还款假期或有序出售房产。逾期款项只计单利，利率不高于合同利率。最终房产可能被出售，担保人也可能须负责偿还。',
      },
    ],
  },
  {
    type: 'callToAction',
    headingEn: 'Tell us what the money is for',
    headingHk: '告訴我們，資金要用在哪裏',
    headingCn: '告诉我们，资金要用在哪里',
    bodyEn:
      'One conversation is usually enough to know whether a loan helps, how much, and who should borrow it.',
    bodyHk: '一次傾談，通常已可知道借貸是否有幫助、該借多少、由誰借。',
    bodyCn: '一次沟通，通常就能知道借款是否有帮助、该借多少、由谁来借。',
    actions: [
      {
        labelEn: 'Ask about an SME loan',
        labelHk: '查詢中小企貸款',
        labelCn: '咨询中小企业贷款',
        href: '/contact-us',
        kind: 'primary',
      },
      {
        labelEn: 'Try the numbers',
        labelHk: '試算供款',
        labelCn: '试算月供',
        href: '/loan-calculator',
        kind: 'secondary',
      },
      {
        labelEn: 'See the revolving loan',
        labelHk: '了解循環貸款',
        labelCn: '了解循环贷款',
        href: '/revolving-loan',
        kind: 'text',
      },
    ],
  },
];

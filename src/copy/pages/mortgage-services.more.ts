import type { ContentBlockInput } from '@/contracts/content';

export const mortgageServicesMore: ContentBlockInput[] = [
  {
    type: 'steps',
    id: 'settlement',
    headingEn: 'Settling the loan, step by step',
    headingHk: '清還貸款的步驟',
    headingCn: '结清贷款的步骤',
    leadEn: 'From the decision to the deeds in your hand, allow four to six weeks.',
    leadHk: '由決定清還至取回契據，請預留四至六星期。',
    leadCn: '从决定结清到取回契据，请预留四到六周。',
    items: [
      {
        titleEn: 'Ask for the figure',
        titleHk: '索取清還金額',
        titleCn: '索取结清金额',
        bodyEn:
          'Choose the day. The figure shows principal, interest to that day and interest for each day after it.',
        bodyHk: '選定日期。金額會列明本金、計至當日的利息，以及其後每日利息。',
        bodyCn: '选定日期。金额会列明本金、计到当天的利息，以及之后每天的利息。',
      },
      {
        titleEn: 'Name your solicitor',
        titleHk: '委託律師',
        titleCn: '委托律师',
        bodyEn:
          'A release of mortgage is a deed, so a solicitor prepares it. Any Hong Kong firm may act for you.',
        bodyHk: '解除押記屬契據，須由律師擬備。你可委託香港任何律師樓。',
        bodyCn: '解除抵押属于契据，须由律师准备。您可以委托香港任何一家律师楼。',
      },
      {
        titleEn: 'Pay',
        titleHk: '付款',
        titleCn: '付款',
        bodyEn: 'By transfer or cashier’s order, from you or from your new lender.',
        bodyHk: '以轉帳或銀行本票，由你或新的貸款機構支付。',
        bodyCn: '以转账或银行本票，由您或新的贷款机构支付。',
      },
      {
        titleEn: 'We sign the release',
        titleHk: '我們簽署解除押記',
        titleCn: '我们签署解除抵押',
        bodyEn: 'Within 10 working days of payment and your solicitor’s draft.',
        bodyHk: '收到款項及律師草稿後10個工作天內。',
        bodyCn: '收到款项和律师草稿后10个工作日内。',
      },
      {
        titleEn: 'Registration',
        titleHk: '註冊',
        titleCn: '注册',
        bodyEn: 'Your solicitor registers the release at the Land Registry. The property is free.',
        bodyHk: '律師在土地註冊處登記，物業再無我們的押記。',
        bodyCn: '律师在土地注册处登记，房产不再有我们的抵押。',
      },
      {
        titleEn: 'Deeds and last statement',
        titleHk: '交還契據及最後結單',
        titleCn: '交还契据和最后账单',
        bodyEn:
          'The deeds go to your solicitor against a receipt, the closing statement into your account.',
        bodyHk: '契據連收據交予你的律師，最後結單存於網上帳戶。',
        bodyCn: '契据凭收据交给您的律师，最后账单存入网上账户。',
      },
    ],
  },
  {
    type: 'documents',
    id: 'documents',
    headingEn: 'What to have ready',
    headingHk: '請準備以下資料',
    headingCn: '请准备以下资料',
    groups: [
      {
        titleEn: 'For any request',
        titleHk: '所有要求',
        titleCn: '所有申请',
        items: [
          {
            nameEn: 'Loan number',
            nameHk: '貸款號碼',
            nameCn: '贷款编号',
            whyEn: 'It is on every statement, and finds your file faster than a name.',
            whyHk: '結單上均有列明，比姓名更快找到檔案。',
            whyCn: '账单上都有，比姓名更快找到档案。',
          },
          {
            nameEn: 'The mobile phone we have on file',
            nameHk: '已登記的手機',
            nameCn: '已登记的手机',
            whyEn: 'A one-time code proves that it is you. We never ask for it by phone.',
            whyHk: '以驗證碼核實身分；我們不會致電索取驗證碼。',
            whyCn: '用验证码核实身份；我们不会来电索要验证码。',
          },
        ],
      },
      {
        titleEn: 'For changes',
        titleHk: '更改事項',
        titleCn: '变更事项',
        items: [
          {
            nameEn: 'Proof of the new address, from the last three months',
            nameHk: '最近三個月的新地址證明',
            nameCn: '最近三个月的新地址证明',
            whyEn: 'Legal notices go there.',
            whyHk: '法律通知會寄往該地址。',
            whyCn: '法律通知会寄到该地址。',
          },
          {
            nameEn: 'Statement of the new bank account in your name',
            nameHk: '本人名下新銀行戶口月結單',
            nameCn: '本人名下新银行账户的账单',
            whyEn: 'Payments are taken from, and paid to, your own account only.',
            whyHk: '供款及提款只限本人戶口。',
            whyCn: '还款和提款只限本人账户。',
          },
          {
            nameEn: 'Deed poll or marriage certificate, for a change of name',
            nameHk: '更改姓名：改名契或結婚證明書',
            nameCn: '更改姓名：改名契或结婚证明书',
            whyEn: 'The name must match the one on the title.',
            whyHk: '姓名須與業權紀錄相符。',
            whyCn: '姓名须与产权记录一致。',
          },
        ],
      },
      {
        titleEn: 'For settlement',
        titleHk: '清還',
        titleCn: '结清',
        items: [
          {
            nameEn: 'Name and reference of your solicitor',
            nameHk: '律師樓名稱及檔案編號',
            nameCn: '律师楼名称和档案编号',
            whyEn: 'We send the figure and later the deeds there.',
            whyHk: '清還金額及契據會送交該律師樓。',
            whyCn: '结清金额和契据会送交该律师楼。',
          },
          {
            nameEn: 'The day you would like to repay',
            nameHk: '預計清還日期',
            nameCn: '预计结清日期',
            whyEn: 'Interest is worked out to that day.',
            whyHk: '利息計至該日。',
            whyCn: '利息计到当天。',
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
        questionEn: 'Is there a penalty if I repay early?',
        questionHk: '提早還款要罰息嗎？',
        questionCn: '提前还款要交罚金吗？',
        answerEn:
          'No. You pay the principal and the interest to the day of repayment. Your loan agreement says how much notice to give in writing.',
        answerHk: '不用。只須清還本金及計至還款當日的利息。所需書面通知期以貸款協議為準。',
        answerCn: '不用。只需还清本金和计到还款当天的利息。所需书面通知期以贷款协议为准。',
      },
      {
        questionEn: 'I will miss the next payment. What should I do?',
        questionHk: '下期供款可能趕不及，怎麼辦？',
        questionCn: '下一期月供可能来不及还，怎么办？',
        answerEn:
          'Tell us before the due date. A day or two is often a matter of a message. For longer there may be a payment holiday or a longer term, with the extra cost shown first. Late payments bear simple interest at no more than your contract rate.',
        answerHk:
          '請在到期日前告訴我們。只遲一兩天，留言通知便可。若需更長時間，可考慮還款假期或延長年期，我們會先列出額外成本。逾期款項只計單利，利率不高於合約利率。',
        answerCn:
          '请在还款日之前告诉我们。只晚一两天，留言通知即可。如果需要更长时间，可以考虑还款假期或延长期限，我们会先列出多付的成本。逾期款项只计单利，利率不高于合同利率。',
      },
      {
        questionEn: 'Can I move my loan to a bank?',
        questionHk: '可以轉按到銀行嗎？',
        questionCn: '可以转到银行做按揭吗？',
        answerEn:
          'Yes, whenever a bank agrees. Its solicitor asks us for the settlement figure and repays us; we release the charge as for any settlement.',
        answerHk:
          '可以。銀行批核後，其律師會向我們索取清還金額並代為清還，我們按一般清還程序解除押記。',
        answerCn:
          '可以。银行批准后，其律师会向我们索取结清金额并代为还清，我们按一般结清程序解除抵押。',
      },
      {
        questionEn: 'Do I need fire insurance?',
        questionHk: '需要買火險嗎？',
        questionCn: '需要买火险吗？',
        answerEn:
          'Your agreement asks you to keep the building insured, often through the owners’ corporation’s policy. You choose the insurer; we earn nothing from it.',
        answerHk:
          '貸款協議要求物業持續投保，一般可採用業主立案法團的保單。保險公司由你選擇，我們不收任何佣金。',
        answerCn:
          '贷款协议要求房产持续投保，一般可以采用业主立案法团的保单。保险公司由您选择，我们不收任何佣金。',
      },
      {
        questionEn: 'May I let the flat while it is mortgaged?',
        questionHk: '按揭期間可以出租單位嗎？',
        questionCn: '抵押期间可以出租房子吗？',
        answerEn:
          'With our written consent, which we give unless the tenancy makes the property hard to sell. A tenancy without consent breaches the agreement.',
        answerHk:
          '須先取得我們書面同意；除非租約令物業難以出售，一般會批准。未經同意出租，即屬違反協議。',
        answerCn:
          '须先取得我们的书面同意；除非租约使房产难以出售，一般会批准。未经同意出租，即属违反协议。',
      },
      {
        questionEn: 'What becomes of the loan when a borrower dies?',
        questionHk: '借款人去世，貸款怎麼辦？',
        questionCn: '借款人去世，贷款怎么办？',
        answerEn:
          'The loan stays with the property and the estate. Please let us know; one person will handle the file. We give the family time to obtain probate and talk about repaying, taking over or selling.',
        answerHk:
          '貸款由遺產及物業承擔。請通知我們，我們會由專人跟進，並給予家人時間辦理遺產承辦，再商討清還、接手或出售。',
        answerCn:
          '贷款由遗产和房产承担。请通知我们，我们会安排专人跟进，并给家人时间办理遗产承办，再商量还清、接手或出售。',
      },
      {
        questionEn: 'I am not happy with your answer. Who else can I turn to?',
        questionHk: '不滿意你們的答覆，可以找誰？',
        questionCn: '不满意你们的答复，可以找谁？',
        answerEn:
          'Ask for a review by a manager who was not involved. You may also write to the Registrar of Money Lenders (Companies Registry) about a licensed lender, to the Police about threats or illegal fees, and to the Privacy Commissioner about personal data.',
        answerHk:
          '可要求由未曾參與個案的經理覆核。你亦可就持牌放債人的行為向放債人註冊處處長（公司註冊處）反映，就恐嚇或非法收費向警方舉報，就個人資料向私隱專員公署投訴。',
        answerCn:
          '可以要求由未参与个案的经理复核。您也可以就持牌放债人的行为向放债人注册处处长（公司注册处）反映，就恐吓或非法收费向警方举报，就个人资料向个人资料私隐专员公署投诉。',
      },
    ],
  },
  {
    type: 'callToAction',
    headingEn: 'Not on this page?',
    headingHk: '這裏找不到？',
    headingCn: '这里没找到？',
    bodyEn:
      'Write from your account, so that nobody asks you twice who you are, or call {servicePhone} in office hours.',
    bodyHk: '登入帳戶留言，毋須重複核實身分；或於辦公時間致電{servicePhone}。',
    bodyCn: '登录账户留言，不必重复核实身份；或在办公时间致电{servicePhone}。',
    actions: [
      {
        labelEn: 'Write to us',
        labelHk: '留言給我們',
        labelCn: '给我们留言',
        href: '/account/contact',
        kind: 'primary',
      },
      {
        labelEn: 'Customer centre',
        labelHk: '客戶中心',
        labelCn: '客户中心',
        href: '/customer-centre',
        kind: 'secondary',
      },
    ],
  },
];

import type { ContentBlockInput } from '@/contracts/content';

export const customerCentreTimes: ContentBlockInput = {
  type: 'table',
  id: 'service-times',
  headingEn: 'How long things take',
  headingHk: '服務所需時間',
  headingCn: '服务所需时间',
  leadEn: 'What we aim for, counted in working days from the moment we have all we need.',
  leadHk: '以下為服務目標，以工作天計，由資料齊備起計算。',
  leadCn: '以下为服务目标，按工作日计，从资料齐全起算。',
  columns: [
    { labelEn: 'What', labelHk: '事項', labelCn: '事项' },
    { labelEn: 'How', labelHk: '方法', labelCn: '方式' },
    { labelEn: 'Within', labelHk: '目標時間', labelCn: '目标时间' },
  ],
  rows: [
    {
      cells: [
        { textEn: 'Answer to a message', textHk: '回覆留言', textCn: '回复留言' },
        { textEn: 'Account or e-mail', textHk: '帳戶或電郵', textCn: '账户或邮件' },
        { textEn: '1 working day', textHk: '1個工作天', textCn: '1个工作日' },
      ],
    },
    {
      cells: [
        { textEn: 'Statement of a past month', textHk: '過往月份結單', textCn: '过往月份账单' },
        { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
        { textEn: 'At once', textHk: '即時', textCn: '即时' },
      ],
    },
    {
      cells: [
        {
          textEn: 'Written statement under section 19',
          textHk: '第19條書面結單',
          textCn: '第19条书面账单',
        },
        { textEn: 'Letter or message', textHk: '來信或留言', textCn: '来信或留言' },
        {
          textEn: '5 working days; by law one month',
          textHk: '5個工作天；法定期限為一個月',
          textCn: '5个工作日；法定期限为一个月',
        },
      ],
    },
    {
      cells: [
        {
          textEn: 'Redemption figure for early repayment',
          textHk: '提早還款的清還金額',
          textCn: '提前还款的结清金额',
        },
        { textEn: 'Account or phone', textHk: '帳戶或電話', textCn: '账户或电话' },
        { textEn: '2 working days', textHk: '2個工作天', textCn: '2个工作日' },
      ],
    },
    {
      cells: [
        { textEn: 'Decision on a payment holiday', textHk: '還款假期審批', textCn: '还款假期审批' },
        { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
        { textEn: '3 working days', textHk: '3個工作天', textCn: '3个工作日' },
      ],
    },
    {
      cells: [
        {
          textEn: 'Decision on a higher credit limit',
          textHk: '提高信貸額審批',
          textCn: '提高额度审批',
        },
        { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
        { textEn: '5 working days', textHk: '5個工作天', textCn: '5个工作日' },
      ],
    },
    {
      cells: [
        {
          textEn: 'Withdrawal from a revolving loan',
          textHk: '循環貸款提款',
          textCn: '循环贷款提款',
        },
        { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
        { textEn: 'Next working day', textHk: '下一個工作天', textCn: '下一个工作日' },
      ],
    },
    {
      cells: [
        { textEn: 'New phone number', textHk: '更改電話號碼', textCn: '更换手机号码' },
        {
          textEn: 'Code to the old number, or a visit',
          textHk: '以舊號碼核實，或親臨辦理',
          textCn: '用旧号码验证，或到访办理',
        },
        { textEn: '2 working days', textHk: '2個工作天', textCn: '2个工作日' },
      ],
    },
    {
      cells: [
        { textEn: 'Complaint', textHk: '投訴', textCn: '投诉' },
        { textEn: 'Any way you like', textHk: '任何方式', textCn: '任何方式' },
        {
          textEn: 'Acknowledged in 2 working days, answered in 15',
          textHk: '2個工作天內確認，15個工作天內回覆',
          textCn: '2个工作日内确认，15个工作日内答复',
        },
      ],
    },
  ],
  noteEn:
    'Working days are Monday to Friday except public holidays in Hong Kong. These are targets, not guarantees; if we will miss one, we tell you before it passes. Mortgage services has the full list.',
  noteHk:
    '工作天指星期一至五，香港公眾假期除外。以上為目標而非保證；如未能趕及，我們會事先通知。完整清單見「按揭服務」。',
  noteCn:
    '工作日指周一至周五，香港公众假期除外。以上为目标而非保证；如果来不及，我们会事先通知。完整清单见“按揭服务”。',
};

export const customerCentreComplaints: ContentBlockInput[] = [
  {
    type: 'steps',
    id: 'complaints',
    headingEn: 'How to complain',
    headingHk: '投訴步驟',
    headingCn: '投诉步骤',
    leadEn: 'A complaint never changes how your loan is treated.',
    leadHk: '投訴不會影響你的貸款待遇。',
    leadCn: '投诉不会影响您的贷款待遇。',
    items: [
      {
        titleEn: 'Say what went wrong',
        titleHk: '說明事情',
        titleCn: '说明情况',
        bodyEn:
          'Call {hotline}, write from your account, e-mail {email} or post a letter. What happened, when, and what would put it right. Use the word “complaint”.',
        bodyHk:
          '致電{hotline}、經帳戶留言、電郵至{email}或郵寄。請說明何時發生何事、希望如何解決，並註明是「投訴」。',
        bodyCn:
          '致电{hotline}、通过账户留言、发邮件至{email}或邮寄。请说明什么时候发生了什么事、希望如何解决，并注明是“投诉”。',
      },
      {
        titleEn: 'We confirm in writing',
        titleHk: '書面確認',
        titleCn: '书面确认',
        bodyEn:
          'Within 2 working days you have a reference, the name of the person in charge and our understanding of your complaint. Correct us if we got it wrong.',
        bodyHk:
          '2個工作天內，你會收到檔案編號、負責人姓名及我們對投訴內容的理解；如有出入，請指正。',
        bodyCn: '2个工作日内，您会收到编号、负责人姓名以及我们对投诉内容的理解；如有出入，请指正。',
      },
      {
        titleEn: 'Somebody else looks into it',
        titleHk: '由其他人員調查',
        titleCn: '由其他人员调查',
        bodyEn:
          'A person who had no part in the matter reads the file, listens to recordings where they exist, and asks you what is missing.',
        bodyHk: '由未曾參與該事的人員翻查檔案及錄音（如有），並向你查詢不足之處。',
        bodyCn: '由此前没有参与的人员查阅档案和录音（如有），并向您了解不足之处。',
      },
      {
        titleEn: 'You have an answer with reasons',
        titleHk: '具理由的答覆',
        titleCn: '说明理由的答复',
        bodyEn:
          'Within 15 working days, in your language: what we found, what we put right, and if we disagree, why. If it takes longer, we write by then and say when.',
        bodyHk:
          '15個工作天內以你的語言回覆：調查結果、補救方法，如不同意則說明理由。如需更長時間，會在限期前去信說明何時完成。',
        bodyCn:
          '15个工作日内用您的语言答复：调查结果、补救办法，如不同意则说明理由。如需更长时间，会在期限前书面说明何时完成。',
      },
      {
        titleEn: 'Not satisfied? Ask for a review',
        titleHk: '仍不滿意？要求覆核',
        titleCn: '仍不满意？要求复核',
        bodyEn:
          'A senior manager reviews the answer once more. You may also turn outside at any time, without waiting for us.',
        bodyHk: '由高級管理人員再作覆核。你亦可隨時向外求助，毋須等候我們的結果。',
        bodyCn: '由高级管理人员再作复核。您也可以随时向外部机构求助，不必等我们的结果。',
      },
    ],
  },
  {
    type: 'prose',
    id: 'outside-help',
    headingEn: 'Who else you can turn to',
    headingHk: '其他求助途徑',
    headingCn: '其他求助途径',
    bodyEn:
      '<ul><li><strong>Hong Kong Police Force</strong>: offences by money lenders, unlawful collection, fraud and impostors.</li><li><strong>Registrar of Money Lenders, Companies Registry</strong>: licences and licence conditions.</li><li><strong>Privacy Commissioner for Personal Data</strong>: how your personal data was used.</li><li><strong>Consumer Council</strong>: advice and mediation for consumers.</li><li><strong>A solicitor or the Duty Lawyer Service</strong>: advice on your rights; the service’s evening scheme is free.</li></ul><p>We are a licensed money lender and not a bank, so the Hong Kong Monetary Authority does not handle complaints about us.</p>',
    bodyHk:
      '<ul><li><strong>香港警務處</strong>：放債人違法、非法收數、詐騙及假冒。</li><li><strong>公司註冊處放債人註冊處處長</strong>：牌照及牌照條件。</li><li><strong>個人資料私隱專員公署</strong>：個人資料的使用。</li><li><strong>消費者委員會</strong>：消費者意見及調停。</li><li><strong>律師或當值律師服務</strong>：法律權益諮詢；當值律師服務的免費法律諮詢計劃不收費。</li></ul><p>我們是持牌放債人而非銀行，因此香港金融管理局並不處理對我們的投訴。</p>',
    bodyCn:
      '<ul><li><strong>香港警务处</strong>：放债人违法、非法催收、诈骗及冒充。</li><li><strong>公司注册处放债人注册处处长</strong>：牌照及牌照条件。</li><li><strong>香港个人资料私隐专员公署</strong>：个人信息的使用。</li><li><strong>香港消费者委员会</strong>：消费者咨询及调解。</li><li><strong>律师或当值律师服务</strong>：法律权益咨询；当值律师服务的免费法律咨询计划不收费。</li></ul><p>我们是持牌放债人而不是银行，因此香港金融管理局不处理对我们的投诉。</p>',
  },
];

export const customerCentreQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions from customers',
  headingHk: '客戶常問',
  headingCn: '客户常问',
  items: [
    {
      questionEn: 'How do I repay early?',
      questionHk: '怎樣提早還款？',
      questionCn: '怎样提前还款？',
      answerEn:
        'Write to us with the day you have in mind. You receive the exact figure for that day: principal plus interest up to it, at your rate, and no penalty. Pay it to the account named in your agreement and we start the release of the mortgage.',
      answerHk:
        '以書面告知打算還款的日期，我們會提供該日的準確金額：本金加按原有利率計至當日的利息，不收罰款。款項存入協議列明的戶口後，便會開始辦理解除按揭。',
      answerCn:
        '书面告知打算还款的日期，我们会提供当天的准确金额：本金加按原利率计算到当天的利息，没有罚金。款项付入协议列明的账户后，便会开始办理解除抵押。',
    },
    {
      questionEn: 'Can I change my payment date?',
      questionHk: '可以更改供款日嗎？',
      questionCn: '可以更改还款日吗？',
      answerEn:
        'Usually yes, if payments are up to date. The days in between carry ordinary interest, which we show you first. There is no fee.',
      answerHk: '如沒有拖欠，一般可以。相差日數按正常計息，我們會先列出金額，不另收費。',
      answerCn: '如果没有逾期，一般可以。相差的天数按正常计息，我们会先列出金额，不另收费。',
    },
    {
      questionEn: 'I want to sell or let the property.',
      questionHk: '我想出售或出租物業。',
      questionCn: '我想出售或出租房产。',
      answerEn:
        'Selling: the loan is repaid from the price at completion; your solicitor asks us for the figure. Letting: ask for our consent before you sign the tenancy.',
      answerHk:
        '出售：成交時以樓價清還貸款，由你的律師向我們索取金額。出租：請在簽租約前先取得我們同意。',
      answerCn:
        '出售：成交时用房款偿还贷款，由您的律师向我们索取金额。出租：请在签租约之前先取得我们同意。',
    },
    {
      questionEn: 'My bank account has changed. How do I update the autopay?',
      questionHk: '銀行戶口有變，怎樣更改自動轉帳？',
      questionCn: '银行账户变了，怎样更改自动转账？',
      answerEn:
        'Send us a message from your account and we post or hand you a new authorisation form. Keep the old account funded until we confirm the first payment from the new one.',
      answerHk:
        '請經帳戶留言，我們會郵寄或交給你新的授權書。在我們確認新戶口首次過數前，請在舊戶口保留足夠款項。',
      answerCn:
        '请通过账户留言，我们会邮寄或交给您新的授权书。在我们确认新账户首次扣款之前，请在旧账户保留足够款项。',
    },
    {
      questionEn: 'A borrower has died. What should the family do?',
      questionHk: '借款人離世，家人應怎樣做？',
      questionCn: '借款人去世，家属应该怎么做？',
      answerEn:
        'We are sorry for your loss. Call us when you can; there is no rush in the first weeks. We need the death certificate and later the grant of probate, explain what is owed, and make no one personally liable who did not sign.',
      answerHk:
        '謹此致以慰問。方便時請致電，最初數星期不必着急。我們需要死亡證，其後需要遺產承辦書；我們會說明尚欠款項，沒有簽署貸款的人毋須個人承擔。',
      answerCn:
        '谨此致以慰问。方便时请来电，最初几周不必着急。我们需要死亡证明，之后需要遗产承办书；我们会说明尚欠款项，没有签署贷款的人不必个人承担。',
    },
    {
      questionEn: 'I live outside Hong Kong now. Can I still be served?',
      questionHk: '已移居外地，仍可辦理嗎？',
      questionCn: '现在不住在香港，还能办理吗？',
      answerEn:
        'Yes. The account works anywhere and accepts a mainland mobile number. A change of number needs a meeting or a notary’s certificate; a new mortgage deed is signed in person at a solicitor’s office in Hong Kong.',
      answerHk:
        '可以。帳戶不限地區，亦可登記內地手機號碼。更改號碼須親臨辦理或提交當地公證；新的按揭契據則須親身到香港律師樓簽署。',
      answerCn:
        '可以。账户不限地区，也可以登记内地手机号码。更改号码须到访办理或提交当地公证；新的按揭契据则须本人到香港律师楼签署。',
    },
  ],
};

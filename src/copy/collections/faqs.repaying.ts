import type { Faq } from '@/contracts/site';

export const documentsFaqs: Faq[] = [
  {
    _id: 'which-documents',
    category: 'documents',
    questionEn: 'Which documents will you ask for?',
    questionHk: '需要哪些文件？',
    questionCn: '需要哪些文件？',
    answerEn:
      'Identity document, proof of address of the last three months, the latest demand for rates, proof of income, and for a property with a loan on it the mortgage statement and repayment schedule. A company adds its business registration and certificate of incorporation. The product pages say why each one is needed.',
    answerHk:
      '身分證明文件、最近三個月的住址證明、最近期差餉單、入息證明；如物業已有按揭，另加按揭結單及還款表。公司須提供商業登記證及公司註冊證明書。各產品頁會說明每份文件的用途。',
    answerCn:
      '身份证件、最近三个月的住址证明、最近一期差饷单、收入证明；如果房产已有按揭，还需按揭账单和还款计划。公司须提供商业登记证和公司注册证明书。各产品页会说明每份文件的用途。',
  },
  {
    _id: 'income-proof',
    category: 'documents',
    questionEn: 'What counts as proof of income?',
    questionHk: '甚麼可作入息證明？',
    questionCn: '什么可以作为收入证明？',
    answerEn:
      'If you have a salary: three months of payslips or bank statements showing it, or the latest tax demand. If your income varies or you work for yourself: six months of bank statements and the latest tax demand. Rent: a stamped tenancy agreement and the receipts.',
    answerHk:
      '受薪人士：最近三個月糧單或顯示薪金的銀行月結單，或最近期稅單。收入不固定或自僱人士：最近六個月銀行月結單及最近期稅單。收租人士：已打釐印的租約及收租紀錄。',
    answerCn:
      '受薪人士：最近三个月的工资单或显示工资入账的银行流水，或最近一期税单。收入不固定或自雇人士：最近六个月的银行流水和最近一期税单。有租金收入：已加盖印花的租约和收租记录。',
  },
  {
    _id: 'mainland-income',
    category: 'documents',
    questionEn: 'My income is in mainland China. What can I send?',
    questionHk: '收入來自內地，可以交甚麼文件？',
    questionCn: '收入在内地，可以提交什么文件？',
    answerEn:
      'Six months of bank statements, an employer’s letter with the company stamp, the annual individual income tax record, or for a business its licence and accounts. Documents in Chinese need no translation.',
    answerHk:
      '可提交最近六個月內地銀行流水、加蓋公司章的收入證明、個人所得稅年度紀錄；經營生意則提交營業執照及帳目。中文文件毋須翻譯。',
    answerCn:
      '可以提交最近六个月的内地银行流水、加盖公章的收入证明、个人所得税年度纳税记录；自己经营的，提交营业执照和财务报表。中文文件无需翻译。',
  },
  {
    _id: 'upload-how',
    category: 'documents',
    questionEn: 'How do I send documents?',
    questionHk: '怎樣提交文件？',
    questionCn: '怎样提交文件？',
    answerEn:
      'Upload them in the application, in your account, or through the link we send by SMS, which opens only with a one-time code. A clear phone photograph is enough. Up to 20 MB a file and ten files per item; we keep them exactly as you send them.',
    answerHk:
      '可在申請頁、帳戶或我們發出的短訊連結上載；連結須以驗證碼開啟。手機拍攝的清晰照片即可。每個檔案上限20MB，每項文件最多十個檔案；我們會原樣保存。',
    answerCn:
      '可以在申请页面、账户或我们发出的短信链接里上传；链接须用验证码打开。手机拍的清晰照片即可。每个文件不超过20MB，每项最多十个文件；我们会按原样保存。',
  },
  {
    _id: 'cover-parts',
    category: 'documents',
    questionEn: 'May I black out parts of a document?',
    questionHk: '可以遮蓋文件上部分資料嗎？',
    questionCn: '可以遮盖文件上的部分信息吗？',
    answerEn:
      'Yes, where it has nothing to do with the loan: single purchases on a bank statement, for example. Leave your name, the dates, salary, rent and loan payments visible, and please do not cover anything on an identity document. Writing “for {brand} only” across a copy is a good habit.',
    answerHk:
      '與貸款無關的資料可以，例如月結單上的個別消費。請保留姓名、日期、薪金、租金及供款紀錄；身分證明文件則請勿遮蓋任何部分。在副本上註明「只供{brand}使用」是好習慣。',
    answerCn:
      '与贷款无关的可以，例如银行流水上的个别消费。请保留姓名、日期、工资、租金和还贷记录；身份证件请不要遮盖任何部分。在复印件上注明“仅供{brand}使用”是好习惯。',
  },
  {
    _id: 'missing-document',
    category: 'documents',
    questionEn: 'I cannot find one of the papers. Does that end it?',
    questionHk: '欠一份文件，是否不能申請？',
    questionCn: '缺一份文件，是不是就不能申请？',
    answerEn:
      'No. Submit what you have and say which one is missing. We tell you what could stand in for it and where to get a copy: the Rating and Valuation Department for rates, the Inland Revenue Department for tax, the Land Registry for the deed. The {decisionHours}-hour clock starts when everything is there.',
    answerHk:
      '不是。先遞交手上文件，並註明欠哪一份。我們會告知可用甚麼代替、向哪個部門補領：差餉單找差餉物業估價署，稅單找稅務局，契據副本找土地註冊處。{decisionHours}小時由文件齊備起計算。',
    answerCn:
      '不是。先提交手上的文件，并注明缺哪一份。我们会告诉您可以用什么代替、到哪里补领：差饷单找差饷物业估价署，税单找税务局，契据副本找土地注册处。{decisionHours}小时从文件齐全起算。',
  },
];

export const repayingFaqs: Faq[] = [
  {
    _id: 'how-pay',
    category: 'repaying',
    questionEn: 'How do I make my payments?',
    questionHk: '怎樣供款？',
    questionCn: '怎样还款？',
    answerEn:
      'By autopay from your own bank account, FPS, bank transfer or cheque, to the account named in your loan agreement and nowhere else. We never ask you to pay a person, a personal account or an agent. If a message gives you a new account number, call us before you pay.',
    answerHk:
      '可用本人銀行戶口自動轉帳、轉數快、銀行轉帳或支票，付至貸款協議列明的戶口。我們不會要求你付款予任何個人、私人戶口或代理。如收到訊息指收款戶口有變，請先致電查證。',
    answerCn:
      '可以用本人银行账户自动转账、“转数快”、银行转账或支票，付到贷款协议列明的账户。我们不会要求您付款给任何个人、私人账户或代理。如果收到信息说收款账户有变，请先来电核实。',
  },
  {
    _id: 'repay-early',
    category: 'repaying',
    questionEn: 'Can I repay early, and does it cost anything?',
    questionHk: '可以提早還款嗎？要罰息嗎？',
    questionCn: '可以提前还款吗？有罚金吗？',
    answerEn:
      'Yes, in full or in part, after written notice. You pay the principal and the interest to the day of repayment, at the rate you already have, and no penalty. Repaying early is your right under section 21 of the Money Lenders Ordinance. Ask for a redemption figure and the date it holds for.',
    answerHk:
      '可以，全數或部分均可，以書面通知即可。你只須付本金及按原有利率計至還款當日的利息，毋須繳付罰款。提早還款是《放債人條例》第21條賦予你的權利。請先索取清還金額及其有效日期。',
    answerCn:
      '可以，全部或部分都行，书面通知即可。您只需支付本金和按原利率计算到还款当天的利息，没有罚金。提前还款是《放债人条例》第21条赋予您的权利。请先索取结清金额及其有效日期。',
  },
  {
    _id: 'statement',
    category: 'repaying',
    questionEn: 'How do I get a statement?',
    questionHk: '怎樣取得結單？',
    questionCn: '怎样取得账单？',
    answerEn:
      'In your account, free, as often as you like. You may also ask in writing for the statement the law describes (section 19), at most once a month and for the small prescribed fee. If we fail to send it within a month without good reason, we may charge no interest until we do.',
    answerHk:
      '登入帳戶即可免費查閱，次數不限。你亦可根據法例（第19條）以書面索取結單，每月最多一次，須付訂明的小額費用。若我們無合理理由而一個月內仍未提供，期間不得收取利息。',
    answerCn:
      '登录账户即可免费查看，次数不限。您也可以根据法例（第19条）书面索取账单，每月最多一次，须付规定的小额费用。如果我们没有合理理由而一个月内仍未提供，在此期间不得收取利息。',
  },
  {
    _id: 'payment-holiday',
    category: 'repaying',
    questionEn: 'How does a payment holiday work?',
    questionHk: '還款假期是怎樣的？',
    questionCn: '还款假期是怎么回事？',
    answerEn:
      'For {payment-holiday.minTenor} to {payment-holiday.maxTenor} you pay only the interest on the principal, and the principal waits. The end date moves back and the total interest rises. We never add interest to the principal, so you never pay interest on interest. You see the new date and total before you agree, and approval is not automatic.',
    answerHk:
      '在{payment-holiday.minTenor}至{payment-holiday.maxTenor}內只付本金所生的利息，本金暫緩償還。到期日會延後，總利息會增加。我們不會把利息撥入本金，即不會「息疊息」。同意前你會看到新的到期日及總額；申請須經審批。',
    answerCn:
      '在{payment-holiday.minTenor}至{payment-holiday.maxTenor}内，您只付本金产生的利息，本金暂缓偿还。到期日会延后，总利息会增加。我们不会把利息并入本金，也就不会“利滚利”。同意之前您会看到新的到期日和总额；申请须经审批。',
  },
  {
    _id: 'revolving-interest',
    category: 'repaying',
    questionEn: 'How is interest on a revolving loan counted?',
    questionHk: '循環貸款怎樣計息？',
    questionCn: '循环贷款怎样计息？',
    answerEn:
      'By the day, on what you have drawn, as simple interest: balance times yearly rate divided by 365. Money you have not drawn costs nothing. Pay part back and the interest falls from that day. The rate is between {revolving.annualRateFrom} and {revolving.annualRateMax} a year.',
    answerHk:
      '按已提取的金額以單息逐日計算：結欠乘以年利率，再除以365。未提取的額度不收利息；還回部分本金，當日起利息即減少。年利率介乎{revolving.annualRateFrom}至{revolving.annualRateMax}。',
    answerCn:
      '按已提取的金额以单利逐日计算：余额乘以年利率，再除以365。未提取的额度不收利息；还回部分本金，从当天起利息随之减少。年利率在{revolving.annualRateFrom}至{revolving.annualRateMax}之间。',
  },
  {
    _id: 'deeds-back',
    category: 'repaying',
    questionEn: 'When do I get my deeds back?',
    questionHk: '還清貸款後，何時取回契據？',
    questionCn: '还清贷款后，什么时候拿回契据？',
    answerEn:
      'When the loan is repaid, a solicitor prepares the release of the mortgage and registers it at the Land Registry. The deeds then go to you, to your solicitor or to your new lender, as you tell us. Ask the solicitor for the charge beforehand; we add none.',
    answerHk:
      '還清後，律師樓會準備解除按揭契據並於土地註冊處註冊，然後按你的指示將契據交還你本人、你的律師或新的承按機構。律師費請事先查詢；我們不另收費。',
    answerCn:
      '还清后，律师楼会准备解除抵押的契据并在土地注册处注册，然后按您的指示把契据交还您本人、您的律师或新的贷款机构。律师费请事先询问；我们不另收费。',
  },
];

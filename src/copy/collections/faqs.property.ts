import type { Faq } from '@/contracts/site';

export const propertyFaqs: Faq[] = [
  {
    _id: 'how-much',
    category: 'property',
    questionEn: 'How much of the value can I borrow?',
    questionHk: '最多可借物業估價的幾成？',
    questionCn: '最多可以借房产估价的几成？',
    answerEn:
      'Up to {homeLtvMax} of our valuation for a first mortgage, subject to the valuation, the type and age of the property and our assessment of you. Other products have lower limits, and most loans we make are lower still. The calculator stops at {calculatorLtvMax}, which is a sensible figure to plan with.',
    answerHk:
      '一按最高可達估價的{homeLtvMax}，視乎估價、物業類別及樓齡，以及個人審批結果。其他產品的上限較低，實際批出成數亦可能低於上限。計算機以{calculatorLtvMax}為上限，以此作預算較為穩妥。',
    answerCn:
      '首次按揭最高可达估价的{homeLtvMax}，取决于估价、房产类型和楼龄，以及个人审批结果。其他产品上限较低，实际批出的成数也可能低于上限。计算器以{calculatorLtvMax}为上限，按这个数字做预算比较稳妥。',
  },
  {
    _id: 'which-property',
    category: 'property',
    questionEn: 'What kinds of property do you accept?',
    questionHk: '接受哪些物業？',
    questionCn: '接受哪些房产？',
    answerEn:
      'Private flats and houses, village houses with proper papers, tenement flats, shops, offices, industrial units and car parks, all in Hong Kong and with a good title. For a car park, an old building or a property with unauthorised works we look closer and may lend less.',
    answerHk:
      '香港境內、業權良好的私人住宅、村屋（文件齊全）、唐樓、商舖、寫字樓、工廈單位及車位。車位、樓齡較高或有僭建的物業，我們會審查得較仔細，貸款成數亦可能較低。',
    answerCn:
      '位于香港、产权清晰的私人住宅、村屋（文件齐全）、唐楼、商铺、写字楼、工业大厦单位和车位。车位、楼龄较高或有违章搭建的房产，我们会审查得更仔细，贷款成数也可能较低。',
  },
  {
    _id: 'hos',
    category: 'property',
    questionEn: 'Can I mortgage an HOS or TPS flat?',
    questionHk: '居屋或租置公屋可以按揭嗎？',
    questionCn: '居屋或租置公屋可以抵押吗？',
    answerEn:
      'Yes, if the premium has been paid. A flat whose premium is unpaid may not be mortgaged without the Housing Authority’s approval (Housing Ordinance, Cap. 283), and a mortgage made without it is void. Please do not believe anyone who says otherwise. We ask about this before you spend time on a form.',
    answerHk:
      '已補地價的可以。未補地價的單位，未經房屋委員會批准不得按揭（《房屋條例》第283章），私下訂立的按揭無效。如有人說可以，切勿相信。我們會在你填表之前先問清楚。',
    answerCn:
      '已补地价的可以。未补地价的单位，未经香港房屋委员会批准不得抵押（《房屋条例》第283章），私下订立的抵押无效。如果有人说可以，请勿相信。我们会在您填表之前先问清楚。',
  },
  {
    _id: 'online-value',
    category: 'property',
    questionEn: 'How good is the online valuation?',
    questionHk: '網上估價準確嗎？',
    questionCn: '在线估价准确吗？',
    answerEn:
      'It is an estimate from past sales and public price indices. That is why you see a range, how confident we are, the sales it rests on and a date until which it holds. It cannot see your view, your kitchen or a leak. For the loan, a surveyor values the property, and that figure decides.',
    answerHk:
      '網上估價根據過往成交及公開樓價指數推算，所以我們列出估價範圍、可信程度、參考成交及有效日期。電腦看不到景觀、裝修或漏水。正式貸款以測量師估價為準。',
    answerCn:
      '在线估价根据过往成交和公开楼价指数推算，所以我们列出估价区间、可信程度、参考成交和有效日期。电脑看不到景观、装修或漏水。正式贷款以测量师的估价为准。',
  },
  {
    _id: 'low-value',
    category: 'property',
    questionEn: 'The value looks too low. What can I do?',
    questionHk: '覺得估價偏低，可以怎樣？',
    questionCn: '觉得估价偏低，怎么办？',
    answerEn:
      'First check the saleable area and the floor. Then send us what the computer cannot know: a recent sale in the block, photographs of a renovation. A person will look. If you disagree with the surveyor’s figure too, you may ask for a second opinion before you accept anything.',
    answerHk:
      '先核對實用面積及樓層，再把電腦不知道的資料交給我們，例如同座近期成交或裝修照片，由估價人員覆核。如對測量師的估價亦有疑問，可在接受貸款條款前要求再作評估。',
    answerCn:
      '先核对实用面积和楼层，再把电脑不知道的信息交给我们，例如同座近期成交或装修照片，由估价人员复核。如果对测量师的估价也有疑问，可以在接受贷款条款之前要求再次评估。',
  },
  {
    _id: 'joint-owners',
    category: 'property',
    questionEn: 'I own the flat with somebody else. Can I borrow against my share?',
    questionHk: '物業是聯名持有，可以只用自己的業權借款嗎？',
    questionCn: '房产是共有的，可以只用自己的份额借款吗？',
    answerEn:
      'We lend only when every owner signs the mortgage. Each of them should understand that the home can be sold if the loan is not repaid, and may take advice from a solicitor of their own.',
    answerHk:
      '我們只會在全體業主簽署按揭的情況下放款。每位業主都應明白，若不還款，物業有可能被出售；各人亦可另聘律師徵詢獨立意見。',
    answerCn:
      '只有全体业主都签署抵押，我们才会放款。每位业主都应明白，如果不还款，房产有可能被出售；各人也可以另请律师提供独立意见。',
  },
  {
    _id: 'rented',
    category: 'property',
    questionEn: 'The flat is let. Is that a problem?',
    questionHk: '單位正在出租，可以申請嗎？',
    questionCn: '房子正在出租，可以申请吗？',
    answerEn:
      'No, but tell us and upload the tenancy agreement. Rent counts as income when it is stamped and paid through a bank. If another lender holds the first mortgage, check that it has agreed to the letting.',
    answerHk:
      '可以，但請告知我們並上載租約。已打釐印、經銀行收取的租金可計作入息。如一按由其他機構承造，請先確認對方已同意出租。',
    answerCn:
      '可以，但请告诉我们并上传租约。租约已加盖印花、租金经银行收取的，可以计作收入。如果一按在其他机构，请先确认对方已同意出租。',
  },
];

export const applyingFaqs: Faq[] = [
  {
    _id: 'how-long-form',
    category: 'applying',
    questionEn: 'How long does an application take?',
    questionHk: '申請需時多久？',
    questionCn: '申请要花多长时间？',
    answerEn:
      'The form takes about ten minutes if you know your income and your property. It is saved as you go; come back with your phone number and a one-time code. After that, the time depends mostly on how soon your papers are complete.',
    answerHk:
      '清楚自己入息及物業資料的話，填表約需十分鐘。資料會逐步儲存，憑電話號碼及驗證碼即可繼續。其後所需時間，主要視乎文件何時齊備。',
    answerCn:
      '清楚自己的收入和房产资料的话，填表大约十分钟。资料会逐步保存，凭手机号码和验证码即可继续。之后所需的时间，主要看文件什么时候齐全。',
  },
  {
    _id: 'decision-time',
    category: 'applying',
    questionEn: 'What does “a decision within {decisionHours} hours” mean?',
    questionHk: '「{decisionHours}小時內有決定」是甚麼意思？',
    questionCn: '“{decisionHours}小时内有结果”是什么意思？',
    answerEn:
      'Once your papers are complete, you have our decision within {decisionHours} hours, counted on working days. It can be yes, yes with a smaller amount, or no. Money follows later, after the solicitor has checked the title and you have signed.',
    answerHk:
      '文件齊備後，我們會在{decisionHours}小時內（以工作天計）作出決定。結果可能是批出、以較低金額批出，或不批。待律師查核業權、你簽署契據後，才會放款。',
    answerCn:
      '文件齐全后，我们会在{decisionHours}小时内（按工作日计）作出决定。结果可能是批准、以较低金额批准，或不批准。律师核查产权、您签署契据之后，才会放款。',
  },
  {
    _id: 'credit-mark',
    category: 'applying',
    questionEn: 'Will applying show on my credit report?',
    questionHk: '申請會影響信貸紀錄嗎？',
    questionCn: '申请会影响征信吗？',
    answerEn:
      'Looking around does not. When you submit an application and give a separate consent, we read your credit report, and that enquiry is recorded. Several enquiries in a short time can lower a score, so apply where you mean it.',
    answerHk:
      '瀏覽及試算不會。當你遞交申請並另行同意後，我們會查閱你的信貸報告，該次查閱會留有紀錄。短時間內多次查閱可能拉低評分，所以請在確定有需要時才申請。',
    answerCn:
      '浏览和试算不会。您提交申请并另行授权后，我们会查阅您的征信报告，这次查询会留下记录。短时间内多次查询可能拉低评分，所以请在确有需要时才申请。',
  },
  {
    _id: 'bad-credit',
    category: 'applying',
    questionEn: 'My credit record is not perfect. Should I still apply?',
    questionHk: '信貸紀錄欠佳，還可以申請嗎？',
    questionCn: '征信有瑕疵，还可以申请吗？',
    answerEn:
      'You may. We read the whole picture: the property, the income and the reason for the marks. Tell us about them yourself; an explanation counts. But if more debt would make things worse, we will say so, and so should you.',
    answerHk:
      '可以。我們會整體考慮物業、入息及過往紀錄的原因。請主動說明，合理解釋會納入考慮。但若再借只會令情況更差，我們會直言，你亦應三思。',
    answerCn:
      '可以。我们会综合考虑房产、收入以及过往记录的原因。请主动说明，合理的解释会纳入考虑。但如果再借只会让情况更糟，我们会直说，您也应三思。',
  },
  {
    _id: 'where-sign',
    category: 'applying',
    questionEn: 'Can I sign everything online?',
    questionHk: '可以全程網上簽署嗎？',
    questionCn: '可以全部在网上签署吗？',
    answerEn:
      'No. Consents and declarations, yes. The mortgage itself is a deed over land, which the Electronic Transactions Ordinance leaves out: you sign it on paper, in person, at a solicitor’s office, and bring your original identity document. The solicitor explains it before you sign.',
    answerHk:
      '不可以。同意書及聲明可在網上簽署；但按揭契據涉及土地，不適用於《電子交易條例》，必須攜同身分證明文件正本，親身到律師樓簽署紙本。簽署前，律師會逐一解釋。',
    answerCn:
      '不可以。同意书和声明可以在网上签署；但按揭契据涉及土地，不适用《电子交易条例》，您必须携带身份证件原件，本人到律师楼签署纸质文件。签署之前，律师会逐项说明。',
  },
  {
    _id: 'referee',
    category: 'applying',
    questionEn: 'Do I have to name a referee or friend?',
    questionHk: '需要提供諮詢人或朋友的資料嗎？',
    questionCn: '需要提供联系人或朋友的资料吗？',
    answerEn:
      'No. We take no loan referees and never call your family, friends or employer to collect a debt. If somebody is to share the liability, that person signs as a borrower or guarantor, with full information.',
    answerHk:
      '不需要。我們不設諮詢人，亦不會為追收欠款而致電你的家人、朋友或僱主。如有人共同承擔責任，須在知悉全部內容後以借款人或擔保人身分簽署。',
    answerCn:
      '不需要。我们不要求提供贷款咨询人，也不会为追收欠款致电您的家人、朋友或雇主。如果有人共同承担责任，须在了解全部内容后以借款人或担保人身份签署。',
  },
  {
    _id: 'stop',
    category: 'applying',
    questionEn: 'Can I change my mind?',
    questionHk: '可以中途改變主意嗎？',
    questionCn: '可以中途改变主意吗？',
    answerEn:
      'At any time before you sign, at no charge from us; work the solicitor has already done may be billed to you. After draw-down you may repay early, with interest only to the day of repayment.',
    answerHk:
      '簽署前隨時可以，我們不收費；律師樓已完成的工作或須收費。提款後亦可提早還款，利息只計至還款當日。',
    answerCn:
      '签署前随时可以，我们不收费；律师楼已完成的工作可能需要收费。放款后也可以提前还款，利息只计算到还款当天。',
  },
];

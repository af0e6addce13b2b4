import type { ContentBlockInput } from '@/contracts/content/blocks';
import { ltvLimits } from '../shared/ltv-limits';

/** Terms of this website and of applications made on it. */
export const terms: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'about-us',
    headingEn: '1. Who we are',
    headingHk: '1. 關於我們',
    headingCn: '1. 关于我们',
    bodyEn:
      '<p>This website is run by {brand} (“we”), [[of {address}, ]]a money lender licensed in Hong Kong under the Money Lenders Ordinance (Cap. 163), Money Lender’s Licence No. {licenceNumber}. Enquiries and complaints: {hotline}. We are not a bank, take no deposits and are not supervised by the Hong Kong Monetary Authority.</p><p>By using this website you accept these terms. If you do not accept them, please do not use it; you are welcome to call or visit us instead.</p>',
    bodyHk:
      '<p>本網站由{brand}（「我們」）營運，[[地址為{address}，]]根據《放債人條例》（第163章）在香港持牌，放債人牌照號碼：{licenceNumber}。查詢及投訴熱線：{hotline}。我們並非銀行，不接受存款，亦不受香港金融管理局監管。</p><p>使用本網站即表示接受本條款。如不接受，請勿使用本網站，歡迎致電或親臨查詢。</p>',
    bodyCn:
      '<p>本网站由{brand}（“我们”）运营。[[我们的地址为{address}。]]我们根据香港《放债人条例》（第163章）在香港持牌经营，放债人牌照号码：{licenceNumber}。查询及投诉热线：{hotline}。我们不是银行，不吸收存款，也不受香港金融管理局监管。</p><p>使用本网站即表示接受本条款。如不接受，请不要使用本网站，欢迎来电或到访咨询。</p>',
  },
  {
    type: 'prose',
    id: 'who-may-use',
    headingEn: '2. Who may use it',
    headingHk: '2. 使用資格',
    headingCn: '2. 使用资格',
    bodyEn:
      '<p>Anyone may read the site and use the calculator, valuation and product finder. To apply you must be 18 or over and own, or be about to own, property in Hong Kong, or act for a company that does. The site is meant for loans against property in Hong Kong. It is not directed at people in places where it would be against the law to offer such loans.</p><p>Please give true information, use only your own mobile number and identity, and do nothing that would harm the site or other users. Automated collection of data from the site needs our written consent.</p>',
    bodyHk:
      '<p>任何人均可瀏覽本網站及使用計算機、估價及貸款配對。提出申請者須年滿18歲，並持有或即將持有香港物業，或代表持有或即將持有香港物業的公司。本網站只涉及以香港物業作抵押的貸款；如某地區的法律禁止提供此類貸款，當地人士並非本網站的對象。</p><p>請提供真實資料，只使用本人的手提電話號碼及身份資料，切勿作出損害網站或其他用戶的行為。以自動程式擷取網站資料，須事先取得我們的書面同意。</p>',
    bodyCn:
      '<p>任何人都可以浏览本网站，使用计算器、估价和产品匹配。提出申请的人须年满18岁，并持有或即将持有香港房产，或代表持有或即将持有香港房产的公司。本网站只涉及以香港房产作抵押的贷款；如果某地区的法律禁止提供此类贷款，本网站不以当地人士为对象。</p><p>请提供真实资料，只使用本人的手机号码和身份信息，不得作出损害网站或其他用户的行为。用自动程序抓取网站资料，须事先取得我们的书面同意。</p>',
  },
  {
    type: 'prose',
    id: 'information',
    headingEn: '3. Information, not advice and not an offer',
    headingHk: '3. 資料僅供參考，並非建議或要約',
    headingCn: '3. 信息仅供参考，不是建议或要约',
    bodyEn:
      '<p>The site explains our products in general. It does not take your whole situation into account and is not financial, legal or tax advice. The product finder only makes suggestions; you decide. Nothing here is an offer to lend: a loan exists only once both sides have signed a loan agreement. Stories of borrowers are illustrative and describe no real person.</p>',
    bodyHk:
      '<p>本網站只概括介紹我們的產品，並未考慮你的全部情況，亦非財務、法律或稅務意見。貸款配對只提供建議，由你決定。本網站任何內容均不構成貸款要約：雙方簽署貸款協議後，貸款方告成立。借款人故事均屬說明性質，並非真實人物。</p>',
    bodyCn:
      '<p>本网站只概括介绍我们的产品，没有考虑您的全部情况，也不是财务、法律或税务意见。产品匹配只提供建议，由您决定。本网站任何内容都不构成贷款要约：双方签署贷款合同后，贷款才成立。借款人故事均为示例，并非真实人物。</p>',
  },
  {
    type: 'prose',
    id: 'calculator-and-valuation',
    headingEn: '4. Calculator and valuation',
    headingHk: '4. 計算機及估價',
    headingCn: '4. 计算器与估价',
    bodyEn:
      '<p>The calculator works out payments to the cent from the figures you enter, for loans of up to {promise.calculatorLtv} of the value you give. The rate in it is an example unless we have told you yours. Actual dates and the number of days can change a payment slightly.</p><p>The online valuation is a statistical estimate from past sales and public indices, shown as a range with the date until which it is valid. It is not a surveyor’s report and may not be relied on for buying, selling, court or tax purposes. A loan is based on the valuation we obtain from a surveyor.</p>',
    bodyHk:
      '<p>計算機按你輸入的數字計算供款，準確至仙位，並以你填寫的物業價值的{promise.calculatorLtv}為貸款上限。除非我們已告知你的個人利率，否則所用利率只屬例子。實際日期及日數或令供款略有出入。</p><p>網上估價根據過往成交及公開指數以統計方法推算，以範圍顯示並列明有效日期。網上估價並非測量師報告，不應用於買賣、訴訟或報稅。貸款以我們委託測量師所作的估價為準。</p>',
    bodyCn:
      '<p>计算器按您输入的数字计算月供，精确到分，并以您填写的房产价值的{promise.calculatorLtv}为贷款上限。除非我们已告知您适用的利率，否则所用利率只是举例。实际日期和天数可能使月供略有出入。</p><p>在线估价根据过往成交和公开指数以统计方法推算，以区间显示并列明有效日期。在线估价不是测量师（评估师）的报告，不应用于买卖、诉讼或报税。贷款以我们委托测量师所作的估价为准。</p>',
  },
  {
    type: 'prose',
    id: 'advertised-claims',
    headingEn: '5. What our advertised claims mean',
    headingHk: '5. 廣告內容的條件',
    headingCn: '5. 广告内容的条件',
    bodyEn: `<p>Wherever one of these figures appears, it has the meaning given here. All loans depend on our assessment.</p><table><thead><tr><th>Claim</th><th>Conditions</th></tr></thead><tbody><tr><td>Up to {promise.homeLtv} of valuation</td><td>First mortgage only. The highest loan-to-value we consider, subject to the valuation, the type, age and title of the property and our assessment of income and credit record. Other products have lower limits, stated on their pages.</td></tr><tr><td>Up to {promise.calculatorLtv} of valuation</td><td>The limit of the loan calculator: a planning figure, not a promise to lend that share. ${ltvLimits.en}</td></tr><tr><td>{promise.reward} reward</td><td>For applicants who applied through the fast pass and draw a loan of at least {promise.rewardLoan} within {promise.rewardDrawDown} of their indicative pre-approval. Paid to the borrower by cheque or FPS within {promise.rewardPayment} of draw-down. One reward per property, however many borrowers there are; it cannot be combined with another offer. It is not paid if the loan is refused, the application is withdrawn or the loan is drawn later. The reward does not reduce the loan or its interest.</td></tr><tr><td>RMB loan from {promise.rmbRate} a year</td><td>The lowest yearly rate of the RMB loan, for loans at or below {promise.rmbRateLtv} of the valuation. The individual rate depends on our assessment and may be higher, up to {rmb.annualRateMax} a year. The loan is owed in renminbi; exchange rates may move against you.</td></tr><tr><td>Decision within {promise.decision}</td><td>We decide within {promise.decision} of the moment all documents we asked for are complete, on working days only (Monday to Friday except public holidays). The decision may be yes, yes with other terms, or no. Draw-down follows after the title is checked and the agreement and the mortgage deed are signed.</td></tr><tr><td>Indicative pre-approval</td><td>A first indication, based on what you told us and a computer estimate of the value. It binds neither side and shows its date. It is a guide for as long as your situation, the valuation and our terms have not changed, and is replaced by the decision.</td></tr></tbody></table><p>Every rate is shown with the maximum annual rate of the product, and no rate is above {promise.rateMax} a year. We may end or change an offer for the future; anyone who has already met its conditions is not affected.</p>`,
    bodyHk: `<p>網站上出現以下數字時，其含義及條件均以本表為準。所有貸款須經審批。</p><table><thead><tr><th>宣傳內容</th><th>條件</th></tr></thead><tbody><tr><td>高達估價的{promise.homeLtv}</td><td>只適用於一按，為我們考慮的最高按揭成數，視乎估價、物業類別、樓齡及業權，以及入息和信貸紀錄的審批結果。其他產品上限較低，並於產品頁列明。</td></tr><tr><td>上限為估價的{promise.calculatorLtv}</td><td>計算機的上限，供預算之用，並非承諾批出該成數。${ltvLimits.hk}</td></tr><tr><td>{promise.reward}獎賞</td><td>經網上預批申請，並於取得初步預批後{promise.rewardDrawDown}內提取不少於{promise.rewardLoan}貸款的申請人可享。獎賞於提款後{promise.rewardPayment}內以支票或轉數快付予借款人。不論借款人數目，每個物業限一次，不可與其他優惠同時使用。如貸款不獲批、申請已撤回，或未於上述期限內提款，獎賞恕不支付。獎賞不會扣減貸款額或利息。</td></tr><tr><td>人民幣貸款年利率低至{promise.rmbRate}</td><td>人民幣貸款的最低年利率，適用於貸款額不超過估價{promise.rmbRateLtv}的申請。個別利率視乎審批，可能較高，年利率上限為{rmb.annualRateMax}。貸款以人民幣償還，匯率變動可能對你不利。</td></tr><tr><td>{promise.decision}內有決定</td><td>所需文件全部齊備後，我們會在{promise.decision}內作出決定，以工作天（星期一至五，公眾假期除外）計算。結果可能是批出、以其他條款批出或不批。查核業權及簽署文件後才會放款。</td></tr><tr><td>初步預批</td><td>根據你提供的資料及電腦估價得出的初步意見，對雙方均無約束力，並註明日期。你的情況、估價及我們的條款沒有改變時可作參考，最終由正式決定取代。</td></tr></tbody></table><p>網站所示利率均附有該產品的最高年利率，任何利率不會高於{promise.rateMax}。我們可終止或更改日後的優惠；已符合條件者不受影響。</p>`,
    bodyCn: `<p>网站上出现以下数字时，其含义和条件均以本表为准。所有贷款须经审批。</p><table><thead><tr><th>宣传内容</th><th>条件</th></tr></thead><tbody><tr><td>最高可达估价的{promise.homeLtv}</td><td>只适用于首次按揭，是我们考虑的最高贷款成数，取决于估价、房产类型、楼龄和产权，以及收入和征信的审批结果。其他产品上限较低，并在产品页列明。</td></tr><tr><td>上限为估价的{promise.calculatorLtv}</td><td>计算器的上限，供预算参考，并非承诺批准该成数。${ltvLimits.cn}</td></tr><tr><td>{promise.reward}奖励</td><td>通过网上预批申请，并自获得初步预批起{promise.rewardDrawDown}内提取不少于{promise.rewardLoan}贷款的申请人可以获得。奖励在放款后{promise.rewardPayment}内以支票或“转数快”付给借款人。不论借款人数目，每套房产限一次，不与其他优惠同享。如果贷款不获批、申请已撤回，或未在上述期限内提款，奖励不予支付。奖励不用于抵减贷款额或利息。</td></tr><tr><td>人民币贷款年利率低至{promise.rmbRate}</td><td>人民币贷款的最低年利率，适用于贷款额不超过估价{promise.rmbRateLtv}的申请。具体利率以审批为准，可能更高，年利率上限为{rmb.annualRateMax}。贷款以人民币偿还，汇率变动可能对您不利。</td></tr><tr><td>{promise.decision}内有结果</td><td>所需文件全部齐全后，我们会在{promise.decision}内作出决定，按工作日（周一至周五，香港公众假期除外）计算。结果可能是批准、以其他条款批准或不批准。核查产权和签署文件后才会放款。</td></tr><tr><td>初步预批</td><td>根据您提供的资料和电脑估价得出的初步意见，对双方都没有约束力，并注明日期。您的情况、估价和我们的条款没有变化时可作参考，最终由正式决定取代。</td></tr></tbody></table><p>网站所示利率均附有该产品的最高年利率，任何利率不会高于{promise.rateMax}。我们可以终止或更改今后的优惠；已符合条件者不受影响。</p>`,
  },
  {
    type: 'prose',
    id: 'applications',
    headingEn: '6. Applications and indicative pre-approval',
    headingHk: '6. 申請及初步預批',
    headingCn: '6. 申请与初步预批',
    bodyEn:
      '<p>You apply when you confirm and send the form, not when you start to fill it in. Drafts are kept for {promise.draftKept} after your last change and then deleted. You may withdraw at any time before signing, and we charge nothing.</p><p>You confirm that what you enter is true and complete, that every owner agrees to the application, and that, for a subsidised flat, the premium has been paid or the Housing Authority’s approval has been obtained. Tell us if anything changes. We may ask for more documents, check them with those who issued them and, with your consent, read your credit report. We may refuse an application; if a credit report was the reason, we say which agency supplied it.</p><p>We do not ask for loan referees, and we do not contact people you know about your loan.</p>',
    bodyHk:
      '<p>你確認並遞交表格後，申請才告提出；開始填寫並不等於已提出申請。草稿於最後修改後保留{promise.draftKept}，其後刪除。簽署前可隨時撤回，我們不收費用。</p><p>你確認所填資料真實完整、所有業主均同意申請，以及資助房屋已補地價或已取得房屋委員會批准。如情況有變，請通知我們。我們可要求補交文件、向發出文件的機構核實，並在你同意下查閱信貸報告。我們可拒絕申請；如因信貸報告而拒絕，我們會告知你報告由哪間機構提供。</p><p>我們不設諮詢人，亦不會就你的貸款聯絡你身邊的人。</p>',
    bodyCn:
      '<p>您确认并提交表单后，申请才算提出；开始填写不等于已提出申请。草稿在最后修改后保留{promise.draftKept}，之后删除。签署前可以随时撤回，我们不收费用。</p><p>您确认所填资料真实完整、全体业主均同意申请，以及资助出售房屋已补地价或已取得香港房屋委员会批准。如果情况有变，请通知我们。我们可以要求补交文件、向出具文件的机构核实，并经您同意查阅征信报告。我们可以拒绝申请；如果因征信报告而拒绝，我们会告知您报告由哪家机构提供。</p><p>我们不要求提供贷款联系人，也不会就您的贷款联系您身边的人。</p>',
  },
  {
    type: 'prose',
    id: 'codes',
    headingEn: '7. One-time codes and the safety of your account',
    headingHk: '7. 驗證碼及帳戶安全',
    headingCn: '7. 验证码与账户安全',
    bodyEn:
      '<p>We send a code by SMS to prove that a phone is yours. It works once, for a few minutes, for one purpose. Type it only on this website. Never read it out to anyone; our staff do not ask for it. Withdrawals, increases of a credit limit and changes of contact details need a new code.</p><p>You are signed out automatically after {promise.sessionIdle} without use, and after {promise.sessionLife} at the latest. On a shared device, please sign out yourself. If your phone is lost or you see something in your account that you did not do, call us at once. If others get into your account through a fault of ours, you are not liable for what they do, unless you acted with gross negligence or fraud. An SMS code is only one layer of protection: anyone who has your phone can receive it, so lock the screen.</p>',
    bodyHk:
      '<p>我們以短訊發出驗證碼，以確認手提電話屬於你。驗證碼只能使用一次，有效數分鐘，並只限一個用途。請只在本網站輸入，切勿告知他人；我們的職員不會索取驗證碼。提款、提高信貸額及更改聯絡資料，均須使用新驗證碼。</p><p>帳戶閒置{promise.sessionIdle}或登入滿{promise.sessionLife}會自動登出。使用共用裝置後請自行登出。如遺失手提電話或發現非本人所作的操作，請立即致電我們。除非你有嚴重疏忽或欺詐，否則因我們的過失而被他人使用帳戶所引致的結果，你毋須負責。短訊驗證碼只是其中一重保障：任何人取得你的手提電話，均可收到驗證碼，請設定螢幕鎖。</p>',
    bodyCn:
      '<p>我们以短信发送验证码，以确认手机属于您。验证码只能使用一次，几分钟内有效，并且只限一种用途。请只在本网站输入，不要告诉他人；我们的工作人员不会索要验证码。提款、提高信用额度和更改联系方式，都须使用新的验证码。</p><p>账户闲置{promise.sessionIdle}或登录满{promise.sessionLife}会自动退出。使用公用设备后请退出登录。如果手机丢失或发现非本人的操作，请立即致电我们。除非您有重大疏忽或欺诈，否则因我们的过失导致他人使用您的账户而产生的后果，您不必负责。短信验证码只是一重保护：任何人拿到您的手机，都能收到验证码，请设置锁屏密码。</p>',
  },
  {
    type: 'prose',
    id: 'electronic-consents',
    headingEn: '8. Electronic consents and signing',
    headingHk: '8. 電子同意及簽署',
    headingCn: '8. 电子同意与签署',
    bodyEn:
      '<p>Ticks, declarations and confirmations on this website are electronic records and signatures under the Electronic Transactions Ordinance (Cap. 553), and you agree to give them this way. We keep the text, its version, the language and the time; you may have a copy.</p><p>A mortgage is different. Deeds relating to land are excluded from that Ordinance. You sign the mortgage on paper, in person, at a solicitor’s office. The note of the loan that the law requires is also signed by you personally, and you receive a copy.</p>',
    bodyHk:
      '<p>你在本網站的剔選、聲明及確認，屬《電子交易條例》（第553章）所指的電子紀錄及電子簽署，你同意以此方式作出。我們會保存其文本、版本、語言及時間，你可索取副本。</p><p>按揭契據則不同。該條例不適用於涉及土地的契據，你須親身到律師樓簽署紙本。法例規定的貸款備忘錄亦須由你親自簽署，你會獲發副本。</p>',
    bodyCn:
      '<p>您在本网站的勾选、声明和确认，属于香港《电子交易条例》（第553章）所指的电子记录和电子签署，您同意以此方式作出。我们会保存其文本、版本、语言和时间，您可以索取副本。</p><p>按揭契据则不同。该条例不适用于涉及土地的契据，您须本人到律师行签署纸质文件。法律规定的贷款备忘录也须由您亲自签署，您会获得一份副本。</p>',
  },
  {
    type: 'prose',
    id: 'fees-and-interest',
    headingEn: '9. Fees, interest and your rights under the Money Lenders Ordinance',
    headingHk: '9. 費用、利息及《放債人條例》賦予你的權利',
    headingCn: '9. 费用、利息与《放债人条例》赋予您的权利',
    bodyEn:
      '<p>The law gives borrowers these rights. This is a summary in plain words; the Ordinance itself prevails, and a summary of its provisions is attached to every agreement.</p><ul><li><strong>Agreement (section 18).</strong> The terms are put in a written note, signed by you personally before the money is lent, with a copy for you. Without it the loan cannot be enforced unless a court finds that it would be unfair to refuse.</li><li><strong>Statement (section 19).</strong> On written request, at most once a month and free of charge, we state what you borrowed, paid and owe. If we fail without good reason for a month, we may not sue or charge interest until we comply.</li><li><strong>Guarantors (section 20).</strong> A guarantor has a right to copies of the agreement and of any security document, and to a statement.</li><li><strong>Early repayment (section 21).</strong> You may repay at any time, on written notice, with interest only to the day of repayment and at no higher rate. We charge no penalty and accept part repayments on the same terms.</li><li><strong>Illegal terms (section 22).</strong> No compound interest; no term that forbids repayment by instalments; on overdue sums, only simple interest, at no more than the rate in the agreement.</li><li><strong>Licence (section 23).</strong> A lender who was not licensed when the loan was made cannot recover it or enforce the agreement, unless a court finds that it would be unfair to refuse.</li><li><strong>Highest rate (section 24).</strong> Lending at an effective rate above {promise.rateOffence} a year is a criminal offence, and such a loan cannot be enforced.</li><li><strong>Extortionate transactions (section 25).</strong> Above {promise.rateMax} a year, a transaction is presumed extortionate, and a court may reopen it. We do not lend above {promise.rateMax}.</li></ul><p><strong>Fees.</strong> We charge nothing for granting or arranging a loan, for the valuation or for a refusal; section 27 does not allow it. Your solicitor’s costs are agreed between you and the solicitor. Stamp duty and Land Registry fees go to the Government.</p><p><strong>Payment holidays.</strong> Interest during a payment holiday is simple interest on the principal. It is paid with the {promise.holidayInstalments} payments that follow and never added to the principal.</p>',
    bodyHk:
      '<p>法例賦予借款人以下權利。以下為簡明摘要，一切以條例原文為準；每份協議均附有條例摘要。</p><ul><li><strong>協議（第18條）。</strong>貸款條款須以書面備忘錄列明，於放款前由你親自簽署，並向你提供副本；否則除非法庭認為不執行有欠公平，貸款不得強制執行。</li><li><strong>結單（第19條）。</strong>你可以書面要求（每月最多一次，費用全免）我們列明借款、已還及尚欠的金額。如我們無合理理由而一個月內未提供，在提供之前不得提出訴訟或收取利息。</li><li><strong>擔保人（第20條）。</strong>擔保人有權取得協議及任何抵押文件的副本，以及帳目說明。</li><li><strong>提早還款（第21條）。</strong>你可隨時以書面通知還清貸款，利息只計至還款當日，利率不得提高。我們不收罰息，部分還款亦按同一方式處理。</li><li><strong>非法條款（第22條）。</strong>不得收取複利；不得禁止分期還款；逾期款項只可收取單息，利率不得高於協議所訂利率。</li><li><strong>牌照（第23條）。</strong>放債人如在放債時無牌，除非法庭認為不准追討有欠公平，否則不得追討貸款或強制執行協議。</li><li><strong>最高利率（第24條）。</strong>實際年利率超過{promise.rateOffence}屬刑事罪行，有關貸款不得強制執行。</li><li><strong>敲詐性交易（第25條）。</strong>實際年利率超過{promise.rateMax}的交易會被推定屬敲詐性，法庭可重新商議。我們的年利率不會高於{promise.rateMax}。</li></ul><p><strong>費用。</strong>我們不就批出或安排貸款、估價或拒絕申請收取任何費用；第27條亦不容許。律師費由你與律師樓議定；印花稅及土地註冊處費用付予政府。</p><p><strong>還款假期。</strong>期間利息按本金以單息計算，於其後{promise.holidayInstalments}期供款中支付，不會撥入本金。</p>',
    bodyCn:
      '<p>法律赋予借款人以下权利。以下为通俗摘要，一切以条例原文为准；每份合同都附有条例摘要。</p><ul><li><strong>合同（第18条）。</strong>贷款条款须以书面备忘录列明，在放款前由您亲自签署，并向您提供副本；否则贷款不得强制执行，但法院认为不执行有失公平的除外。</li><li><strong>对账单（第19条）。</strong>您可以书面要求（每月最多一次，不收费）我们列明借款、已还和尚欠的金额。如果我们无合理理由而在一个月内没有提供，在提供之前不得提起诉讼或收取利息。</li><li><strong>担保人（第20条）。</strong>担保人有权取得合同及任何抵押文件的副本，以及账目说明。</li><li><strong>提前还款（第21条）。</strong>您可以随时书面通知还清贷款，利息只计算到还款当天，利率不得提高。我们不收违约金，部分还款也按同一方式处理。</li><li><strong>非法条款（第22条）。</strong>不得收取复利；不得禁止分期还款；逾期款项只能收取单利，利率不得高于合同利率。</li><li><strong>牌照（第23条）。</strong>放债人如果在放款时没有牌照，除非法院认为不准追讨有失公平，否则不得追讨贷款或强制执行合同。</li><li><strong>最高利率（第24条）。</strong>以超过{promise.rateOffence}的实际年利率放贷，属于刑事犯罪，有关贷款不得强制执行。</li><li><strong>敲诈性交易（第25条）。</strong>实际年利率超过{promise.rateMax}的交易会被推定为敲诈性交易，法院可以重新审定。我们的年利率不会高于{promise.rateMax}。</li></ul><p><strong>费用。</strong>我们不就发放或安排贷款、估价或拒绝申请收取任何费用；第27条也不允许收取。律师费由您与律师行议定；印花税和香港土地注册处费用由政府收取。</p><p><strong>还款假期。</strong>期间利息按本金以单利计算，在之后的{promise.holidayInstalments}期还款中支付，不会计入本金。</p>',
  },
  {
    type: 'prose',
    id: 'intermediaries',
    headingEn: '10. Intermediaries',
    headingHk: '10. 中介',
    headingCn: '10. 中介',
    bodyEn:
      '<p>You do not need anyone to apply for you. In every application we ask whether a third party is involved and record that party’s name and address. We do not lend where someone charges you for procuring, negotiating, obtaining or applying for the loan. If you are asked for money, tell us and the police.</p>',
    bodyHk:
      '<p>申請毋須他人代辦。每宗申請我們都會詢問是否涉及第三方，並記錄其姓名及地址。如有人就促致、洽商、取得或申請貸款向你收費，我們不會放款。如被要求付款，請告知我們並報警。</p>',
    bodyCn:
      '<p>申请不需要他人代办。每笔申请我们都会询问是否有第三方参与，并记录其姓名和地址。如果有人就促成、洽商、取得或申请贷款向您收费，我们不会放款。如果被要求付款，请告诉我们并报警。</p>',
  },
  {
    type: 'prose',
    id: 'uploads',
    headingEn: '11. Uploads',
    headingHk: '11. 上載文件',
    headingCn: '11. 上传文件',
    bodyEn:
      '<p>Upload only documents you may lawfully show us. The limit is {promise.fileSize} a file and {promise.filesPerItem} files for each item. We store files as sent, check them for harmful software and may reject any file that cannot be read. If a document shows other people’s data, make sure that those people agree. Keep the originals: the solicitor will want to see some of them.</p>',
    bodyHk:
      '<p>請只上載你有權向我們出示的文件。每個檔案上限{promise.fileSize}，每項文件最多{promise.filesPerItem}個檔案。我們會原樣保存檔案，並檢查有否惡意軟件；無法讀取的檔案可能不獲接納。如文件載有他人資料，請先取得同意。請保留正本，律師樓會要求查看其中部分。</p>',
    bodyCn:
      '<p>请只上传您有权向我们出示的文件。每个文件不超过{promise.fileSize}，每项文件最多{promise.filesPerItem}个。我们会按原样保存文件，并检查是否含有恶意软件；无法读取的文件可能不被接受。如果文件载有他人信息，请先取得同意。请保留原件，律师行会要求查看其中一部分。</p>',
  },
  {
    type: 'prose',
    id: 'intellectual-property',
    headingEn: '12. Intellectual property',
    headingHk: '12. 知識產權',
    headingCn: '12. 知识产权',
    bodyEn:
      '<p>Texts, drawings, software and the name {brand} belong to us or to those who license them to us. You may read, print and share pages and your own results for private use. Any other use needs our written consent. Public data on prices and addresses remains subject to the terms of the departments that publish it.</p>',
    bodyHk:
      '<p>本網站的文字、插圖、軟件及{brand}名稱屬我們或授權予我們的人所有。你可作私人用途閱覽、列印及分享網頁及你的計算結果，其他用途須取得書面同意。公開的樓價及地址數據，受發布部門的條款規限。</p>',
    bodyCn:
      '<p>本网站的文字、插图、软件以及{brand}名称归我们或向我们授权的权利人所有。您可以出于私人用途阅读、打印和分享网页及您的计算结果，其他用途须取得我们的书面同意。公开的房价和地址数据，受发布部门的条款约束。</p>',
  },
  {
    type: 'prose',
    id: 'links',
    headingEn: '13. Links',
    headingHk: '13. 連結',
    headingCn: '13. 链接',
    bodyEn:
      '<p>Links to other websites are provided for convenience. We do not control those websites and are not responsible for what they say. You may link to any page of ours, but please do not make it look as if we recommend you or you act for us.</p>',
    bodyHk:
      '<p>連往其他網站的連結只為方便而設，我們無法控制其內容，亦不負責。歡迎連結至本網站任何頁面，但請勿令人誤以為我們推薦你，或你代表我們。</p>',
    bodyCn:
      '<p>本网站链接到其他网站，只为方便您浏览；我们无法控制其内容，也不对其负责。欢迎链接到本网站任何页面，但请不要让人误以为我们推荐您，或您代表我们。</p>',
  },
  {
    type: 'prose',
    id: 'liability',
    headingEn: '14. Our responsibility',
    headingHk: '14. 我們的責任',
    headingCn: '14. 我们的责任',
    bodyEn:
      '<p>We take reasonable care that the site is accurate, safe and available. Maintenance and faults cannot be avoided altogether; if you miss a deadline because our site was down, the deadline is extended.</p><p>We are liable for loss we cause by negligence, by breaking the law or by breaking these terms. We are not liable for loss that neither side could foresee, for events outside our control, or for decisions you make on an estimate marked as one, provided we took reasonable care. Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything that the law, including the Control of Exemption Clauses Ordinance (Cap. 71) and the Money Lenders Ordinance, does not allow us to limit.</p>',
    bodyHk:
      '<p>我們會採取合理的謹慎措施，使網站內容準確、運作安全並可供使用。維護及故障在所難免；如因網站停用而令你錯過期限，期限會順延。</p><p>因我們疏忽、違法或違反本條款而引致的損失，由我們負責。對雙方均無法預見的損失、我們無法控制的事件，以及你根據已註明為估算的結果所作的決定，在我們已盡合理謹慎的前提下，我們不負責。本條款不會限制因疏忽導致死傷、欺詐，或任何法例（包括《管制免責條款條例》（第71章）及《放債人條例》）不容許限制的責任。</p>',
    bodyCn:
      '<p>我们会以合理的谨慎，力求网站内容准确、运行安全、可供使用。维护和故障难以完全避免；如果您因网站停用而错过期限，期限会顺延。</p><p>因我们疏忽、违法或违反本条款而造成的损失，由我们负责。对双方都无法预见的损失、我们无法控制的事件，以及您根据已注明为估算的结果所作的决定，在我们已尽合理谨慎的前提下，我们不负责。本条款不会限制因疏忽造成人身伤亡的责任、欺诈的责任，或法律（包括香港《管制免责条款条例》（第71章）和《放债人条例》）不允许限制的任何责任。</p>',
  },
  {
    type: 'prose',
    id: 'privacy-and-complaints',
    headingEn: '15. Privacy and complaints',
    headingHk: '15. 私隱及投訴',
    headingCn: '15. 隐私与投诉',
    bodyEn:
      '<p>The <a href="/privacy">privacy policy</a> says what we do with personal data and is part of these terms. If something went wrong, the <a href="/customer-centre#complaints">customer centre</a> shows how to complain, how long we take and who else you can turn to. Complaining costs nothing and takes no right away from you.</p>',
    bodyHk:
      '<p><a href="/privacy">私隱政策</a>說明我們如何處理個人資料，並構成本條款的一部分。如有不滿，<a href="/customer-centre#complaints">客戶中心</a>列明投訴方法、所需時間及其他求助途徑。投訴不收費，亦不影響你的任何權利。</p>',
    bodyCn:
      '<p><a href="/privacy">隐私政策</a>说明我们如何处理个人信息，并构成本条款的一部分。如有不满，在<a href="/customer-centre#complaints">客户中心</a>可以查到投诉方法、所需时间和其他求助途径。投诉不收费，也不影响您的任何权利。</p>',
  },
  {
    type: 'prose',
    id: 'law',
    headingEn: '16. Law and courts',
    headingHk: '16. 適用法律及法院',
    headingCn: '16. 适用法律与法院',
    bodyEn:
      '<p>These terms are governed by the law of the Hong Kong Special Administrative Region, whose courts decide disputes about them. Rights that the law of the place where you live gives you as a consumer, and which cannot be given up, remain yours. If one term is invalid, the others stand.</p>',
    bodyHk:
      '<p>本條款受香港特別行政區法律規管，爭議由香港法院審理。你居住地法律賦予消費者而不可放棄的權利，不受影響。如其中一條無效，其餘條款仍然有效。</p>',
    bodyCn:
      '<p>本条款受香港特别行政区法律管辖，争议由香港法院审理。您居住地法律赋予消费者且不可放弃的权利，不受影响。如果其中一条无效，其余条款仍然有效。</p>',
  },
  {
    type: 'prose',
    id: 'language',
    headingEn: '17. Language',
    headingHk: '17. 語言',
    headingCn: '17. 语言',
    bodyEn:
      '<p>These terms, the privacy policy and the other pages are available in English, Traditional Chinese and Simplified Chinese. If they differ, the English version prevails. Where a difference came from a mistake of ours and you relied in good faith on the version you read, we will not use it against you.</p>',
    bodyHk:
      '<p>本條款、私隱政策及其他網頁備有英文、繁體中文及簡體中文版本。如有歧異，以英文版本為準。若歧異出於我們的錯誤，而你真誠倚賴所閱讀的版本，我們不會藉此作出對你不利的處理。</p>',
    bodyCn:
      '<p>本条款、隐私政策及其他网页备有英文、繁体中文和简体中文版本。如有不一致，以英文版本为准。如果差异出于我们的错误，而您善意信赖了所阅读的版本，我们不会以此作出对您不利的处理。</p>',
  },
  {
    type: 'prose',
    id: 'changes',
    headingEn: '18. Changes and date',
    headingHk: '18. 修訂及日期',
    headingCn: '18. 修订与日期',
    bodyEn:
      '<p>We may change these terms for the future. The new version appears here with its date. An application already made keeps the version under which it was made, unless the law requires otherwise or the change is to your advantage. This version is dated 23 November 2026.</p>',
    bodyHk:
      '<p>我們可修訂本條款，修訂只對日後生效，新版本連同日期於本頁刊登。已提出的申請沿用當時的版本，除非法例另有規定或修訂對你有利。本版本日期為2026年11月23日。</p>',
    bodyCn:
      '<p>我们可以修订本条款，修订只对今后生效，新版本连同日期在本页公布。已提出的申请沿用当时的版本，除非法律另有规定或修订对您有利。本版本日期为2026年11月23日。</p>',
  },
];

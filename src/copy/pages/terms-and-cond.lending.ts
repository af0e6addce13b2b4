import type { ContentBlockInput } from '@/contracts/content';

export const lendingTerms: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'applications',
    headingEn: '6. Applications and indicative pre-approval',
    headingHk: '6. 申請及初步預批',
    headingCn: '6. 申请与初步预批',
    bodyEn:
      '<p>An application begins when you confirm the form, not when you start it. Drafts are kept for 30 days after your last change and then deleted. You may withdraw at any time before signing, free of charge from us.</p><p>You confirm that what you enter is true and complete, that every owner agrees to the application, and that a flat sold under a subsidised scheme has its premium paid or the authority’s approval. Tell us if something changes. We may ask for more papers, check them with those who issued them and, with your consent, read your credit report. We may refuse an application; if a credit report was the reason, we say which agency supplied it.</p><p>We ask for no loan referees and contact nobody around you about your loan.</p>',
    bodyHk:
      '<p>申請於你確認遞交時開始，而非開始填寫時。草稿於最後修改後保留30日，其後刪除。簽署前可隨時撤回，我們不收費用。</p><p>你確認所填資料真實完整、所有業主均同意申請，以及資助出售單位已補地價或已取得有關當局批准。如情況有變，請通知我們。我們可要求補交文件、向發出文件的機構核實，並在你同意下查閱信貸報告。我們可拒絕申請；如因信貸報告而拒絕，會告知報告由哪間機構提供。</p><p>我們不設諮詢人，亦不會就你的貸款聯絡你身邊的人。</p>',
    bodyCn:
      '<p>申请从您确认提交时开始，而不是开始填写时。草稿在最后修改后保留30天，之后删除。签署前可以随时撤回，我们不收费用。</p><p>您确认所填资料真实完整、全体业主均同意申请，以及资助出售房屋已补地价或已取得有关当局批准。如果情况有变，请通知我们。我们可以要求补交文件、向出具文件的机构核实，并在您同意下查阅征信报告。我们可以拒绝申请；如因征信报告而拒绝，会告知报告由哪家机构提供。</p><p>我们不要求提供贷款咨询人，也不会就您的贷款联系您身边的人。</p>',
  },
  {
    type: 'prose',
    id: 'codes',
    headingEn: '7. One-time codes and the safety of your account',
    headingHk: '7. 驗證碼及帳戶安全',
    headingCn: '7. 验证码与账户安全',
    bodyEn:
      '<p>We send a code by SMS to prove that a phone is yours. It works once, for a few minutes, for one purpose. Type it only on this website. Never read it to anybody; our staff do not ask for it. Withdrawals, limit increases and changes of contact details need a fresh code.</p><p>An account signs itself out after 30 minutes without use and after 12 hours at the latest. Sign out yourself on a shared device. If your phone is lost or you see something you did not do, call us at once. If others get into your account through a fault of ours, you are not liable for what they do, unless you acted with gross negligence or fraud. An SMS code is one factor only: somebody who holds your phone can receive it, so lock the screen.</p>',
    bodyHk:
      '<p>我們以短訊發出驗證碼，以確認電話屬於你。驗證碼只能使用一次，有效數分鐘，並只限一個用途。請只在本網站輸入，切勿告知他人；我們的職員不會索取。提款、提高信貸額及更改聯絡資料，均須使用新驗證碼。</p><p>帳戶閒置30分鐘或登入滿12小時會自動登出。使用共用裝置後請自行登出。如遺失電話或發現非本人所作的操作，請立即致電。除非你有嚴重疏忽或欺詐，否則因我們的過失而被他人使用帳戶所引致的結果，你毋須負責。短訊驗證碼只屬單一驗證：持有你電話的人即可收到，請將電話上鎖。</p>',
    bodyCn:
      '<p>我们以短信发送验证码，以确认手机属于您。验证码只能使用一次，有效数分钟，并且只限一种用途。请只在本网站输入，不要告诉他人；我们的员工不会索要。提款、提高额度和更改联系方式，都须使用新的验证码。</p><p>账户闲置30分钟或登录满12小时会自动退出。使用公用设备后请自行退出。如果手机丢失或发现非本人的操作，请立即来电。除非您有重大疏忽或欺诈，否则因我们的过失导致他人使用您的账户而产生的后果，您不必负责。短信验证码只是单一验证：拿到您手机的人就能收到，请给手机上锁。</p>',
  },
  {
    type: 'prose',
    id: 'electronic-consents',
    headingEn: '8. Electronic consents and signing',
    headingHk: '8. 電子同意及簽署',
    headingCn: '8. 电子同意与签署',
    bodyEn:
      '<p>Ticks, declarations and confirmations on this website are electronic records and signatures under the Electronic Transactions Ordinance (Cap. 553), and you agree to give them this way. We keep the text, its version, the language and the time; you may have a copy.</p><p>A mortgage is different. Deeds over land are excluded from that Ordinance. You sign the mortgage on paper, in person, at a solicitor’s office. The note of the loan that the law requires is also signed by you personally, and you receive a copy.</p>',
    bodyHk:
      '<p>你在本網站的剔選、聲明及確認，屬《電子交易條例》（第553章）所指的電子紀錄及電子簽署，你同意以此方式作出。我們會保存其文本、版本、語言及時間，你可索取副本。</p><p>按揭契據則不同。涉及土地的契據不適用於該條例，你須親身到律師樓簽署紙本。法例規定的貸款備忘錄亦由你親自簽署，並獲發副本。</p>',
    bodyCn:
      '<p>您在本网站的勾选、声明和确认，属于香港《电子交易条例》（第553章）所指的电子记录和电子签署，您同意以此方式作出。我们会保存其文本、版本、语言和时间，您可以索取副本。</p><p>按揭契据则不同。涉及土地的契据不适用该条例，您须本人到律师楼签署纸质文件。法例规定的贷款备忘录也由您亲自签署，并获得副本。</p>',
  },
  {
    type: 'prose',
    id: 'fees-and-interest',
    headingEn: '9. Fees, interest and your rights under the Money Lenders Ordinance',
    headingHk: '9. 費用、利息及《放債人條例》賦予你的權利',
    headingCn: '9. 费用、利息与《放债人条例》赋予您的权利',
    bodyEn:
      '<p>The law gives borrowers these rights. This is a summary in plain words; the Ordinance itself prevails, and a summary of its provisions is attached to every agreement.</p><ul><li><strong>Agreement (section 18).</strong> The terms are put in a written note, signed by you personally before the money is lent, with a copy for you. Without it the loan cannot be enforced unless a court finds that it would be unfair to refuse.</li><li><strong>Statement (section 19).</strong> On written request, at most once a month and for the prescribed fee, we state what you borrowed, paid and owe. If we fail without good reason for a month, we may not sue or charge interest until we comply.</li><li><strong>Guarantors (section 20).</strong> A guarantor has a right to copies of the papers and to a statement.</li><li><strong>Early repayment (section 21).</strong> You may repay at any time, on written notice, with interest only to that day and at no higher rate. We charge no penalty and accept part repayments on the same footing.</li><li><strong>Illegal terms (section 22).</strong> No compound interest; no term that forbids repayment by instalments; on late sums only simple interest, at no more than the contract rate.</li><li><strong>Licence (section 23).</strong> A lender without a licence cannot enforce its loan.</li><li><strong>Highest rate (section 24).</strong> Lending above {legalCap} a year is a criminal offence, and such a loan cannot be enforced.</li><li><strong>Extortionate deals (section 25).</strong> Above {maxRate} a year a deal is presumed extortionate, and a court may reopen it. We do not lend above {maxRate}.</li></ul><p><strong>Fees.</strong> We charge nothing for granting or arranging a loan, for the valuation or for a refusal; section 27 does not allow it. Your solicitor’s costs are agreed between you and the solicitor. Stamp duty and Land Registry fees go to the Government.</p><p><strong>Payment holidays.</strong> Interest during a payment holiday is simple interest on the principal. It is paid as it falls due and never added to the principal.</p>',
    bodyHk:
      '<p>法例賦予借款人以下權利。以下為淺白摘要，一切以條例原文為準；每份協議均附有條例摘要。</p><ul><li><strong>協議（第18條）。</strong>貸款條款須以書面備忘錄列明，於放款前由你親自簽署，並向你提供副本；否則除非法庭認為不執行有欠公平，貸款不得強制執行。</li><li><strong>結單（第19條）。</strong>你可以書面要求（每月最多一次，須付訂明費用）我們列明借款、已還及尚欠的金額。如我們無合理理由而一個月內未提供，在提供之前不得提出訴訟或收取利息。</li><li><strong>擔保人（第20條）。</strong>擔保人有權取得文件副本及帳目說明。</li><li><strong>提早還款（第21條）。</strong>你可隨時以書面通知還清貸款，利息只計至當日，利率不得提高。我們不收罰款，部分還款亦按同一方式處理。</li><li><strong>非法條款（第22條）。</strong>不得收取複利；不得禁止分期還款；逾期款項只可收取單息，利率不得高於合約利率。</li><li><strong>牌照（第23條）。</strong>無牌放債人不得強制執行其貸款。</li><li><strong>最高利率（第24條）。</strong>年利率超過{legalCap}屬刑事罪行，有關貸款不得強制執行。</li><li><strong>敲詐性交易（第25條）。</strong>年利率超過{maxRate}會被推定為敲詐性，法庭可重新商議。我們的年利率不會高於{maxRate}。</li></ul><p><strong>費用。</strong>我們不就批出或安排貸款、估價或拒絕申請收取任何費用；第27條亦不容許。律師費由你與律師樓議定；印花稅及土地註冊處費用付予政府。</p><p><strong>還款假期。</strong>期間利息按本金以單息計算，到期即付，不會撥入本金。</p>',
    bodyCn:
      '<p>法例赋予借款人以下权利。以下为通俗摘要，一切以条例原文为准；每份协议都附有条例摘要。</p><ul><li><strong>协议（第18条）。</strong>贷款条款须以书面备忘录列明，在放款前由您亲自签署，并向您提供副本；否则除非法院认为不执行有失公平，贷款不得强制执行。</li><li><strong>账单（第19条）。</strong>您可以书面要求（每月最多一次，须付规定费用）我们列明借款、已还和尚欠的金额。如果我们没有合理理由而一个月内未提供，在提供之前不得提起诉讼或收取利息。</li><li><strong>担保人（第20条）。</strong>担保人有权取得文件副本和账目说明。</li><li><strong>提前还款（第21条）。</strong>您可以随时书面通知还清贷款，利息只计算到当天，利率不得提高。我们不收罚金，部分还款也按同一方式处理。</li><li><strong>非法条款（第22条）。</strong>不得收取复利；不得禁止分期还款；逾期款项只可收取单利，利率不得高于合同利率。</li><li><strong>牌照（第23条）。</strong>无牌放债人不得强制执行其贷款。</li><li><strong>最高利率（第24条）。</strong>年利率超过{legalCap}属于刑事罪行，有关贷款不得强制执行。</li><li><strong>敲诈性交易（第25条）。</strong>年利率超过{maxRate}会被推定为敲诈性，法院可以重新审定。我们的年利率不会高于{maxRate}。</li></ul><p><strong>费用。</strong>我们不就批出或安排贷款、估价或拒绝申请收取任何费用；第27条也不允许。律师费由您与律师楼议定；印花税和土地注册处费用交给政府。</p><p><strong>还款假期。</strong>期间利息按本金以单利计算，到期即付，不会并入本金。</p>',
  },
  {
    type: 'prose',
    id: 'intermediaries',
    headingEn: '10. Intermediaries',
    headingHk: '10. 中介',
    headingCn: '10. 中介',
    bodyEn:
      '<p>You do not need anybody to apply for you. In every application we ask whether a third party is involved and record the name and address. We do not lend where someone charges you for procuring, negotiating, obtaining or applying for the loan. If you were asked for money, tell us and the police.</p>',
    bodyHk:
      '<p>申請毋須假手於人。每宗申請我們都會詢問是否涉及第三者，並記錄其姓名及地址。如有人就促致、洽商、取得或申請貸款向你收費，我們不會放款。如被要求付款，請告知我們並報警。</p>',
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
      '<p>Upload only documents you may lawfully show us. Up to 20 MB a file and ten files for each item. We store files as sent, check them for harmful software and may reject one that cannot be read. If a document shows other people’s data, make sure that they agree. Keep the originals: the solicitor will want to see some of them.</p>',
    bodyHk:
      '<p>請只上載你有權向我們出示的文件。每個檔案上限20MB，每項文件最多十個檔案。檔案會原樣保存，並檢查有否惡意軟件；無法讀取的檔案可能不獲接納。如文件載有他人資料，請先取得同意。請保留正本，律師樓會要求查看其中部分。</p>',
    bodyCn:
      '<p>请只上传您有权向我们出示的文件。每个文件不超过20MB，每项最多十个文件。文件会按原样保存，并检查是否含有恶意软件；无法读取的文件可能不被接受。如果文件载有他人信息，请先取得同意。请保留原件，律师楼会要求查看其中一部分。</p>',
  },
];

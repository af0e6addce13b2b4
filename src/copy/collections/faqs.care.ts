import type { Faq } from '@/contracts/site';

export const troubleFaqs: Faq[] = [
  {
    _id: 'cannot-pay',
    category: 'trouble',
    questionEn: 'I cannot make the next payment. What should I do?',
    questionHk: '下期供款付不出，應該怎辦？',
    questionCn: '下期月供付不出来，怎么办？',
    answerEn:
      'Tell us before the due date. The earlier we know, the more can be done: another due date, smaller payments for a while, a payment holiday, a longer term. Do not borrow elsewhere at a higher rate to pay us, and do not pay anyone who promises to settle with us for you.',
    answerHk:
      '請在到期日前告訴我們。愈早知道，愈多方法可行：更改到期日、暫時減少供款、還款假期或延長年期。切勿以更高利息另借來還，亦不要付錢給任何聲稱可代你與我們談判的人。',
    answerCn:
      '请在还款日之前告诉我们。越早知道，办法越多：更改还款日、暂时减少月供、还款假期或延长期限。不要以更高的利息另借来还，也不要付钱给任何声称可以替您与我们谈判的人。',
  },
  {
    _id: 'late-interest',
    category: 'trouble',
    questionEn: 'What does a late payment cost?',
    questionHk: '遲還款要付多少？',
    questionCn: '逾期还款要付多少？',
    answerEn:
      'Simple interest on the sum that is late, for the days it is late, at no more than your contract rate. No interest on interest, no late fee. It may also be reported to the credit reference agencies if it goes on.',
    answerHk:
      '就逾期款項按逾期日數收取單息，利率不會高於合約利率；不會息疊息，亦不收逾期費。如持續逾期，資料可能會呈報信貸資料服務機構。',
    answerCn:
      '就逾期款项按逾期天数收取单利，利率不高于合同利率；不会利滚利，也不收滞纳金。如果持续逾期，信息可能会报送信贷资料服务机构。',
  },
  {
    _id: 'lose-home',
    category: 'trouble',
    questionEn: 'Can I lose my home?',
    questionHk: '會失去物業嗎？',
    questionCn: '会失去房子吗？',
    answerEn:
      'Yes, if the loan is not repaid. The mortgage allows the property to be sold. That is the last step, after letters, calls and proposals, and taking over a home that is lived in normally goes through the court. Any money left after the loans and costs is yours. Please borrow only what you can repay on an ordinary month.',
    answerHk:
      '若不還款，有此可能。按揭賦予我們出售物業的權利。這是去信、致電及提出還款方案後的最後一步，收回有人居住的物業一般須經法庭程序。清還貸款及費用後的餘款歸你所有。請只借平常月份也還得起的數目。',
    answerCn:
      '如果不还款，有这个可能。抵押赋予我们出售房产的权利。这是发信、致电和提出还款方案之后的最后一步，收回有人居住的房产一般须经法院程序。偿还贷款和费用后的余款归您所有。请只借平常月份也还得起的金额。',
  },
  {
    _id: 'lost-phone',
    category: 'trouble',
    questionEn: 'I lost my phone, or my number changed.',
    questionHk: '遺失電話，或電話號碼有變。',
    questionCn: '手机丢了，或者换了号码。',
    answerEn:
      'Call the customer line at once. We end every open session, stop withdrawals and requests, and change the number after checking who you are in another way. Ask your mobile operator to block the SIM card too.',
    answerHk:
      '請立即致電客戶熱線。我們會終止所有登入、暫停提款及申請，並以其他方式核實身分後更改號碼。亦請通知電訊商停用SIM卡。',
    answerCn:
      '请立即致电客户热线。我们会终止所有登录、暂停提款和申请，并以其他方式核实身份后更改号码。也请通知运营商停用SIM卡。',
  },
  {
    _id: 'code-missing',
    category: 'trouble',
    questionEn: 'The one-time code does not arrive or does not work.',
    questionHk: '收不到驗證碼，或驗證碼無效。',
    questionCn: '收不到验证码，或验证码无效。',
    answerEn:
      'Wait 60 seconds, then ask for a new one; only the newest works, and only for a few minutes. After five wrong tries a code is dead. Too many failures lock this browser for two hours, for your safety. With a mainland number, look in the blocked messages too.',
    answerHk:
      '請等60秒再索取新驗證碼；只有最新一個有效，有效時間為數分鐘。連續輸入錯誤五次，該驗證碼即告失效。失敗次數過多，為安全起見，此瀏覽器會被鎖兩小時。內地號碼請同時檢查攔截短訊。',
    answerCn:
      '请等60秒再获取新验证码；只有最新的一个有效，有效时间为几分钟。连续输错五次，该验证码即失效。失败次数过多，为安全起见，此浏览器会被锁定两小时。内地号码请同时查看被拦截的短信。',
  },
  {
    _id: 'impostor',
    category: 'trouble',
    questionEn: 'A call or message claims to be from you. How can I tell?',
    questionHk: '收到自稱是你們的來電或訊息，如何分辨？',
    questionCn: '收到自称是你们的来电或信息，怎么分辨？',
    answerEn:
      'We never ask for a fee before a loan, a one-time code, a password or a transfer to a personal account, and we do not cold-call. Hang up, find our number on this site yourself, and call it. If you have paid or given a code, tell your bank and the police at once; the police Anti-Scam Helpline is 18222.',
    answerHk:
      '我們不會在放款前收費，不會索取驗證碼或任何密碼，不會要求轉帳至私人戶口，亦不會冒昧來電推銷。請先掛線，自行在本網站找出號碼致電查證。如已付款或透露驗證碼，請立即通知銀行及報警；警方「防騙易」諮詢熱線為18222。',
    answerCn:
      '我们不会在放款前收费，不会索要验证码或密码，不会要求转账到私人账户，也不会主动来电推销。请先挂断，自行在本网站查找号码致电核实。如果已经付款或透露验证码，请立即通知银行并报警；香港警方反诈骗热线为18222。',
  },
  {
    _id: 'complain',
    category: 'trouble',
    questionEn: 'How do I complain?',
    questionHk: '怎樣投訴？',
    questionCn: '怎样投诉？',
    answerEn:
      'Call {hotline}, write from your account or send a letter, and use the word “complaint”. You get a reference and the name of who handles it. Somebody not involved before looks at it. The customer centre page shows the steps and who else you can turn to.',
    answerHk:
      '致電{hotline}、經帳戶留言或來信，並註明是「投訴」。你會獲發檔案編號及負責人姓名，由未曾參與該事的人員處理。客戶中心一頁列明各步驟及其他求助途徑。',
    answerCn:
      '致电{hotline}、通过账户留言或来信，并注明是“投诉”。您会得到编号和负责人姓名，由此前没有参与的人员处理。客户中心页面列明各步骤和其他求助途径。',
  },
];

export const privacyFaqs: Faq[] = [
  {
    _id: 'what-collected',
    category: 'privacy',
    questionEn: 'What do you know about me when I only look around?',
    questionHk: '只是瀏覽網站，你們會收集甚麼？',
    questionCn: '只是浏览网站，你们会收集什么？',
    answerEn:
      'The technical minimum to deliver a page, your language choice and, if you came through an advertisement, which one. Analytics run only if you agree. What you type into the calculator is not stored with your name, because we do not have it.',
    answerHk:
      '只有傳送網頁所需的技術資料、語言選擇，以及（如經廣告進入）廣告來源。分析工具須經你同意才會啟動。計算機上的輸入不會與姓名一併儲存，因為我們根本沒有你的姓名。',
    answerCn:
      '只有传送网页所需的技术信息、语言选择，以及（如果通过广告进入）广告来源。分析工具须经您同意才会启动。计算器上的输入不会与姓名一起保存，因为我们并不知道您的姓名。',
  },
  {
    _id: 'where-stored',
    category: 'privacy',
    questionEn: 'Where is my data kept?',
    questionHk: '我的資料儲存在哪裏？',
    questionCn: '我的资料存放在哪里？',
    answerEn:
      'In Hong Kong. Identity card and bank account numbers are encrypted and shown masked. The privacy page names the kinds of recipients and the few cases where data leaves Hong Kong.',
    answerHk:
      '在香港。身分證號碼及銀行戶口號碼均加密儲存，畫面只顯示部分。私隱政策列明資料承轉人的類別，以及資料需要離開香港的少數情況。',
    answerCn:
      '存放在香港。证件号码和银行账号均加密保存，页面只显示部分数字。如果您在内地填写申请，资料会直接传送到香港保存。隐私政策列明接收方的类别，以及资料需要离开香港的少数情况。',
  },
  {
    _id: 'credit-agencies',
    category: 'privacy',
    questionEn: 'What do you tell the credit reference agencies?',
    questionHk: '你們會向信貸資料服務機構提供甚麼？',
    questionCn: '你们会向信贷资料服务机构提供什么？',
    answerEn:
      'If you agree, that you applied, that you have a mortgage with us, and how it is paid. We read your report only with your consent. You may ask which agency’s report we used, get a copy and have errors put right.',
    answerHk:
      '在你同意下，我們會提供你的申請、按揭宗數及還款狀況；查閱報告亦須經你同意。你可查詢我們使用了哪間機構的報告、索取副本並更正錯誤。',
    answerCn:
      '在您同意的情况下，我们会提供您的申请、按揭笔数和还款状况；查阅报告也须经您授权。您可以询问我们使用了哪家机构的报告、索取副本并更正错误。',
  },
  {
    _id: 'marketing',
    category: 'privacy',
    questionEn: 'Will you send me advertising?',
    questionHk: '會收到推廣訊息嗎？',
    questionCn: '会收到推广信息吗？',
    answerEn:
      'Only if you tick the box, which starts empty and has no effect on your loan. You can stop at any time, free, in your account, by e-mail or by phone. Messages about your loan itself are not advertising and continue.',
    answerHk:
      '只有在你主動剔選後才會。該方格預設為空白，亦不影響貸款審批。你可隨時經帳戶、電郵或電話免費取消。與你貸款有關的通知不屬推廣，會照常發出。',
    answerCn:
      '只有您主动勾选后才会。该选项默认为空，也不影响贷款审批。您可以随时通过账户、邮件或电话免费取消。与您贷款有关的通知不属于推广，会照常发出。',
  },
  {
    _id: 'delete',
    category: 'privacy',
    questionEn: 'I started an application and stopped. What happens to it?',
    questionHk: '申請填到一半沒有遞交，資料會怎樣？',
    questionCn: '申请填到一半没有提交，资料会怎样？',
    answerEn:
      'A draft and its files are deleted 30 days after you last touched it. You need not ask. If you want it gone sooner, write to us.',
    answerHk:
      '草稿及已上載文件會在你最後一次修改後30日自動刪除，毋須另行要求。如想提早刪除，請聯絡我們。',
    answerCn:
      '草稿和已上传的文件会在您最后一次修改后30天自动删除，不用另行申请。如果想提前删除，请联系我们。',
  },
  {
    _id: 'see-my-data',
    category: 'privacy',
    questionEn: 'Can I see or correct what you hold about me?',
    questionHk: '可以查閱或更正個人資料嗎？',
    questionCn: '可以查阅或更正个人资料吗？',
    answerEn:
      'Yes. Much of it is in your account. For the rest send a data access request; we answer within 40 days and may charge no more than the cost of copying. Corrections are free.',
    answerHk:
      '可以。大部分資料可在帳戶查閱，其餘可提出查閱資料要求；我們會於40日內回覆，收費不會超過處理成本。更正資料不收費。',
    answerCn:
      '可以。大部分资料可以在账户里查看，其余可以提出查阅申请；我们会在40天内回复，收费不超过处理成本。更正资料不收费。',
  },
];

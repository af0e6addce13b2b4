import type { ContentBlockInput } from '@/contracts/content/blocks';

/** Statement on the collection of personal data, cookies and rights, as the privacy page shows it. */
export const privacyNotice: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'in-short',
    headingEn: 'In short',
    headingHk: '重點',
    headingCn: '要点',
    bodyEn:
      '<ul><li>You can read our pages, use the calculator, value a property and compare loans without telling us who you are.</li><li>We ask only for what a loan against property needs; this page says why.</li><li>We do not sell data. We send advertising only if you agree, and you can stop it at any time.</li><li>Your data is stored in Hong Kong. Unfinished drafts are deleted after {promise.draftKept}.</li><li>You may see and correct your data and withdraw consent, as described below; a separate section sets out the rights of visitors from mainland China.</li></ul>',
    bodyHk:
      '<ul><li>瀏覽、計算、估價及比較，均毋須表明身份。</li><li>我們只收集物業貸款所需的資料，用途見本頁。</li><li>我們不會出售資料。推廣訊息須經你同意，並可隨時取消。</li><li>資料儲存於香港。未遞交的草稿於{promise.draftKept}後刪除。</li><li>你可按下文查閱、更正資料及撤回同意；內地訪客的權利另有專節說明。</li></ul>',
    bodyCn:
      '<ul><li>浏览、计算、估价和比较，都不需要表明身份。</li><li>我们只收集房产贷款所需的信息，用途见本页。</li><li>我们不会出售信息。推广信息须经您同意，并可以随时取消。</li><li>信息存放在香港。未提交的草稿在{promise.draftKept}后删除。</li><li>您可以按下文查阅、更正信息和撤回同意；内地访客的权利另有专节说明。</li></ul>',
  },
  {
    type: 'prose',
    id: 'what-and-why',
    headingEn: 'What we collect, and why',
    headingHk: '收集甚麼資料、有何用途',
    headingCn: '收集哪些信息、作何用途',
    bodyEn:
      '<table><thead><tr><th>Data</th><th>When</th><th>Purpose</th></tr></thead><tbody><tr><td>Mobile number, one-time codes</td><td>Application, sign-in, upload</td><td>To prove that the phone is yours and to reach you</td></tr><tr><td>Name, identity document, date of birth, address</td><td>Application</td><td>To identify you as the law on money laundering requires, and to prepare the agreement and the mortgage</td></tr><tr><td>Property, owners, existing loans</td><td>Application</td><td>To value the property and check the title</td></tr><tr><td>Income, work, debts, bank statements</td><td>Application</td><td>To decide whether you can afford the loan</td></tr><tr><td>Credit report</td><td>After a separate consent</td><td>To assess the application and, while the loan runs, to review it</td></tr><tr><td>Whether a third party is involved</td><td>Application</td><td>Our licence requires us to ask and record it</td></tr><tr><td>Bank account</td><td>Draw-down, repayment</td><td>To pay you and to receive payments</td></tr><tr><td>Email address, and the property with its value</td><td>When you ask to be told of a change in value</td><td>To write to you when the value changes; for nothing else</td></tr><tr><td>Messages, calls, complaints</td><td>When you contact us</td><td>To answer, and to have a record</td></tr><tr><td>Advertisement you came from, pages viewed</td><td>Visit</td><td>To know which advertisement led to an application; analytics only with your consent</td></tr><tr><td>IP address, browser, time</td><td>Visit</td><td>To deliver pages, stop abuse and find faults; to count the visitors of a day, without keeping who they were</td></tr><tr><td>Words searched in the questions or for a property, where nothing was found</td><td>Search</td><td>To add what is missing; we keep the words only once several visitors searched the same, without the numbers in them, and never who did</td></tr><tr><td>How fast a page opened, and errors of our scripts</td><td>Visit</td><td>To find slow pages and faults; we keep only sums by page, language and kind of device, and nothing about you</td></tr></tbody></table><p>We also use data to administer the loan and collect repayments, to meet legal duties, to answer courts and authorities, and to improve our assessment with figures that no longer identify anyone. We collect identity card numbers and copies only where the law requires them or the loan agreement and mortgage deed need them; on screen we show only part of them.</p>',
    bodyHk:
      '<table><thead><tr><th>資料</th><th>何時收集</th><th>用途</th></tr></thead><tbody><tr><td>手提電話號碼、驗證碼</td><td>申請、登入、上載文件</td><td>確認手提電話屬於你，並與你聯絡</td></tr><tr><td>姓名、身份證明文件、出生日期、地址</td><td>申請</td><td>按打擊洗錢法例核實身份，並擬備貸款協議及按揭契據</td></tr><tr><td>物業、業主、現有貸款</td><td>申請</td><td>評估物業價值及查核業權</td></tr><tr><td>入息、職業、負債、銀行月結單</td><td>申請</td><td>判斷你能否負擔貸款</td></tr><tr><td>信貸報告</td><td>另行取得同意後</td><td>審批申請，並於貸款期內作檢討</td></tr><tr><td>是否涉及第三方</td><td>申請</td><td>牌照條件要求我們詢問及記錄</td></tr><tr><td>銀行戶口</td><td>放款、還款</td><td>向你付款及收取還款</td></tr><tr><td>電郵、物業及其估價</td><td>你要求估價變動通知時</td><td>估價有變時通知你，不作其他用途</td></tr><tr><td>留言、通話、投訴</td><td>你與我們聯絡時</td><td>回覆及備存紀錄</td></tr><tr><td>廣告來源、瀏覽頁面</td><td>瀏覽網站</td><td>了解哪個廣告帶來申請；分析工具須經你同意</td></tr><tr><td>IP地址、瀏覽器、時間</td><td>瀏覽網站</td><td>傳送網頁、防止濫用及排除故障；統計每日訪客人數，但不會留下訪客身分</td></tr><tr><td>在常見問題或物業搜尋中找不到結果的字詞</td><td>搜尋</td><td>補充欠缺的內容；待多名訪客搜尋相同字詞後才會保留該字詞，並隱去當中的數字，不會記錄由誰搜尋</td></tr><tr><td>網頁開啟速度、程式錯誤</td><td>瀏覽網站</td><td>找出較慢的網頁及故障；只按網頁、語言及裝置類別保留總數，不涉及個人</td></tr></tbody></table><p>我們亦會使用資料管理貸款及收取還款、履行法律責任、回應法庭及當局的要求，並以不再識別個人的數據改善審批。我們只在法例規定，或擬備貸款協議及按揭契據所需時，才收集身份證號碼及副本；顯示時會遮蓋部分內容。</p>',
    bodyCn:
      '<table><thead><tr><th>信息</th><th>何时收集</th><th>用途</th></tr></thead><tbody><tr><td>手机号码、验证码</td><td>申请、登录、上传文件</td><td>确认手机属于您，并与您联系</td></tr><tr><td>姓名、身份证件、出生日期、地址</td><td>申请</td><td>按反洗钱法律核实身份，并准备贷款合同和按揭契据</td></tr><tr><td>房产、业主、现有贷款</td><td>申请</td><td>评估房产价值，核查产权</td></tr><tr><td>收入、职业、负债、银行流水</td><td>申请</td><td>判断您能否负担贷款</td></tr><tr><td>征信报告</td><td>另行取得授权后</td><td>审批申请，并在贷款期内复核</td></tr><tr><td>是否有第三方参与</td><td>申请</td><td>牌照条件要求我们询问并记录</td></tr><tr><td>银行账户</td><td>放款、还款</td><td>向您付款和收取还款</td></tr><tr><td>邮箱、房产及其估价</td><td>您要求估价变动通知时</td><td>估价有变化时通知您，不作其他用途</td></tr><tr><td>留言、通话、投诉</td><td>您与我们联系时</td><td>回复并留存记录</td></tr><tr><td>广告来源、浏览页面</td><td>浏览网站</td><td>了解申请来自哪个广告；使用分析工具须经您同意</td></tr><tr><td>IP地址、浏览器、时间</td><td>浏览网站</td><td>传输网页、防止滥用、排除故障；统计每天的访客人数，但不会留下访客身份</td></tr><tr><td>在常见问题或房产搜索中没有结果的词语</td><td>搜索</td><td>补充缺少的内容；多名访客搜索过相同词语后我们才会保留该词语，并隐去其中的数字，不会记录是谁搜索的</td></tr><tr><td>页面打开速度、程序错误</td><td>浏览网站</td><td>找出较慢的页面和故障；只按页面、语言和设备类别保留总数，不涉及个人</td></tr></tbody></table><p>我们也会使用这些信息来管理贷款、收取还款、履行法律责任、回应法院和有关部门的要求，并以无法识别个人的数据改进审批。我们只在法律规定，或准备贷款合同和按揭契据所需时，才收集证件号码和复印件；显示时会遮盖部分内容。证件、财务和账户信息属于敏感个人信息，我们只用于上述用途。</p>',
  },
  {
    type: 'prose',
    id: 'must-i',
    headingEn: 'Do I have to provide my data?',
    headingHk: '是否必須提供資料？',
    headingCn: '是否必须提供信息？',
    bodyEn:
      '<p>Fields marked “optional” are voluntary. All other fields must be filled in for the purpose at hand: without them we cannot process an application, open an account or answer you. Consent to advertising is always voluntary and never a condition of a loan. Consent to read your credit report is needed for an application. If you give us the data of other people, such as a joint owner, please show them this page first.</p>',
    bodyHk:
      '<p>註明「選填」的資料屬自願提供。其餘為處理有關事項所必須：如不提供，我們無法處理申請、開立帳戶或回覆。推廣同意純屬自願，絕非貸款條件；查閱信貸報告的同意則為申請所需。如你提供他人（例如聯名業主）的資料，請先讓對方閱讀本頁。</p>',
    bodyCn:
      '<p>注明“选填”的信息可自愿提供。其余信息是处理有关事项所必需的：如果不提供，我们无法处理申请、开立账户或回复。推广授权纯属自愿，绝不是贷款条件；查询征信的授权则为申请所需。如果您提供他人（例如共有业主）的信息，请先让对方阅读本页。</p>',
  },
  {
    type: 'prose',
    id: 'who-receives',
    headingEn: 'Who may receive your data',
    headingHk: '資料可能轉交的人士',
    headingCn: '信息可能提供给谁',
    bodyEn:
      '<p>We provide data only as far as the purpose requires, and under a duty of confidence, to:</p><ul><li>solicitors who handle the mortgage, surveyors who value the property, and the Land Registry;</li><li>the other owners, borrowers and guarantors of the same loan;</li><li>the lender of an existing mortgage, where your loan repays that mortgage or ranks behind it;</li><li>credit reference agencies, with your consent, as described below;</li><li>service providers who send SMS, host systems, store files or check forms against automated abuse;</li><li>auditors, insurers and professional advisers;</li><li>collection agents, only if a loan is overdue, and only the data they need;</li><li>anyone to whom we propose to transfer our rights under the loan;</li><li>courts, regulators, the police and other authorities, where the law requires or permits us to provide data.</li></ul><p>We do not give your data to anyone for their own advertising.</p>',
    bodyHk:
      '<p>我們只會在有關用途所需的範圍內，將資料提供予以下各方，接收者須負保密責任：</p><ul><li>處理按揭的律師、評估物業的測量師，以及土地註冊處；</li><li>同一貸款的其他業主、借款人及擔保人；</li><li>現有按揭的承按機構（如貸款用以清還該按揭，或受償次序在其後）；</li><li>信貸資料服務機構（在你同意下，見下文）；</li><li>提供短訊、系統託管、檔案儲存及防止自動程式濫用表格的服務供應商；</li><li>核數師、保險公司及專業顧問；</li><li>收債公司，只限貸款逾期時，並只提供所需資料；</li><li>我們擬向其轉讓貸款權利的人；</li><li>法例要求或容許時，法庭、監管機構、警方及其他當局。</li></ul><p>我們不會將資料提供予他人作其本身的推廣用途。</p>',
    bodyCn:
      '<p>我们只在有关用途所需的范围内，将信息提供给以下各方，接收方须承担保密责任：</p><ul><li>办理按揭的律师、评估房产的测量师，以及香港土地注册处；</li><li>同一贷款的其他业主、借款人和担保人；</li><li>现有按揭的贷款机构（如果贷款用于偿还该按揭，或受偿次序在其后）；</li><li>信贷资料服务机构（须经您授权，见下文）；</li><li>提供短信、系统托管、文件存储以及防止自动程序滥用表单的服务商；</li><li>审计师、保险公司和专业顾问；</li><li>催收公司，只限贷款逾期时，并只提供所需信息；</li><li>我们拟向其转让贷款权利的人；</li><li>法律要求或允许时，法院、监管机构、警方及其他有关部门。</li></ul><p>我们不会将信息提供给他人，供其推广之用。</p>',
  },
  {
    type: 'prose',
    id: 'direct-marketing',
    headingEn: 'Direct marketing',
    headingHk: '直接促銷',
    headingCn: '直接促销',
    bodyEn:
      '<p>We would like to use your name, phone number, email and the type of loan you have to tell you about our own property loans and related services, by SMS, email, post or phone. We may not do so without your consent, which you give by ticking a box that is empty by default. We do not pass your data to others for their marketing.</p><p>You may withdraw consent at any time and free of charge: switch it off under <a href="/account/details">Your details</a> in your account, follow the link in any such message, [[write to {email} ]]or call {hotline}. We stop without delay. Notices about your loan are not marketing.</p>',
    bodyHk:
      '<p>我們擬使用你的姓名、電話、電郵及貸款類別，以短訊、電郵、郵寄或電話向你介紹我們的物業貸款及相關服務。未經你同意，我們不得作此用途；同意與否，由你在預設空白的方格中選擇。我們不會將資料轉交他人作其促銷用途。</p><p>你可隨時免費撤回同意：於帳戶的<a href="/account/details">個人資料</a>關閉、使用有關訊息內的取消連結[[、電郵至{email}]]或致電{hotline}。我們會從速停止。與你貸款有關的通知不屬促銷。</p>',
    bodyCn:
      '<p>我们拟使用您的姓名、手机号码、邮箱和贷款类别，通过短信、邮件、邮寄或电话向您介绍我们的房产贷款及相关服务。未经您同意，我们不得作此用途；是否同意，由您自行勾选，选项默认为空白。我们不会将信息转交他人，供其促销之用。</p><p>您可以随时免费撤回同意：在账户的<a href="/account/details">个人资料</a>中关闭、使用推广消息里的退订链接[[、发邮件至{email}]]或致电{hotline}。我们会尽快停止。与您贷款有关的通知不属于促销。</p>',
  },
  {
    type: 'prose',
    id: 'credit-reference',
    headingEn: 'Credit reference agencies',
    headingHk: '信貸資料服務機構',
    headingCn: '信贷资料服务机构（征信机构）',
    bodyEn:
      '<p>Hong Kong has several consumer credit reference agencies operating under the Multiple Credit Reference Agencies Model; those we work with are {creditAgencies}. With your consent we read your report from one or more of them and, if the loan is made, report to the agencies under that Model: your identity details, that you applied, the mortgage and your part in it (borrower or guarantor), the repayment record, and when the loan ended. The Code of Practice on Consumer Credit Data of the Privacy Commissioner governs this. While the loan runs we may read the report again to review the loan. The consent names the agencies.</p><ul><li>You may ask which agency’s report we used, and obtain a copy from that agency.</li><li>You may have wrong data corrected, by us and by the agency.</li><li>When a loan is repaid in full, you may instruct us to ask the agency to delete the account data, provided that no payment was more than 60 days late in the five years before.</li><li>If a payment is late for more than 60 days, account data may be kept for five years from the day the arrears are settled in full, or five years from a discharge from bankruptcy of which you notify us, whichever is earlier.</li></ul>',
    bodyHk:
      '<p>香港設有多家個人信貸資料服務機構，按「多家個人信貸資料服務機構模式」運作；與我們合作的機構為{creditAgencies}。在你同意下，我們會向其中一家或多家查閱你的報告；如批出貸款，會向該模式下的機構提供：你的身份資料、曾提出申請、按揭及你的身份（借款人或擔保人）、還款紀錄及貸款終結。一切按私隱專員的《個人信貸資料實務守則》處理；貸款期內，我們可再次查閱報告，以檢討貸款。同意書會列明機構名稱。</p><ul><li>你可查詢我們使用了哪間機構的報告，並向其索取副本。</li><li>你可要求我們及該機構更正錯誤資料。</li><li>貸款全數還清後，如還清前五年內沒有逾期超過60日的還款，你可指示我們要求機構刪除帳戶資料。</li><li>如有逾期超過60日的還款，帳戶資料可保留至欠款全數清還後五年，或由你獲解除破產令（並已通知我們）起計五年，以較早者為準。</li></ul>',
    bodyCn:
      '<p>香港设有多家个人信贷资料服务机构（即征信机构），按“多家个人信贷资料服务机构模式”运作；与我们合作的机构为{creditAgencies}。经您授权，我们会向其中一家或多家查询您的报告；如果发放贷款，会向该模式下的机构提供：您的身份信息、申请记录、按揭资料以及您在其中的身份（借款人或担保人）、还款记录和贷款结束时间。以上均按香港私隐专员的《个人信贷资料实务守则》处理；贷款期内，我们可以再次查询报告，以复核贷款。授权书会列明机构名称。</p><ul><li>您可以询问我们使用了哪家机构的报告，并向其索取副本。</li><li>您可以要求我们和该机构更正错误信息。</li><li>贷款全部还清后，如果还清前五年内没有逾期超过60天的还款，您可以指示我们要求机构删除账户资料。</li><li>如有逾期超过60天的还款，账户资料可保留至欠款全部还清后五年，或自您获解除破产令（并已通知我们）起五年，以较早者为准。</li></ul>',
  },
  {
    type: 'table',
    id: 'cookies',
    headingEn: 'Cookies',
    headingHk: 'Cookie',
    headingCn: 'Cookie',
    leadEn:
      'Cookies are small pieces of text that your browser keeps for us. You may delete cookies at any time in your browser’s settings. In your browser some of the names begin with __Host-, so that no other site can set them.',
    leadHk:
      'Cookie是瀏覽器為我們保存的小段文字。你可隨時在瀏覽器設定中刪除。部分名稱在瀏覽器中以 __Host- 開首，以防其他網站設定同名的Cookie。',
    leadCn:
      'Cookie是浏览器为我们保存的小段文字。您可以随时在浏览器设置中删除。部分名称在浏览器中以 __Host- 开头，以防其他网站设置同名的Cookie。',
    columns: [
      { labelEn: 'Name', labelHk: '名稱', labelCn: '名称' },
      { labelEn: 'Purpose', labelHk: '用途', labelCn: '用途' },
      { labelEn: 'Kept for', labelHk: '期限', labelCn: '期限' },
      { labelEn: 'Consent needed', labelHk: '須經同意', labelCn: '须经同意' },
    ],
    rows: [
      {
        cells: [
          { textEn: 'login_token', textHk: 'login_token', textCn: 'login_token' },
          {
            textEn: 'Keeps you signed in to your account',
            textHk: '保持帳戶登入狀態',
            textCn: '保持账户登录状态',
          },
          {
            textEn: '{promise.sessionIdle} without use, {promise.sessionLife} at most',
            textHk: '閒置{promise.sessionIdle}，最長{promise.sessionLife}',
            textCn: '闲置{promise.sessionIdle}，最长{promise.sessionLife}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'proof_token', textHk: 'proof_token', textCn: 'proof_token' },
          {
            textEn: 'Remembers that you verified your phone for one purpose',
            textHk: '記住你已就某一用途驗證電話',
            textCn: '记住您已为某项操作验证过手机',
          },
          {
            textEn: '{promise.proofLife}',
            textHk: '{promise.proofLife}',
            textCn: '{promise.proofLife}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'otp_challenge', textHk: 'otp_challenge', textCn: 'otp_challenge' },
          {
            textEn: 'Identifies this browser while you enter a one-time code',
            textHk: '輸入驗證碼期間，用以分辨此瀏覽器',
            textCn: '输入验证码期间，用于识别本浏览器',
          },
          {
            textEn: '{promise.codeLock}',
            textHk: '{promise.codeLock}',
            textCn: '{promise.codeLock}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'trusted_browser', textHk: 'trusted_browser', textCn: 'trusted_browser' },
          {
            textEn:
              'Recognises a browser in which you signed in, so that wrong codes that others enter for your number do not lock you out',
            textHk: '辨認你曾登入的瀏覽器，即使他人以你的號碼輸入錯誤驗證碼，你仍可登入',
            textCn: '识别您登录过的浏览器，即使他人用您的号码输错验证码，您仍可登录',
          },
          {
            textEn: '{promise.browserTrust} from your last sign-in',
            textHk: '由最後一次登入起計{promise.browserTrust}',
            textCn: '自最近一次登录起{promise.browserTrust}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'passkey_challenge', textHk: 'passkey_challenge', textCn: 'passkey_challenge' },
          {
            textEn: 'Identifies this browser while you sign in with a passkey',
            textHk: '以通行密鑰登入期間，用以分辨此瀏覽器',
            textCn: '使用通行密钥登录期间，用于识别本浏览器',
          },
          {
            textEn: '{promise.codeLife}',
            textHk: '{promise.codeLife}',
            textCn: '{promise.codeLife}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'draft_token', textHk: 'draft_token', textCn: 'draft_token' },
          {
            textEn: 'Lets this browser continue an application that you began',
            textHk: '讓此瀏覽器繼續填寫你已開始的申請',
            textCn: '让本浏览器继续填写您已开始的申请',
          },
          {
            textEn: '{promise.draftKept}',
            textHk: '{promise.draftKept}',
            textCn: '{promise.draftKept}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'contact_token', textHk: 'contact_token', textCn: 'contact_token' },
          {
            textEn: 'Times the wait between two messages from this browser',
            textHk: '計算此瀏覽器兩次留言之間的等候時間',
            textCn: '计算本浏览器两次留言之间的等候时间',
          },
          {
            textEn: '{promise.contactWait}',
            textHk: '{promise.contactWait}',
            textCn: '{promise.contactWait}',
          },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
      {
        cells: [
          { textEn: 'lang', textHk: 'lang', textCn: 'lang' },
          { textEn: 'The language you chose', textHk: '你選擇的語言', textCn: '您选择的语言' },
          {
            textEn: '{promise.choiceKept}',
            textHk: '{promise.choiceKept}',
            textCn: '{promise.choiceKept}',
          },
          { textEn: 'No, your choice', textHk: '否，由你選擇', textCn: '否，由您选择' },
        ],
      },
      {
        cells: [
          { textEn: 'notification{_id}', textHk: 'notification{_id}', textCn: 'notification{_id}' },
          {
            textEn: 'Keeps a notice closed; {_id} identifies the notice',
            textHk: '記住你已關閉某項通告；{_id}為該通告的編號',
            textCn: '记住您已关闭某项公告；{_id}为该公告的编号',
          },
          {
            textEn: '{promise.choiceKept}',
            textHk: '{promise.choiceKept}',
            textCn: '{promise.choiceKept}',
          },
          { textEn: 'No, your choice', textHk: '否，由你選擇', textCn: '否，由您选择' },
        ],
      },
      {
        cells: [
          { textEn: 'consent', textHk: 'consent', textCn: 'consent' },
          {
            textEn: 'Your choice about analytics',
            textHk: '你對分析工具的選擇',
            textCn: '您对分析工具的选择',
          },
          {
            textEn: '{promise.consentKept}',
            textHk: '{promise.consentKept}',
            textCn: '{promise.consentKept}',
          },
          { textEn: 'No, your choice', textHk: '否，由你選擇', textCn: '否，由您选择' },
        ],
      },
      {
        cells: [
          {
            textEn: 'utm_source, utm_medium, utm_campaign',
            textHk: 'utm_source、utm_medium、utm_campaign',
            textCn: 'utm_source、utm_medium、utm_campaign',
          },
          {
            textEn: 'Which advertisement or link brought you here; stored with an application',
            textHk: '記錄你經哪個廣告或連結到訪；會與申請一併保存',
            textCn: '记录您通过哪个广告或链接来到本站；会与申请一并保存',
          },
          {
            textEn: '{promise.campaignKept}',
            textHk: '{promise.campaignKept}',
            textCn: '{promise.campaignKept}',
          },
          {
            textEn: 'No; set only when the link contains it',
            textHk: '否；只在連結載有該資料時設定',
            textCn: '否；仅当链接包含该信息时设置',
          },
        ],
      },
      {
        cells: [
          {
            textEn: 'first_touch, last_touch',
            textHk: 'first_touch、last_touch',
            textCn: 'first_touch、last_touch',
          },
          {
            textEn:
              'The advertisement, link, search engine or site that brought you here first and last: its name, what its link says of itself and the page it led to, the same for everybody it brings. Stored with an application, and counted without your name when you use a tool or a form',
            textHk:
              '記錄最初和最近帶你到訪的廣告、連結、搜尋引擎或網站：只記其名稱、連結本身載明的內容及所到的首個頁面，經同一途徑到訪者均相同。會與申請一併保存；使用工具或表格時只作不記名統計',
            textCn:
              '记录最初和最近带您来到本站的广告、链接、搜索引擎或网站：只记其名称、链接本身载明的内容以及到达的首个页面，经同一途径来访者均相同。会与申请一并保存；使用工具或表单时只作不记名统计',
          },
          {
            textEn: '{promise.campaignKept}',
            textHk: '{promise.campaignKept}',
            textCn: '{promise.campaignKept}',
          },
          {
            textEn: 'No; set only when such a link or site brings you',
            textHk: '否；只在你經該等連結或網站到訪時設定',
            textCn: '否；仅当您经此类链接或网站来访时设置',
          },
        ],
      },
      {
        cells: [
          {
            textEn: 'Names beginning with test_',
            textHk: '以test_開首的名稱',
            textCn: '以test_开头的名称',
          },
          {
            textEn:
              'Which of several versions of a page you are shown, so that it stays the same: one letter, the same for everybody who sees that version. What each version brings is counted without your name',
            textHk:
              '記錄你看到某頁面的哪個版本，以便再訪時維持不變：只記一個字母，看到同一版本者均相同。各版本的成效只作不記名統計',
            textCn:
              '记录您看到某页面的哪个版本，以便再访时保持不变：只记一个字母，看到同一版本者均相同。各版本的效果只作不记名统计',
          },
          {
            textEn: 'Until the test of the page ends',
            textHk: '至該頁面的測試結束',
            textCn: '至该页面的测试结束',
          },
          {
            textEn: 'No; set only on pages that are being tested',
            textHk: '否；只在進行測試的頁面設定',
            textCn: '否；仅在进行测试的页面设置',
          },
        ],
      },
      {
        cells: [
          {
            textEn: '_ga and names beginning with it',
            textHk: '_ga及以此開首的名稱',
            textCn: '_ga及以此开头的名称',
          },
          {
            textEn: 'Google Analytics, where we use it: shows us which pages are useful',
            textHk: 'Google分析工具（如有使用）：了解哪些網頁有用',
            textCn: 'Google分析工具（如有使用）：了解哪些网页有用',
          },
          { textEn: 'Up to 2 years', textHk: '最長2年', textCn: '最长2年' },
          { textEn: 'Yes', textHk: '是', textCn: '是' },
        ],
      },
      {
        cells: [
          { textEn: '_GRECAPTCHA', textHk: '_GRECAPTCHA', textCn: '_GRECAPTCHA' },
          {
            textEn: 'Google reCAPTCHA, where we use it: keeps automated abuse off our forms',
            textHk: 'Google reCAPTCHA（如有使用）：防止自動程式濫用表格',
            textCn: 'Google reCAPTCHA（如有使用）：防止自动程序滥用表单',
          },
          { textEn: '6 months', textHk: '6個月', textCn: '6个月' },
          { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
        ],
      },
    ],
    noteEn:
      'login_token, proof_token, draft_token, first_touch and last_touch cannot be read by JavaScript. Without analytics consent nothing is sent to an analytics provider.',
    noteHk:
      'JavaScript無法讀取login_token、proof_token、draft_token、first_touch及last_touch。未經你同意，不會向分析服務商傳送任何資料。',
    noteCn:
      'JavaScript无法读取login_token、proof_token、draft_token、first_touch和last_touch。未经您同意，不会向分析服务商传送任何信息。',
  },
  {
    type: 'prose',
    id: 'retention',
    headingEn: 'How long we keep your data',
    headingHk: '資料保留多久',
    headingCn: '信息保留多久',
    bodyEn:
      '<table><thead><tr><th>Data</th><th>Kept for</th></tr></thead><tbody><tr><td>One-time codes</td><td>Until they expire, {promise.codeLife}</td></tr><tr><td>Drafts not submitted, with their files</td><td>{promise.draftKept} after your last change</td></tr><tr><td>Applications refused or withdrawn</td><td>Up to {promise.refusedKept}, then deleted, unless a dispute is open</td></tr><tr><td>Messages that led to no application</td><td>{promise.messageKept}</td></tr><tr><td>Requests to be told when a value changes: email, property, value</td><td>{promise.alertConfirm} if not confirmed, otherwise until you stop the emails, {promise.alertKept} at most</td></tr><tr><td>Applications for a job with us, with the CV</td><td>{promise.jobApplicationKept} after you sent them, or less if you ask; longer only if you join us</td></tr><tr><td>Loans: agreement, payments, identity documents</td><td>{promise.loanKept} after the loan ends, for legal claims, tax and the law on money laundering</td></tr><tr><td>Consents and their withdrawal</td><td>As long as the data they cover, so that we can prove them</td></tr><tr><td>Technical logs</td><td>{promise.logsKept} at most</td></tr></tbody></table>',
    bodyHk:
      '<table><thead><tr><th>資料</th><th>保留期</th></tr></thead><tbody><tr><td>驗證碼</td><td>至失效為止，即{promise.codeLife}</td></tr><tr><td>未遞交的草稿及文件</td><td>最後修改後{promise.draftKept}</td></tr><tr><td>不獲批或撤回的申請</td><td>最長{promise.refusedKept}，其後刪除；爭議未決者除外</td></tr><tr><td>未轉為申請的留言</td><td>{promise.messageKept}</td></tr><tr><td>估價變動通知的要求：電郵、物業、估價</td><td>未確認者{promise.alertConfirm}；已確認者至你停止為止，最長{promise.alertKept}</td></tr><tr><td>應徵本公司職位的申請及履歷</td><td>遞交後{promise.jobApplicationKept}，可要求提早刪除；獲聘用者除外</td></tr><tr><td>貸款：協議、還款、身份證明文件</td><td>貸款終結後{promise.loanKept}，以應付法律申索、稅務及打擊洗錢法例的要求</td></tr><tr><td>同意及其撤回</td><td>與有關資料同期，以作證明</td></tr><tr><td>技術紀錄</td><td>最長{promise.logsKept}</td></tr></tbody></table>',
    bodyCn:
      '<table><thead><tr><th>信息</th><th>保留期</th></tr></thead><tbody><tr><td>验证码</td><td>至失效为止，即{promise.codeLife}</td></tr><tr><td>未提交的草稿和文件</td><td>最后修改后{promise.draftKept}</td></tr><tr><td>不获批或撤回的申请</td><td>最长{promise.refusedKept}，之后删除；争议未决的除外</td></tr><tr><td>未转为申请的留言</td><td>{promise.messageKept}</td></tr><tr><td>估价变动通知的请求：邮箱、房产、估价</td><td>未确认的{promise.alertConfirm}；已确认的至您停止为止，最长{promise.alertKept}</td></tr><tr><td>应聘本公司职位的申请及简历</td><td>提交后{promise.jobApplicationKept}，可要求提前删除；获得录用者除外</td></tr><tr><td>贷款：合同、还款、身份证件</td><td>贷款结束后{promise.loanKept}，以应对法律索赔、税务和反洗钱要求</td></tr><tr><td>授权及其撤回</td><td>与有关信息的保留期相同，用作证明</td></tr><tr><td>技术日志</td><td>最长{promise.logsKept}</td></tr></tbody></table>',
  },
  {
    type: 'prose',
    id: 'where-stored',
    headingEn: 'Where your data is stored',
    headingHk: '資料儲存在哪裏',
    headingCn: '信息存放在哪里',
    bodyEn:
      '<p>Your data is stored in Hong Kong, on systems we control or that are run for us under contract. Data leaves Hong Kong only in these cases: an SMS to a number outside Hong Kong passes through telecom operators there; Google reCAPTCHA and, with your consent, Google Analytics, where we use them, are run by Google, which may process data elsewhere; and where you ask us to deal with someone abroad. What you enter while in mainland China goes straight from your device to Hong Kong.</p>',
    bodyHk:
      '<p>儲存於香港，由我們控制或按合約為我們營運的系統保存。資料只會在以下情況離開香港：傳送至香港以外號碼的短訊會經當地電訊商；Google reCAPTCHA及（在你同意下）Google分析工具（如有使用）由Google營運，資料或會在其他地方處理；以及應你要求與境外人士處理事務。你在內地使用本網站時，填寫的資料由你的裝置直接傳送至香港。</p>',
    bodyCn:
      '<p><strong>您的个人信息存放在中国香港，不在中国内地存储。</strong>信息保存在由我们控制，或按合同为我们运营的系统中。您在内地使用本网站时，填写的信息由您的设备直接传送到香港。信息只会在以下情况离开香港：发往香港以外号码的短信，会经过当地运营商；Google reCAPTCHA和Google分析工具（如有使用，后者须经您同意）由Google运营，信息可能在其他地方处理；应您要求，我们与境外人士处理有关事务。</p>',
  },
  {
    type: 'prose',
    id: 'mainland-visitors',
    headingEn: 'Rights of visitors from mainland China',
    headingHk: '內地訪客的權利',
    headingCn: '内地访客的权利',
    bodyEn:
      '<p>If you are in mainland China when you use our services, the Personal Information Protection Law may apply as well. In plain words it gives you these rights:</p><ul><li><strong>To know and decide</strong> how your data is handled, and to limit or refuse it;</li><li><strong>to see and copy</strong> it;</li><li><strong>to move it</strong> to a recipient you name, where the law’s conditions are met;</li><li><strong>to correct and complete</strong> it;</li><li><strong>to have it deleted</strong> when it is no longer needed, when the retention period ends or when you withdraw your consent, apart from loan records that the law makes us keep;</li><li><strong>to an explanation</strong> of our rules and of any decision that a system made automatically and that significantly affects you, and to have a person decide instead.</li></ul><p><strong>Separate consent.</strong> Where the law requires separate consent, for the handling of your data in Hong Kong or of sensitive data such as identity documents, finances and accounts, we ask for that consent on its own, not bundled with other terms. The recipient outside mainland China is {brand}[[, {address}]][[, {email}]], phone {hotline}. The data we handle, and why and how we handle it, is described above. You may withdraw consent; what was done before stays lawful, and we may then be unable to continue with an application.</p><p><strong>How to use these rights.</strong> Write to us in Chinese or English; no form is needed. We answer within {promise.mainlandDataAnswer}, and if we refuse, we say why. Close relatives of a person who has died may exercise some of these rights. You may also complain to the authorities or go to court.</p>',
    bodyHk:
      '<p>如你身處內地使用我們的服務，內地《個人信息保護法》亦可能適用。簡單而言，你有以下權利：</p><ul><li><strong>知情及決定</strong>：知悉我們如何處理你的個人資料，並可限制或拒絕；</li><li><strong>查閱及複製</strong>：要求查閱並取得副本；</li><li><strong>轉移</strong>：符合法定條件時，要求轉移至你指定的機構；</li><li><strong>更正及補充</strong>：資料有誤或不完整時，要求改正；</li><li><strong>刪除</strong>：不再需要、保留期屆滿或你撤回同意時，要求刪除；法例規定保留的貸款紀錄除外；</li><li><strong>解釋</strong>：要求我們說明處理規則，以及由系統自動作出而對你有重大影響的決定，並可要求改由職員處理。</li></ul><p><strong>單獨同意。</strong>在香港處理資料，以及處理身份證明文件、財務、戶口等敏感資料，如法律要求單獨同意，我們會另行徵求同意，不與其他條款捆綁。境外接收方為{brand}，[[地址：{address}；]][[電郵：{email}；]]電話：{hotline}；用途、方式及資料種類見上文。你可隨時撤回同意，但不影響撤回前已作的處理；撤回後，我們或無法繼續處理申請。</p><p><strong>如何行使權利。</strong>以中文或英文來信即可，毋須填寫表格。我們會於{promise.mainlandDataAnswer}內回覆，如拒絕會說明理由。離世人士的近親可行使部分權利。你亦可向有關部門投訴，或向法院提出訴訟。</p>',
    bodyCn:
      '<p>如果您在中国内地使用我们的服务，《个人信息保护法》也可能适用。简单来说，您有以下权利：</p><ul><li><strong>知情和决定</strong>：知道我们怎样处理您的个人信息，并可以限制或拒绝；</li><li><strong>查阅和复制</strong>：要求查看并取得一份副本；</li><li><strong>转移</strong>：符合法定条件时，要求转移给您指定的机构；</li><li><strong>更正和补充</strong>：信息有误或不完整时，要求改正；</li><li><strong>删除</strong>：不再需要、保留期届满或您撤回同意时，要求删除；法律要求保留的贷款记录除外；</li><li><strong>解释</strong>：要求我们说明处理规则，以及由系统自动作出、对您有重大影响的决定，并可要求由人工处理。</li></ul><p><strong>单独同意。</strong>信息传送至香港处理，以及证件、财务、账户等敏感个人信息的处理，法律要求单独同意的，我们会另行征求同意，不与其他条款捆绑。境外接收方为{brand}，[[地址为{address}，]]联系方式为[[{email}、]]{hotline}，用途、方式和信息种类见上文。您可以随时撤回同意，但不影响撤回前已作的处理；撤回后，我们可能无法继续处理申请。</p><p><strong>如何行使权利。</strong>用中文或英文写信给我们即可，不用填写表格。我们在{promise.mainlandDataAnswer}内答复；如果拒绝，会说明理由。逝者的近亲属可以行使部分权利。您也可以向有关部门投诉，或向人民法院提起诉讼。</p>',
  },
  {
    type: 'prose',
    id: 'access-and-correction',
    headingEn: 'Access, correction and withdrawal of consent',
    headingHk: '查閱、更正及撤回同意',
    headingCn: '查阅、更正与撤回同意',
    bodyEn:
      '<p>Much of your data is in your account, where you may also ask for a copy and change consents. For the rest, send a data access request to the data protection officer. We answer within {promise.dataAccessAnswer} and may charge no more than the cost of complying; we tell you the charge first. Corrections are free. If we refuse, we say why and note your view. You may complain to the Privacy Commissioner for Personal Data at any time.</p>',
    bodyHk:
      '<p>大部分資料可在帳戶查閱，你亦可在帳戶索取副本及更改同意事項。其餘資料，可向資料保護主任提出查閱資料要求；我們會於{promise.dataAccessAnswer}內回覆，收費不會超過處理成本，並會事先告知。更正不收費。如拒絕要求，我們會說明理由並記錄你的意見。你可隨時向個人資料私隱專員投訴。</p>',
    bodyCn:
      '<p>大部分信息可以在账户里查看，您也可以在账户里索取副本、更改授权。其余信息可以向个人信息保护负责人提出查阅申请；我们会在{promise.dataAccessAnswer}内答复，收费不超过处理成本，并会事先告知。更正不收费。如果拒绝，我们会说明理由并记录您的意见。您可以随时向香港个人资料私隐专员投诉。</p>',
  },
  {
    type: 'prose',
    id: 'security',
    headingEn: 'How we protect your data',
    headingHk: '如何保障資料',
    headingCn: '如何保护信息',
    bodyEn:
      '<p>Connections are encrypted. Identity card and bank account numbers are encrypted where they are stored and masked on screen. Staff can see only the files they need for their work, and access is recorded. Codes are stored only in a form that cannot be reversed, and the record of the message that carried a code is deleted once it has been sent. If your data is lost or seen by someone who should not see it, and this could harm you, we will tell you and the Privacy Commissioner without delay and say what to do.</p>',
    bodyHk:
      '<p>你與本網站之間傳送的資料均經加密。身份證號碼及銀行戶口號碼加密儲存，畫面只顯示部分。職員只可查閱工作所需的檔案，每次查閱均留有紀錄。驗證碼以無法還原的方式保存，載有驗證碼的訊息發出後即清除。如你的資料遺失或外洩，並可能對你造成損害，我們會從速通知你及私隱專員，並說明應對方法。</p>',
    bodyCn:
      '<p>您与本网站之间传输的数据均经加密。证件号码和银行账号加密存储，页面只显示部分数字。工作人员只能查阅工作所需的档案，每次查阅都留有记录。验证码以无法还原的方式保存，载有验证码的短信记录在发出后即删除。如果您的信息丢失或泄露，并可能对您造成损害，我们会尽快通知您和香港私隐专员，并说明应对办法。</p>',
  },
  {
    type: 'prose',
    id: 'contact',
    headingEn: 'Contact and changes',
    headingHk: '聯絡及修訂',
    headingCn: '联系与修订',
    bodyEn:
      '<p>Data Protection Officer, {brand}[[, {address}]][[; {email}]]; {hotline}. We change this page and its date when our practice changes, and ask you again where the law requires consent. This version is dated 23 November 2026.</p>',
    bodyHk:
      '<p>{brand}資料保護主任，[[地址：{address}；]][[電郵：{email}；]]電話：{hotline}。如處理方式有變，我們會更新本頁及日期；如法例規定須取得同意，我們會再次徵求。本版本日期為2026年11月23日。</p>',
    bodyCn:
      '<p>{brand}个人信息保护负责人，[[地址：{address}；]][[邮箱：{email}；]]电话：{hotline}。如果处理方式有变，我们会更新本页及日期；法律要求取得同意的，我们会再次征求您的同意。本版本日期为2026年11月23日。</p>',
  },
];

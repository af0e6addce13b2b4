import type { ContentBlockInput } from '@/contracts/content';

export const privacyCollection: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'in-short',
    headingEn: 'In short',
    headingHk: '重點',
    headingCn: '要点',
    bodyEn:
      '<ul><li>You can read, calculate, value and compare without telling us who you are.</li><li>We ask only for what a loan against property needs; this page says why.</li><li>We sell no data. Advertising only if you agree, and you can stop it at any time.</li><li>Your data is stored in Hong Kong. Drafts you leave are deleted after 30 days.</li><li>You may see, correct and take back what you gave, as described below.</li></ul>',
    bodyHk:
      '<ul><li>瀏覽、計算、估價及比較，均毋須表明身分。</li><li>我們只收集物業貸款所需的資料，用途見本頁。</li><li>我們不會出售資料。推廣訊息須經你同意，並可隨時取消。</li><li>資料儲存於香港。未遞交的草稿於30日後刪除。</li><li>你可按下文查閱、更正資料及撤回同意。</li></ul>',
    bodyCn:
      '<ul><li>浏览、计算、估价和比较，都不需要表明身份。</li><li>我们只收集房产贷款所需的信息，用途见本页。</li><li>我们不会出售信息。推广信息须经您同意，并可以随时取消。</li><li>信息存放在香港。未提交的草稿在30天后删除。</li><li>您可以按下文查阅、更正信息和撤回同意；内地访客的权利另有专节说明。</li></ul>',
  },
  {
    type: 'prose',
    id: 'what-and-why',
    headingEn: 'What we collect, and why',
    headingHk: '收集甚麼資料、有何用途',
    headingCn: '收集哪些信息、作何用途',
    bodyEn:
      '<table><thead><tr><th>Data</th><th>When</th><th>Purpose</th></tr></thead><tbody><tr><td>Phone number, one-time codes</td><td>Application, sign-in, upload</td><td>To prove that the phone is yours and to reach you</td></tr><tr><td>Name, identity document, date of birth, address</td><td>Application</td><td>To identify you as the law on money laundering requires, and to prepare the agreement and the mortgage</td></tr><tr><td>Property, owners, existing loans</td><td>Application</td><td>To value the property and check the title</td></tr><tr><td>Income, work, debts, bank statements</td><td>Application</td><td>To decide whether you can carry the loan</td></tr><tr><td>Credit report</td><td>After a separate consent</td><td>To assess the application and, while the loan runs, to review it</td></tr><tr><td>Whether a third party is involved</td><td>Application</td><td>Our licence requires us to ask and record it</td></tr><tr><td>Bank account</td><td>Draw-down, repayment</td><td>To pay you and to receive payments</td></tr><tr><td>Messages, calls, complaints</td><td>When you contact us</td><td>To answer, and to have a record</td></tr><tr><td>Campaign values, pages seen</td><td>Visit</td><td>To know which advertisement led to an application; analytics only with your agreement</td></tr><tr><td>Network address, browser, time</td><td>Visit</td><td>To deliver pages, stop abuse and find faults</td></tr></tbody></table><p>We also use data to run and collect the loan, to meet legal duties, to answer courts and authorities, and to improve our assessment with figures that no longer name anybody. We collect identity card numbers and copies only where the law or the agreement needs them, and show them masked.</p>',
    bodyHk:
      '<table><thead><tr><th>資料</th><th>何時收集</th><th>用途</th></tr></thead><tbody><tr><td>電話號碼、驗證碼</td><td>申請、登入、上載文件</td><td>確認電話屬於你，並與你聯絡</td></tr><tr><td>姓名、身分證明文件、出生日期、地址</td><td>申請</td><td>按反洗錢法例核實身分，並擬備協議及按揭契據</td></tr><tr><td>物業、業主、現有貸款</td><td>申請</td><td>評估物業價值及查核業權</td></tr><tr><td>入息、職業、負債、銀行月結單</td><td>申請</td><td>判斷你能否負擔貸款</td></tr><tr><td>信貸報告</td><td>另行取得同意後</td><td>審批申請，並於貸款期內作檢討</td></tr><tr><td>是否涉及第三者</td><td>申請</td><td>牌照條件要求我們詢問及記錄</td></tr><tr><td>銀行戶口</td><td>放款、還款</td><td>向你付款及收取還款</td></tr><tr><td>留言、通話、投訴</td><td>你與我們聯絡時</td><td>回覆及備存紀錄</td></tr><tr><td>廣告來源、瀏覽頁面</td><td>瀏覽網站</td><td>了解哪個廣告帶來申請；分析工具須經你同意</td></tr><tr><td>網絡地址、瀏覽器、時間</td><td>瀏覽網站</td><td>傳送網頁、防止濫用及排除故障</td></tr></tbody></table><p>我們亦會使用資料管理及收取貸款、履行法律責任、回應法庭及當局的要求，並以不再識別個人的數據改善審批。身分證號碼及副本只在法例或協議需要時收集，並以遮蓋方式顯示。</p>',
    bodyCn:
      '<table><thead><tr><th>信息</th><th>何时收集</th><th>用途</th></tr></thead><tbody><tr><td>手机号码、验证码</td><td>申请、登录、上传文件</td><td>确认手机属于您，并与您联系</td></tr><tr><td>姓名、身份证件、出生日期、地址</td><td>申请</td><td>按反洗钱法例核实身份，并拟备协议和按揭契据</td></tr><tr><td>房产、业主、现有贷款</td><td>申请</td><td>评估房产价值，查核产权</td></tr><tr><td>收入、职业、负债、银行流水</td><td>申请</td><td>判断您能否承担贷款</td></tr><tr><td>征信报告</td><td>另行取得授权后</td><td>审批申请，并在贷款期内复核</td></tr><tr><td>是否有第三方参与</td><td>申请</td><td>牌照条件要求我们询问并记录</td></tr><tr><td>银行账户</td><td>放款、还款</td><td>向您付款和收取还款</td></tr><tr><td>留言、通话、投诉</td><td>您与我们联系时</td><td>回复及备存记录</td></tr><tr><td>广告来源、浏览页面</td><td>浏览网站</td><td>了解哪个广告带来申请；分析工具须经您同意</td></tr><tr><td>网络地址、浏览器、时间</td><td>浏览网站</td><td>传送网页、防止滥用、排除故障</td></tr></tbody></table><p>我们也会使用信息管理和收取贷款、履行法律责任、回应法院和有关当局的要求，并以不再识别个人的数据改善审批。证件号码和复印件只在法例或协议需要时收集，并以遮盖方式显示。证件、财务和账户信息属于敏感个人信息，我们只为上述用途使用。</p>',
  },
  {
    type: 'prose',
    id: 'must-i',
    headingEn: 'Must I give it?',
    headingHk: '是否必須提供？',
    headingCn: '是否必须提供？',
    bodyEn:
      '<p>Fields marked “optional” are voluntary. All others are obligatory for the purpose at hand: without them we cannot process an application, open an account or answer. Consent to advertising is always voluntary and never a condition of a loan. Consent to read your credit report is needed for an application. If you give us data of others, such as a joint owner, please show them this page first.</p>',
    bodyHk:
      '<p>註明「選填」的資料屬自願提供。其餘為處理有關事項所必須：如不提供，我們無法處理申請、開立帳戶或回覆。推廣同意純屬自願，絕非貸款條件；查閱信貸報告的同意則為申請所需。如你提供他人（例如聯名業主）的資料，請先讓對方閱讀本頁。</p>',
    bodyCn:
      '<p>注明“选填”的信息可自愿提供。其余为处理有关事项所必需：如果不提供，我们无法处理申请、开立账户或回复。推广授权纯属自愿，绝不是贷款条件；查询征信的授权则为申请所需。如果您提供他人（例如共有业主）的信息，请先让对方阅读本页。</p>',
  },
  {
    type: 'prose',
    id: 'who-receives',
    headingEn: 'Who may receive it',
    headingHk: '資料可能轉交的人士',
    headingCn: '信息可能提供给谁',
    bodyEn:
      '<p>Only as far as the purpose needs it, and under a duty of confidence:</p><ul><li>solicitors who handle the mortgage, surveyors who value the property, and the Land Registry;</li><li>the other owners, borrowers and guarantors of the same loan;</li><li>the lender of an existing mortgage, where your loan repays or ranks behind it;</li><li>credit reference agencies, with your consent, as described below;</li><li>service providers who send SMS, host systems, store files or check forms against automated abuse;</li><li>auditors, insurers and professional advisers;</li><li>collection agents, only if a loan is overdue, and never with more than they need;</li><li>anyone to whom we propose to transfer our rights under the loan;</li><li>courts, regulators, the police and other authorities, where the law requires or permits it.</li></ul><p>We give data to nobody for that person’s own advertising.</p>',
    bodyHk:
      '<p>只限有關用途所需的範圍，接收者須負保密責任：</p><ul><li>處理按揭的律師、評估物業的測量師，以及土地註冊處；</li><li>同一貸款的其他業主、借款人及擔保人；</li><li>現有按揭的承按機構（如貸款用以清還該按揭，或受償次序在其後）；</li><li>信貸資料服務機構（在你同意下，見下文）；</li><li>提供短訊、系統寄存、檔案儲存及防止自動程式濫用表格的服務供應商；</li><li>核數師、保險公司及專業顧問；</li><li>收數公司，只限貸款逾期時，並只提供所需資料；</li><li>我們擬向其轉讓貸款權利的人；</li><li>法例要求或容許時，法庭、監管機構、警方及其他當局。</li></ul><p>我們不會將資料提供予他人作其本身的推廣用途。</p>',
    bodyCn:
      '<p>只限有关用途所需的范围，接收方须承担保密责任：</p><ul><li>办理按揭的律师、评估房产的测量师，以及香港土地注册处；</li><li>同一贷款的其他业主、借款人和担保人；</li><li>现有按揭的贷款机构（如果贷款用于偿还该按揭，或受偿次序在其后）；</li><li>信贷资料服务机构（在您授权下，见下文）；</li><li>提供短信、系统托管、文件存储以及防止自动程序滥用表单的服务商；</li><li>审计师、保险公司和专业顾问；</li><li>催收公司，只限贷款逾期时，并只提供所需信息；</li><li>我们拟向其转让贷款权利的人；</li><li>法例要求或允许时，法院、监管机构、警方及其他当局。</li></ul><p>我们不会将信息提供给他人作其自身的推广用途。</p>',
  },
  {
    type: 'prose',
    id: 'direct-marketing',
    headingEn: 'Direct marketing',
    headingHk: '直接促銷',
    headingCn: '直接促销',
    bodyEn:
      '<p>We would like to use your name, phone number, e-mail and the type of loan you have to tell you about our own property loans and related services, by SMS, e-mail, post or phone. We may not do so without your consent, which you give, or not, by a box that starts empty. We do not pass your data to others for their marketing.</p><p>You may withdraw consent at any time and free of charge: switch it off under <a href="/account/details">details</a> in your account, follow the link in any such message, write to {email} or call {hotline}. We stop without delay. Notices about your loan are not marketing.</p>',
    bodyHk:
      '<p>我們擬使用你的姓名、電話、電郵及貸款類別，以短訊、電郵、郵寄或電話向你介紹我們的物業貸款及相關服務。未經你同意，我們不得如此使用；同意與否，由你在預設空白的方格中選擇。我們不會將資料轉交他人作其促銷用途。</p><p>你可隨時免費撤回同意：於帳戶的<a href="/account/details">個人資料</a>關閉、使用有關訊息內的取消連結、電郵至{email}或致電{hotline}。我們會從速停止。與你貸款有關的通知不屬促銷。</p>',
    bodyCn:
      '<p>我们拟使用您的姓名、手机号码、邮箱和贷款类别，通过短信、邮件、邮寄或电话向您介绍我们的房产贷款及相关服务。未经您同意，我们不得如此使用；同意与否，由您在默认为空白的选项中选择。我们不会将信息转交他人作其促销用途。</p><p>您可以随时免费撤回同意：在账户的<a href="/account/details">个人资料</a>中关闭、使用有关信息里的退订链接、发邮件至{email}或致电{hotline}。我们会尽快停止。与您贷款有关的通知不属于促销。</p>',
  },
  {
    type: 'prose',
    id: 'credit-reference',
    headingEn: 'Credit reference agencies',
    headingHk: '信貸資料服務機構',
    headingCn: '信贷资料服务机构（征信机构）',
    bodyEn:
      '<p>Hong Kong has several consumer credit reference agencies working under the multi-agency model. With your consent we read your report from one or more of them and, if the loan is made, report to the agencies of the model: your identity details, that you applied, the mortgage and your part in it (borrower or guarantor), the repayment record, and its end. The Code of Practice on Consumer Credit Data of the Privacy Commissioner governs this. The consent names the agencies.</p><ul><li>You may ask which agency’s report we used, and obtain a copy from it.</li><li>You may have wrong data corrected, by us and by the agency.</li><li>When a loan is repaid in full, you may instruct us to ask the agency to delete the account data, provided that no payment was more than 60 days late in the five years before.</li><li>If a payment is late for more than 60 days, account data may be kept for five years from the day the arrears are settled in full, or five years from a discharge from bankruptcy that you notify, whichever is earlier.</li></ul>',
    bodyHk:
      '<p>香港設有多家個人信貸資料服務機構，按「多家個人信貸資料服務機構模式」運作。在你同意下，我們會向其中一家或多家查閱你的報告；如批出貸款，會向該模式下的機構提供：你的身分資料、曾提出申請、按揭及你的身分（借款人或擔保人）、還款紀錄及貸款終結。一切按私隱專員的《個人信貸資料實務守則》處理，同意書會列明機構名稱。</p><ul><li>你可查詢我們使用了哪間機構的報告，並向其索取副本。</li><li>你可要求我們及該機構更正錯誤資料。</li><li>貸款全數還清後，如過去五年內沒有逾期超過60日的還款，你可指示我們要求機構刪除帳戶資料。</li><li>如有逾期超過60日的還款，帳戶資料可保留至欠款全數清還後五年，或你通知解除破產令後五年，以較早者為準。</li></ul>',
    bodyCn:
      '<p>香港设有多家个人信贷资料服务机构（即征信机构），按“多家个人信贷资料服务机构模式”运作。在您授权下，我们会向其中一家或多家查询您的报告；如果批出贷款，会向该模式下的机构提供：您的身份信息、曾提出申请、按揭以及您的身份（借款人或担保人）、还款记录和贷款终结。一切按香港私隐专员的《个人信贷资料实务守则》处理，授权书会列明机构名称。</p><ul><li>您可以询问我们使用了哪家机构的报告，并向其索取副本。</li><li>您可以要求我们和该机构更正错误信息。</li><li>贷款全部还清后，如果过去五年内没有逾期超过60天的还款，您可以指示我们要求机构删除账户资料。</li><li>如有逾期超过60天的还款，账户资料可保留至欠款全部还清后五年，或您通知解除破产令后五年，以较早者为准。</li></ul>',
  },
];

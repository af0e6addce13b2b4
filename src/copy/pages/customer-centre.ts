import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'customer-centre',
  titleEn: 'Customer centre | {brand}',
  titleHk: '客戶中心：供款查詢及投訴 | {brand}',
  titleCn: '客户中心：还款咨询与投诉 | {brand}',
  descriptionEn:
    'For customers: how to reach us, how long each service takes, what to do if you have difficulty paying or lose your phone, and how to complain.',
  descriptionHk:
    '現有客戶專用：聯絡方法、各項服務所需時間、供款有困難或遺失手提電話時的處理方法、投訴步驟及其他求助途徑。',
  descriptionCn:
    '现有客户专用：联系方式、各项服务所需时间、还款有困难或手机丢失时的处理办法、投诉步骤和其他求助途径。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Customer centre',
      eyebrowHk: '客戶中心',
      eyebrowCn: '客户中心',
      headingEn: 'Help for customers with a loan',
      headingHk: '現有客戶支援',
      headingCn: '现有客户支持',
      leadEn:
        'You can do many things yourself in your account. For anything else, talk to our staff, who can see your loan.',
      leadHk: '很多事項可在網上帳戶自行辦理；其他事項，請與職員聯絡；職員可查閱你的貸款資料。',
      leadCn:
        '很多事项可以在网上账户里自行办理；其他事项请联系工作人员，他们可以查看您的贷款资料。',
      actions: [
        {
          labelEn: 'Sign in',
          labelHk: '登入',
          labelCn: '登录',
          href: '/account/sign-in',
          kind: 'primary',
        },
        {
          labelEn: 'Trouble paying?',
          labelHk: '供款有困難？',
          labelCn: '还款有困难？',
          href: '#trouble-paying',
          kind: 'secondary',
        },
      ],
      illustration: 'people',
    },
    {
      type: 'contacts',
      id: 'contacts',
      source: 'cscenter',
      headingEn: 'Contact us',
      headingHk: '聯絡我們',
      headingCn: '联系我们',
      leadEn: 'All hours are Hong Kong time.',
      leadHk: '所有服務時間均為香港時間。',
      leadCn: '所有服务时间均为香港时间。',
    },
    {
      type: 'cards',
      id: 'have-ready',
      headingEn: 'What to have ready when you contact us',
      headingHk: '聯絡我們前請準備',
      headingCn: '联系我们之前请准备',
      leadEn: 'With these to hand, we can usually help in one call.',
      leadHk: '備妥以下資料，一般通話一次便可辦妥。',
      leadCn: '备好以下资料，一般一次通话就能办妥。',
      items: [
        {
          icon: 'document',
          titleEn: 'Your loan number',
          titleHk: '貸款號碼',
          titleCn: '贷款编号',
          bodyEn:
            'It is on every statement and in your account. If you do not have it to hand, your name and the property will do.',
          bodyHk: '印於每份月結單，亦可在帳戶內查閱。如不在手邊，提供姓名及物業地址亦可。',
          bodyCn: '每份对账单上都有，也可以在账户里查看。如果不在手边，提供姓名和房产地址也可以。',
        },
        {
          icon: 'phone',
          titleEn: 'Your registered mobile phone',
          titleHk: '已登記的手提電話',
          titleCn: '已登记的手机',
          bodyEn:
            'To move money or change your details, you enter a one-time code on our site or use your passkey. Our staff never ask you to read a code out over the phone.',
          bodyHk:
            '凡調動款項或更改資料，均須由你在網站輸入驗證碼或使用通行密鑰。職員不會在電話中要求你讀出驗證碼。',
          bodyCn:
            '凡转移款项或更改资料，都须由您在网站输入验证码或使用通行密钥。工作人员不会在电话里要求您说出验证码。',
        },
        {
          icon: 'clock',
          titleEn: 'Relevant dates',
          titleHk: '相關日期',
          titleCn: '相关日期',
          bodyEn:
            'Which payment or statement you mean, and by when you need an answer. A settlement figure is valid only for the day it names.',
          bodyHk: '哪一期供款、哪份月結單、何時需要。清還金額只適用於指定日期。',
          bodyCn: '哪一期还款、哪份对账单、什么时候需要。结清金额只适用于指定日期。',
        },
        {
          icon: 'people',
          titleEn: 'Written consent, if you call for someone else',
          titleHk: '代他人查詢須有書面授權',
          titleCn: '代他人咨询须有书面授权',
          bodyEn:
            'We discuss a loan only with its borrowers, unless one of them has authorised you in writing.',
          bodyHk: '除非借款人以書面授權，我們只會與借款人本人談及其貸款。',
          bodyCn: '除非借款人书面授权，我们只会与借款人本人谈及其贷款。',
        },
      ],
    },
    {
      type: 'table',
      id: 'service-times',
      headingEn: 'How long each service takes',
      headingHk: '各項服務所需時間',
      headingCn: '各项服务所需时间',
      leadEn: 'These are our targets, from the day we have everything we need.',
      leadHk: '以下為服務目標，由資料齊備當日起計算。',
      leadCn: '以下为服务目标，从资料齐全当天起算。',
      columns: [
        { labelEn: 'What', labelHk: '事項', labelCn: '事项' },
        { labelEn: 'How', labelHk: '方法', labelCn: '方式' },
        { labelEn: 'Within', labelHk: '目標時間', labelCn: '目标时间' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Answer to a message', textHk: '回覆留言', textCn: '回复留言' },
            { textEn: 'Account or email', textHk: '帳戶或電郵', textCn: '账户或邮件' },
            {
              textEn: '{promise.messageAnswer}',
              textHk: '{promise.messageAnswer}',
              textCn: '{promise.messageAnswer}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Statement for a past month',
              textHk: '以往月份的月結單',
              textCn: '以往月份的对账单',
            },
            { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
            { textEn: 'At once', textHk: '即時', textCn: '即时' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Written statement (Money Lenders Ordinance, section 19)',
              textHk: '書面結單（《放債人條例》第19條）',
              textCn: '书面对账单（香港《放债人条例》第19条）',
            },
            { textEn: 'Letter or message', textHk: '來信或留言', textCn: '来信或留言' },
            {
              textEn: '{promise.statementByLaw}; the law allows one month',
              textHk: '{promise.statementByLaw}；法定期限為一個月',
              textCn: '{promise.statementByLaw}；法定期限为一个月',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Settlement figure for early repayment',
              textHk: '提早還款的清還金額',
              textCn: '提前还款的结清金额',
            },
            { textEn: 'Account or phone', textHk: '帳戶或電話', textCn: '账户或电话' },
            {
              textEn: '{promise.requestAnswer}',
              textHk: '{promise.requestAnswer}',
              textCn: '{promise.requestAnswer}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Decision on a payment holiday',
              textHk: '還款假期審批',
              textCn: '还款假期审批',
            },
            { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
            {
              textEn: '{promise.requestAnswer}',
              textHk: '{promise.requestAnswer}',
              textCn: '{promise.requestAnswer}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Decision on a higher credit limit',
              textHk: '提高信貸額審批',
              textCn: '提高信用额度审批',
            },
            { textEn: 'Account', textHk: '帳戶', textCn: '账户' },
            {
              textEn: '{promise.requestAnswer}',
              textHk: '{promise.requestAnswer}',
              textCn: '{promise.requestAnswer}',
            },
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
            {
              textEn: '{promise.payoutArrival}',
              textHk: '{promise.payoutArrival}',
              textCn: '{promise.payoutArrival}',
            },
          ],
        },
        {
          cells: [
            { textEn: 'New mobile number', textHk: '更改手提電話號碼', textCn: '更换手机号码' },
            {
              textEn:
                'In your account: your passkey or a code to the old number, then a code to the new one; otherwise in person or by video with our staff',
              textHk:
                '在帳戶以通行密鑰或舊號碼的驗證碼確認，再輸入新號碼的驗證碼；否則須親臨辦事處或與職員視像核實',
              textCn:
                '在账户内用通行密钥或旧号码的验证码确认，再输入新号码的验证码；否则须本人到办公室办理，或由工作人员视频核实身份',
            },
            { textEn: 'At once', textHk: '即時', textCn: '即时' },
          ],
        },
        {
          cells: [
            { textEn: 'Complaint', textHk: '投訴', textCn: '投诉' },
            { textEn: 'In any way you prefer', textHk: '任何途徑均可', textCn: '任何途径均可' },
            {
              textEn:
                'Acknowledged within {promise.complaintAcknowledged} of your complaint, answered within {promise.complaintAnswer}',
              textHk: '{promise.complaintAcknowledged}內確認，{promise.complaintAnswer}內回覆',
              textCn: '{promise.complaintAcknowledged}内确认，{promise.complaintAnswer}内答复',
            },
          ],
        },
      ],
      noteEn:
        'Working days are Monday to Friday except public holidays in Hong Kong. These are targets, not guarantees; if we are going to miss one, we will tell you beforehand. The full list is on the page “Mortgage services”.',
      noteHk:
        '工作天指星期一至五，香港公眾假期除外。以上為目標而非保證；如未能如期完成，我們會在限期前通知你。各項服務的完整清單，請看「按揭服務」。',
      noteCn:
        '工作日指周一至周五，香港公众假期除外。以上为目标而非保证；如果不能如期完成，我们会在期限前通知您。各项服务的完整清单，请看“按揭服务”。',
    },
    {
      type: 'prose',
      id: 'trouble-paying',
      headingEn: 'If you have difficulty paying',
      headingHk: '供款有困難時',
      headingCn: '还款有困难时',
      bodyEn:
        '<p><strong>Tell us before the payment date.</strong> Illness, losing a job, divorce or a slow season can happen to anyone. Calling us does not affect your rights.</p><h3>Options we can discuss with you</h3><ul><li>another payment date in the month;</li><li>smaller payments for a while, with the difference paid later;</li><li>a <a href="/payment-holiday">payment holiday</a>, in which nothing falls due; interest runs on and is never added to the principal;</li><li>a longer term, with the higher total interest shown first;</li><li>time to sell the property yourself, which may bring more than a forced sale.</li></ul><h3>What a late payment costs</h3><p>You pay simple interest on the late amount, for the days it is late, at no more than the rate in your agreement. We charge no late fee and no interest on interest. Money you pay is recorded on the day it reaches us.</p><h3>What we ask of you</h3><p>Please give us an honest picture of your income and expenses. Please do not take a new loan at a higher rate to pay this one, and do not pay anyone who offers to “settle” with us for you. Social service organisations in Hong Kong give free, independent help with debts; the Social Welfare Department can name one near you.</p><h3>If no arrangement can be made</h3><p>The mortgage allows us to sell the property. We write to you before each step, and say what it will cost and until when it can be stopped. What remains after the loans and costs is yours.</p>',
      bodyHk:
        '<p><strong>請在供款日前告訴我們。</strong>患病、失業、離婚或生意轉淡，任何人都可能遇上。聯絡我們不會影響你的任何權利。</p><h3>可以商討的安排</h3><ul><li>更改每月供款日；</li><li>暫時減少供款，日後補回差額；</li><li><a href="/payment-holiday">還款假期</a>：期間毋須供款，利息照計但不會撥入本金；</li><li>延長年期，並先列明增加的總利息；</li><li>給你時間自行出售物業，售價或會比強制出售高。</li></ul><h3>逾期供款的利息</h3><p>就逾期款項按逾期日數收取單息，利率不高於貸款協議所訂利率。不收逾期費，亦不會利上加利。你的還款會於我們收到當日入帳。</p><h3>請你配合</h3><p>請如實列出收入和支出。切勿以更高利息借新債還舊債，亦不要付費予任何聲稱可代你與我們「和解」的人。香港有社會服務機構提供免費而獨立的債務輔導，可向社會福利署查詢就近的機構。</p><h3>如未能達成安排</h3><p>根據按揭契據，我們有權出售物業。採取每一步行動前，我們都會書面通知你，說明所需費用，以及可在何日之前停止。清還貸款及費用後的餘款歸你所有。</p>',
      bodyCn:
        '<p><strong>请在还款日之前告诉我们。</strong>生病、失业、离婚或生意转淡，任何人都可能遇到。联系我们不会影响您的任何权利。</p><h3>可以商量的安排</h3><ul><li>更改每月还款日；</li><li>暂时减少月供，之后补足差额；</li><li><a href="/payment-holiday">还款假期</a>：期间不用还款，利息照计但不会计入本金；</li><li>延长期限，并先列明增加的总利息；</li><li>给您时间自行出售房产，售价可能比强制出售高。</li></ul><h3>逾期还款的利息</h3><p>就逾期款项按逾期天数收取单利，利率不高于合同利率。不收滞纳金，也不会利滚利。您的还款会在我们收到的当天入账。</p><h3>请您配合</h3><p>请如实列出收入和支出。不要以更高利息借新债还旧债，也不要付费给任何声称可以替您与我们“和解”的人。香港有社会服务机构提供免费而独立的债务辅导，可向香港社会福利署了解就近的机构。</p><h3>如果无法达成安排</h3><p>根据按揭契据，我们有权出售房产。采取每一步行动之前，我们都会书面通知您，说明所需费用，以及最迟在哪一天可以中止。偿还贷款和费用后的余款归您所有。</p>',
    },
    {
      type: 'steps',
      id: 'lost-phone',
      headingEn: 'Lost phone or new number',
      headingHk: '遺失手提電話或更換號碼',
      headingCn: '手机丢失或更换号码',
      leadEn:
        'Your phone receives the one-time codes that protect your account. If you have lost it, please take these steps in order.',
      leadHk: '你的手提電話用作接收保障帳戶的驗證碼。一旦遺失，請按以下次序處理。',
      leadCn: '您的手机用来接收保护账户的验证码。一旦丢失，请按以下顺序处理。',
      items: [
        {
          titleEn: 'Call the customer line',
          titleHk: '致電客戶熱線',
          titleCn: '致电客户热线',
          bodyEn:
            '[[{servicePhone}|{hotline}]]. While you are on the line, we sign you out on every device and stop withdrawals and requests. Outside office hours, write from the contact page, and we will act as soon as we open.',
          bodyHk:
            '[[{servicePhone}|{hotline}]]。我們會即時登出所有裝置，並暫停提款及各項申請。非辦公時間請在聯絡頁留言，我們恢復辦公後會即時處理。',
          bodyCn:
            '[[{servicePhone}|{hotline}]]。我们会立即让您的账户在所有设备上退出登录，并暂停提款和各项申请。非办公时间请在联系页面留言，我们上班后会立即处理。',
        },
        {
          titleEn: 'Block the SIM card',
          titleHk: '停用SIM卡',
          titleCn: '停用SIM卡',
          bodyEn:
            'Ask your mobile operator to do this. As long as the SIM card works, someone else may receive your codes.',
          bodyHk: '請通知電訊商。只要SIM卡仍可使用，他人就可能收到你的驗證碼。',
          bodyCn: '请通知运营商。只要SIM卡仍能使用，别人就可能收到您的验证码。',
        },
        {
          titleEn: 'Prove your identity another way',
          titleHk: '以其他方式核實身份',
          titleCn: '以其他方式核实身份',
          bodyEn:
            'Bring your original identity document to our office; if you are abroad, we agree another way with you. A call alone never changes a number.',
          bodyHk: '請攜同身份證明文件正本到辦事處；如身在外地，會另作安排。單憑來電不能更改號碼。',
          bodyCn: '请携带身份证件原件到办公室；如果身在外地，会另作安排。仅凭来电不能更改号码。',
        },
        {
          titleEn: 'Check recent activity',
          titleHk: '核對近期的帳戶紀錄',
          titleCn: '核对近期的账户记录',
          bodyEn:
            'We go through recent sign-ins and requests with you. If something was not done by you, we stop it and investigate; please also report it to the police.',
          bodyHk:
            '我們會與你核對近期的登入及申請。如非你本人操作，我們會停止處理並展開調查；請你同時報警。',
          bodyCn:
            '我们会与您核对近期的登录和申请。如果不是您本人操作，我们会停止处理并展开调查；请您同时报警。',
        },
      ],
    },
    {
      type: 'steps',
      id: 'complaints',
      headingEn: 'How to complain',
      headingHk: '投訴步驟',
      headingCn: '投诉步骤',
      leadEn: 'A complaint never changes how your loan is treated.',
      leadHk: '提出投訴不會影響我們如何處理你的貸款。',
      leadCn: '提出投诉不会影响我们如何处理您的贷款。',
      items: [
        {
          titleEn: 'Tell us what went wrong',
          titleHk: '說明事情經過',
          titleCn: '说明事情经过',
          bodyEn:
            'Call {hotline}, write from your account, [[email {email} ]]or post a letter. Say what happened, when, and what would put it right. Use the word “complaint”.',
          bodyHk:
            '致電{hotline}、經帳戶留言[[、電郵至{email}]]或郵寄。請說明事情在何時發生、經過如何，以及你希望怎樣解決，並註明「投訴」。',
          bodyCn:
            '致电{hotline}、通过账户留言[[、发邮件至{email}]]或邮寄。请说明事情什么时候发生、经过如何，以及您希望怎么解决，并注明“投诉”。',
        },
        {
          titleEn: 'We confirm in writing',
          titleHk: '書面確認',
          titleCn: '书面确认',
          bodyEn:
            'Within {promise.complaintAcknowledged} of your complaint you receive a reference, the name of the person in charge and our understanding of your complaint. Tell us if we have misunderstood anything.',
          bodyHk:
            '{promise.complaintAcknowledged}內，你會收到檔案編號、負責人姓名及我們對投訴內容的理解；如有出入，請指正。',
          bodyCn:
            '{promise.complaintAcknowledged}内，您会收到受理编号、负责人姓名以及我们对投诉内容的概述；如有出入，请告诉我们更正。',
        },
        {
          titleEn: 'Someone else looks into it',
          titleHk: '由其他職員調查',
          titleCn: '由其他工作人员调查',
          bodyEn:
            'A person who had no part in the matter reads the file, listens to any recordings, and asks you for anything that is missing.',
          bodyHk: '由沒有參與該事的職員翻查檔案及錄音（如有），資料不足時會向你查詢。',
          bodyCn: '由没有参与此事的工作人员查阅档案和录音（如有），资料不足时会向您了解。',
        },
        {
          titleEn: 'We answer with reasons',
          titleHk: '書面答覆及理由',
          titleCn: '书面答复及理由',
          bodyEn:
            'Within {promise.complaintAnswer} of your complaint, in your language: what we found, what we will put right and, if we do not agree with the complaint, why. If we need longer, we write to you by then and say when you will have the answer.',
          bodyHk:
            '{promise.complaintAnswer}內以你使用的語言回覆：調查結果、補救方法；如不同意你的投訴，會說明理由。如需更長時間，我們會在限期前書面通知預計答覆日期。',
          bodyCn:
            '{promise.complaintAnswer}内用您使用的语言答复：调查结果、补救办法；如果我们不认同您的投诉，会说明理由。如果需要更长时间，我们会在期限前书面通知预计答复日期。',
        },
        {
          titleEn: 'Not satisfied? Ask for a review',
          titleHk: '不滿意答覆，可要求覆核',
          titleCn: '不满意答复，可以要求复核',
          bodyEn:
            'A senior manager reviews our answer. You may also go to an outside body at any time, without waiting for us.',
          bodyHk: '由高級管理人員再作覆核。你亦可隨時向外界機構求助，毋須等候我們的結果。',
          bodyCn: '由高级管理人员再作复核。您也可以随时向外部机构求助，不必等我们的结果。',
        },
      ],
    },
    {
      type: 'prose',
      id: 'outside-help',
      headingEn: 'Other places to get help',
      headingHk: '其他求助途徑',
      headingCn: '其他求助途径',
      bodyEn:
        '<ul><li><strong>Hong Kong Police Force</strong>: offences by money lenders, unlawful debt collection, fraud and impostors.</li><li><strong>Registrar of Money Lenders, Companies Registry</strong>: licences and licence conditions.</li><li><strong>Privacy Commissioner for Personal Data</strong>: how your personal data was used.</li><li><strong>Consumer Council</strong>: advice and mediation for consumers.</li><li><strong>A solicitor or the Duty Lawyer Service</strong>: advice on your rights; the service’s evening scheme is free.</li></ul><p>We are a licensed money lender and not a bank, so the Hong Kong Monetary Authority does not handle complaints about us.</p>',
      bodyHk:
        '<ul><li><strong>香港警務處</strong>：放債人違法、非法收債、詐騙及冒充他人。</li><li><strong>公司註冊處放債人註冊處處長</strong>：牌照及牌照條件。</li><li><strong>個人資料私隱專員公署</strong>：個人資料的使用。</li><li><strong>消費者委員會</strong>：為消費者提供意見及調停。</li><li><strong>律師或當值律師服務</strong>：法律權益諮詢；當值律師服務設有免費法律諮詢計劃。</li></ul><p>我們是持牌放債人而非銀行，因此香港金融管理局並不處理對我們的投訴。</p>',
      bodyCn:
        '<ul><li><strong>香港警务处</strong>：放债人违法、非法催收、诈骗及冒充他人。</li><li><strong>香港公司注册处放债人注册处处长</strong>：牌照及牌照条件。</li><li><strong>香港个人资料私隐专员公署</strong>：个人信息的使用。</li><li><strong>香港消费者委员会</strong>：为消费者提供咨询及调解。</li><li><strong>律师或当值律师服务</strong>：法律权益咨询；当值律师服务设有免费法律咨询计划。</li></ul><p>我们是持牌放债人而不是银行，因此香港金融管理局不处理对我们的投诉。</p>',
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'How do I repay early?',
          questionHk: '怎樣提早還款？',
          questionCn: '怎样提前还款？',
          answerEn:
            'Choose a day in your account, or write to us with the day on which you would like to repay. We confirm the exact figure for that day: the principal and the interest to that day at your rate, with no penalty. Pay it to the account named in your agreement. Your solicitor then sends us the draft release of the mortgage, and we sign it within {promise.release} of receiving the draft and your full payment.',
          answerHk:
            '請在帳戶內選擇還款的日期，或以書面通知我們。我們會確認當日的準確金額：本金加按原有利率計至當日的利息，不收罰息。請將款項存入貸款協議列明的戶口，並由你的律師樓把解除押記契據的草擬本交給我們；兩者收妥後，我們會於{promise.release}內簽署。',
          answerCn:
            '请在账户内选择还款日期，或书面通知我们。我们会确认当天的准确金额：本金加按原利率计至当天的利息，没有违约金。请把款项付入贷款合同列明的账户，并由您的律师行把解除抵押契据的草稿交给我们；两者都收到后，我们会在{promise.release}内签署。',
        },
        {
          questionEn: 'Can I change my payment date?',
          questionHk: '可以更改供款日嗎？',
          questionCn: '可以更改还款日吗？',
          answerEn:
            'Usually yes, if payments are up to date. Ordinary interest runs for the days in between; we show you the amount first. There is no fee.',
          answerHk:
            '如沒有逾期供款，一般可以。相差的日數按正常利率計息，我們會先列出金額，不另收費。',
          answerCn:
            '如果没有逾期，一般可以。相差的天数按正常利率计息，我们会先列出金额，不另收费。',
        },
        {
          questionEn: 'I want to sell or let the property.',
          questionHk: '我想出售或出租物業。',
          questionCn: '我想出售或出租房产。',
          answerEn:
            'Selling: the loan is repaid from the price at completion; your solicitor asks us for the settlement figure. Letting: ask for our consent before you sign the tenancy.',
          answerHk:
            '出售：成交時以樓價清還貸款，由你的律師向我們索取清還金額。出租：請在簽租約前先取得我們同意。',
          answerCn:
            '出售：成交时用卖房款偿还贷款，由您的律师向我们索取结清金额。出租：请在签订租约之前，先取得我们的同意。',
        },
        {
          questionEn: 'My bank account has changed. How do I update the autopay?',
          questionHk: '銀行戶口有變，怎樣更新自動轉帳安排？',
          questionCn: '银行账户变了，怎样更新自动扣款安排？',
          answerEn:
            'Change it under “Your details” in your account and confirm it with a one-time code or your passkey; your bank then sets up the autopay, which takes some time. Keep enough money in the old account until we confirm the first payment from the new one.',
          answerHk:
            '請在帳戶內的「個人資料」更改，並以驗證碼或通行密鑰確認；自動轉帳其後由銀行按其程序設定。在我們確認首次從新戶口成功轉帳之前，請在舊戶口保留足夠款項。',
          answerCn:
            '请在账户内的“个人资料”更改，并用验证码或通行密钥确认；自动扣款随后由银行按其流程设置。在我们确认新账户首次扣款成功之前，请在旧账户保留足够款项。',
        },
        {
          questionEn: 'A borrower has died. What should the family do?',
          questionHk: '借款人去世，家人應怎樣做？',
          questionCn: '借款人去世，家属应该怎么做？',
          answerEn:
            'We are sorry for your loss. Call us when you are ready; there is no hurry in the first weeks. We need the death certificate and later the grant of probate. We will explain what is owed. Nobody who did not sign the loan agreement becomes personally liable.',
          answerHk:
            '我們謹致以深切慰問。方便時請致電我們，最初數星期不必急於處理。我們需要死亡證，其後需要遺產承辦書；我們會說明尚欠款項。沒有簽署貸款協議的家人，毋須以個人名義承擔欠款。',
          answerCn:
            '我们谨致以深切慰问。方便时请来电，最初几周不必急着处理。我们需要死亡证明，之后需要遗产承办书；我们会说明尚欠款项。没有签署贷款合同的家属，不必以个人名义承担欠款。',
        },
        {
          questionEn: 'I live outside Hong Kong now. Can you still help me?',
          questionHk: '已移居外地，仍可使用服務嗎？',
          questionCn: '现在不住在香港，还能使用服务吗？',
          answerEn:
            'Yes. Your account works anywhere and accepts a mainland mobile number. You confirm a change of number in your account, with your passkey or a code to the old number and then a code to the new one; otherwise by video with our staff. A new mortgage deed is signed in person at a solicitor’s office in Hong Kong.',
          answerHk:
            '可以。帳戶在任何地方均可使用，亦可登記內地手提電話號碼。更改號碼可在帳戶內辦理：先以通行密鑰或舊號碼的驗證碼確認，再輸入新號碼的驗證碼；否則須與職員視像核實。新的按揭契據則須親身到香港的律師樓簽署。',
          answerCn:
            '可以。账户在任何地方都能使用，也可以登记内地手机号码。更改号码可以在账户内办理：先用通行密钥或旧号码的验证码确认，再输入新号码的验证码；否则须由工作人员视频核实身份。新的按揭契据则须本人到香港的律师行签署。',
        },
      ],
    },
  ],
};

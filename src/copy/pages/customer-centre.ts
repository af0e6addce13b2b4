import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'customer-centre',
  titleEn: 'Customer centre | {brand}',
  titleHk: '客戶中心：供款查詢及投訴 | {brand}',
  titleCn: '客户中心：还款咨询与投诉 | {brand}',
  descriptionEn:
    'For customers: how to reach us, how long things take, what to do when a payment is hard or a phone is lost, and how to complain, step by step.',
  descriptionHk:
    '現有客戶專用：聯絡方法、各項服務所需時間、供款有困難或遺失電話時的處理方法，以及投訴步驟和其他求助途徑，一頁看清。',
  descriptionCn:
    '现有客户专用：联系方式、各项服务所需时间、还款有困难或手机丢失时的处理办法，以及投诉步骤和其他求助途径，一页看清。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Customer centre',
      eyebrowHk: '客戶中心',
      eyebrowCn: '客户中心',
      headingEn: 'You have a loan with us. Here is who answers.',
      headingHk: '你是我們的客戶，有事找這裏',
      headingCn: '您是我们的客户，有事找这里',
      leadEn:
        'Much of it you can do yourself in your account. For everything else, a person who can see your loan answers.',
      leadHk: '很多事項可在帳戶內自行辦理；其餘由可查閱你貸款資料的職員處理。',
      leadCn: '很多事项可以在账户里自行办理；其余由能查看您贷款资料的工作人员处理。',
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
      headingEn: 'Reach us',
      headingHk: '聯絡我們',
      headingCn: '联系我们',
      leadEn: 'Hours are Hong Kong time.',
      leadHk: '以香港時間為準。',
      leadCn: '以香港时间为准。',
    },
    {
      type: 'cards',
      id: 'have-ready',
      headingEn: 'What to have ready',
      headingHk: '請先準備',
      headingCn: '请先准备',
      leadEn: 'So that one call is enough.',
      leadHk: '一次通話就能辦妥。',
      leadCn: '一次通话就能办妥。',
      items: [
        {
          icon: 'document',
          titleEn: 'Your loan number',
          titleHk: '貸款號碼',
          titleCn: '贷款编号',
          bodyEn:
            'It is on every statement and in your account. Not to hand? Your name and the property will do.',
          bodyHk: '每份結單及帳戶內均有列出。手邊沒有的話，說出姓名及物業地址亦可。',
          bodyCn: '每份账单和账户里都有列明。手边没有的话，说出姓名和房产地址也可以。',
        },
        {
          icon: 'phone',
          titleEn: 'The phone we know',
          titleHk: '已登記的電話',
          titleCn: '已登记的手机',
          bodyEn:
            'For anything that moves money or changes details you type a one-time code on our site. Nobody on the phone asks you to read it out.',
          bodyHk: '涉及款項或更改資料的事項，須由你在網站輸入驗證碼。職員不會在電話中要求你讀出。',
          bodyCn:
            '涉及款项或更改资料的事项，须由您在网站输入验证码。员工不会在电话里要求您念出来。',
        },
        {
          icon: 'clock',
          titleEn: 'The date it is about',
          titleHk: '相關日期',
          titleCn: '相关日期',
          bodyEn:
            'Which payment, which statement, by when you need it. A redemption figure is right for one day only.',
          bodyHk: '哪一期供款、哪份結單、何時需要。清還金額只適用於指定的一天。',
          bodyCn: '哪一期还款、哪份账单、什么时候需要。结清金额只适用于指定的一天。',
        },
        {
          icon: 'people',
          titleEn: 'Consent, if you call for someone',
          titleHk: '代人查詢須有授權',
          titleCn: '代他人咨询须有授权',
          bodyEn:
            'We speak about a loan only with its borrowers, unless one of them has authorised you in writing.',
          bodyHk: '除非借款人以書面授權，我們只會與借款人本人談及其貸款。',
          bodyCn: '除非借款人书面授权，我们只会与借款人本人谈及其贷款。',
        },
      ],
    },
    {
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
            {
              textEn: '{promise.messageAnswer}',
              textHk: '{promise.messageAnswer}',
              textCn: '{promise.messageAnswer}',
            },
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
              textEn: '{promise.statementByLaw}; by law one month',
              textHk: '{promise.statementByLaw}；法定期限為一個月',
              textCn: '{promise.statementByLaw}；法定期限为一个月',
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
              textCn: '提高额度审批',
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
            { textEn: 'New phone number', textHk: '更改電話號碼', textCn: '更换手机号码' },
            {
              textEn: 'Codes to the old and the new number; without the old one, in person',
              textHk: '新舊號碼的驗證碼；舊號碼不能使用時須親臨',
              textCn: '新旧号码的验证码；旧号码无法使用时须本人到访',
            },
            { textEn: 'At once', textHk: '即時', textCn: '即时' },
          ],
        },
        {
          cells: [
            { textEn: 'Complaint', textHk: '投訴', textCn: '投诉' },
            { textEn: 'Any way you like', textHk: '任何方式', textCn: '任何方式' },
            {
              textEn:
                'Acknowledged in {promise.complaintAcknowledged}, answered in {promise.complaintAnswer}',
              textHk: '{promise.complaintAcknowledged}內確認，{promise.complaintAnswer}內回覆',
              textCn: '{promise.complaintAcknowledged}内确认，{promise.complaintAnswer}内答复',
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
    },
    {
      type: 'prose',
      id: 'trouble-paying',
      headingEn: 'When a payment is hard',
      headingHk: '供款有困難',
      headingCn: '还款有困难',
      bodyEn:
        '<p><strong>Tell us before the due date.</strong> Illness, a lost job, a divorce, a bad season: none of it is rare and none of it is shameful. Calling us takes none of your rights away.</p><h3>What we can look at together</h3><ul><li>another due date in the month;</li><li>smaller payments for a while, with the sum caught up later;</li><li>a <a href="/payment-holiday">payment holiday</a>, in which nothing falls due; interest runs on and is never added to the principal;</li><li>a longer term, with the higher total interest shown first;</li><li>time to sell the property yourself, which may bring more than a forced sale.</li></ul><h3>What a late payment costs</h3><p>Simple interest on the late sum, for the days it is late, at no more than your contract rate. No late fee and no interest on interest. Money you pay is recorded on the day it reaches us.</p><h3>What we ask of you</h3><p>An honest list of what comes in and goes out. And please: no new loan at a higher rate to pay this one, and no fee to anyone who offers to “settle” with us. Free, independent help with debts is available from social service organisations in Hong Kong; the Social Welfare Department can name one near you.</p><h3>If nothing works</h3><p>The mortgage allows us to sell the property. We write before each step, say what it will cost and by when it can still be stopped. What remains after the loans and costs is yours.</p>',
      bodyHk:
        '<p><strong>請在到期日前告訴我們。</strong>患病、失業、離婚、生意淡季，都是人生常事，無須難為情。打這個電話，不會令你失去任何應有的權利。</p><h3>可以一起商量的辦法</h3><ul><li>更改每月到期日；</li><li>暫時減少供款，稍後補回；</li><li><a href="/payment-holiday">還款假期</a>：期間毋須供款，利息照計但不會撥入本金；</li><li>延長年期，並先列明增加的總利息；</li><li>給你時間自行出售物業，售價或會比強制出售高。</li></ul><h3>遲還款的代價</h3><p>就逾期款項按逾期日數收取單息，利率不高於合約利率。不收逾期費，不會息疊息。你的還款以我們收到當日入帳。</p><h3>請你配合</h3><p>如實列出收入和支出。切勿以更高利息借新債還舊債，亦不要付費予任何聲稱可代你與我們「和解」的人。香港有社會服務機構提供免費而獨立的債務輔導，可向社會福利署查詢就近的機構。</p><h3>萬一仍未能解決</h3><p>按揭賦予我們出售物業的權利。每採取一步之前，我們都會去信，說明所需費用，以及在甚麼日期前仍可停止。清還貸款及費用後的餘款歸你所有。</p>',
      bodyCn:
        '<p><strong>请在还款日之前告诉我们。</strong>生病、失业、离婚、生意淡季，都是人生常事，不必难为情。打这个电话，不会让您失去任何应有的权利。</p><h3>可以一起商量的办法</h3><ul><li>更改每月还款日；</li><li>暂时减少月供，之后补回；</li><li><a href="/payment-holiday">还款假期</a>：期间不用还款，利息照计但不会并入本金；</li><li>延长期限，并先列明增加的总利息；</li><li>给您时间自行出售房产，售价可能比强制出售高。</li></ul><h3>逾期的代价</h3><p>就逾期款项按逾期天数收取单利，利率不高于合同利率。不收滞纳金，也不会利滚利。您的还款以我们收到当天入账。</p><h3>请您配合</h3><p>如实列出收入和支出。不要以更高利息借新债还旧债，也不要付费给任何声称可以替您与我们“和解”的人。香港有社会服务机构提供免费而独立的债务辅导，可向香港社会福利署查询就近的机构。</p><h3>万一仍无法解决</h3><p>抵押赋予我们出售房产的权利。每采取一步之前，我们都会书面通知，说明所需费用，以及在什么日期之前仍可停止。偿还贷款和费用后的余款归您所有。</p>',
    },
    {
      type: 'steps',
      id: 'lost-phone',
      headingEn: 'Lost phone or new number',
      headingHk: '遺失電話或更換號碼',
      headingCn: '手机丢失或更换号码',
      leadEn: 'Your phone is your key here. If it is gone, act in this order.',
      leadHk: '電話就是你在這裏的鑰匙。一旦遺失，請按次序處理。',
      leadCn: '手机就是您在这里的钥匙。一旦丢失，请按顺序处理。',
      items: [
        {
          titleEn: 'Call the customer line',
          titleHk: '致電客戶熱線',
          titleCn: '致电客户热线',
          bodyEn:
            '[[{servicePhone}|{hotline}]]. We end every open session and stop withdrawals and requests while you wait. Outside office hours, write from the contact page and we act first thing.',
          bodyHk:
            '[[{servicePhone}|{hotline}]]。我們會即時終止所有登入，並暫停提款及各項申請。非辦公時間請在聯絡頁留言，我們會優先處理。',
          bodyCn:
            '[[{servicePhone}|{hotline}]]。我们会立即终止所有登录，并暂停提款和各项申请。非办公时间请在联系页面留言，我们会优先处理。',
        },
        {
          titleEn: 'Block the SIM card',
          titleHk: '停用SIM卡',
          titleCn: '停用SIM卡',
          bodyEn:
            'Ask your mobile operator. As long as the card works, somebody else may receive your codes.',
          bodyHk: '請通知電訊商。只要SIM卡仍可使用，他人就可能收到你的驗證碼。',
          bodyCn: '请通知运营商。只要SIM卡仍能使用，别人就可能收到您的验证码。',
        },
        {
          titleEn: 'Prove who you are another way',
          titleHk: '以其他方式核實身分',
          titleCn: '以其他方式核实身份',
          bodyEn:
            'With your original identity document at our office, or as we agree if you are abroad. A call alone never changes a number.',
          bodyHk: '攜同身分證明文件正本到辦事處；身在外地則另作安排。單憑電話不能更改號碼。',
          bodyCn: '携带身份证件原件到办公室；身在外地则另作安排。仅凭电话不能更改号码。',
        },
        {
          titleEn: 'Check what happened meanwhile',
          titleHk: '核對期間的紀錄',
          titleCn: '核对期间的记录',
          bodyEn:
            'We go through recent sign-ins and requests with you. Anything you did not make, we stop and investigate, and you report to the police.',
          bodyHk: '我們會與你核對近期的登入及申請。非你本人所作的，我們會停止並調查，亦請你報警。',
          bodyCn:
            '我们会与您核对近期的登录和申请。不是您本人操作的，我们会停止并调查，也请您报警。',
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
      leadHk: '投訴不會影響你的貸款待遇。',
      leadCn: '投诉不会影响您的贷款待遇。',
      items: [
        {
          titleEn: 'Say what went wrong',
          titleHk: '說明事情',
          titleCn: '说明情况',
          bodyEn:
            'Call {hotline}, write from your account, [[e-mail {email} ]]or post a letter. What happened, when, and what would put it right. Use the word “complaint”.',
          bodyHk:
            '致電{hotline}、經帳戶留言[[、電郵至{email}]]或郵寄。請說明何時發生何事、希望如何解決，並註明是「投訴」。',
          bodyCn:
            '致电{hotline}、通过账户留言[[、发邮件至{email}]]或邮寄。请说明什么时候发生了什么事、希望如何解决，并注明是“投诉”。',
        },
        {
          titleEn: 'We confirm in writing',
          titleHk: '書面確認',
          titleCn: '书面确认',
          bodyEn:
            'Within {promise.complaintAcknowledged} you have a reference, the name of the person in charge and our understanding of your complaint. Correct us if we got it wrong.',
          bodyHk:
            '{promise.complaintAcknowledged}內，你會收到檔案編號、負責人姓名及我們對投訴內容的理解；如有出入，請指正。',
          bodyCn:
            '{promise.complaintAcknowledged}内，您会收到编号、负责人姓名以及我们对投诉内容的理解；如有出入，请指正。',
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
            'Within {promise.complaintAnswer}, in your language: what we found, what we put right, and if we disagree, why. If it takes longer, we write by then and say when.',
          bodyHk:
            '{promise.complaintAnswer}內以你的語言回覆：調查結果、補救方法，如不同意則說明理由。如需更長時間，會在限期前去信說明何時完成。',
          bodyCn:
            '{promise.complaintAnswer}内用您的语言答复：调查结果、补救办法，如不同意则说明理由。如需更长时间，会在期限前书面说明何时完成。',
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
    {
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
            'Yes. The account works anywhere and accepts a mainland mobile number. A change of number is confirmed in your account by codes to the old and the new number, and without the old number in person; a new mortgage deed is signed in person at a solicitor’s office in Hong Kong.',
          answerHk:
            '可以。帳戶不限地區，亦可登記內地手提電話號碼。更改號碼在帳戶內以新舊號碼的驗證碼確認，舊號碼不能使用時須親臨辦理；新的按揭契據則須親身到香港律師樓簽署。',
          answerCn:
            '可以。账户不限地区，也可以登记内地手机号码。更改号码在账户内用新旧号码的验证码确认，旧号码无法使用时须本人到访；新的按揭契据则须本人到香港律师楼签署。',
        },
      ],
    },
  ],
};

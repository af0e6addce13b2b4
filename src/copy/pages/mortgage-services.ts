import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'mortgage-services',
  titleEn: 'Services for your mortgage | {brand}',
  titleHk: '現有客戶按揭服務 | {brand}',
  titleCn: '现有客户按揭服务 | {brand}',
  descriptionEn:
    'For customers: statements, repayments, settlement and release of the deeds, changes of details, a fresh valuation, complaints, and how long each request takes.',
  descriptionHk:
    '現有客戶服務：月結單、供款、提早還款、清還及贖契、更改資料、重新估價及投訴，並列出每項服務所需時間。部分事項可在網上辦妥，毋須親臨辦事處。',
  descriptionCn:
    '现有客户服务：对账单、月供、提前还款、结清与解除抵押、变更资料、重新估价和投诉，并列出每项服务所需时间。部分事项可以在线办妥，不必到访办公室。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Mortgage services',
      eyebrowHk: '按揭服務',
      eyebrowCn: '贷款服务',
      headingEn: 'Manage your existing mortgage',
      headingHk: '管理你的現有按揭',
      headingCn: '管理您的现有贷款',
      leadEn:
        'Statements, payments, changes of details, settlement and release of the deeds. You can do most of this online in your account; this page says how many working days the rest takes.',
      leadHk:
        '查閱月結單、供款、更改資料、清還貸款及贖契，大部分可在網上帳戶辦理；其他服務所需的工作天數，請看下表。',
      leadCn:
        '对账单、月供、变更资料、结清和解除抵押，大部分可以在网上账户里办理；其他服务需要多少个工作日，请看下表。',
      actions: [
        {
          labelEn: 'Sign in',
          labelHk: '登入帳戶',
          labelCn: '登录账户',
          href: '/account/sign-in',
          kind: 'primary',
        },
        {
          labelEn: 'Customer centre',
          labelHk: '客戶中心',
          labelCn: '客户中心',
          href: '/customer-centre',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{promise.serviceFee}',
          valueHk: '{promise.serviceFee}',
          valueCn: '{promise.serviceFee}',
          labelEn: 'our charge for these services',
          labelHk: '服務收費',
          labelCn: '服务收费',
          conditionEn:
            'Solicitors and registries charge for their own work; you see the quote before you agree.',
          conditionHk: '律師費及登記費分別由律師樓及土地註冊處收取，你同意前會先看到報價。',
          conditionCn: '律师费和登记费由律师和土地注册处收取，您同意之前会先看到报价。',
        },
        {
          valueEn: '{promise.settlementPenalty}',
          valueHk: '{promise.settlementPenalty}',
          valueCn: '{promise.settlementPenalty}',
          labelEn: 'penalty for settling early',
          labelHk: '提早清還罰息',
          labelCn: '提前结清违约金',
          conditionEn:
            'You pay interest up to the day of repayment. Your loan agreement states the notice to give.',
          conditionHk: '利息計至還款當日為止；所需通知期以貸款協議為準。',
          conditionCn: '利息计至还款当天为止；所需通知期以贷款合同为准。',
        },
      ],
      illustration: 'tongLau',
    },
    {
      type: 'cards',
      id: 'services',
      headingEn: 'What would you like to do?',
      headingHk: '你想辦理甚麼？',
      headingCn: '您想办理什么？',
      items: [
        {
          icon: 'document',
          href: '/account/statements',
          titleEn: 'Read a statement',
          titleHk: '查閱月結單',
          titleCn: '查看对账单',
          bodyEn: 'Balance, payments and interest, by date. Download as PDF or as a table.',
          bodyHk: '按日期查閱結餘、供款及利息，可下載PDF或表格檔案。',
          bodyCn: '按日期查看余额、还款和利息，可下载PDF或表格文件。',
        },
        {
          icon: 'percent',
          href: '/account/contact',
          titleEn: 'Repay part or all of the loan',
          titleHk: '部分或全數還款',
          titleCn: '部分或全部还款',
          bodyEn:
            'A part payment on any day, or the figure that settles the loan on a date you choose.',
          bodyHk: '隨時部分還款，或索取指定日期的清還金額。',
          bodyCn: '随时部分还款，或索取指定日期的结清金额。',
        },
        {
          icon: 'key',
          href: '/account/contact',
          titleEn: 'Release the property',
          titleHk: '贖契及解除押記',
          titleCn: '解除抵押、取回契据',
          bodyEn:
            'After the last payment, your solicitor drafts the release; we sign it and hand back the deeds.',
          bodyHk: '清還後，由你的律師擬備解除押記契據，我們簽署並交還樓契。',
          bodyCn: '结清后，由您的律师准备解除抵押契据，我们签署并交还房产契据。',
        },
        {
          icon: 'holiday',
          href: '/account/payment-holiday',
          titleEn: 'Ask for a payment holiday',
          titleHk: '申請還款假期',
          titleCn: '申请还款假期',
          bodyEn:
            'See the new end date and the extra interest first. Simple interest, never added to principal.',
          bodyHk: '先查看新的到期日及額外利息。只計單息，不會撥入本金。',
          bodyCn: '先查看新的到期日和多付的利息。只计单利，不会计入本金。',
        },
        {
          icon: 'people',
          href: '/account/details',
          titleEn: 'Change your details',
          titleHk: '更改資料',
          titleCn: '变更资料',
          bodyEn:
            'Address, email and consents. A new mobile number or bank account is confirmed by passkey or one-time codes.',
          bodyHk: '地址、電郵及同意事項。更改手提電話號碼或銀行戶口，須以通行密鑰或驗證碼確認。',
          bodyCn: '地址、邮箱和授权事项。更换手机号码或银行账户，须用通行密钥或验证码确认。',
        },
        {
          icon: 'valuation',
          href: '/online-property',
          titleEn: 'Value the property again',
          titleHk: '重新估價',
          titleCn: '重新估价',
          bodyEn:
            'Online at once for your own reference, or by a surveyor when you apply for a higher limit.',
          bodyHk: '網上估價即時得出結果，供你參考；如申請提高信貸額，則由測量師估價。',
          bodyCn: '在线估价立即出结果，供您参考；如果申请提高信用额度，则由测量师（评估师）估价。',
        },
        {
          icon: 'revolve',
          href: '/account/withdrawal',
          titleEn: 'Draw from a revolving loan',
          titleHk: '循環貸款提款',
          titleCn: '循环贷款提款',
          bodyEn:
            'To the account in your own name that we hold on file, confirmed by a one-time code.',
          bodyHk: '轉帳至已登記的本人戶口，並以驗證碼確認。',
          bodyCn: '转入已登记的本人账户，并以验证码确认。',
        },
        {
          icon: 'scales',
          href: '/customer-centre',
          titleEn: 'Make a complaint',
          titleHk: '提出投訴',
          titleCn: '提出投诉',
          bodyEn:
            'Tell us what went wrong. You get a reference number at once and an answer in writing.',
          bodyHk: '說明事情經過，即時獲發檔案編號，並會收到書面答覆。',
          bodyCn: '说明事情经过，立即获得编号，并会收到书面答复。',
        },
      ],
    },
    {
      type: 'table',
      id: 'times',
      headingEn: 'How long each request takes',
      headingHk: '各項服務所需時間',
      headingCn: '各项服务所需时间',
      leadEn:
        'Time limits run from the day we have everything we need, unless the table says otherwise. If we cannot keep to a time limit, we will tell you why before it ends.',
      leadHk: '由所需資料齊備當日起，以工作天計算。如未能如期完成，我們會在限期前通知並說明原因。',
      leadCn:
        '从所需资料齐备当天起，按工作日计算。如果不能如期完成，我们会在期限前通知并说明原因。',
      columns: [
        { labelEn: 'Request', labelHk: '服務', labelCn: '申请事项' },
        { labelEn: 'How to ask', labelHk: '辦理方法', labelCn: '办理方式' },
        { labelEn: 'Done within', labelHk: '完成時間', labelCn: '完成时间' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Statement online', textHk: '網上月結單', textCn: '在线对账单' },
            {
              textEn: 'Your account, Documents',
              textHk: '帳戶內「文件」',
              textCn: '账户内“文件”',
            },
            { textEn: 'At once', textHk: '即時', textCn: '即时' },
          ],
        },
        {
          cells: [
            { textEn: 'Statement on paper', textHk: '紙本月結單', textCn: '纸质对账单' },
            {
              textEn: 'Message from your account, or in writing',
              textHk: '經帳戶留言或書面要求',
              textCn: '通过账户留言或书面申请',
            },
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
              textEn: 'Full account of the loan under the Money Lenders Ordinance',
              textHk: '按《放債人條例》索取貸款詳情',
              textCn: '按《放债人条例》索取贷款详情',
            },
            {
              textEn: 'Written request, at most once a month',
              textHk: '書面要求，每月最多一次',
              textCn: '书面申请，每月最多一次',
            },
            {
              textEn: '{promise.statementByLaw}',
              textHk: '{promise.statementByLaw}',
              textCn: '{promise.statementByLaw}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Part repayment, with a new schedule',
              textHk: '部分還款及新還款表',
              textCn: '部分还款及新还款计划',
            },
            {
              textEn: 'Tell us, then pay by transfer or cheque',
              textHk: '先通知，再以轉帳或支票付款',
              textCn: '先通知，再以转账或支票付款',
            },
            {
              textEn:
                'Credited on the day cleared funds arrive; new schedule within {promise.requestAnswer}',
              textHk: '款項過數當日入帳；新還款表於{promise.requestAnswer}內提供',
              textCn: '款项到账当天入账；新还款计划在{promise.requestAnswer}内提供',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Settlement figure for a given day',
              textHk: '指定日期的清還金額',
              textCn: '指定日期的结清金额',
            },
            {
              textEn: 'Your account, or through your solicitor',
              textHk: '網上帳戶，或經律師樓索取',
              textCn: '网上账户，或通过律师行索取',
            },
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
              textEn: 'Release of the charge and return of the deeds',
              textHk: '解除押記及交還契據',
              textCn: '解除抵押及交还契据',
            },
            {
              textEn: 'Your solicitor sends the draft release',
              textHk: '由你的律師送交解除押記契據草擬本',
              textCn: '由您的律师送交解除抵押契据草稿',
            },
            {
              textEn: '{promise.release} after we have the repayment and the draft release',
              textHk: '清還及收到草擬本後{promise.release}',
              textCn: '结清并收到草稿后{promise.release}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'New address, email or consent',
              textHk: '更改地址、電郵或同意事項',
              textCn: '变更地址、邮箱或授权',
            },
            {
              textEn: 'Your account, Details',
              textHk: '帳戶內「個人資料」',
              textCn: '账户内“个人资料”',
            },
            { textEn: 'At once', textHk: '即時', textCn: '即时' },
          ],
        },
        {
          cells: [
            {
              textEn: 'New mobile number or bank account',
              textHk: '更改手提電話號碼或銀行戶口',
              textCn: '变更手机号码或银行账户',
            },
            {
              textEn:
                'Your account, by passkey or one-time codes; without either, in person or by video',
              textHk: '於帳戶以通行密鑰或驗證碼確認；兩者均不能使用時，須親臨辦事處或以視像核實',
              textCn:
                '在账户内用通行密钥或验证码确认；两者均无法使用时，须本人到办公室办理，或由工作人员视频核实身份',
            },
            {
              textEn:
                'At once; for a new bank account, the bank then sets up the autopay in its own time',
              textHk: '即時；其後自動轉帳由銀行按其程序設定',
              textCn: '即时；自动扣款随后由银行按其流程设置',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Payment holiday', textHk: '還款假期', textCn: '还款假期' },
            {
              textEn: 'Your account, Payment holiday',
              textHk: '帳戶內「還款假期」',
              textCn: '账户内“还款假期”',
            },
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
            {
              textEn: 'Your account, Withdrawal',
              textHk: '帳戶內「提款」',
              textCn: '账户内“提款”',
            },
            {
              textEn: '{promise.payoutArrival}',
              textHk: '{promise.payoutArrival}',
              textCn: '{promise.payoutArrival}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Higher limit on a revolving loan',
              textHk: '提高循環貸款信貸額',
              textCn: '提高循环贷款的信用额度',
            },
            {
              textEn: 'Your account, Credit limit; a fresh assessment',
              textHk: '帳戶內「信貸額」，須重新審批',
              textCn: '账户内“信用额度”，须重新审批',
            },
            {
              textEn: '{promise.requestAnswer} once your documents are complete',
              textHk: '文件齊備後{promise.requestAnswer}',
              textCn: '文件齐备后{promise.requestAnswer}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Valuation by a surveyor',
              textHk: '測量師重新估價',
              textCn: '测量师重新估价',
            },
            {
              textEn: 'Message; we pay the surveyor',
              textHk: '留言申請；測量師費用由我們支付',
              textCn: '留言申请；测量师费用由我们承担',
            },
            {
              textEn: '{promise.surveyorValuation}',
              textHk: '{promise.surveyorValuation}',
              textCn: '{promise.surveyorValuation}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Consent to let, or to change owners',
              textHk: '申請出租或更改業權',
              textCn: '申请出租或变更产权',
            },
            {
              textEn: 'Message, with the draft tenancy or deed',
              textHk: '留言，並附上租約或契據草擬本',
              textCn: '留言，并附上租约或契据草稿',
            },
            {
              textEn: '{promise.consentAnswer}; {promise.ownersAnswer} for a change of owners',
              textHk: '{promise.consentAnswer}；更改業權{promise.ownersAnswer}',
              textCn: '{promise.consentAnswer}；变更产权{promise.ownersAnswer}',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Complaint', textHk: '投訴', textCn: '投诉' },
            {
              textEn: '{hotline}, your account, or post',
              textHk: '{hotline}、網上帳戶或郵寄',
              textCn: '{hotline}、网上账户或邮寄',
            },
            {
              textEn:
                'Acknowledged within {promise.complaintAcknowledged} of your complaint, answered within {promise.complaintAnswer}',
              textHk: '{promise.complaintAcknowledged}內確認收到，{promise.complaintAnswer}內答覆',
              textCn: '{promise.complaintAcknowledged}内确认收到，{promise.complaintAnswer}内答复',
            },
          ],
        },
      ],
      noteEn: 'Office hours: {officeHours}. Saturdays do not count as working days.',
      noteHk: '辦公時間：{officeHours}。星期六不計作工作天。',
      noteCn: '办公时间：{officeHours}。周六不计为工作日。',
    },
    {
      type: 'steps',
      id: 'settlement',
      headingEn: 'Settling the loan, step by step',
      headingHk: '清還貸款的步驟',
      headingCn: '结清贷款的步骤',
      leadEn:
        'How long it takes depends on your solicitor and the Land Registry too; our own steps have a time limit.',
      leadHk: '整個過程所需時間亦視乎你的律師及土地註冊處的進度；由我們辦理的步驟均有時限。',
      leadCn:
        '整个过程所需的时间也取决于您的律师和香港土地注册处的进度；由我们办理的步骤都有时限。',
      items: [
        {
          titleEn: 'Ask for the figure',
          titleHk: '索取清還金額',
          titleCn: '索取结清金额',
          bodyEn:
            'Choose the day. The figure shows principal, interest to that day and interest for each day after it.',
          bodyHk: '選定日期。清還金額通知會列明本金、計至當日的利息，以及其後每日利息。',
          bodyCn: '选定日期。结清金额通知会列明本金、计至当天的利息，以及之后每天的利息。',
        },
        {
          titleEn: 'Name your solicitor',
          titleHk: '委託律師',
          titleCn: '委托律师',
          bodyEn:
            'A release of mortgage is a deed, so a solicitor prepares it. Any Hong Kong firm may act for you.',
          bodyHk: '解除押記須簽立契據，由律師擬備。你可委託香港任何律師樓。',
          bodyCn: '解除抵押须签署契据，由律师准备。您可以委托香港任何一家律师行。',
        },
        {
          titleEn: 'Pay',
          titleHk: '付款',
          titleCn: '付款',
          bodyEn: 'By transfer or cashier’s order, from you or from your new lender.',
          bodyHk: '由你或新的貸款機構，以轉帳或銀行本票支付。',
          bodyCn: '由您或新的贷款机构以转账或银行本票支付。',
        },
        {
          titleEn: 'We sign the release',
          titleHk: '我們簽署解除押記契據',
          titleCn: '我们签署解除抵押契据',
          bodyEn: 'Within {promise.release} of receiving your payment and your solicitor’s draft.',
          bodyHk: '收到款項及律師的草擬本後{promise.release}內。',
          bodyCn: '收到款项和律师草稿后{promise.release}内。',
        },
        {
          titleEn: 'Registration',
          titleHk: '登記',
          titleCn: '登记',
          bodyEn:
            'Your solicitor registers the release at the Land Registry. The property is then free of our mortgage.',
          bodyHk: '律師在土地註冊處登記解除押記，物業不再抵押予我們。',
          bodyCn: '律师在香港土地注册处登记解除抵押，房产不再抵押给我们。',
        },
        {
          titleEn: 'Deeds and last statement',
          titleHk: '交還樓契及最後一份月結單',
          titleCn: '交还房产契据和最后一份对账单',
          bodyEn:
            'We send the deeds to your solicitor against a receipt and put the closing statement in your account.',
          bodyHk: '樓契交予你的律師並取回收據，最後一份月結單存於網上帳戶。',
          bodyCn: '房产契据交给您的律师签收；最后一份对账单可以在网上账户里查看。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'What to have ready',
      headingHk: '辦理時所需資料',
      headingCn: '办理时需要的资料',
      groups: [
        {
          titleEn: 'For any request',
          titleHk: '所有申請',
          titleCn: '所有申请',
          items: [
            {
              nameEn: 'Loan number',
              nameHk: '貸款號碼',
              nameCn: '贷款编号',
              whyEn: 'It is printed on every statement and helps us find your file quickly.',
              whyHk: '印於每份月結單上，方便我們盡快找到你的檔案。',
              whyCn: '印在每份对账单上，方便我们尽快找到您的资料。',
            },
            {
              nameEn: 'The mobile phone whose number we have on file',
              nameHk: '已登記的手提電話',
              nameCn: '已登记的手机',
              whyEn: 'A one-time code confirms that it is you. We never ask for it by phone.',
              whyHk: '以驗證碼核實身份；我們不會致電索取驗證碼。',
              whyCn: '用验证码核实身份；我们不会致电索要验证码。',
            },
          ],
        },
        {
          titleEn: 'For changes',
          titleHk: '更改事項',
          titleCn: '变更事项',
          items: [
            {
              nameEn: 'Proof of the new address, from the last {promise.addressProof}',
              nameHk: '最近{promise.addressProof}的新地址證明',
              nameCn: '最近{promise.addressProof}的新地址证明',
              whyEn: 'We send legal notices to this address.',
              whyHk: '法律通知會寄往該地址。',
              whyCn: '法律通知会寄到该地址。',
            },
            {
              nameEn: 'Statement of the new bank account in your name',
              nameHk: '本人名下新銀行戶口月結單',
              nameCn: '本人名下新银行账户的对账单',
              whyEn: 'Payments are taken from, and withdrawals are paid to, your own account only.',
              whyHk: '供款及提款只限本人戶口。',
              whyCn: '还款和提款只限本人账户。',
            },
            {
              nameEn: 'Deed poll or marriage certificate, for a change of name',
              nameHk: '更改姓名：改名契或結婚證明書',
              nameCn: '更改姓名：改名契（香港更改姓名的契据）或结婚证明书',
              whyEn: 'The name must match the one on the title.',
              whyHk: '姓名須與業權紀錄相符。',
              whyCn: '姓名须与产权记录一致。',
            },
          ],
        },
        {
          titleEn: 'For settlement',
          titleHk: '清還',
          titleCn: '结清',
          items: [
            {
              nameEn: 'Name and reference of your solicitor',
              nameHk: '律師樓名稱及檔案編號',
              nameCn: '律师行名称和档案编号',
              whyEn: 'We send the settlement figure, and later the deeds, to this solicitor.',
              whyHk: '清還金額通知及樓契會送交該律師樓。',
              whyCn: '结清金额通知和房产契据会送交该律师行。',
            },
            {
              nameEn: 'The day you would like to repay',
              nameHk: '預計清還日期',
              nameCn: '预计结清日期',
              whyEn: 'Interest is worked out to that day.',
              whyHk: '利息計至該日。',
              whyCn: '利息计至当天。',
            },
          ],
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'Is there a penalty if I repay early?',
          questionHk: '提早還款要罰息嗎？',
          questionCn: '提前还款要交违约金吗？',
          answerEn:
            'No. You pay the principal and the interest to the day of repayment. Your loan agreement says how much notice to give in writing.',
          answerHk: '不用。只須清還本金及計至還款當日的利息。所需書面通知期以貸款協議為準。',
          answerCn: '不用。只需还清本金和计至还款当天的利息。所需书面通知期以贷款合同为准。',
        },
        {
          questionEn: 'I will miss the next payment. What should I do?',
          questionHk: '下期供款未能準時繳付，怎麼辦？',
          questionCn: '下一期月供不能按时还，怎么办？',
          answerEn:
            'Tell us before the payment date. For a short delay, a message is often enough. For a longer delay, there may be a payment holiday or a longer term, with the extra cost shown first. We charge simple interest on late payments, at no more than the rate in your agreement.',
          answerHk:
            '請在供款日前告訴我們。如只是稍為延遲，留言通知便可；如需較長時間，可考慮還款假期或延長年期，我們會先列出額外成本。逾期款項只計單息，利率不高於貸款協議所訂利率。',
          answerCn:
            '请在还款日之前告诉我们。如果只是稍晚几天，留言通知即可；如果需要更长时间，可以考虑还款假期或延长期限，我们会先列出增加的成本。逾期款项只计单利，利率不高于合同利率。',
        },
        {
          questionEn: 'Can I move my loan to a bank?',
          questionHk: '可以轉按到銀行嗎？',
          questionCn: '可以转按到银行吗？',
          answerEn:
            'Yes, at any time, if a bank agrees. Its solicitor asks us for the settlement figure and repays us; we release the charge as for any settlement.',
          answerHk:
            '可以。銀行批核後，其律師會向我們索取清還金額並代為清還，我們按一般清還程序解除押記。',
          answerCn:
            '可以。银行批准后，其律师会向我们索取结清金额并代为还清，我们按一般结清程序解除抵押。',
        },
        {
          questionEn: 'Do I need fire insurance?',
          questionHk: '需要買火險嗎？',
          questionCn: '需要买火灾保险吗？',
          answerEn:
            'Your agreement requires you to keep the building insured, often through the owners’ corporation’s policy. You choose the insurer; we earn nothing from it.',
          answerHk:
            '貸款協議要求物業持續投保，一般可採用業主立案法團的保單。保險公司由你選擇，我們不收任何佣金。',
          answerCn:
            '贷款合同要求您为房产持续投保，一般可以采用业主立案法团（业主组织）的保单。保险公司由您选择，我们不收任何佣金。',
        },
        {
          questionEn: 'Can I let the flat while it is mortgaged?',
          questionHk: '按揭期間可以出租單位嗎？',
          questionCn: '抵押期间可以出租房产吗？',
          answerEn:
            'Yes, with our written consent, which we normally give unless the tenancy would make the property hard to sell. A tenancy without consent breaches the agreement.',
          answerHk:
            '可以，但須先取得我們書面同意；除非租約令物業難以出售，一般會批准。未經同意出租，即屬違反協議。',
          answerCn:
            '可以，但须先取得我们的书面同意；除非租约使房产难以出售，一般会批准。未经同意出租，即属违约。',
        },
        {
          questionEn: 'What happens to the loan when a borrower dies?',
          questionHk: '借款人去世，貸款怎麼辦？',
          questionCn: '借款人去世，贷款怎么办？',
          answerEn:
            'The loan remains a debt of the estate, secured on the property. Please let us know; one person will handle the file. We give the family time to obtain probate and talk about repaying, taking over or selling.',
          answerHk:
            '貸款須由借款人的遺產償還，並繼續以物業作抵押。請通知我們，我們會安排專人跟進，讓家人有時間辦理遺產承辦手續，再商討清還、接手供款或出售物業。',
          answerCn:
            '贷款须由借款人的遗产偿还，并继续以房产作抵押。请通知我们，我们会安排工作人员跟进，让家人有时间在香港办理遗产继承手续，再商量还清、接手还款或出售房产。',
        },
        {
          questionEn: 'I am not happy with your answer. Who else can I turn to?',
          questionHk: '不滿意你們的答覆，可以找誰？',
          questionCn: '不满意你们的答复，可以找谁？',
          answerEn:
            'Ask for a review by a manager who was not involved. You may also write to the Registrar of Money Lenders (Companies Registry) about a licensed lender, to the Police about threats or illegal fees, and to the Privacy Commissioner about personal data.',
          answerHk:
            '可要求由未曾處理此事的經理覆核。你亦可就持牌放債人的行為向放債人註冊處處長（公司註冊處）反映，就恐嚇或非法收費向警方舉報，就個人資料向私隱專員公署投訴。',
          answerCn:
            '可以要求由未参与此事的经理复核。您也可以就持牌放债人的行为向放债人注册处处长（公司注册处）反映，就恐吓或非法收费向警方举报，就个人信息向香港个人资料私隐专员公署投诉。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Need something else?',
      headingHk: '需要其他服務？',
      headingCn: '需要其他服务？',
      bodyEn:
        'Write from your account, so that you do not need to confirm who you are again[[, or call {servicePhone} in office hours]].',
      bodyHk: '登入帳戶留言，毋須重複核實身份[[；或於辦公時間致電{servicePhone}]]。',
      bodyCn: '登录账户留言，不必重复核实身份[[；或在办公时间致电{servicePhone}]]。',
      actions: [
        {
          labelEn: 'Write to us',
          labelHk: '留言給我們',
          labelCn: '给我们留言',
          href: '/account/contact',
          kind: 'primary',
        },
        {
          labelEn: 'Customer centre',
          labelHk: '客戶中心',
          labelCn: '客户中心',
          href: '/customer-centre',
          kind: 'secondary',
        },
      ],
    },
  ],
};

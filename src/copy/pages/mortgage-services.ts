import type { PageInput } from '@/contracts/content';
import { mortgageServicesMore } from './mortgage-services.more';

export const mortgageServicesPage: PageInput = {
  slug: 'mortgage-services',
  titleEn: 'Services for your mortgage | {brand}',
  titleHk: '現有客戶按揭服務 | {brand}',
  titleCn: '现有客户按揭服务 | {brand}',
  descriptionEn:
    'For customers: statements, repayments, settlement and release of the deeds, changes of details, a fresh valuation, complaints, and how long each request takes.',
  descriptionHk:
    '現有客戶服務：結單、供款、提早還款、清還及贖契、更改資料、重新估價及投訴，每項要求需時多久，一頁列明。部分事項網上即可辦妥，毋須親臨辦事處。',
  descriptionCn:
    '现有客户服务：账单、月供、提前还款、结清与解除抵押、变更资料、重新估价和投诉，每项申请需要多久，一页写明。部分事项在线即可办妥，不必到访办公室。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'For customers',
      eyebrowHk: '現有客戶',
      eyebrowCn: '现有客户',
      headingEn: 'Everything about the loan you already have',
      headingHk: '現有貸款，一站處理',
      headingCn: '现有贷款的事，都在这里',
      leadEn:
        'Statements, payments, changes, the last day and the deeds. Most of it is done online in your account; the rest takes a number of working days, and the number is on this page.',
      leadHk:
        '結單、供款、更改資料、清還以至贖契。大部分可在網上帳戶辦妥；其餘需時多少個工作天，本頁逐項列明。',
      leadCn:
        '账单、月供、变更资料、结清和解除抵押。大部分可以在网上账户办妥；其余需要多少个工作日，本页逐项写明。',
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
          valueEn: 'HK$0',
          valueHk: 'HK$0',
          valueCn: 'HK$0',
          labelEn: 'our charge for these services',
          labelHk: '服務收費',
          labelCn: '服务收费',
          conditionEn:
            'Solicitors, surveyors and registries charge for their own work; you see the quote before you agree.',
          conditionHk: '律師、測量師及註冊處就其工作收費，你同意前會先看到報價。',
          conditionCn: '律师、测量师和注册处就其工作收费，您同意之前会先看到报价。',
        },
        {
          valueEn: '0%',
          valueHk: '0%',
          valueCn: '0%',
          labelEn: 'penalty for settling early',
          labelHk: '提早清還罰息',
          labelCn: '提前结清罚金',
          conditionEn:
            'Interest runs to the day of repayment and stops. Your loan agreement states the notice to give.',
          conditionHk: '利息計至還款當日為止；所需通知期以貸款協議為準。',
          conditionCn: '利息计到还款当天为止；所需通知期以贷款协议为准。',
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
          titleHk: '查閱結單',
          titleCn: '查看账单',
          bodyEn: 'Balance, payments and interest, by date. Download as PDF or as a table.',
          bodyHk: '按日期查閱結餘、供款及利息，可下載PDF或表格檔案。',
          bodyCn: '按日期查看余额、还款和利息，可下载PDF或表格文件。',
        },
        {
          icon: 'percent',
          href: '/account/contact',
          titleEn: 'Repay more, or all',
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
            'After the last payment, your solicitor and ours release the charge and hand back the deeds.',
          bodyHk: '清還後，雙方律師辦理解除押記並交還契據。',
          bodyCn: '结清后，双方律师办理解除抵押并交还契据。',
        },
        {
          icon: 'holiday',
          href: '/account/payment-holiday',
          titleEn: 'Ask for a payment holiday',
          titleHk: '申請還款假期',
          titleCn: '申请还款假期',
          bodyEn:
            'See the new end date and the extra interest first. Simple interest, never added to principal.',
          bodyHk: '先看新的到期日及額外利息。只計單利，不會撥入本金。',
          bodyCn: '先看新的到期日和多付的利息。只计单利，不会计入本金。',
        },
        {
          icon: 'people',
          href: '/account/details',
          titleEn: 'Change your details',
          titleHk: '更改資料',
          titleCn: '变更资料',
          bodyEn:
            'Address, e-mail, consents. A new mobile number or bank account is changed in person.',
          bodyHk: '地址、電郵及同意事項。更改手機號碼或銀行戶口須親臨辦理。',
          bodyCn: '地址、邮箱和授权事项。更换手机号码或银行账户须本人到访办理。',
        },
        {
          icon: 'valuation',
          href: '/online-property',
          titleEn: 'Value the property again',
          titleHk: '重新估價',
          titleCn: '重新估价',
          bodyEn:
            'Online at once, for your own interest; by a surveyor when a new limit depends on it.',
          bodyHk: '網上估價即時可得，供自己參考；如涉及新貸款額，則由測量師估價。',
          bodyCn: '在线估价即时可得，供自己参考；如果涉及新的额度，则由测量师估价。',
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
          titleEn: 'Complain',
          titleHk: '提出投訴',
          titleCn: '提出投诉',
          bodyEn: 'Say what went wrong. You get a reference at once and an answer in writing.',
          bodyHk: '說明事情經過，即時獲發檔案編號，並會收到書面答覆。',
          bodyCn: '说明事情经过，立即获得编号，并会收到书面答复。',
        },
      ],
    },
    {
      type: 'table',
      id: 'times',
      headingEn: 'How long each request takes',
      headingHk: '各項要求所需時間',
      headingCn: '各项申请所需时间',
      leadEn:
        'Counted in working days from the day we have everything we need. If we cannot keep a time, we tell you before it passes, and why.',
      leadHk:
        '以工作天計，由所需資料齊備當日起計算。如未能如期完成，我們會在限期前通知並說明原因。',
      leadCn:
        '按工作日计算，从所需资料齐备当天起算。如果不能如期完成，我们会在期限前通知并说明原因。',
      columns: [
        { labelEn: 'Request', labelHk: '要求', labelCn: '申请事项' },
        { labelEn: 'How to ask', labelHk: '辦理方法', labelCn: '办理方式' },
        { labelEn: 'Done within', labelHk: '完成時間', labelCn: '完成时间' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Statement online', textHk: '網上結單', textCn: '在线账单' },
            {
              textEn: 'Your account, Statements',
              textHk: '帳戶內「結單」',
              textCn: '账户内“账单”',
            },
            { textEn: 'At once', textHk: '即時', textCn: '即时' },
          ],
        },
        {
          cells: [
            { textEn: 'Statement on paper', textHk: '紙本結單', textCn: '纸质账单' },
            {
              textEn: 'Message from your account, or in writing',
              textHk: '經帳戶留言或書面要求',
              textCn: '通过账户留言或书面申请',
            },
            { textEn: '3 working days', textHk: '3個工作天', textCn: '3个工作日' },
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
            { textEn: '5 working days', textHk: '5個工作天', textCn: '5个工作日' },
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
              textEn: 'Credited the day cleared money arrives; schedule in 2 working days',
              textHk: '款項過數當日入帳；新還款表2個工作天',
              textCn: '款项到账当天入账；新还款计划2个工作日',
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
              textEn: 'Message, or through your solicitor',
              textHk: '留言或經律師要求',
              textCn: '留言或通过律师申请',
            },
            { textEn: '2 working days', textHk: '2個工作天', textCn: '2个工作日' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Release of the charge and the deeds',
              textHk: '解除押記及交還契據',
              textCn: '解除抵押及交还契据',
            },
            {
              textEn: 'Your solicitor sends the draft release',
              textHk: '由你的律師送交解除押記契據草稿',
              textCn: '由您的律师送交解除抵押契据草稿',
            },
            {
              textEn: '10 working days after repayment and draft',
              textHk: '清還及收到草稿後10個工作天',
              textCn: '结清并收到草稿后10个工作日',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'New address, e-mail or consent',
              textHk: '更改地址、電郵或同意事項',
              textCn: '变更地址、邮箱或授权',
            },
            {
              textEn: 'Your account, Details',
              textHk: '帳戶內「個人資料」',
              textCn: '账户内“个人资料”',
            },
            { textEn: '1 working day', textHk: '1個工作天', textCn: '1个工作日' },
          ],
        },
        {
          cells: [
            {
              textEn: 'New mobile number or bank account',
              textHk: '更改手機號碼或銀行戶口',
              textCn: '变更手机号码或银行账户',
            },
            {
              textEn: 'In person, or as agreed with us',
              textHk: '親臨或另行安排',
              textCn: '到访或另行安排',
            },
            {
              textEn: '2 working days; the bank then sets up the autopay in its own time',
              textHk: '2個工作天；其後自動轉帳由銀行按其程序設定',
              textCn: '2个工作日；之后自动转账由银行按其流程设置',
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
            { textEn: '3 working days', textHk: '3個工作天', textCn: '3个工作日' },
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
            { textEn: 'Next working day', textHk: '下一個工作天', textCn: '下一个工作日' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Higher limit on a revolving loan',
              textHk: '提高循環貸款信貸額',
              textCn: '提高循环贷款额度',
            },
            {
              textEn: 'Your account, Credit limit; a fresh assessment',
              textHk: '帳戶內「信貸額」，須重新審批',
              textCn: '账户内“信用额度”，须重新审批',
            },
            {
              textEn: '3 working days from complete papers',
              textHk: '文件齊備後3個工作天',
              textCn: '文件齐备后3个工作日',
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
              textEn: 'Message; the surveyor quotes first',
              textHk: '留言要求，測量師會先報價',
              textCn: '留言申请，测量师会先报价',
            },
            { textEn: '5 working days', textHk: '5個工作天', textCn: '5个工作日' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Consent to let, or to change owners',
              textHk: '同意出租或更改業權',
              textCn: '同意出租或变更产权',
            },
            {
              textEn: 'Message, with the draft tenancy or deed',
              textHk: '留言，附租約或契據草稿',
              textCn: '留言，附租约或契据草稿',
            },
            {
              textEn: '5 working days; 10 for a change of owners',
              textHk: '5個工作天；更改業權10個工作天',
              textCn: '5个工作日；变更产权10个工作日',
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
              textEn: 'Acknowledged in 2 working days, answered in 30 days',
              textHk: '2個工作天內確認收到，30日內答覆',
              textCn: '2个工作日内确认收到，30天内答复',
            },
          ],
        },
      ],
      noteEn: 'Office hours: {officeHours}. Saturdays do not count as working days.',
      noteHk: '辦公時間：{officeHours}。星期六不計作工作天。',
      noteCn: '办公时间：{officeHours}。周六不计作工作日。',
    },
    ...mortgageServicesMore,
  ],
};

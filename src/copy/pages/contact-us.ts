import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'contact-us',
  titleEn: 'Contact us | {brand}',
  titleHk: '聯絡我們 | {brand}',
  titleCn: '联系我们 | {brand}',
  descriptionEn:
    'Send a message, call or book a visit before you apply for a property loan. What happens after you write, and how to spot an impostor.',
  descriptionHk:
    '申請物業貸款前有疑問，可留言、致電或預約面談。查看辦公時間、留言後的處理步驟、再次留言的等候時間，以及如何識別假冒來電。',
  descriptionCn:
    '申请房产抵押贷款前如有疑问，可以留言、致电或预约面谈。查看办公时间、留言后的处理步骤、再次留言的等候时间，以及如何识别冒充来电。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Contact us',
      eyebrowHk: '聯絡我們',
      eyebrowCn: '联系我们',
      headingEn: 'Ask us about a property loan',
      headingHk: '查詢物業貸款',
      headingCn: '咨询房产抵押贷款',
      leadEn:
        'Send a message at any hour, or call in office hours: {officeHours}. Asking is free. If you already have a loan, the customer centre is quicker.',
      leadHk:
        '歡迎隨時留言，或於辦公時間（{officeHours}）致電。查詢不收費。現有客戶可經客戶中心聯絡，處理更快。',
      leadCn:
        '欢迎随时留言，或在办公时间（{officeHours}）致电。咨询不收费。现有客户可通过客户中心联系，处理更快。',
      actions: [
        {
          labelEn: 'Write a message',
          labelHk: '留言',
          labelCn: '留言',
          href: '#message',
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
      illustration: 'letter',
    },
    {
      type: 'contactForm',
      id: 'message',
      headingEn: 'Write to us',
      headingHk: '留言給我們',
      headingCn: '给我们留言',
      leadEn: 'Our staff read your message and answer in your language.',
      leadHk: '職員會閱讀你的留言，並以你使用的語言回覆。',
      leadCn: '工作人员会阅读您的留言，并用您使用的语言回复。',
    },
    {
      type: 'callBack',
      id: 'call-back',
      headingEn: 'Have us call you',
      headingHk: '預約我們致電',
      headingCn: '预约我们给您打电话',
      leadEn:
        'Pick a day and a time in office hours. Our staff call you then; you can still move or cancel it.',
      leadHk: '請在辦公時間內選擇日子及時段，職員會在該時段致電；其後仍可更改或取消。',
      leadCn: '请在办公时间内选择日期和时段，工作人员会在该时段来电；之后仍可更改或取消。',
    },
    {
      type: 'contacts',
      id: 'contacts',
      source: 'gen',
      headingEn: 'Call, write or visit',
      headingHk: '致電、來信或到訪',
      headingCn: '来电、来信或到访',
      leadEn: 'Our own staff answer you; we do not pass your enquiry to other companies.',
      leadHk: '你的查詢由本公司職員直接處理，不會轉交其他公司。',
      leadCn: '您的咨询由本公司工作人员直接处理，不会转交其他公司。',
    },
    {
      type: 'steps',
      id: 'what-happens-next',
      headingEn: 'What happens after you write',
      headingHk: '留言後的處理步驟',
      headingCn: '留言后的处理步骤',
      items: [
        {
          titleEn: 'We confirm that your message has arrived',
          titleHk: '確認收到留言',
          titleCn: '确认收到留言',
          bodyEn:
            'The page shows at once that we have your message. Our staff read it; you are not added to a mailing list.',
          bodyHk: '頁面會即時顯示已收到留言。留言由職員閱讀，你不會因此被加入推廣名單。',
          bodyCn: '页面会立即显示已收到留言。留言由工作人员阅读，您不会因此被加入推广名单。',
        },
        {
          titleEn: 'We read it and find the answer',
          titleHk: '了解問題，準備答覆',
          titleCn: '了解问题，准备答复',
          bodyEn:
            'If your question needs a valuer or the credit team, we ask them first, so that you get one complete answer.',
          bodyHk: '如須由估價或審批職員解答，我們會先向他們了解，再一次過回覆你。',
          bodyCn: '如果需要估价或审批人员解答，我们会先向他们了解，再一次性回复您。',
        },
        {
          titleEn: 'We answer within {promise.messageAnswer}',
          titleHk: '{promise.messageAnswer}內回覆',
          titleCn: '{promise.messageAnswer}内回复',
          bodyEn:
            'We aim to answer within this time. We answer in the language you wrote in and, if you named a time of day, at that time.',
          bodyHk: '這是我們的目標。我們會以你使用的語言回覆；如你指定了時段，會在該時段聯絡你。',
          bodyCn: '这是我们的目标。我们会用您使用的语言回复；如果您指定了时段，会在该时段联系您。',
        },
        {
          titleEn: 'You decide what happens next',
          titleHk: '由你決定下一步',
          titleCn: '由您决定下一步',
          bodyEn:
            'A question is not an application. We do not read your credit report and do not call again unless you ask us to.',
          bodyHk: '查詢不等於申請。我們不會查閱信貸報告；除非你要求，我們不會再次致電。',
          bodyCn: '咨询不等于申请。我们不会查询征信报告；除非您要求，也不会再次致电。',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'info',
      headingEn: 'Wait {promise.contactWait} between messages',
      headingHk: '兩次留言須相隔{promise.contactWait}',
      headingCn: '两次留言须相隔{promise.contactWait}',
      bodyEn:
        'After you send a message, you can send another {promise.contactWait} later; the form shows the time left. This protects the form from automated messages. If you have left something out, note it down and send it later[[, or call {servicePhone}]].',
      bodyHk:
        '為防止自動程式濫發訊息，送出留言後須相隔{promise.contactWait}才可再次留言，表格會顯示剩餘時間。如有遺漏，可先記下，稍後補充[[，或致電{servicePhone}]]。',
      bodyCn:
        '为防止自动程序滥发信息，发送留言后须等候{promise.contactWait}才能再次留言，表单会显示剩余时间。如有遗漏，可以先记下来，稍后补充[[，或致电{servicePhone}]]。',
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Beware of people who pretend to be us',
      headingHk: '慎防假冒本公司的騙徒',
      headingCn: '谨防冒充本公司的骗子',
      bodyEn:
        'We never ask for a fee, deposit or “security payment” before a loan is paid out. We never ask for a one-time code by phone or message, and never for a transfer to a personal account. We use no intermediaries and do not cold-call. If someone does any of these things in our name, hang up and call {hotline}. If you have already paid or given a code, tell your bank and the police at once.',
      bodyHk:
        '我們不會在放款前收取任何費用、按金或「保證金」；不會以電話或訊息索取驗證碼；不會要求轉帳至私人戶口；不經中介，亦不會冒昧致電推銷。如有人以我們的名義作出以上任何行為，請掛線並致電{hotline}查證。如已付款或透露驗證碼，請立即通知銀行並報警。',
      bodyCn:
        '我们不会在放款前收取任何费用、押金或“保证金”；不会通过电话或消息索要验证码；不会要求转账到私人账户；不通过中介，也不会主动打电话推销。如果有人以我们的名义做出以上任何行为，请挂断并致电{hotline}核实。如果已经付款或透露验证码，请立即通知银行并报警。',
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Before you send a message',
      headingHk: '留言常見問題',
      headingCn: '留言常见问题',
      items: [
        {
          questionEn: 'What should I put in the message?',
          questionHk: '留言應寫甚麼？',
          questionCn: '留言应该写什么？',
          answerEn:
            'What you would like to do, roughly how much you need, the estate or street, and whether there is a loan on the property. Leave out identity card and bank account numbers.',
          answerHk:
            '請寫下你想辦理的事項、大約所需金額、屋苑或街道名稱，以及物業是否已有按揭。請勿填寫身份證號碼或銀行戶口號碼。',
          answerCn:
            '请写下您想办理的事项、大约需要的金额、小区或街道名称，以及房产是否已有按揭。请不要填写证件号码或银行账号。',
        },
        {
          questionEn: 'Why do you need my phone number?',
          questionHk: '為甚麼要填寫電話號碼？',
          questionCn: '为什么要填写电话号码？',
          answerEn:
            'So that we can answer you. Questions about a property are often easier to settle in a call. We do not use your number for advertising unless you have agreed to that separately.',
          answerHk:
            '以便回覆你。物業貸款的問題，以電話商談往往較方便。除非你另行同意，電話號碼不會用作推廣。',
          answerCn:
            '为了方便回复您。房产贷款的问题，电话沟通往往更方便。除非您另行同意，电话号码不会用于推广。',
        },
        {
          questionEn: 'Can I come in without an appointment?',
          questionHk: '可以不預約直接到訪嗎？',
          questionCn: '可以不预约直接到访吗？',
          answerEn:
            'You can, but you may have to wait. With an appointment, one of our staff will have read your question before you arrive.',
          answerHk: '可以，但或需等候。如已預約，職員會在你到訪前先了解你的問題。',
          answerCn: '可以，但可能需要等候。如果已预约，工作人员会在您到访前先了解您的问题。',
        },
        {
          questionEn: 'What happens to my message afterwards?',
          questionHk: '留言之後會如何處理？',
          questionCn: '留言之后会怎样处理？',
          answerEn:
            'We keep it for {promise.messageKept} after you send it, so that you do not need to start again, and then delete it, unless it has become part of an application or a complaint.',
          answerHk:
            '我們會保留{promise.messageKept}，方便跟進，其後刪除；若已成為申請或投訴的一部分則除外。',
          answerCn:
            '留言会保留{promise.messageKept}，方便跟进，之后删除；已成为申请或投诉一部分的除外。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Value a property or work out a payment',
      headingHk: '物業估價及供款計算',
      headingCn: '房产估价与月供计算',
      bodyEn:
        'See a valuation or a monthly payment at once. We do not ask for a name or phone number.',
      bodyHk: '即時查看估價或每月供款，毋須提供姓名或電話。',
      bodyCn: '立即查看估价或月供，不需要提供姓名或电话。',
      actions: [
        {
          labelEn: 'Value my property',
          labelHk: '為物業估價',
          labelCn: '为房产估价',
          href: '/online-property',
          kind: 'primary',
        },
        {
          labelEn: 'Calculate a payment',
          labelHk: '計算供款',
          labelCn: '计算月供',
          href: '/loan-calculator',
          kind: 'secondary',
        },
      ],
    },
  ],
};

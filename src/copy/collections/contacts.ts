import type { Contact } from '@/contracts/site';

export const csContacts: Contact[] = [
  {
    _id: 'cs-phone', kind: 'phone',
    titleEn: 'Customer line', titleHk: '客戶熱線', titleCn: '客户热线',
    valueEn: '{servicePhone}', valueHk: '{servicePhone}', valueCn: '{servicePhone}',
    noteEn: 'For a loan you already have: payments, statements, changes. Have your loan number ready.',
    noteHk: '查詢現有貸款：供款、結單、更改安排。請先準備好貸款號碼。',
    noteCn: '咨询现有贷款：月供、账单、变更安排。请先准备好贷款编号。',
    hoursEn: '{officeHours}', hoursHk: '{officeHours}', hoursCn: '{officeHours}',
  },
  {
    _id: 'cs-complaint', kind: 'complaint',
    titleEn: 'Enquiry and complaint hotline', titleHk: '查詢及投訴熱線', titleCn: '查询及投诉热线',
    valueEn: '{hotline}', valueHk: '{hotline}', valueCn: '{hotline}',
    noteEn: 'If something went wrong, say “complaint” and it is logged as one, with a reference for you.',
    noteHk: '如對服務不滿，請說明是「投訴」，我們會即時立案並給你檔案編號。',
    noteCn: '如果对服务不满意，请说明是“投诉”，我们会立即登记并给您一个编号。',
    hoursEn: '{officeHours}', hoursHk: '{officeHours}', hoursCn: '{officeHours}',
  },
  {
    _id: 'cs-message', kind: 'message',
    titleEn: 'Message from your account', titleHk: '經帳戶留言', titleCn: '通过账户留言',
    valueEn: 'Sign in and choose Contact', valueHk: '登入後選擇「聯絡我們」', valueCn: '登录后选择“联系我们”',
    noteEn: 'Your loan is already known there, so you need not prove who you are again.',
    noteHk: '系統已識別你的貸款，毋須再次核實身分。',
    noteCn: '系统已识别您的贷款，不必再次核实身份。',
    hoursEn: 'Any time; answered in office hours', hoursHk: '全日可留言，辦公時間內回覆', hoursCn: '全天可留言，办公时间内回复',
  },
  {
    _id: 'cs-mail', kind: 'mail',
    titleEn: 'E-mail', titleHk: '電郵', titleCn: '电子邮件',
    valueEn: '{email}', valueHk: '{email}', valueCn: '{email}',
    noteEn: 'Please do not e-mail identity documents; upload them instead.',
    noteHk: '請勿以電郵傳送身分證明文件，請使用上載文件功能。',
    noteCn: '请不要用电子邮件发送身份证明文件，请使用上传文件功能。',
  },
  {
    _id: 'cs-visit', kind: 'visit',
    titleEn: 'Visit us', titleHk: '親臨辦事處', titleCn: '到访办公室',
    valueEn: '{address}', valueHk: '{address}', valueCn: '{address}',
    noteEn: 'Please book first, so that the person who knows your file is there.',
    noteHk: '請先預約，讓負責你個案的同事接待你。',
    noteCn: '请先预约，以便由负责您个案的同事接待。',
    hoursEn: '{officeHours}', hoursHk: '{officeHours}', hoursCn: '{officeHours}',
  },
  {
    _id: 'cs-post', kind: 'post',
    titleEn: 'Write to us', titleHk: '郵寄', titleCn: '邮寄',
    valueEn: '{address}', valueHk: '{address}', valueCn: '{address}',
    noteEn: 'For notices, written requests and complaints on paper. Mark the envelope “Customer centre”.',
    noteHk: '適用於書面通知、要求及投訴。信封請註明「客戶中心」。',
    noteCn: '适用于书面通知、申请和投诉。信封请注明“客户中心”。',
  },
];

export const generalContacts: Contact[] = [
  {
    _id: 'gen-phone', kind: 'phone',
    titleEn: 'New enquiries', titleHk: '貸款查詢', titleCn: '贷款咨询',
    valueEn: '{servicePhone}', valueHk: '{servicePhone}', valueCn: '{servicePhone}',
    noteEn: 'Cantonese, Putonghua and English. By e-mail: {email}. Office, by appointment: {address}.',
    noteHk: '廣東話、普通話及英語服務。電郵：{email}。辦事處（請先預約）：{address}。',
    noteCn: '提供普通话、粤语和英语服务。邮箱：{email}。办公室（请先预约）：{address}。',
    hoursEn: '{officeHours}', hoursHk: '{officeHours}', hoursCn: '{officeHours}',
  },
  {
    _id: 'gen-mail', kind: 'mail',
    titleEn: 'E-mail', titleHk: '電郵', titleCn: '电子邮件',
    valueEn: '{email}', valueHk: '{email}', valueCn: '{email}',
    noteEn: 'Leave out identity numbers and bank details; we do not need them to answer a question.',
    noteHk: '毋須提供身分證號碼或銀行資料，查詢用不着。',
    noteCn: '咨询时无需提供证件号码或银行资料。',
  },
  {
    _id: 'gen-visit', kind: 'visit',
    titleEn: 'Office', titleHk: '辦事處', titleCn: '办公室',
    valueEn: '{address}', valueHk: '{address}', valueCn: '{address}',
    noteEn: 'Please book a time first.', noteHk: '請先預約。', noteCn: '请先预约。',
    hoursEn: '{officeHours}', hoursHk: '{officeHours}', hoursCn: '{officeHours}',
  },
];

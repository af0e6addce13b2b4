import type { PrivateLink } from '@/contracts/site';

export const privateLinks: PrivateLink[] = [
  {
    _id: 'applications', icon: 'steps', href: '/account/applications',
    titleEn: 'My applications', titleHk: '我的申請', titleCn: '我的申请',
    bodyEn: 'Where each application stands, what is missing and what happens next.',
    bodyHk: '查看每宗申請的進度、尚欠文件及下一步。',
    bodyCn: '查看每笔申请的进度、还缺哪些文件以及下一步安排。',
  },
  {
    _id: 'statements', icon: 'document', href: '/account/statements',
    titleEn: 'Statements', titleHk: '結單', titleCn: '账单',
    bodyEn: 'Pick a loan and a date, read the statement, or download it as PDF or CSV.',
    bodyHk: '選擇貸款及日期，即可閱覽結單，或下載PDF及CSV檔案。',
    bodyCn: '选择贷款和日期，即可查看账单，或下载PDF、CSV文件。',
  },
  {
    _id: 'upload', icon: 'document', href: '/upload-document',
    titleEn: 'Upload documents', titleHk: '上載文件', titleCn: '上传文件',
    bodyEn: 'Send the papers we asked for. Up to 20 MB a file.',
    bodyHk: '補交所需文件，每個檔案上限20MB。',
    bodyCn: '补交所需文件，每个文件不超过20MB。',
  },
  {
    _id: 'payment-holiday', icon: 'holiday', href: '/account/payment-holiday',
    titleEn: 'Ask for a payment holiday', titleHk: '申請還款假期', titleCn: '申请还款假期',
    bodyEn: 'See the new end date and the extra interest before you ask.',
    bodyHk: '先看清新的到期日及額外利息，再決定是否申請。',
    bodyCn: '先看清新的到期日和多付的利息，再决定是否申请。',
  },
  {
    _id: 'credit-limit', icon: 'revolve', href: '/account/credit-limit',
    titleEn: 'Raise a credit limit', titleHk: '申請提高信貸額', titleCn: '申请提高信用额度',
    bodyEn: 'For revolving loans. Subject to a fresh assessment.',
    bodyHk: '適用於循環貸款，須重新審批。',
    bodyCn: '适用于循环贷款，需要重新审批。',
  },
  {
    _id: 'withdrawal', icon: 'percent', href: '/account/withdrawal',
    titleEn: 'Withdraw from a revolving loan', titleHk: '循環貸款提款', titleCn: '循环贷款提款',
    bodyEn: 'To the bank account in your own name that we hold on file. Confirmed by a one-time code.',
    bodyHk: '款項只會轉帳至已登記的本人銀行戶口，並須以驗證碼確認。',
    bodyCn: '款项只会转入已登记的本人银行账户，并需以验证码确认。',
  },
  {
    _id: 'details', icon: 'people', href: '/account/details',
    titleEn: 'My details and consents', titleHk: '個人資料及同意事項', titleCn: '个人资料与授权',
    bodyEn: 'Update your address or e-mail, and turn marketing messages on or off.',
    bodyHk: '更新地址或電郵，開啟或關閉推廣訊息。',
    bodyCn: '更新地址或邮箱，开启或关闭推广信息。',
  },
  {
    _id: 'contact', icon: 'message', href: '/account/contact',
    titleEn: 'Write to us about a loan', titleHk: '就貸款留言', titleCn: '就贷款留言',
    bodyEn: 'Your message arrives with the loan attached, so nobody asks you twice.',
    bodyHk: '留言會連同貸款資料送達，毋須重複說明。',
    bodyCn: '留言会与贷款资料一并送达，不必重复说明。',
  },
];

import type { SectionPageEntry } from '@/contracts/site/site';

export const paymentHolidayEntries: SectionPageEntry[] = [
  {
    _id: 'how-it-works',
    href: '/payment-holiday',
    titleEn: 'How a payment holiday works',
    titleHk: '還款假期如何運作',
    titleCn: '还款假期的安排',
    bodyEn: 'What is postponed, when you pay it, and what it costs.',
    bodyHk: '哪些款項可延後、何時支付、最終多付多少。',
    bodyCn: '了解哪些款项可以延后、什么时候付、最终要多付多少。',
  },
  {
    _id: 'request',
    href: '/account/payment-holiday',
    titleEn: 'Apply for a payment holiday',
    titleHk: '申請還款假期',
    titleCn: '申请还款假期',
    bodyEn: 'Existing customers sign in, see the new end date and the total, then decide.',
    bodyHk: '現有客戶登入後，先看新的到期日及還款總額，再作決定。',
    bodyCn: '现有客户登录后，先看新的到期日和还款总额，再作决定。',
  },
  {
    _id: 'trouble',
    href: '/customer-centre#trouble-paying',
    titleEn: 'If you are already behind',
    titleHk: '如供款已經逾期',
    titleCn: '如果月供已经逾期',
    bodyEn:
      'A payment holiday may not be the right answer. Talk to us before the next payment date.',
    bodyHk: '還款假期未必合適，請在下一個供款日前與我們商討。',
    bodyCn: '还款假期不一定合适，请在下个还款日之前与我们商量。',
  },
];

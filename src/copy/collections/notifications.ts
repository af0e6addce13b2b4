import type { Notification } from '@/contracts/site/site';

export const notifications: Notification[] = [
  {
    _id: 'n1',
    contentEn:
      '<b>Beware of impostors.</b> We charge no fee before a loan and never ask for your code by phone. <a href="/en/contact-us">Check with us</a>.',
    contentHk:
      '<b>慎防假冒。</b>我們在放款前不收費，亦不會致電索取驗證碼。<a href="/hk/contact-us">向我們查證</a>。',
    contentCn:
      '<b>谨防冒充。</b>我们在放款前不收费，也不会致电索要验证码。<a href="/cn/contact-us">请向我们核实</a>。',
  },
];

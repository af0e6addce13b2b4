import type { Maintenance } from '@/contracts/site/site';

/** The state before staff switch anything on; the API adds the plain `title` and `content` in the request's language. */
export const maintenance: Omit<Maintenance, 'title' | 'content'> = {
  titleEn: 'The website is under maintenance',
  titleHk: '網站維護中',
  titleCn: '网站维护中',
  contentEn:
    'Our online services are paused for maintenance and will be back shortly. What you have entered in an application is kept, and you will not miss any deadline because of this. If it is urgent, please call us during office hours.',
  contentHk:
    '網上服務因維護暫停，將於短時間內恢復。你已填寫的申請資料會保留，亦不會因此錯過任何期限。如有急事，請於辦公時間致電我們。',
  contentCn:
    '在线服务因维护暂停，很快就会恢复。您已填写的申请资料会保留，也不会因此错过任何期限。如有急事，请在办公时间致电我们。',
  showButton1: false,
};

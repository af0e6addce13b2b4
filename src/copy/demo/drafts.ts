import type { CollectionEntry } from '@/contracts/desk';

/** A new question whose translation for the mainland is still to be written. */
export const draftQuestion: Partial<CollectionEntry<'faqs'>> = {
  category: 'documents',
  questionEn: 'Do you take documents in Chinese?',
  questionHk: '可否提交中文文件？',
  answerEn: 'Yes. Documents in English or Chinese need no translation.',
  answerHk: '可以。中文或英文文件均毋須翻譯。',
};

/** A sentence that was added to an answer in English alone. */
export const addedSentence = ' If you are not sure, ask us: a call costs nothing.';

/** What the home page is to say for a week. */
export const plannedBanner: Omit<CollectionEntry<'banners'>, '_id'> = {
  icon: 'clock',
  titleEn: 'Our office on public holidays',
  titleHk: '公眾假期辦公安排',
  titleCn: '公众假期办公安排',
  bodyEn:
    'Our office is closed on public holidays. You can apply, upload documents and see your account as usual.',
  bodyHk: '公眾假期本公司休息，網上申請、上載文件及帳戶服務照常。',
  bodyCn: '公众假期我们休息，网上申请、上传文件和账户服务照常。',
  action: {
    labelEn: 'See our office hours',
    labelHk: '查看辦公時間',
    labelCn: '查看办公时间',
    href: '/contact-us',
    kind: 'secondary',
  },
};

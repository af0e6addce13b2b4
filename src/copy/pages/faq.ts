import type { PageInput } from '@/contracts/content/page';
import { faqCategories } from '@/contracts/site';

export const page: PageInput = {
  slug: 'faq',
  titleEn: 'Questions and answers | {brand}',
  titleHk: '按揭常見問題 | {brand}',
  titleCn: '按揭贷款常见问题 | {brand}',
  descriptionEn:
    'Plain answers about property loans in Hong Kong: rates and costs, valuations, documents, early repayment, late payment and your data.',
  descriptionHk:
    '一次過解答香港物業貸款的疑問：利率與費用、物業估價、申請程序、所需文件、提早還款、供款困難及個人資料，可按主題或關鍵字搜尋。',
  descriptionCn:
    '解答香港房产抵押贷款的常见疑问：利率与费用、房产估价、申请流程、所需文件、提前还款、还款困难和个人信息，可按主题或关键词搜索。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Help',
      eyebrowHk: '支援',
      eyebrowCn: '帮助',
      headingEn: 'Questions people ask before they borrow, and after.',
      headingHk: '借款前後，大家常問的問題',
      headingCn: '借款前后，大家常问的问题',
      leadEn:
        'Type a word or pick a topic. If the answer is not here, ask us; it will probably end up on this page.',
      leadHk: '輸入關鍵字或選擇主題。找不到答案，歡迎直接問我們，你的問題很可能會成為下一條。',
      leadCn:
        '输入关键词或选择主题。如果没有找到答案，欢迎直接问我们，您的问题很可能会出现在这里。',
    },
    {
      type: 'faqList',
      id: 'questions',
      headingEn: 'All questions',
      headingHk: '全部問題',
      headingCn: '全部问题',
      leadEn: 'From the first thought of a loan to the return of the deeds.',
      leadHk: '由考慮借款，到還清後取回契據。',
      leadCn: '从考虑借款，到还清后拿回契据。',
      searchLabelEn: 'Search the questions',
      searchLabelHk: '搜尋問題',
      searchLabelCn: '搜索问题',
      categories: [...faqCategories],
    },
    {
      type: 'callToAction',
      headingEn: 'Still unsure?',
      headingHk: '仍有疑問？',
      headingCn: '还有疑问？',
      bodyEn: 'Ask a person, or let the figures answer: neither needs an application.',
      bodyHk: '向職員查詢，或用計算機算一算，兩者都毋須先申請。',
      bodyCn: '可以找人工问清楚，也可以让数字回答您，都不用先申请。',
      actions: [
        {
          labelEn: 'Contact us',
          labelHk: '聯絡我們',
          labelCn: '联系我们',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Open the calculator',
          labelHk: '使用計算機',
          labelCn: '打开计算器',
          href: '/loan-calculator',
          kind: 'secondary',
        },
      ],
    },
  ],
};

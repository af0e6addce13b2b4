import type { PageInput } from '@/contracts/content/page';
import { faqCategories } from '@/contracts/site/site';

export const page: PageInput = {
  slug: 'faq',
  titleEn: 'Questions and answers | {brand}',
  titleHk: '按揭常見問題 | {brand}',
  titleCn: '按揭贷款常见问题 | {brand}',
  descriptionEn:
    'Plain answers about property loans in Hong Kong: rates and costs, valuations, documents, early repayment, late payment and your data.',
  descriptionHk:
    '解答香港物業貸款的常見問題：利率與費用、物業估價、申請程序、所需文件、提早還款、供款困難及個人資料，可按主題或關鍵字搜尋。',
  descriptionCn:
    '解答香港房产抵押贷款的常见疑问：利率与费用、房产估价、申请流程、所需文件、提前还款、还款困难和个人信息，可按主题或关键词搜索。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Questions and answers',
      eyebrowHk: '常見問題',
      eyebrowCn: '常见问题',
      headingEn: 'Questions and answers about property loans',
      headingHk: '物業貸款常見問題',
      headingCn: '房产抵押贷款常见问题',
      leadEn: 'Type a word or choose a topic. If the answer is not here, please ask us.',
      leadHk: '輸入關鍵字或選擇主題。如找不到答案，歡迎向我們查詢。',
      leadCn: '输入关键词或选择主题。如果没有找到答案，欢迎向我们咨询。',
    },
    {
      type: 'faqList',
      id: 'questions',
      headingEn: 'All questions',
      headingHk: '全部問題',
      headingCn: '全部问题',
      leadEn: 'From considering a loan to getting back the deeds.',
      leadHk: '由考慮借款，以至還清後取回樓契。',
      leadCn: '从考虑借款到还清后取回房产契据，各个环节的常见问题都在这里。',
      searchLabelEn: 'Search the questions',
      searchLabelHk: '搜尋問題',
      searchLabelCn: '搜索问题',
      categories: [...faqCategories],
    },
    {
      type: 'callToAction',
      headingEn: 'Still have a question?',
      headingHk: '仍有疑問？',
      headingCn: '还有疑问？',
      bodyEn: 'Ask our staff or use the calculator. You do not need to apply first.',
      bodyHk: '可向職員查詢，或使用計算機，兩者都毋須先申請。',
      bodyCn: '可以咨询工作人员，或使用计算器，都无需先申请。',
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

import type { ContentBlockInput } from '@/contracts/content';
import { identityDocuments, incomeDocuments, ownershipDocuments } from './first-mortgage.documents';

export const bridgingLoanDocuments: ContentBlockInput = {
  type: 'documents',
  id: 'documents',
  headingEn: 'What to send, and why',
  headingHk: '需要甚麼文件，為甚麼需要',
  headingCn: '需要哪些文件，为什么需要',
  leadEn: 'Two properties, two sets of papers. The dates on them matter as much as the prices.',
  leadHk: '一買一賣，涉及兩套文件。文件上的日期與金額同樣重要。',
  leadCn: '一买一卖，涉及两套文件。文件上的日期和金额同样重要。',
  groups: [
    {
      titleEn: 'The sale and the purchase',
      titleHk: '賣樓及買樓文件',
      titleCn: '卖房与买房文件',
      items: [
        {
          nameEn: 'Agreement for sale of the old home, or the agent’s listing',
          nameHk: '舊樓買賣合約；未賣出則提供放盤資料',
          nameCn: '旧房买卖合约；还没卖出则提供挂牌资料',
          whyEn:
            'This is the money that repays us. A signed agreement makes the answer surer than a listing.',
          whyHk: '還款來自這筆樓價。已簽合約比只有放盤更有把握。',
          whyCn: '还款来自这笔房款。已签合约比只有挂牌更有把握。',
        },
        {
          nameEn: 'Agreement for purchase of the new home',
          nameHk: '新居買賣合約',
          nameCn: '新房买卖合约',
          whyEn: 'It gives the completion date, and that is the day the bridge has to be standing.',
          whyHk: '確定成交日，貸款必須在當日到位。',
          whyCn: '确定成交日，贷款必须在当天到位。',
        },
        {
          nameEn: 'Mortgage statements of both properties, where there are any',
          nameHk: '兩個物業的按揭結單（如有）',
          nameCn: '两处房产的按揭账单（如有）',
          whyEn: 'What is owed comes off first, so we know what is left to repay the bridge.',
          whyHk: '先扣除現有欠款，才知餘額是否足以清還過橋貸款。',
          whyCn: '先扣除现有欠款，才知道余额够不够还清过桥贷款。',
        },
        ...ownershipDocuments,
      ],
    },
    identityDocuments,
    incomeDocuments,
  ],
};

import type { ContentBlockInput } from '@/contracts/content';
import { identityDocuments, incomeDocuments, ownershipDocuments } from './first-mortgage.documents';

export const secondMortgageDocuments: ContentBlockInput = {
  type: 'documents',
  id: 'documents',
  headingEn: 'What to send, and why',
  headingHk: '需要甚麼文件，為甚麼需要',
  headingCn: '需要哪些文件，为什么需要',
  leadEn: 'The papers of your first mortgage matter most here. Start with those.',
  leadHk: '二按申請最關鍵的是一按文件，請由此入手。',
  leadCn: '二次按揭最关键的是一按文件，请先准备这些。',
  groups: [
    {
      titleEn: 'Your first mortgage and the property',
      titleHk: '一按及物業文件',
      titleCn: '一按与房产文件',
      items: [
        {
          nameEn: 'The bank’s mortgage deed and facility letter',
          nameHk: '一按契據及銀行貸款確認書',
          nameCn: '一按契约和银行贷款确认书',
          whyEn: 'They say whether a second mortgage is allowed and who has to agree.',
          whyHk: '列明可否加做二按，以及須取得誰的同意。',
          whyCn: '写明能否做二次按揭，以及需要谁同意。',
        },
        {
          nameEn: 'Latest mortgage statement',
          nameHk: '最近的一按結單',
          nameCn: '最近的一按账单',
          whyEn:
            'The balance still owed comes off the value first; what is left is what we can look at.',
          whyHk: '物業價值先扣除一按結欠，餘下部分才是二按可考慮的範圍。',
          whyCn: '房产价值先扣除一按余额，剩下的部分才是二按可以考虑的范围。',
        },
        {
          nameEn: 'Repayment record of the last twelve months',
          nameHk: '最近十二個月的一按還款紀錄',
          nameCn: '最近十二个月的一按还款记录',
          whyEn: 'How the first loan has been paid says most about how a second one will be.',
          whyHk: '一按供款是否準時，最能反映二按能否負擔。',
          whyCn: '一按是否按时还款，最能反映二按能否负担。',
        },
        ...ownershipDocuments,
      ],
    },
    identityDocuments,
    incomeDocuments,
  ],
};

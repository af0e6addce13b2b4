import type { ContentBlockInput } from '@/contracts/content';
import { identityDocuments, incomeDocuments, ownershipDocuments } from './first-mortgage.documents';

export const revolvingLoanDocuments: ContentBlockInput = {
  type: 'documents',
  id: 'documents',
  headingEn: 'What to send, and why',
  headingHk: '需要甚麼文件，為甚麼需要',
  headingCn: '需要哪些文件，为什么需要',
  leadEn: 'Once, when the limit is set up. A later withdrawal needs no papers.',
  leadHk: '只在設立信貸額時提交一次，日後提款毋須再交文件。',
  leadCn: '只在设立额度时提交一次，以后提款不用再交文件。',
  groups: [
    identityDocuments,
    {
      titleEn: 'The property and your account',
      titleHk: '物業及收款戶口',
      titleCn: '房产和收款账户',
      items: [
        {
          nameEn: 'Mortgage statement, if a bank already has a mortgage',
          nameHk: '現有按揭結單（如物業仍有銀行按揭）',
          nameCn: '现有按揭账单（如房产还有银行按揭）',
          whyEn: 'What is owed there counts towards the limit, and the bank may have to consent.',
          whyHk: '結欠會計入信貸額上限，而且可能須取得銀行同意。',
          whyCn: '余额会计入额度上限，而且可能需要银行同意。',
        },
        {
          nameEn: 'First page of a bank statement in your own name',
          nameHk: '本人名下銀行戶口結單首頁',
          nameCn: '本人名下银行账户账单首页',
          whyEn:
            'Withdrawals go to this account only, so nobody else can have the money sent elsewhere.',
          whyHk: '提款只會存入此戶口，其他人無法將款項轉往別處。',
          whyCn: '提款只会存入这个账户，其他人无法把款项转到别处。',
        },
        ...ownershipDocuments,
      ],
    },
    incomeDocuments,
  ],
};

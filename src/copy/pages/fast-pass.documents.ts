import type { ContentBlockInput } from '@/contracts/content';
import { identityDocuments, incomeDocuments, ownershipDocuments } from './first-mortgage.documents';

export const fastPassDocuments: ContentBlockInput = {
  type: 'documents',
  id: 'documents',
  headingEn: 'No papers for the first answer. These for the second.',
  headingHk: '初步預批毋須文件；正式審批需要以下各項',
  headingCn: '初步预批不用交文件；正式审批需要以下各项',
  leadEn:
    'The indicative pre-approval rests on what you tell us. The approval rests on what we can check.',
  leadHk: '初步預批根據你申報的資料；正式批核則以可核實的文件為準。',
  leadCn: '初步预批依据您申报的资料；正式审批则以可核实的文件为准。',
  groups: [
    identityDocuments,
    incomeDocuments,
    {
      titleEn: 'The property',
      titleHk: '物業文件',
      titleCn: '房产文件',
      items: [
        {
          nameEn: 'Agreement for sale and purchase, or your last mortgage statement',
          nameHk: '買賣合約，或最近的按揭結單',
          nameCn: '买卖合约，或最近的按揭账单',
          whyEn:
            'The first when you are buying, the second when you are moving a loan. They replace the figures you typed.',
          whyHk: '置業交前者，轉按交後者，用以核實你填寫的數字。',
          whyCn: '买房交前者，转按交后者，用来核实您填写的数字。',
        },
        ...ownershipDocuments,
      ],
    },
  ],
};

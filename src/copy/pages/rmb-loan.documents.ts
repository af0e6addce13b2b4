import type { ContentBlockInput } from '@/contracts/content';
import { ownershipDocuments } from './first-mortgage.documents';

export const rmbLoanDocuments: ContentBlockInput = {
  type: 'documents',
  id: 'documents',
  headingEn: 'What to send, and why',
  headingHk: '需要甚麼文件，為甚麼需要',
  headingCn: '需要哪些文件，为什么需要',
  leadEn:
    'Papers from either side of the boundary are welcome. Those in Chinese need no translation.',
  leadHk: '香港及內地文件均可接受，中文文件毋須翻譯。',
  leadCn: '香港和内地的文件都可以，中文文件不用翻译。',
  groups: [
    {
      titleEn: 'About you',
      titleHk: '個人文件',
      titleCn: '个人文件',
      items: [
        {
          nameEn:
            'Hong Kong identity card, or passport, or Mainland travel permit with identity card',
          nameHk: '香港身份證、護照，或內地居民身份證連往來港澳通行證',
          nameCn: '香港身份证、护照，或内地居民身份证连同往来港澳通行证',
          whyEn:
            'A money lender must know who it lends to, and the name must match the property’s title.',
          whyHk: '放債人必須核實借款人身分，姓名亦須與業權紀錄相符。',
          whyCn: '放债人必须核实借款人身份，姓名也要与产权记录一致。',
        },
        {
          nameEn: 'Proof of address from the last three months',
          nameHk: '最近三個月的住址證明',
          nameCn: '最近三个月的住址证明',
          whyEn: 'In Hong Kong or the Mainland: wherever notices about the loan should reach you.',
          whyHk: '香港或內地地址均可，即你收取貸款通知的地址。',
          whyCn: '香港或内地地址都可以，也就是您收取贷款通知的地址。',
        },
        {
          nameEn: 'Statement of a renminbi account in Hong Kong in your own name',
          nameHk: '本人名下香港人民幣戶口的結單',
          nameCn: '本人名下香港人民币账户的账单',
          whyEn:
            'The loan is paid into it. If you do not have one, a bank can usually open it beside your Hong Kong dollar account.',
          whyHk: '貸款會存入此戶口。如未有人民幣戶口，一般可在現有銀行加開。',
          whyCn: '贷款会存入这个账户。如果还没有人民币账户，一般可以在现有银行加开。',
        },
      ],
    },
    {
      titleEn: 'Income and other loans',
      titleHk: '入息及現有欠款',
      titleCn: '收入与现有欠款',
      items: [
        {
          nameEn: 'Bank statements: three months if salaried, six if not',
          nameHk: '銀行月結單：受薪人士三個月，自僱或收入不固定者六個月',
          nameCn: '银行流水：受薪人士三个月，自雇或收入不固定者六个月',
          whyEn:
            'They show which currency you earn in, and that decides whether renminbi suits you.',
          whyHk: '從中可見你以哪種貨幣收入，這正是人民幣貸款合適與否的關鍵。',
          whyCn: '从中可以看出您的收入是哪种货币，这正是人民币贷款合不合适的关键。',
        },
        {
          nameEn: 'Payslips or tax papers, from Hong Kong or the Mainland',
          nameHk: '香港糧單、稅單，或內地工資單、完稅證明',
          nameCn: '内地工资单、完税证明，或香港工资单、税单',
          whyEn: 'To see that the payment fits what you earn after tax.',
          whyHk: '評估供款是否在稅後入息可負擔的範圍。',
          whyCn: '评估月供是否在您的税后收入可承受范围内。',
        },
        {
          nameEn: 'Statements of other loans, in either currency',
          nameHk: '其他貸款的結單，不論貨幣',
          nameCn: '其他贷款的账单，不论哪种货币',
          whyEn: 'A Mainland home loan counts just as a Hong Kong one does.',
          whyHk: '內地房貸與香港按揭同樣會計算在內。',
          whyCn: '内地房贷与香港按揭同样会计算在内。',
        },
      ],
    },
    {
      titleEn: 'The Hong Kong property',
      titleHk: '香港物業文件',
      titleCn: '香港房产文件',
      items: [
        {
          nameEn: 'Mortgage statement, if there is a loan on it',
          nameHk: '現有按揭結單（如有）',
          nameCn: '现有按揭账单（如有）',
          whyEn:
            'It comes off the value first. If the bank’s loan stays, its deed may require consent.',
          whyHk: '物業價值須先扣除結欠；如保留銀行按揭，契據可能要求銀行同意。',
          whyCn: '房产价值要先扣除余额；如果保留银行按揭，契约可能要求银行同意。',
        },
        ...ownershipDocuments,
      ],
    },
  ],
};

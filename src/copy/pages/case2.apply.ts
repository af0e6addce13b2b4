import type { ContentBlockInput } from '@/contracts/content';
import { addressProof, identityCard, ratesDemand } from './common-documents';

export const case2Apply: ContentBlockInput[] = [
  {
    type: 'steps',
    id: 'steps',
    headingEn: 'How it goes',
    headingHk: '申請流程',
    headingCn: '办理流程',
    items: [
      {
        titleEn: 'List every debt',
        titleHk: '列出所有欠款',
        titleCn: '列出所有欠款',
        bodyEn: 'Balance, rate, due date. Leave none out: one forgotten card can tip the sum.',
        bodyHk: '餘額、利率、到期日，一筆不漏；漏了一張卡，結論可能不同。',
        bodyCn: '余额、利率、还款日，一笔不漏；漏了一张卡，结论可能就不同。',
      },
      {
        titleEn: 'Compare both ways',
        titleHk: '比較兩種做法',
        titleCn: '比较两种做法',
        bodyEn:
          'Use the calculator for the new loan. If the total is not lower, stop here; it has cost you nothing.',
        bodyHk: '用計算機試算新貸款。若總數不是較低，便到此為止，你沒有任何損失。',
        bodyCn: '用计算器试算新贷款。如果总数不是更低，就到此为止，您没有任何损失。',
      },
      {
        titleEn: 'Apply online',
        titleHk: '網上申請',
        titleCn: '在线申请',
        bodyEn:
          'About ten minutes: as a second mortgage if a bank loan stays on the flat, as a first if none does. Name the debts to be paid off.',
        bodyHk: '約十分鐘：仍有銀行按揭者申請二按，沒有者申請一按，並註明希望清還的欠款。',
        bodyCn: '约十分钟：仍有银行按揭的申请二按，没有的申请一按，并注明希望还清的欠款。',
      },
      {
        titleEn: 'Send statements',
        titleHk: '提交月結單',
        titleCn: '提交账单',
        bodyEn: 'Of every debt on the list, with your income and property papers.',
        bodyHk: '清單上每筆欠款的月結單，連同收入及物業文件。',
        bodyCn: '清单上每笔欠款的账单，连同收入和房产文件。',
      },
      {
        titleEn: 'Get the decision',
        titleHk: '審批結果',
        titleCn: '审批结果',
        bodyEn:
          'Within {decisionHours} hours of complete papers, on working days. The offer shows both totals side by side.',
        bodyHk: '文件齊備後{decisionHours}小時內答覆（以工作天計），條款會並列兩種做法的總成本。',
        bodyCn: '文件齐备后{decisionHours}小时内答复（按工作日计算），条款会并列两种做法的总成本。',
      },
      {
        titleEn: 'Sign, and the debts are paid',
        titleHk: '簽契及清還欠款',
        titleCn: '签约并还清欠款',
        bodyEn:
          'You sign at the solicitor’s in person. The listed lenders are paid directly; anything left comes to you.',
        bodyHk: '親身到律師樓簽契。款項直接用於清還名單上的欠款，餘款才轉交給你。',
        bodyCn: '本人到律师楼签约。款项直接用于还清名单上的欠款，余款再转给您。',
      },
    ],
  },
  {
    type: 'documents',
    id: 'documents',
    headingEn: 'What to bring, and why',
    headingHk: '所需文件及原因',
    headingCn: '所需文件及原因',
    groups: [
      {
        titleEn: 'You and the property',
        titleHk: '個人及物業',
        titleCn: '个人和房产',
        items: [
          identityCard,
          addressProof,
          ratesDemand,
          {
            nameEn: 'Mortgage statement and repayment schedule',
            nameHk: '按揭月結單及還款表',
            nameCn: '按揭对账单和还款计划表',
            whyEn: 'What the bank is still owed decides how much room is left.',
            whyHk: '銀行尚欠本金決定餘下可借空間。',
            whyCn: '银行的尚欠本金决定还有多少可借空间。',
          },
        ],
      },
      {
        titleEn: 'Your debts',
        titleHk: '欠款',
        titleCn: '欠款',
        items: [
          {
            nameEn: 'Latest statement of every card and loan',
            nameHk: '每張信用卡及每筆貸款的最新月結單',
            nameCn: '每张信用卡和每笔贷款的最新账单',
            whyEn: 'Gives balance, rate and account number, so that each lender can be paid.',
            whyHk: '列明餘額、利率及戶口號碼，以便逐一清還。',
            whyCn: '列明余额、利率和账号，以便逐一还清。',
          },
          {
            nameEn: 'Settlement quotations, where a lender gives one',
            nameHk: '債權人的清還報價（如有）',
            nameCn: '贷款机构的结清报价（如有）',
            whyEn: 'The true figure for a given day, charges for early settlement included.',
            whyHk: '指定日期的實際清還金額，包括提早還款費用。',
            whyCn: '指定日期的实际结清金额，包括提前还款费用。',
          },
        ],
      },
      {
        titleEn: 'Your income',
        titleHk: '收入',
        titleCn: '收入',
        items: [
          {
            nameEn:
              'Three months of payslips and salary account statements; six months if self-employed',
            nameHk: '三個月糧單及出糧戶口月結單；自僱者六個月',
            nameCn: '三个月工资单和工资账户流水；自雇人士六个月',
            whyEn: 'Shows that the new payment can be carried.',
            whyHk: '評估能否負擔新供款。',
            whyCn: '评估能否负担新的月供。',
          },
          {
            nameEn: 'Latest tax demand',
            nameHk: '最近期稅單',
            nameCn: '最近一期税单',
            whyEn: 'An independent figure for the year.',
            whyHk: '獨立的全年收入數字。',
            whyCn: '独立的全年收入数字。',
          },
        ],
      },
    ],
  },
];

import type { ContentBlockInput } from '@/contracts/content/blocks';

type DocumentGroup = Extract<ContentBlockInput, { type: 'documents' }>['groups'][number];
type DocumentItem = DocumentGroup['items'][number];

export const identityCard: DocumentItem = {
  nameEn: 'HKID card or passport',
  nameHk: '香港身份證或護照',
  nameCn: '香港身份证或护照',
  whyEn: 'To confirm that the borrower is the registered owner of the property.',
  whyHk: '核實借款人就是登記業主。',
  whyCn: '核实借款人就是登记业主。',
};

export const addressProof: DocumentItem = {
  nameEn: 'Proof of address from the last {promise.addressProof}',
  nameHk: '最近{promise.addressProof}的住址證明',
  nameCn: '最近{promise.addressProof}的住址证明',
  whyEn: 'Notices about your loan must reach you.',
  whyHk: '確保貸款通知能送達。',
  whyCn: '确保贷款通知能送达。',
};

export const ratesDemand: DocumentItem = {
  nameEn: 'Latest rates demand',
  nameHk: '最近期差餉單',
  nameCn: '最近一期差饷单（香港按季缴纳的房产税费单）',
  whyEn: 'Identifies the property and shows that rates are paid.',
  whyHk: '核對物業資料及差餉繳付情況。',
  whyCn: '核对房产资料和差饷缴纳情况。',
};

export const identityDocuments: DocumentGroup = {
  titleEn: 'About you',
  titleHk: '個人文件',
  titleCn: '个人文件',
  items: [
    {
      nameEn: 'Hong Kong identity card, or passport',
      nameHk: '香港身份證或護照',
      nameCn: '香港身份证或护照',
      whyEn:
        'A money lender must know who it lends to. Everyone who owns the property or signs the loan agreement must provide one.',
      whyHk: '放債人必須核實借款人身份。每位業主及借款人均須提供。',
      whyCn: '放债人必须核实借款人身份。每位业主和借款人都要提供。',
    },
    {
      nameEn: 'Proof of address from the last {promise.addressProof}',
      nameHk: '最近{promise.addressProof}的住址證明',
      nameCn: '最近{promise.addressProof}的住址证明',
      whyEn: 'A utility bill or a bank letter, so that notices about the loan reach you.',
      whyHk: '水電煤單或銀行信件均可，以便貸款通知寄達。',
      whyCn: '水电煤账单或银行信件都可以，以便贷款通知寄达。',
    },
  ],
};

export const incomeDocuments: DocumentGroup = {
  titleEn: 'Income and other loans',
  titleHk: '入息及現有欠款',
  titleCn: '收入与现有欠款',
  items: [
    {
      nameEn: 'Employed: payslips and bank statements for the last {promise.incomeProof}',
      nameHk: '受僱人士：最近{promise.incomeProof}糧單及出糧戶口月結單',
      nameCn: '受雇人士：最近{promise.incomeProof}工资单和工资账户流水',
      whyEn: 'Shows that you can afford the payment and still have enough to live on.',
      whyHk: '用以評估你能否負擔供款，並留有足夠生活開支。',
      whyCn: '用来评估您能否负担月供，并留足生活开支。',
    },
    {
      nameEn:
        'Self-employed or irregular income: bank statements for the last {promise.varyingIncomeProof} and the latest tax demand',
      nameHk: '自僱或收入不固定：最近{promise.varyingIncomeProof}銀行月結單及最新稅單',
      nameCn: '自雇或收入不固定：最近{promise.varyingIncomeProof}银行流水和最新税单',
      whyEn: 'If your income varies, we need records over a longer period.',
      whyHk: '收入不固定時，我們須參考較長時間的紀錄。',
      whyCn: '收入不固定时，我们需要参考较长时间的记录。',
    },
    {
      nameEn: 'Proof of rent, pension or savings that you want us to count',
      nameHk: '租金、退休金或儲蓄證明（如希望計算在內）',
      nameCn: '租金、退休金或存款证明（如希望计算在内）',
      whyEn:
        'A tenancy agreement or a statement is enough. We can count only income that documents support.',
      whyHk: '租約或月結單即可。只有文件證明的收入，才可計算在內。',
      whyCn: '租约或对账单即可。有文件证明的收入，才能计算在内。',
    },
    {
      nameEn: 'Latest statements of your other loans and cards',
      nameHk: '其他貸款及信用卡最近一期月結單',
      nameCn: '其他贷款和信用卡最近一期对账单',
      whyEn:
        'We take your existing payments into account, so that you do not borrow more than you can repay.',
      whyHk: '我們會計及你現有的每月還款，以免新貸款超出你的負擔能力。',
      whyCn: '我们会计入您现有的每月还款，以免新贷款超出您的负担能力。',
    },
  ],
};

export const ownershipDocuments: DocumentGroup['items'] = [
  {
    nameEn: 'Latest demand for rates and government rent',
    nameHk: '最近期差餉單及地租單',
    nameCn: '最近一期差饷单（香港按季缴纳的房产税费单）和地租单',
    whyEn: 'Helps us to match the address with the owner. We search the Land Registry ourselves.',
    whyHk: '核對物業地址與業主資料。土地查冊由我們辦理。',
    whyCn: '核对房产地址与业主资料。产权查询由我们办理。',
  },
  {
    nameEn: 'Fire insurance, or the building’s master policy',
    nameHk: '火險保單，或大廈的總保單',
    nameCn: '火险保单，或大厦的总保单',
    whyEn:
      'The building must be insured before we pay out the loan. The management office can usually tell you whether it is.',
    whyHk: '放款前，大廈必須已投保。一般可向管理處查詢。',
    whyCn: '放款之前，大厦必须已经投保。一般可以向物业管理处了解。',
  },
  {
    nameEn: 'HOS and TPS flats: proof that the premium is paid',
    nameHk: '居屋及租置單位：已補地價證明',
    nameCn: '资助出售房屋（居者有其屋、租者置其屋）：已补地价证明',
    whyEn:
      'Until the premium is paid, the flat cannot be mortgaged without the Housing Authority’s approval.',
    whyHk: '未補地價的單位，未經房屋委員會批准不可按揭。',
    whyCn: '未补地价的房屋，未经香港房屋委员会批准不能抵押。',
  },
];

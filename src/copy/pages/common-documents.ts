import type { ContentBlockInput } from '@/contracts/content';

type DocumentItem = Extract<
  ContentBlockInput,
  { type: 'documents' }
>['groups'][number]['items'][number];

export const identityCard: DocumentItem = {
  nameEn: 'HKID card or passport',
  nameHk: '香港身份證或護照',
  nameCn: '香港身份证或护照',
  whyEn: 'To know that the borrower is the registered owner.',
  whyHk: '核實借款人就是登記業主。',
  whyCn: '核实借款人就是登记业主。',
};

export const addressProof: DocumentItem = {
  nameEn: 'Proof of address from the last three months',
  nameHk: '最近三個月的住址證明',
  nameCn: '最近三个月的住址证明',
  whyEn: 'Notices about your loan must reach you.',
  whyHk: '確保貸款通知能送達。',
  whyCn: '确保贷款通知能送达。',
};

export const ratesDemand: DocumentItem = {
  nameEn: 'Latest rates demand',
  nameHk: '最近期差餉單',
  nameCn: '最近一期差饷单',
  whyEn: 'Identifies the property and shows that rates are paid.',
  whyHk: '核對物業資料及差餉繳付情況。',
  whyCn: '核对房产资料和差饷缴付情况。',
};

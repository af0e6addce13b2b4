/** What the law wants to read, for licence 1/2026 and hotline 3000 0000 (FIELD B1); under cn the official Traditional warning as well. */
export const legalTextIn = {
  en: [
    'Warning: You have to repay your loans. Don’t pay any intermediaries.',
    'Money Lender’s Licence No. 1/2026',
    'Enquiry and complaint hotline: 3000 0000',
  ],
  hk: [
    '忠告：借錢梗要還，咪俾錢中介',
    '放債人牌照號碼：1/2026（Money Lender’s Licence No. 1/2026）',
    '查詢及投訴熱線：3000 0000',
  ],
  cn: [
    '忠告：借钱梗要还，咪俾钱中介',
    '忠告：借錢梗要還，咪俾錢中介',
    '放债人牌照号码：1/2026（Money Lender’s Licence No. 1/2026）',
    '咨询及投诉热线：3000 0000',
  ],
} as const;

export const legalSettings = { licenceNumber: '1/2026', complaintHotline: '3000 0000' };

import type { TransactionKind } from '@/contracts/account/account-choices';
import type { Locale } from '@/contracts/locale';

type LocalisedText = Readonly<Record<Locale, string>>;

/** Every text of a statement, by language. */
export const statementMessages = {
  title: { en: 'Monthly statement', hk: '月結單', cn: '月度账单' },
  statementDate: { en: 'Statement date', hk: '結單日期', cn: '账单日期' },
  period: { en: 'Period', hk: '結單期', cn: '账单期间' },
  until: { en: 'to', hk: '至', cn: '至' },
  loanNo: { en: 'Loan account', hk: '貸款戶口', cn: '贷款账户' },
  annualRate: { en: 'Annual interest rate', hk: '年利率', cn: '年利率' },
  opening: { en: 'Owed at the start', hk: '期初結欠', cn: '期初欠款' },
  charged: { en: 'Lent and charged', hk: '貸出及收取', cn: '放款及计息' },
  paid: { en: 'Paid', hk: '已付', cn: '已还' },
  closing: { en: 'Owed at the end', hk: '期末結欠', cn: '期末欠款' },
  date: { en: 'Date', hk: '日期', cn: '日期' },
  description: { en: 'Description', hk: '摘要', cn: '摘要' },
  owed: { en: 'Owed (HK$)', hk: '結欠（港元）', cn: '欠款（港元）' },
  chargedColumn: { en: 'Charged (HK$)', hk: '收取（港元）', cn: '计入（港元）' },
  paidColumn: { en: 'Paid (HK$)', hk: '已付（港元）', cn: '已还（港元）' },
  noEntries: {
    en: 'Nothing was booked in this period.',
    hk: '此結單期內沒有任何帳項。',
    cn: '本期没有任何账目。',
  },
  note: {
    en: 'Interest is simple and charged on the principal only. Please tell us within 30 days if anything here is not right.',
    hk: '利息以單利按本金計算。如結單內容有誤，請於 30 日內通知我們。',
    cn: '利息按本金以单利计算。如账单内容有误，请在 30 天内通知我们。',
  },
  licence: { en: 'Money lender’s licence number', hk: '放債人牌照號碼', cn: '放债人牌照号码' },
  page: {
    en: 'Page {page} of {count}',
    hk: '第 {page} 頁，共 {count} 頁',
    cn: '第 {page} 页，共 {count} 页',
  },
  colon: { en: ': ', hk: '：', cn: '：' },
} as const satisfies Record<string, LocalisedText>;

export const entryDescriptions: Readonly<Record<TransactionKind, LocalisedText>> = {
  advance: { en: 'Loan paid out', hk: '貸款發放', cn: '贷款发放' },
  withdrawal: { en: 'Withdrawal', hk: '提取款項', cn: '提款' },
  interest: { en: 'Interest', hk: '利息', cn: '利息' },
  payment: { en: 'Payment received', hk: '收到還款', cn: '收到还款' },
  'credit-used': { en: 'Payment in advance used', hk: '以預付款項抵銷', cn: '以预付款抵扣' },
  reversal: { en: 'Withdrawal returned', hk: '提款退回', cn: '提款退回' },
  settlement: { en: 'Loan paid back in full', hk: '貸款全數還清', cn: '贷款全部结清' },
};

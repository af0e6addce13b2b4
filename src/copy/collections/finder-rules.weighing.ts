import type { SolutionRule } from '@/contracts/product-finder';

/** How long the money is needed, then how the income arrives. */
export const weighingRules: SolutionRule[] = [
  { _id: 'bridging-sale', when: [{ key: 'term', values: ['sale'] }], product: 'bridging', score: 50, reasonEn: 'A sale within 12 months will repay it: until then you pay interest only.', reasonHk: '12個月內可由賣樓款項還清：期間只付利息。', reasonCn: '12个月内可由卖房款还清：期间只付利息。' },
  { _id: 'first-sale', when: [{ key: 'term', values: ['sale'] }], product: 'first', score: -10, reasonEn: 'You will repay within a year, and a mortgage is a lot of paper for so short a time.', reasonHk: '你一年內便會還清，為短期借款辦按揭手續較多。', reasonCn: '您一年内就会还清，为短期借款办按揭手续较多。' },
  { _id: 'second-sale', when: [{ key: 'term', values: ['sale'] }], product: 'second', score: -10, reasonEn: 'You will repay within a year, and a second mortgage runs for two years or more.', reasonHk: '你一年內便會還清，而二按年期最短兩年。', reasonCn: '您一年内就会还清，而二按年期最短两年。' },
  { _id: 'first-years', when: [{ key: 'term', values: ['years'] }], product: 'first', score: 20, reasonEn: 'You need one sum for years: equal payments end by themselves.', reasonHk: '你需要一筆過用數年：本息同還，供完即止。', reasonCn: '您需要一笔钱用几年：等额本息，还完为止。' },
  { _id: 'second-years', when: [{ key: 'term', values: ['years'] }], product: 'second', score: 20, reasonEn: 'You need one sum for years: equal payments end by themselves.', reasonHk: '你需要一筆過用數年：本息同還，供完即止。', reasonCn: '您需要一笔钱用几年：等额本息，还完为止。' },
  { _id: 'sme-years', when: [{ key: 'purpose', values: ['business'] }, { key: 'term', values: ['years'] }], product: 'sme', score: 25, reasonEn: 'You need one sum for years: the loan has an end date, which an overdraft has not.', reasonHk: '你需要一筆過用數年：貸款有完結日，透支則沒有。', reasonCn: '您需要一笔钱用几年：贷款有结束日期，透支没有。' },
  { _id: 'revolving-again', when: [{ key: 'term', values: ['again'] }], product: 'revolving', score: 50, reasonEn: 'You need money off and on: interest counts only on the days and sums you use.', reasonHk: '你不定期用款：只按提取金額及日數計息。', reasonCn: '您不定期用款：只按提取金额和天数计息。' },
  { _id: 'revolving-years', when: [{ key: 'term', values: ['years'] }], product: 'revolving', score: -30, reasonEn: 'For one sum over years, instalments usually cost less than a limit.', reasonHk: '一筆過用數年，分期貸款通常較循環額度便宜。', reasonCn: '一笔钱用几年，分期贷款通常比循环额度便宜。' },
  { _id: 'first-again', when: [{ key: 'term', values: ['again'] }], product: 'first', score: -20, reasonEn: 'You need money off and on, and a mortgage is paid out once.', reasonHk: '你不定期用款，而一按只會一次過放款。', reasonCn: '您不定期用款，而一按只会一次放款。' },
  { _id: 'second-again', when: [{ key: 'term', values: ['again'] }], product: 'second', score: -20, reasonEn: 'You need money off and on, and a mortgage is paid out once.', reasonHk: '你不定期用款，而二按只會一次過放款。', reasonCn: '您不定期用款，而二按只会一次放款。' },
  { _id: 'second-keep', when: [{ key: 'mortgage', values: ['keep'] }], product: 'second', score: 15, reasonEn: 'Your bank mortgage stays as it is, and so does its rate.', reasonHk: '銀行按揭及其利率保持不變。', reasonCn: '银行按揭和它的利率保持不变。' },
  { _id: 'first-free', when: [{ key: 'mortgage', values: ['none', 'replace'] }], product: 'first', score: 15, reasonEn: 'No other mortgage would stay on the property, so the first rank is open.', reasonHk: '物業不會保留其他按揭，可做一按。', reasonCn: '房产不会保留其他按揭，可以做一按。' },
  { _id: 'first-salary', when: [{ key: 'income', values: ['salary'] }], product: 'first', score: 10, reasonEn: 'Your payslips show a steady income for equal payments.', reasonHk: '糧單證明你有穩定收入應付每月供款。', reasonCn: '工资单证明您有稳定收入应付月供。' },
  { _id: 'second-salary', when: [{ key: 'income', values: ['salary'] }], product: 'second', score: 10, reasonEn: 'Your payslips show a steady income for equal payments.', reasonHk: '糧單證明你有穩定收入應付每月供款。', reasonCn: '工资单证明您有稳定收入应付月供。' },
  { _id: 'sme-company', when: [{ key: 'purpose', values: ['business'] }, { key: 'income', values: ['company', 'self'] }], product: 'sme', score: 10, reasonEn: 'The business that pays you also repays the loan.', reasonHk: '你的收入來自生意，還款亦來自生意。', reasonCn: '您的收入来自生意，还款也来自生意。' },
];

import { faqs } from '@/copy/collections/faqs';
import { createFaqSearch } from '@/lib/search/faq-search';
import { createQuestionSearch } from '@/lib/search/question-search';

const search = createFaqSearch(faqs);

describe('The search over the questions of the site', () => {
  it.each([
    ['hkid', 'which-documents'],
    ['solicitr fee', 'fees'],
    ['bankrupt', 'bad-credit'],
    ['bankrupcy', 'bad-credit'],
    ['bankruptcyy', 'bad-credit'],
    ['bankrupti', 'bad-credit'],
    ['bankrutp', 'bad-credit'],
    ['環聯', 'credit-mark'],
    ['骗子', 'impostor'],
    ['幾耐', 'how-long-form'],
    ['change phone number', 'lost-phone'],
    ['joint', 'joint-owners'],
    ['低息', 'what-rate'],
    ['TU', 'credit-mark'],
    ['lawyer fee', 'fees'],
    ['laywer fee', 'fees'],
    ['lawyar fee', 'fees'],
    ['律師費', 'fees'],
    ['律师费', 'fees'],
    ['early repaymnt', 'repay-early'],
    ['提早還款', 'repay-early'],
    ['提前还款罚息', 'repay-early'],
    ['can I rent out my flat?', 'rented'],
    ['what if I lose my job', 'cannot-pay'],
    ['how do I complain', 'complain'],
    ['village house', 'which-property'],
    ['刪除我的資料', 'delete'],
  ])('finds with %p the question %s among the first three', (query, id) => {
    const { matching, near } = search(query);
    expect([...matching, ...near].slice(0, 3)).toContain(id);
  });

  it.each(['', '   ', '?!', 'zzzzqqq', '龘龘'])('finds nothing with %p', (query) => {
    expect(search(query)).toEqual({ matching: [], near: [] });
  });
});

describe('A search over two questions', () => {
  const few = createQuestionSearch([
    { id: 'fee', question: 'Is there a solicitor’s fee?', answer: 'Yes.' },
    { id: 'rate', question: 'Which rate?', answer: 'It depends on your income.' },
  ]);

  it('asks for every word where one has them all', () => {
    expect(few('solicitor fee')).toEqual({ matching: ['fee'], near: [] });
  });

  it('takes the nearest where none has all words', () => {
    expect(few('rate of a castle')).toEqual({ matching: [], near: ['rate'] });
  });

  it('does not take a short word for a similar one', () => {
    expect(few('gate')).toEqual({ matching: [], near: [] });
  });
});

import { screen, within } from '@testing-library/react';
import { deskApplicationExample } from '@/backoffice/http/openapi/examples/desk-application';
import { Affordability } from '@/features/desk/application/affordability';
import { showDesk } from '@test/support/staff/show-desk';

const application = {
  ...deskApplicationExample,
  product: 'first' as const,
  form: {
    loan: { amount: 3_000_000, tenorMonths: 240 },
    property: { estimatedValue: 6_000_000 },
  },
};
const valuation = { value: 7_500_000, low: 6_800_000, high: 8_200_000, needsPerson: false };

async function show(answer: unknown) {
  await showDesk((words) => <Affordability application={application} {...words} />, {
    roles: ['underwriter'],
    answers: { deskApplicationValuation: answer },
  });
  const facts = within(screen.getByRole('region', { name: 'Affordability' }));
  return (label: string) => facts.getByText(label).nextElementSibling?.textContent;
}

describe('The wish of an application', () => {
  it('stands against the value that the applicant gave, and against our own with its range', async () => {
    const fact = await show({ data: valuation });
    expect(fact('Loan to value')).toBe('50%');
    expect(fact('Online valuation')).toBe('HK$7,500,000 (HK$6,800,000 to HK$8,200,000)');
    expect(fact('Loan to online valuation')).toBe('40%');
  });

  it.each([
    ['is rough', { data: { ...valuation, needsPerson: true } }, /rough: a surveyor has to look$/],
    ['is none', { data: null }, /^Only a surveyor can value this property$/],
    ['did not come', undefined, /^Could not be worked out just now$/],
  ])('says where our own value %s', async (_what, answer, said) => {
    const fact = await show(answer);
    expect(fact('Online valuation')).toMatch(said);
  });
});

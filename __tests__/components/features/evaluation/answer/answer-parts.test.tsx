import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerParts, type AnswerPartsProps } from '@/features/evaluation/answer/answer-parts';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import evaluation from '@locales/en/evaluation.json';
import loading from '@locales/en/loading.json';
import words from '@locales/en/evaluation-answer.json';
import { quoteData } from '@test/support/evaluation/quote-factory';

const loan = { annualRate: 6, apr: '6.17%', tenorMonths: 360 };
const show = (props: Partial<AnswerPartsProps> = {}) =>
  render(
    <FlowI18nProvider
      locale="en"
      resources={{ en: { evaluation, loading, 'evaluation-answer': words } }}
    >
      <AnswerParts
        locale="en"
        quote={quoteData()}
        answers={[]}
        onAnother={() => undefined}
        loan={loan}
        hasAlert={false}
        {...props}
      />
    </FlowI18nProvider>,
  );

describe('What stands below a value', () => {
  it('names the places that weigh in it, with distance, estimate and weight, and draws them', () => {
    show();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain('62%');
    expect(rows[2]).toMatch(/Sample Garden.*420 m away.*HK\$16,900.*20%/);
    expect(rows[3]).toMatch(/Model Mansion.*750 m away.*HK\$15,800.*11%/);
    const plan = screen.getByRole('figure');
    expect(within(plan).getByRole('img')).toHaveAccessibleName(/2 places/);
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Tower 3, Example Court, Quarry Bay',
      'Sample Garden, Quarry Bay',
      'Model Mansion, Quarry Bay',
    ]);
  });

  it('leads to the page of the estate, where it has one', () => {
    const { property } = quoteData();
    const page = { district: 'quarry-bay', estate: 'example-court' };
    show({ quote: quoteData({ property: { ...property, page } }) });
    expect(screen.getByRole('link', { name: /^Prices in this estate/ })).toHaveAttribute(
      'href',
      '/en/online-property/quarry-bay/example-court',
    );
  });

  it('has no way to a page that is not there, and no mails where the API has none', () => {
    show();
    expect(screen.queryByRole('link', { name: /^Prices in this estate/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  });

  it('tells what raises and lowers it', () => {
    show();
    expect(screen.getByText('5 floors higher').parentElement).toHaveTextContent(
      'about HK$103,000 more',
    );
    expect(screen.getByText('5 floors lower').parentElement).toHaveTextContent(
      'about HK$140,000 less',
    );
  });

  it('tells what a month’s payment borrows, and takes it to calculator and application', async () => {
    const user = userEvent.setup();
    show();
    const payment = screen.getByRole('textbox', { name: 'Monthly payment' });
    await user.clear(payment);
    await user.type(payment, '11,992');
    expect(screen.getByText('HK$2,000,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in the calculator' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /propertyValue=10000000&.*estate=.*&loanAmount=2000000&annualRate=6&tenorMonths=360/,
      ),
    );
    expect(screen.getByRole('link', { name: 'Apply for this loan' })).toHaveAttribute(
      'href',
      expect.stringContaining('loanAmount=2000000&tenorMonths=360'),
    );
    await user.clear(payment);
    expect(screen.getByText('Enter an amount such as 25,000.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Apply for this loan' })).toBeNull();
  });

  it('leads from one property to where the second is entered', async () => {
    const onAnother = jest.fn();
    show({ answers: [{ key: 'a', quote: quoteData() }], onAnother });
    await userEvent.click(screen.getByRole('button', { name: 'Value another property' }));
    expect(onAnother).toHaveBeenCalledTimes(1);
  });

  it('sets two properties of this visit side by side', async () => {
    const user = userEvent.setup();
    const answer = (key: string, value: number, label: string) => ({
      key,
      quote: quoteData({ value, property: { ...quoteData().property, label, room: null } }),
    });
    show({
      answers: [
        answer('a', 10_000_000, 'First'),
        answer('b', 8_000_000, 'Second'),
        answer('c', 5_000_000, 'Third'),
      ],
    });
    expect(screen.getByText('The difference is HK$2,000,000.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second property' }), 'c');
    expect(screen.getByText('The difference is HK$5,000,000.')).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /Estimated value HK\$10,000,000 HK\$5,000,000/ }),
    ).toBeInTheDocument();
  });

  it('leaves out what an API does not give', () => {
    show({ quote: quoteData({ basis: null, neighbours: [], drivers: [] }), loan: null });
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqSearch } from '@/content/blocks/faq/faq-search';
import { callFromBrowser } from '@/lib/api/browser-call';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
const noteMissed = jest.fn();
jest.mock('@/lib/analytics/missed-search', () => ({
  createMissedSearchNote: () => (text: string | null) => noteMissed(text) as unknown,
}));

const faq = (id: string, question: string, questionHk: string) => ({
  _id: id,
  category: 'rates-and-costs' as const,
  questionEn: question,
  questionHk,
  questionCn: questionHk,
  answerEn: 'An answer.',
  answerHk: '答案。',
  answerCn: '答案。',
});

const words = {
  label: 'Search the questions',
  results: '# questions',
  noResult: 'Nothing matches',
};

const page = (
  <>
    <FaqSearch locale="en" words={words} />
    <div data-faq-group data-testid="rates">
      <details data-faq id="rate">
        <summary>What is the rate?</summary>It depends on the assessment.
      </details>
      <details data-faq>
        <summary>May it change?</summary>The rate of a revolving loan may.
      </details>
    </div>
    <div data-faq-group data-testid="papers">
      <details data-faq id="papers">
        <summary>Which papers?</summary>按揭契據
      </details>
    </div>
  </>
);

const shown = (): string[] =>
  ['What is the rate?', 'May it change?', 'Which papers?'].filter(
    (question) => !screen.getByText(question).closest('details')?.hidden,
  );
const type = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: words.label }), text);

// What is typed outlives the component.
beforeEach(async () => {
  jest.mocked(callFromBrowser).mockResolvedValue({
    data: [
      faq('rate', 'What is the rate?', '利率是多少？'),
      faq('papers', 'Which papers?', '甚麼文件？'),
    ],
  });
  const { unmount } = render(page);
  await userEvent.clear(screen.getByRole('searchbox'));
  unmount();
});

describe('Searching the questions', () => {
  it('shows all of them at first', () => {
    render(page);
    expect(shown()).toHaveLength(3);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('looks in questions and answers, and hides groups without a match', async () => {
    render(page);
    await type('RATE');
    await waitFor(() => expect(shown()).toEqual(['What is the rate?', 'May it change?']));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 questions'));
    expect(screen.getByTestId('papers')).not.toBeVisible();
    expect(screen.getByTestId('rates')).toBeVisible();
  });

  it('finds Chinese words', async () => {
    render(page);
    await type('契據');
    await waitFor(() => expect(shown()).toEqual(['Which papers?']));
  });

  it('says when nothing matches, and shows all again when the search is emptied', async () => {
    render(page);
    await type('zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches'));
    expect(shown()).toEqual([]);
    await waitFor(() => expect(noteMissed).toHaveBeenLastCalledWith('zzz'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(shown()).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(noteMissed).toHaveBeenLastCalledWith(null);
  });

  it('finds a question by a word of another language, and by one with a letter wrong', async () => {
    render(page);
    await type('利率');
    await waitFor(() => expect(shown()).toEqual(['What is the rate?']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('paprs');
    await waitFor(() => expect(shown()).toEqual(['Which papers?']));
  });

  it('looks for the words themselves where the questions cannot be loaded', async () => {
    jest.mocked(callFromBrowser).mockRejectedValue(new Error('no network'));
    render(page);
    await type('RATE');
    await waitFor(() => expect(shown()).toEqual(['What is the rate?', 'May it change?']));
  });

  it('goes on where the language is changed', async () => {
    const { unmount } = render(page);
    await type('RATE');
    unmount();
    render(page);
    await waitFor(() => expect(shown()).toEqual(['What is the rate?', 'May it change?']));
    expect(screen.getByRole('searchbox')).toHaveValue('RATE');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 questions'));
  });
});

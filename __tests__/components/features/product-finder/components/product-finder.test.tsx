import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion, Solution } from '@/contracts/product-finder';
import { ProductFinder } from '@/features/product-finder/components/product-finder';
import type { ProductFinderForm } from '@/features/product-finder/product-finder-form';
import type { ProductSummary } from '@/features/product-finder/product-summary';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { succeeded } from '@/lib/saga/request-record';
import { personas } from '@/copy/collections/personas';
import { makeStore, type AppStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import en from '@locales/en/product-finder.json';
import help from '@locales/en/help.json';
import hk from '@locales/hk/product-finder.json';

const resources = {
  en: { en: { 'product-finder': en, help } },
  hk: { hk: { 'product-finder': hk } },
  cn: {},
};

const question = (key: string, dependsOn: RuleQuestion['dependsOn'] = []): RuleQuestion => ({
  key,
  dependsOn,
  titleEn: `Title ${key}`,
  titleHk: `題${key}`,
  titleCn: `题${key}`,
  whyEn: `Because ${key}`,
  whyHk: `因${key}`,
  whyCn: `因${key}`,
  options: ['x', 'y'].map((value) => ({
    value,
    labelEn: `${key} is ${value}`,
    labelHk: `${key}係${value}`,
    labelCn: `${key}是${value}`,
  })),
});
const questions = [question('a'), question('b', [{ key: 'a', values: ['x'] }])];
const products: ProductSummary[] = [
  {
    key: 'first',
    paymentType: 'principalAndInterest',
    annualRateFrom: 7.25,
    annualRateMax: 36,
    minTenorMonths: 12,
    maxTenorMonths: 360,
    ltvMax: 85,
    example: {
      propertyValue: 6_000_000,
      loanAmount: 3_000_000,
      annualRate: 8,
      tenorMonths: 120,
      days: null,
    },
  },
];
const solution: Solution = {
  recommended: {
    product: 'first',
    href: '/first-mortgage',
    applyHref: '/apply/first',
    nameEn: 'First mortgage',
    nameHk: '一按',
    nameCn: '一按',
    reasons: [
      {
        textEn: 'It fits.',
        textHk: '合適。',
        textCn: '合适。',
        answers: [{ key: 'a', value: 'y' }],
      },
    ],
  },
  reasons: [],
  alternatives: [],
};

interface Start {
  locale?: Locale;
  /** The form that the tab's store holds from another visit, with the solution of its answers. */
  stored?: ProductFinderForm | null;
  arrives?: Promise<void>;
  /** Label of the radio button that is checked in the server's page before React takes it over. */
  chosenEarly?: string;
}

function serverPage(page: ReactElement, label: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const radio = within(container).getByRole('radio', { name: label });
  radio.click();
  window.earlyInput = Object.assign(new Map([[radio, true]]), { path: window.location.pathname });
  return container;
}

async function show({
  locale = 'en',
  stored = null,
  arrives = Promise.resolve(),
  chosenEarly,
}: Start = {}) {
  const fake = fakeClient();
  const store = makeStore({
    client: fake.client,
    preloadedState: stored
      ? {
          productFinderForm: { form: stored },
          applyRule: { request: succeeded, answers: stored.answers, solution },
        }
      : {},
  });
  const loadStore = async (): Promise<AppStore> => {
    await arrives;
    return store;
  };
  const page = (
    <FlowI18nProvider locale={locale} resources={resources[locale]}>
      <ProductFinder
        questions={questions}
        products={products}
        locale={locale}
        loadStore={loadStore}
      />
    </FlowI18nProvider>
  );
  if (chosenEarly === undefined) render(page);
  else render(page, { container: serverPage(page, chosenEarly), hydrate: true });
  await act(async () => {});
  return { ...fake, store, user: userEvent.setup() };
}
/** The recommendation is held back for half a second. */
const patience = { timeout: 4_000 };
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

describe('The product finder', () => {
  it('asks for an answer before it moves on, and says why it asks', async () => {
    const { user } = await show();
    const group = screen.getByRole('radiogroup', { name: 'Title a' });
    expect(group).toHaveAccessibleDescription(/Because a/);
    expect(document.body).toHaveFocus();
    await user.click(press('Next'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose one answer.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(within(group).getByRole('radio', { name: 'a is x' })).toHaveFocus();
    expect(heading('Title a')).toBeVisible();
  });

  it('moves the focus to each new question, and back keeps the answer', async () => {
    const { user, store } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is x' }));
    await user.click(press('Next'));
    expect(heading('Title b')).toHaveFocus();
    expect(screen.getByText('Question 2 of at most 2')).toBeVisible();
    expect(store.getState().productFinderForm.form).toEqual({
      answers: { a: 'x' },
      current: 'b',
      stage: 'asking',
      isReview: false,
    });
    await user.click(press('Back'));
    expect(heading('Title a')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'a is x' })).toBeChecked();
  });

  it('takes an answer that was chosen before the page came to life', async () => {
    const { user, store } = await show({ chosenEarly: 'a is x' });
    expect(screen.getByRole('radio', { name: 'a is x' })).toBeChecked();
    expect(store.getState().productFinderForm.form?.answers).toEqual({ a: 'x' });
    await user.click(press('Next'));
    expect(heading('Title b')).toHaveFocus();
  });

  it('drops the complaint as soon as an answer is chosen', async () => {
    const { user } = await show();
    await user.click(press('Next'));
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'false');
  });

  it('leaves the focus where it is when the store arrives late', async () => {
    let arrive = (): void => {};
    const arrives = new Promise<void>((resolve) => void (arrive = resolve));
    const { user, store } = await show({ arrives });
    await user.click(screen.getByRole('radio', { name: 'a is x' }));
    await user.click(press('Next'));
    await user.tab();
    expect(screen.getByRole('radio', { name: 'b is x' })).toHaveFocus();
    await act(async () => arrive());
    expect(store.getState().productFinderForm.form?.answers).toEqual({ a: 'x' });
    expect(screen.getByRole('radio', { name: 'b is x' })).toHaveFocus();
  });

  it('waits, then shows the product, the reason with its answer, both rates and the links', async () => {
    const { user, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    expect(lastCall()).toMatchObject({
      key: 'applyRule',
      locale: 'en',
      request: { body: { answers: { a: 'y' } } },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Weighing your answers…');
    lastCall().resolveWith({ success: true, data: solution });
    await waitFor(() => expect(heading('First mortgage')).toHaveFocus(), patience);
    expect(screen.getByText('You answered: a is y')).toBeVisible();
    expect(screen.getByText('7.25%')).toBeVisible();
    expect(screen.getByText('36.00%')).toBeVisible();
    expect(screen.getByText(/You have to repay your loans/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for this' })).toHaveAttribute(
      'href',
      '/en/apply/first',
    );
    expect(screen.getByRole('link', { name: 'Read about it' })).toHaveAttribute(
      'href',
      '/en/first-mortgage',
    );
    expect(screen.getByRole('link', { name: 'Work out the payment' }).getAttribute('href')).toMatch(
      /^\/en\/loan-calculator\?/,
    );
  });

  it('says none plainly, with the reasons and a person to ask', async () => {
    const { user, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    lastCall().resolveWith({
      success: true,
      data: {
        recommended: null,
        reasons: [{ textEn: 'Ask a bank.', textHk: '問銀行。', textCn: '问银行。', answers: [] }],
        alternatives: [],
      },
    });
    await waitFor(() => expect(heading('None of our loans, for now')).toHaveFocus(), patience);
    expect(screen.getByText('Ask a bank.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask a person' })).toHaveAttribute(
      'href',
      '/en/contact-us',
    );
    expect(screen.queryByRole('link', { name: 'Apply for this' })).toBeNull();
  });

  it('keeps the answers when the call fails, and tries again', async () => {
    const { user, calls, lastCall } = await show();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    await user.click(press('Next'));
    lastCall().rejectWith(new Error('gone'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are kept.');
    await user.click(press('Try again'));
    expect(calls.filter(({ key }) => key === 'applyRule')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('brings back what the tab kept, in another language, without taking the focus', async () => {
    const { user, calls } = await show({
      locale: 'hk',
      stored: { answers: { a: 'y' }, current: 'a', stage: 'done', isReview: false },
    });
    expect(heading('一按')).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(press('更改：題a'));
    expect(heading('題a')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'a係y' })).toBeChecked();
    expect(calls.map(({ key }) => key)).not.toContain('applyRule');
  });

  it('starts again from nothing', async () => {
    const { user, store } = await show({
      stored: { answers: { a: 'y' }, current: 'a', stage: 'done', isReview: false },
    });
    await user.click(press('Start again'));
    expect(heading('Title a')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'a is y' })).not.toBeChecked();
    expect(store.getState().applyRule.solution).toBeNull();
    expect(store.getState().productFinderForm.form).toBeNull();
  });

  it('asks the questions that the API has now, and says so where it cannot be asked', async () => {
    const { user, calls } = await show();
    const call = calls.find(({ key }) => key === 'rules');
    await act(async () =>
      call?.resolveWith({ questions: [{ ...questions[0], titleEn: 'Asked anew' }] }),
    );
    expect(heading('Asked anew')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'a is y' }));
    expect(screen.getByRole('radio', { name: 'a is y' })).toBeChecked();
  });

  it.each([
    ['nothing', () => ({ questions: [] })],
    [
      'tokens that only the server can fill',
      () => ({ questions: [{ ...questions[0], titleEn: 'At {brand}' }] }),
    ],
  ])('keeps the questions of the document where the API answers with %s', async (_case, answer) => {
    const { calls } = await show();
    await act(async () => calls.find(({ key }) => key === 'rules')?.resolveWith(answer()));
    expect(heading('Title a')).toBeVisible();
  });

  it('says that newer questions could not be read, and reads them again', async () => {
    const { user, calls } = await show();
    await act(async () =>
      calls.find(({ key }) => key === 'rules')?.rejectWith(new Error('Nobody answers')),
    );
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(screen.getByText('Checking…')).toBeVisible();
    expect(calls.filter(({ key }) => key === 'rules')).toHaveLength(2);
  });

  const stored = {
    answers: { a: 'y' },
    current: 'a',
    stage: 'done',
    isReview: false,
  } as const;
  const personasCall = (calls: ReturnType<typeof fakeClient>['calls']) =>
    calls.findLast(({ key }) => key === 'personas');

  it('tells an illustrative story of somebody with the recommended loan', async () => {
    const { calls } = await show({ stored });
    expect(await screen.findByText(en.persona.loading)).toBeVisible();
    await act(async () => personasCall(calls)?.resolveWith({ data: personas }));
    const fitting = personas.find(({ product }) => product === 'first');
    expect(screen.getByRole('heading', { name: fitting?.nameEn })).toBeVisible();
    expect(screen.getByText(en.persona.illustrative)).toBeVisible();
    expect(
      screen.queryByText(personas.find(({ product }) => product === 'rmb')?.nameEn ?? '?'),
    ).toBeNull();
  });

  it('tells no story where none fits', async () => {
    const { calls } = await show({ stored });
    await act(async () =>
      personasCall(calls)?.resolveWith({
        data: personas.filter(({ product }) => product !== 'first'),
      }),
    );
    expect(screen.queryByText(en.persona.heading)).toBeNull();
    expect(screen.queryByText(en.persona.loading)).toBeNull();
  });

  it('says that the story could not be loaded, and loads it again', async () => {
    const { calls, user } = await show({ stored });
    await act(async () => personasCall(calls)?.rejectWith(new Error('gone')));
    expect(await screen.findByText(en.persona.failed)).toBeVisible();
    await user.click(press('Try again'));
    await act(async () => personasCall(calls)?.resolveWith({ data: personas }));
    expect(await screen.findByText(en.persona.heading)).toBeVisible();
  });
});

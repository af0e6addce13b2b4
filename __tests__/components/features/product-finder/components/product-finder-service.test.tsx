import { act, screen } from '@testing-library/react';
import { personas } from '@/copy/collections/personas';
import type { fakeClient } from '@test/support/fakes/fake-client';
import en from '@locales/en/product-finder.json';
import {
  questions,
  show,
  heading,
  press,
} from '@test/support/product-finder/product-finder-screen';

describe('The product finder', () => {
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
    await user.click(await screen.findByRole('button', { name: 'Refresh again' }));
    expect(screen.getByText('Refreshing…')).toBeVisible();
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

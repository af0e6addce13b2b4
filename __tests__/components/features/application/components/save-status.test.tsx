import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { emptyFormValues } from '@/features/application/form/application-form-values';
import {
  applicationOpened,
  applicationSlice,
  sectionCompleted,
} from '@/features/application/application.slice';
import { SaveStatus } from '@/features/application/components/save-status';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { useAppSelector } from '@/store/hooks';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import en from '@locales/en/application.json';
import enForm from '@locales/en/application-form.json';

const draft = {
  reference: 'draft-1',
  product: 'first',
  language: 'en',
  form: {},
  version: 1,
  resumeReference: 'abcdefghijklmnop',
  phone: null,
  expiresAt: '2026-12-21T00:00:00.000Z',
  receipt: null,
};

function Note() {
  return <SaveStatus state={useAppSelector(applicationSlice.selectors.selectApplication)} />;
}

async function show() {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  render(
    <Provider store={store}>
      <FlowI18nProvider
        locale="en"
        resources={{ en: { application: en, 'application-form': enForm } }}
      >
        <Note />
      </FlowI18nProvider>
    </Provider>,
  );
  const after = (change: () => unknown): Promise<void> =>
    act(async () => {
      change();
      await nextTask();
    });
  await after(() =>
    store.dispatch(applicationOpened({ locale: 'en', product: 'first', prefill: {} })),
  );
  await after(() => fake.lastCall().resolveWith({ data: draft }));
  return { ...fake, store, after, user: userEvent.setup() };
}

describe('The note on saving', () => {
  it('names the steps whose answers were refused and leads to them, although everything else was saved', async () => {
    const { store, lastCall, after, user } = await show();
    await after(() => {
      store.dispatch(sectionCompleted({ applicants: emptyFormValues.applicants }));
      store.dispatch(sectionCompleted({ loan: emptyFormValues.loan }));
    });
    await after(() =>
      lastCall().rejectWith(new ApiError('Not so', { status: 400, code: 'validation_failed' })),
    );
    await after(() => lastCall().resolveWith({ data: draft }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Something in these answers cannot be right',
    );
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Who is applying', '/en/apply/first/applicants']]);
    expect(screen.queryByText(/^Saved\./)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try to save again' }));
    expect(lastCall()).toMatchObject({ request: { body: { section: 'applicants' } } });
    await after(() => lastCall().resolveWith({ data: draft }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  it('says that a save was interrupted, and names no step', async () => {
    const { store, lastCall, after } = await show();
    await after(() => store.dispatch(sectionCompleted({ loan: emptyFormValues.loan })));
    await after(() => lastCall().rejectWith(new ApiError('Network Error')));
    expect(screen.getByRole('status')).toHaveTextContent('Your last answers are not saved yet.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ApplyStartPage } from '@/features/application/components/apply-start-page';
import { sectionCompleted } from '@/features/application/application.slice';
import { emptyFormValues } from '@/features/application/form/application-form-values';
import { pollIntervalMs } from '@/features/application/transfer/transfer.saga';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { completeForm } from '@test/support/application/application-form';
import { resources, show } from '@test/support/application/apply-step-screen';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';

const token = 'a'.repeat(43);
const notFound = new ApiError('Not found.', { status: 404, code: 'not_found' });

beforeEach(() => window.history.replaceState(null, '', '/en/apply/first'));

describe('An application that goes on on another device', () => {
  async function offer() {
    const shown = await show('property', { form: completeForm() });
    await shown.user.click(screen.getByRole('button', { name: 'Continue on another device' }));
    await screen.findByText('Making the code…');
    expect(shown.lastCall()).toMatchObject({
      key: 'startTransfer',
      request: { body: { reference: 'draft-1' } },
    });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
    await act(async () => {
      shown.lastCall().resolveWith({ data: { token, expiresAt: '2026-11-23T10:10:00.000Z' } });
      await Promise.resolve();
    });
    const poll = async (state: string) => {
      await act(async () => void (await jest.advanceTimersByTimeAsync(pollIntervalMs)));
      expect(shown.lastCall()).toMatchObject({ key: 'readTransfer' });
      await act(async () => {
        shown.lastCall().resolveWith({ data: { state } });
        await jest.advanceTimersByTimeAsync(1);
      });
    };
    return { ...shown, poll };
  }
  afterEach(() => jest.useRealTimers());

  it('is offered by a QR code, and closed here once it was taken over there', async () => {
    const { poll, store } = await offer();
    expect(
      screen.getByRole('img', { name: 'QR code that moves this application to another device' }),
    ).toBeVisible();
    expect(screen.getByText(/It works once, until 23 November 2026 18:10:00/)).toBeVisible();
    await poll('open');
    await poll('taken');
    expect(screen.getByText('It is open on your other device')).toBeVisible();
    expect(store.getState().application).toMatchObject({
      hasMoved: true,
      draft: null,
      formValues: {},
    });
  });

  it('can have a new code where the time of one is over', async () => {
    const { poll } = await offer();
    await poll('over');
    expect(screen.getByText('The time of this code is over.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make a new code' })).toBeVisible();
  });

  it('is not begun anew here by what is typed after it was taken over', async () => {
    const { store, calls, lastCall } = await show('property', { form: completeForm() });
    act(
      () => void store.dispatch(sectionCompleted({ intermediary: emptyFormValues.intermediary })),
    );
    expect(lastCall()).toMatchObject({ key: 'saveSection' });
    await act(async () => {
      lastCall().rejectWith(notFound);
      await nextTask();
    });
    expect(lastCall()).toMatchObject({ key: 'readTransfer' });
    await act(async () => {
      lastCall().resolveWith({ data: { state: 'taken' } });
      await nextTask();
    });
    expect(await screen.findByText('It is open on your other device')).toBeVisible();
    expect(calls.map(({ key }) => key)).not.toContain('createDraft');
  });

  it('goes by text message and mail once the phone was proved', async () => {
    const { user, calls } = await show('property', {
      form: completeForm({ contact: { phone: '9123 4567', email: 'tai.man@example.com' } }),
      phone: '**** 4567',
    });
    await user.click(screen.getByRole('button', { name: 'Continue on another device' }));
    await user.click(await screen.findByRole('button', { name: 'Mail me the link' }));
    expect(calls.at(-1)).toMatchObject({
      key: 'sendSMS',
      request: { body: { kind: 'resume-link', channel: 'mail' } },
    });
    expect(screen.getByRole('button', { name: 'Text me the link' })).toBeVisible();
  });
});

describe('The address of a scanned QR code', () => {
  async function open() {
    window.history.replaceState(null, '', `/en/apply/first#move=${token}`);
    const fake = fakeClient();
    const store = makeStore({ client: fake.client });
    render(
      <Provider store={store}>
        <FlowI18nProvider locale="en" resources={resources.en}>
          <ApplyStartPage context={applyContext()} />
        </FlowI18nProvider>
      </Provider>,
    );
    await act(async () => {
      fake.lastCall().resolveWith({ data: null });
      await nextTask();
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Continue here' }));
    expect(window.location.hash).toBe('');
    expect(fake.lastCall()).toMatchObject({ key: 'takeTransfer', request: { body: { token } } });
    return { ...fake, store, user };
  }

  it('takes the application over by a press, and shows its list', async () => {
    const { lastCall, store } = await open();
    await act(async () => {
      lastCall().resolveWith({
        data: {
          reference: 'draft-1',
          product: 'first',
          version: 3,
          phone: null,
          expiresAt: '2026-12-21T00:00:00.000Z',
          form: completeForm(),
        },
      });
      await nextTask();
    });
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
    expect(store.getState().application).toMatchObject({
      draft: { reference: 'draft-1', version: 3 },
      formValues: { loan: { amount: '4,500,000' } },
    });
  });

  it('says that the code is over where it is', async () => {
    const { lastCall, user } = await open();
    await act(async () => {
      lastCall().rejectWith(notFound);
      await nextTask();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This code was used or its time is over.');
    await user.click(screen.getByRole('button', { name: 'Begin without it' }));
    expect(
      await screen.findByRole('heading', { name: 'Before you start: your data' }),
    ).toBeVisible();
  });
});

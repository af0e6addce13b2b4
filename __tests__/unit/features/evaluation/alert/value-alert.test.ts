import {
  alertEmailChanged,
  alertLinkUsed,
  alertRequested,
  valueAlertSlice,
} from '@/features/evaluation/alert/value-alert.slice';
import { quoteReceived, quoteRequested } from '@/features/evaluation/evaluation.slice';
import { ApiError } from '@/lib/api/api-error';
import { quoteData } from '@test/support/evaluation/quote-factory';
import { requestTime, settled, start } from '@test/support/evaluation/evaluation-store';

const { selectError, selectLoading, selectValueAlert } = valueAlertSlice.selectors;
const token = 'a'.repeat(43);

function asked() {
  const made = start();
  made.store.dispatch(
    quoteRequested({ request: { estate: 'e:a', areaSqft: 585 }, requestTime, locale: 'en' }),
  );
  made.lastCall().resolveWith({ success: 1, data: quoteData() });
  made.store.dispatch(alertEmailChanged(' siuming@example.com '));
  return made;
}

describe('The request to be told of a change', () => {
  it('names the property that was valued and the address as typed, once however often it is pressed', async () => {
    const { store, state, calls, lastCall } = asked();
    await settled();
    store.dispatch(alertRequested({ locale: 'hk' }));
    await settled();
    store.dispatch(alertRequested({ locale: 'hk' }));
    await settled();
    expect(calls.filter(({ key }) => key === 'requestValueAlert')).toHaveLength(1);
    expect(lastCall()).toMatchObject({
      key: 'requestValueAlert',
      request: {
        body: { property: { estate: 'e:a', areaSqft: 585 }, email: 'siuming@example.com' },
      },
    });
    expect(selectLoading(state())).toBe(true);
    lastCall().resolveWith({ success: true });
    await settled();
    expect(selectValueAlert(state()).request.status).toBe('succeeded');
  });

  it('says why it failed, and begins anew with another value', async () => {
    const { store, state, lastCall } = asked();
    await settled();
    store.dispatch(alertRequested({ locale: 'en' }));
    await settled();
    lastCall().rejectWith(new ApiError('Busy', { code: 'unavailable', status: 503 }));
    await settled();
    expect(selectError(state())).toBe('Busy');
    store.dispatch(quoteReceived({ data: quoteData(), requestTime }));
    expect(selectError(state())).toBeNull();
    expect(selectValueAlert(state()).email).toBe(' siuming@example.com ');
  });
});

it.each([
  ['confirm', 'confirmValueAlert'],
  ['stop', 'stopValueAlert'],
] as const)('A link that should %s calls %s with its token', async (action, key) => {
  const { store, state, lastCall } = start();
  store.dispatch(alertLinkUsed({ action, token, hash: `#alert-${action}=${token}`, locale: 'en' }));
  await settled();
  expect(lastCall()).toMatchObject({ key, request: { body: { token } } });
  lastCall().resolveWith({ success: true });
  await settled();
  expect(selectValueAlert(state()).link.status).toBe('succeeded');
});

import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import { applicationOpened } from '@/features/application/application.slice';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

export const receipt: ApplicationReceipt = {
  appl_no: 'HK-2026-7F3K9Q2M',
  received_at: '2026-11-21T00:00:00.000Z',
  promised_by: '2026-11-22T00:00:00.000Z',
  next_action: 'send-documents',
};

export const draftOf = (overrides: Partial<Draft> = {}): Draft => ({
  reference: 'draft-1',
  product: 'first',
  language: 'en',
  form: {},
  version: 1,
  resumeReference: 'abcdefghijklmnop',
  phone: null,
  expiresAt: '2026-12-21T00:00:00.000Z',
  receipt: null,
  ...overrides,
});

interface Started extends ReturnType<typeof fakeClient> {
  store: ReturnType<typeof makeStore>;
}

export function start(): Started {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

export async function opened(
  draft: Draft | null,
  product: 'first' | 'fast-pass' = 'first',
): Promise<Started> {
  const started = start();
  started.store.dispatch(applicationOpened({ locale: 'hk', product, prefill: {} }));
  started.lastCall().resolveWith({ data: draft });
  await flushPromises();
  return started;
}

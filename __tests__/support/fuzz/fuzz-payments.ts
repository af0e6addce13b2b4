import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import { approvePayment, makePaymentFile, placePayment } from '../payment-order/placed-payment';
import { statusReport } from '../payment-order/status-report';
import type { Prepare } from './fuzz-fixtures';

interface Resources {
  newCustomer: () => Promise<{ customerId: string }>;
}

/** Payments as far as the calls about them need them. */
export function paymentFixtures(
  api: TestApi,
  { newCustomer }: Resources,
): Partial<Record<EndpointKey, Prepare>> {
  const placed = async (): Promise<string> => placePayment(api, (await newCustomer()).customerId);
  const approved = async (): Promise<string> => {
    const id = await placed();
    await approvePayment(api, id);
    return id;
  };
  const filed = async (): Promise<{ id: string; file: string }> => {
    const id = await approved();
    return { id, file: await makePaymentFile(api) };
  };
  const sent = async () => {
    const one = await filed();
    await api.container.payments.files.send('fuzz', one.file);
    return one;
  };
  // What a cursor holds cannot be generated.
  const fromStart: Prepare = ({ query }) => ({ query: { ...query, cursor: undefined } });
  const paid = { state: 'paid', on: '2026-11-16' } as const;
  return {
    deskPaymentOrders: fromStart,
    deskPaymentFiles: fromStart,
    deskBankEntries: fromStart,
    deskPaymentOrder: async () => ({ params: { id: await placed() } }),
    deskReleasePaymentOrder: async () => ({ params: { id: await placed() } }),
    deskPaymentOutcome: async () => ({ params: { id: (await sent()).id }, body: paid }),
    deskReplacePaymentOrder: async () => {
      const { id } = await sent();
      const outcome = { state: 'returned', on: '2026-11-16', reason: 'AC04' } as const;
      await api.container.payments.orders.note('fuzz', { id, outcome });
      return { params: { id } };
    },
    deskRevealPaymentAccount: async () => ({ params: { id: await approved() } }),
    deskMakePaymentFile: async () => {
      await approved();
      return { body: { format: 'csv' } };
    },
    deskPaymentFile: async () => ({ params: { id: (await filed()).file } }),
    deskPaymentFileContent: async () => ({ params: { id: (await filed()).file } }),
    deskSendPaymentFile: async () => ({ params: { id: (await filed()).file } }),
    deskImportPaymentReport: async () => {
      const { id, file } = await sent();
      const content = statusReport({ fileId: file, payments: [{ id, status: 'ACSC' }] });
      return { body: { name: 'status.xml', content } };
    },
    deskPaymentFileOutcome: async () => ({ params: { id: (await sent()).file }, body: paid }),
  };
}

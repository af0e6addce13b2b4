import type { EndpointKey } from '@/contracts/endpoints';
import { dataOf, type TestApi } from '../api/test-api';
import { secondPerson } from '../staff/approvals';
import type { Prepare } from './fuzz-fixtures';

interface Resources {
  newCustomer: () => Promise<{ customerId: string }>;
  newAssessedApplication: () => Promise<{ applicationNumber: string }>;
}

/** Requests to a second person, made by the key that the calls are made with. */
export function approvalFixtures(
  api: TestApi,
  { newCustomer, newAssessedApplication }: Resources,
): Partial<Record<EndpointKey, Prepare>> {
  const newApproval = async (): Promise<string> =>
    dataOf(
      await api.desk('POST', '/loans', {
        body: {
          customerId: (await newCustomer()).customerId,
          kind: 'interestOnly',
          amount: 1_000_000,
          annualRate: 6,
          tenorMonths: 24,
          startsOn: '2026-11-16',
        },
      }),
    ).id;
  const ofNewApproval: Prepare = async () => ({ params: { id: await newApproval() } });
  return {
    // Received and moved on: its second version.
    deskAssignApplication: async ({ body }) => ({
      params: { applicationNumber: (await newAssessedApplication()).applicationNumber },
      headers: { 'if-match': '"2"' },
      body: { ...Object(body), assignee: null },
    }),
    deskNoteApplication: async () => ({
      params: { applicationNumber: (await newAssessedApplication()).applicationNumber },
    }),
    deskApproveIncomplete: async () => ({
      params: { applicationNumber: (await newAssessedApplication()).applicationNumber },
    }),
    async deskChangeSetting() {
      const { approvals } = api.container;
      const checker = secondPerson();
      const { data } = await approvals.list(checker, {
        kind: 'setting',
        state: 'waiting',
        sort: 'newest',
        limit: 1,
      });
      // One request about a setting waits at a time.
      for (const { id } of data) await approvals.reject(checker, { id, reason: 'another' });
      return { params: { name: 'receipts' }, body: { value: { perDay: 9 }, note: 'more' } };
    },
    deskApprovals: ({ query }) => ({ query: { ...query, cursor: undefined } }),
    deskApproval: ofNewApproval,
    deskReject: ofNewApproval,
    deskWithdrawApproval: ofNewApproval,
    async deskApprove() {
      const id = await newApproval();
      const { hash } = await api.container.approvals.find(secondPerson(), id);
      return { params: { id }, body: { hash } };
    },
  };
}

import type { EndpointKey } from '@/contracts/endpoints';
import type { Prepare } from './fuzz-fixtures';

/** Requests of customers as staff find, take and decide them, each received a moment ago: in its first version. */
export function requestFixtures(
  newRequest: () => Promise<{ reference: string }>,
): Partial<Record<EndpointKey, Prepare>> {
  return {
    deskServiceRequests: ({ query }) => ({ query: { ...query, cursor: undefined } }),
    deskServiceRequest: async () => ({ params: await newRequest() }),
    deskPreviewDecision: async () => ({ params: await newRequest(), body: { state: 'in-review' } }),
    deskAssignRequest: async () => ({
      params: await newRequest(),
      headers: { 'if-match': '"1"' },
      body: { assignee: null },
    }),
    deskDecideRequest: async ({ body }) => ({
      params: await newRequest(),
      headers: { 'if-match': '"1"' },
      body: { ...Object(body), state: 'in-review' },
    }),
  };
}

import type { EndpointKey } from '@/contracts/endpoints';
import type { Prepare } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

/** What the calls about message threads need: one of the caller's, at its first version. */
export function threadFixtures(
  make: Awaited<ReturnType<typeof createFuzzResources>>,
): Partial<Record<EndpointKey, Prepare>> {
  const own: Prepare = async () => {
    const { reference, headers } = await make.newThread();
    return { params: { reference }, headers };
  };
  const ofStaff: Prepare = async () => ({
    params: { reference: (await make.newThread()).reference },
    headers: { 'if-match': '"1"' },
  });
  return {
    startThread: async ({ body }) => ({
      headers: await make.signedIn((await make.newCustomer()).customerId),
      body: { ...Object(body), text: `${Object(body).text}.`, about: undefined },
    }),
    thread: own,
    writeInThread: own,
    readThread: own,
    setThreadState: own,
    deskStartThread: async ({ body }) => {
      const { customerId } = await make.newCustomer();
      // Of a session, only the key that makes it happen once is needed.
      const { 'idempotency-key': key = '' } = await make.signedIn(customerId);
      return {
        headers: { 'idempotency-key': key },
        body: { ...Object(body), customerId, about: undefined },
      };
    },
    deskThread: ofStaff,
    deskReadThread: ofStaff,
    deskAnswerThread: ofStaff,
    deskSetThreadState: ofStaff,
    deskAssignThread: async (request) => ({
      ...(await ofStaff(request)),
      body: { ...Object(request.body), assignee: null },
    }),
  };
}

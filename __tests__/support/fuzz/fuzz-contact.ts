import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import type { Prepare } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

/** What the calls about messages of visitors need: one that nobody has handled. */
export function contactFixtures(
  api: TestApi,
  make: Awaited<ReturnType<typeof createFuzzResources>>,
): Partial<Record<EndpointKey, Prepare>> {
  async function newMessage(): Promise<string> {
    const answer = await api.call('/contactUs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        name: 'Chan Siu Ming',
        phone: make.nextPhone(),
        topic: 'other',
        message: 'Please call me back.',
      }),
    });
    return String(Object(answer.body).reference);
  }
  const untouched =
    (fixed: object): Prepare =>
    async ({ body }) => ({
      params: { reference: await newMessage() },
      headers: { 'if-match': '"0"' },
      body: body === undefined ? undefined : { ...Object(body), ...fixed },
    });
  return {
    deskMessage: untouched({}),
    // The visitor gave no mail address.
    deskAnswerMessage: untouched({ way: 'phone' }),
    deskAssignMessage: untouched({ assignee: null }),
    deskSetMessageState: untouched({}),
  };
}

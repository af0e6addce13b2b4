import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import type { Prepare } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

type Resources = Awaited<ReturnType<typeof createFuzzResources>>;
const dataOf = ({ body }: { body: unknown }) => Object(body).data;

const json = (method: string, body: object, headers: Record<string, string> = {}) => ({
  method,
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  body: JSON.stringify(body),
});
const nextSlot = async (api: TestApi): Promise<string> =>
  String(dataOf(await api.call('/call-backs/slots'))[0]?.startsAt);

/** Books a call for a number; answers its reference. */
export async function bookCallBack(api: TestApi, phone: string): Promise<string> {
  const body = { startsAt: await nextSlot(api), name: 'Chan Siu Ming', phone, topic: 'other' };
  return String(dataOf(await api.call('/call-backs', json('POST', body))).reference);
}

/** Booked calls and signings, and what their endpoints need. */
export function createAppointmentFixtures(
  api: TestApi,
  make: Pick<Resources, 'nextPhone' | 'newOffer' | 'signedIn'>,
): Partial<Record<EndpointKey, Prepare>> {
  async function newAcceptedApplication() {
    const { applicationNumber, customerId } = await make.newOffer();
    await api.desk('PUT', `/applications/${applicationNumber}/state`, {
      body: { state: 'offer-accepted', note: 'by phone' },
    });
    const headers = await make.signedIn(customerId);
    const [slot] = dataOf(await api.call('/los/signings/slots', { headers }));
    return { params: { applicationNumber }, headers, body: { startsAt: String(slot?.startsAt) } };
  }
  async function newSigning() {
    const { params, headers, body } = await newAcceptedApplication();
    await api.call(`/los/signings/${params.applicationNumber}`, json('PUT', body, headers));
    return { params, headers };
  }
  return {
    bookCallBack: async ({ body }) => ({
      body: { ...Object(body), phone: make.nextPhone(), startsAt: await nextSlot(api) },
    }),
    deskCallBacks: () => ({ query: { state: 'booked' } }),
    deskCloseCallBack: async () => ({
      params: { reference: await bookCallBack(api, make.nextPhone()) },
    }),
    bookSigning: newAcceptedApplication,
    cancelSigning: newSigning,
    deskCloseSigning: async () => ({ params: (await newSigning()).params }),
  };
}

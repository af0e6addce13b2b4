// Compiled by the test that generates `api.d.ts` beside it, as a lender's engineers would use the description.
import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './api';

interface Walk {
  siteUrl: string;
  phone: string;
  /** Reads the newest code that was sent to the phone. */
  readCode: () => Promise<string>;
  consentTextVersion: string;
  file: Blob;
}

type Schemas = components['schemas'];

/** Keeps cookies as a browser of this site does. */
function cookieJar(): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      request.headers.set('sec-fetch-site', 'same-origin');
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
    },
  };
}

const formOf = ({ phone, consentTextVersion }: Walk): Schemas['ApplicationForm'] => ({
  property: {
    address: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
    subDistrict: 'Taikoo Shing',
    kind: 'private',
    saleableAreaSqft: 585,
    estimatedValue: 9_000_000,
  },
  loan: { amount: 4_500_000, tenorMonths: 240, purpose: 'refinance' },
  existing: { hasMortgages: false },
  applicants: {
    kind: 'persons',
    persons: [
      {
        name: 'CHAN TAI MAN',
        idType: 'hkid',
        idNumber: 'A123456(3)',
        dateOfBirth: '1985-02-28',
        address: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
      },
    ],
  },
  income: {
    employment: 'salaried',
    employer: 'Harbour Trading Limited',
    monthlyIncome: 65_000,
    monthlyDebt: 3_000,
  },
  intermediary: { involved: false },
  contact: { phone },
  consents: {
    privacyNotice: true,
    creditReference: true,
    marketingOwn: false,
    textVersion: consentTextVersion,
  },
});

/** Applies for a first mortgage and sends a document; throws at the first answer that is no success. */
export async function walkApplication(walk: Walk): Promise<Schemas['Document']> {
  const { siteUrl, phone, readCode, file } = walk;
  const client = createClient<paths>({ baseUrl: siteUrl });
  client.use(cookieJar());

  async function prove(purpose: Schemas['OtpPurpose'], operationId?: string): Promise<void> {
    const challenge = { phone, purpose, ...(operationId ? { operationId } : {}) };
    const sent = await client.POST('/api/v1/user/sendOTP', { body: { ...challenge, live: true } });
    if (!sent.data?.success) throw new Error(sent.data?.msg ?? sent.error?.message);
    const code = await readCode();
    const verified = await client.POST('/api/v1/user/signin', { body: { ...challenge, code } });
    if (!verified.data?.success) throw new Error(verified.data?.message ?? verified.error?.message);
  }

  const draft = await client.POST('/api/v1/los/drafts', {
    body: { product: 'first', language: 'en' },
  });
  if (draft.error) throw new Error(draft.error.message);
  await prove('apply', draft.data.data.reference);

  const created = await client.POST('/api/v1/los/createApplication', {
    params: { header: { 'Idempotency-Key': 'walk-of-a-generated-client' } },
    body: { product: 'first', language: 'en', form: formOf(walk) },
  });
  if (created.error) throw new Error(JSON.stringify(created.error));
  const receipt = created.data.LOS.BODY;
  if ('rtn_msg' in receipt) throw new Error(receipt.rtn_msg);

  await prove('sign-in');
  const uploaded = await client.POST('/api/v1/los/uploadDocument', {
    body: { slot: 'identity', applicationNumber: receipt.appl_no, file: '' },
    bodySerializer({ slot, applicationNumber = '' }) {
      const form = new FormData();
      form.append('slot', slot);
      form.append('applicationNumber', applicationNumber);
      form.append('file', file, 'identity-card.pdf');
      return form;
    },
  });
  if (uploaded.error) throw new Error(uploaded.error.message);
  return uploaded.data.data;
}

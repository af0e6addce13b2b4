import type { EndpointKey } from '@/contracts/endpoints';
import type { ApplicantBrowser } from '../application/applicant';
import type { Prepare } from './fuzz-fixtures';

interface FuzzDraft {
  browser: Pick<ApplicantBrowser, 'send'> & { headers: () => Record<string, string> };
  reference: string;
}

/** What the calls need that show the result of a draft, or move it to another device. */
export function createDraftFixtures(
  newDraft: (product?: string) => Promise<FuzzDraft>,
): Partial<Record<EndpointKey, Prepare>> {
  const named = async (product?: string) => {
    const { browser, reference } = await newDraft(product);
    return { browser, draft: { reference }, headers: browser.headers() };
  };
  const start = async () => {
    const { browser, draft, headers } = await named();
    const { body } = await browser.send('POST', '/los/drafts/current/transfer', { body: draft });
    return { draft, headers, token: String(Object(Object(body).data).token) };
  };
  return {
    indicative: async () => {
      const { draft, headers } = await named('fast-pass');
      return { query: draft, headers };
    },
    indicativeDocument: async () => {
      const { draft, headers } = await named('fast-pass');
      return { body: draft, headers };
    },
    startTransfer: async () => {
      const { draft, headers } = await named();
      return { body: draft, headers };
    },
    readTransfer: async () => {
      const { draft, headers } = await start();
      return { query: draft, headers };
    },
    takeTransfer: async () => ({ body: { token: (await start()).token } }),
  };
}

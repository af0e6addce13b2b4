import { signedInToken } from '../account/account-session';
import type { RunningSite } from '../site/site-process';

/** Sends a file for an application of the demo customer, as from their account. */
export async function sendAsCustomer(
  site: RunningSite,
  { applicationNumber, slot, file }: { applicationNumber: string; slot: string; file: File },
): Promise<void> {
  const form = new FormData();
  form.append('slot', slot);
  form.append('applicationNumber', applicationNumber);
  form.append('file', file);
  const answer = await fetch(`${site.url}/api/v1/los/uploadDocument`, {
    method: 'POST',
    headers: {
      cookie: `login_token=${await signedInToken(site)}`,
      'sec-fetch-site': 'same-origin',
    },
    body: form,
  });
  if (!answer.ok) throw new Error(`Not sent: ${answer.status} ${await answer.text()}`);
}

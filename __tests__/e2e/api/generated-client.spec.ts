import { consentTextVersion } from '@/contracts/application/application-choices';
import { codeFor, smsMessagesOf } from '@test/support/application/submitted-application';
import { expect, test } from '@test/support/browser/e2e';
import { leaveToLongRun } from '@test/support/browser/long-walks';
import { compileGeneratedClient } from '@test/support/openapi/generated-client';
import { fetchPath } from '@test/support/site/site-client';

const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

leaveToLongRun('compiles a client');

test('a client generated from the description compiles and walks one application', async ({
  site,
}, testInfo) => {
  test.setTimeout(120_000);
  const { text: description } = await fetchPath(site, '/api/v1/openapi.json');
  const { walkApplication } = await import(
    compileGeneratedClient(description, testInfo.outputPath('client'))
  );
  const phone = '+85291230077';
  let after = smsMessagesOf(site).length;
  const readCode = async (): Promise<string> => {
    const code = await codeFor(site, { to: phone, after });
    after = smsMessagesOf(site).length;
    return code;
  };
  expect(
    await walkApplication({ siteUrl: site.url, phone, readCode, consentTextVersion, file }),
  ).toMatchObject({
    slot: 'identity',
    name: 'identity-card.pdf',
    size: 8,
    type: 'application/pdf',
  });
});

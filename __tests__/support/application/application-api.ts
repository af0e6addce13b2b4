import { emptyTables } from '../database/empty-tables';
import type { TestApi } from '../api/test-api';
import { field, filePart, formBytes, formType } from '../document/documents';
import { phone } from '../otp/otp-client';
import { applicantBrowser, type ApplicantBrowser } from './applicant';

/** Every table that applications write. */
export const applicationTables = [
  'campaign_count',
  'stage_count',
  'stage_part_count',
  'visit_seen',
  'application',
  'application_step',
  'application_submission',
  'application_draft',
  'application_draft_access',
  'customer',
  'customer_session',
  'otp_code',
  'otp_sending',
  'otp_failure',
  'proof',
  'outbox',
  'desk_audit',
  'document',
  'document_slot',
] as const;

/** Empties everything that applications write, sets the clock to noon of 16 November 2026 in Hong Kong, and opens a new browser. */
export async function resetApplications(api: TestApi): Promise<ApplicantBrowser> {
  await emptyTables(api, applicationTables);
  api.setNow('2026-11-16T04:00:00Z');
  api.sent.length = 0;
  return applicantBrowser(api);
}

/** Uploads a document to an application as its signed-in applicant. */
/** Enough of a PDF to count as received by itself. */
export const readablePdf = `%PDF-1.4\n${'% page\n'.repeat(150)}%%EOF`;

export async function sendDocument(
  api: TestApi,
  applicationNumber: string,
  slot = 'identity',
): Promise<void> {
  const { directory } = api.container.customers.sessions;
  const owner = await directory.findByPhone(phone);
  const { token } = await directory.startSession(
    { id: owner?.id ?? '' },
    { userAgent: null, network: '', method: 'code' },
  );
  const body = Uint8Array.from(
    formBytes([
      field('slot', slot),
      field('applicationNumber', applicationNumber),
      filePart(readablePdf),
    ]),
  );
  await api.call('/los/uploadDocument', {
    method: 'POST',
    headers: {
      cookie: `__Host-login_token=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': formType,
    },
    body,
  });
}

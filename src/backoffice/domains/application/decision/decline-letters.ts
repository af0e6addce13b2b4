import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordRead } from '@/backoffice/domains/audit/record-change';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import { isOwner, type FindOwner } from '../application-owner';
import type { ApplicationRow } from '../application-row';
import { contactName } from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import { declineLetterDocument } from './decline-letter-document';

export interface DeclineLettersOptions {
  repositories: {
    application: Pick<ApplicationRepository, 'findByNumber' | 'listSteps'>;
    audit: Pick<AuditRepository, 'create'>;
  };
  findOwner: FindOwner;
  fieldEncryption: Pick<ApplicationFieldEncryption, 'decryptForm'>;
  renderPdf: PdfWorkerPool['render'];
  letterheads: Letterheads;
  now: () => Date;
}

export interface LetterFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type DeclineLetters = ReturnType<typeof createDeclineLetters>;

/** The letters about applications that were declined, as PDF in the language of the application, drawn anew each time from what is stored. */
export function createDeclineLetters({
  repositories,
  findOwner,
  fieldEncryption,
  renderPdf,
  letterheads,
  now,
}: DeclineLettersOptions) {
  async function render(row: ApplicationRow): Promise<LetterFile> {
    const { number } = row;
    const steps = await repositories.application.listSteps([number]);
    const step = requireFound(steps.findLast(({ state }) => state === 'declined') ?? null);
    const form = fieldEncryption.decryptForm(['application', number], row.form);
    const { applicants } = form;
    const bytes = await renderPdf(
      declineLetterDocument(
        {
          applicationNumber: number,
          product: row.product,
          amountCents: row.amountCents,
          declinedAt: step.at,
          reasons: row.declineReasons,
          message: step.message,
          mayHaveReadCredit: row.consents.creditReference,
          customer: {
            name:
              (applicants?.kind === 'company' && applicants.company?.name) ||
              contactName(form) ||
              null,
            address:
              (applicants?.kind === 'company'
                ? applicants.company?.address
                : applicants?.persons?.[0]?.address) || null,
          },
        },
        letterheads[row.language],
      ),
    );
    return { fileName: `decision-${number}.pdf`, contentType: 'application/pdf', bytes };
  }

  return {
    /** Throws `not_found` for another's application and for one that is not declined, as for an unknown one. */
    async renderForApplicant(number: string, customerId: string): Promise<LetterFile> {
      const owner = await findOwner(customerId);
      const row = requireFound(await repositories.application.findByNumber(number));
      if (!isOwner(row, owner) || row.state !== 'declined') throw new ServiceError('not_found');
      return render(row);
    },

    /** For staff to read or to send by post; the reading is written down. Throws `not_found`. */
    async renderForStaff(staff: string, number: string): Promise<LetterFile> {
      const row = requireFound(await repositories.application.findByNumber(number));
      if (row.state !== 'declined') throw new ServiceError('not_found');
      const file = await render(row);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: `application:${number}`,
        after: { letter: 'decline' },
      });
      return file;
    },
  };
}

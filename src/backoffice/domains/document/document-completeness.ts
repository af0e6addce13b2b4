import type { DocumentSlot } from '@/contracts/document/document-choices';
import type { Logger } from '@/backoffice/common/logger';
import type { UploadApplications } from './document.access';
import { hasRequiredDocuments } from './document.checklist';
import { countsAsReceived } from './document-review';
import type { DocumentRepository } from './document.repository';

export interface DocumentCompletenessOptions {
  repository: Pick<DocumentRepository, 'listByApplication'>;
  applications: UploadApplications;
  log: Logger;
}

export type DocumentCompleteness = ReturnType<typeof createDocumentCompleteness>;

const batchSize = 100;

/** Reports applications whose required documents are all here. */
export function createDocumentCompleteness({
  repository,
  applications,
  log,
}: DocumentCompletenessOptions) {
  let lastChecked = '';

  async function check(number: string): Promise<void> {
    const application = await applications.find(number);
    if (!application) return;
    const files = new Map<DocumentSlot, number>();
    for (const { slot } of (await repository.listByApplication(number)).filter(countsAsReceived))
      files.set(slot, (files.get(slot) ?? 0) + 1);
    const { product, answers } = application;
    if (hasRequiredDocuments({ product, ...answers }, files))
      await applications.recordDocumentsComplete(number);
  }

  /** Reports an application, if its required documents are all here. A failure is logged: the documents are stored all the same. */
  async function report(number: string): Promise<void> {
    try {
      await check(number);
    } catch (error) {
      log.error(
        { err: error, application: number },
        'A decision clock could not be started; a job tries again',
      );
    }
  }

  return {
    report,

    /**
     * Reports completeness that could not be reported on upload: each call checks the next batch of applications, and starts over after
     * the last one.
     */
    async reportMissed(): Promise<void> {
      const numbers = await applications.listAwaitingDocuments({
        after: lastChecked,
        limit: batchSize,
      });
      for (const number of numbers) await report(number);
      lastChecked = numbers.length === batchSize ? (numbers.at(-1) ?? '') : '';
    },
  };
}

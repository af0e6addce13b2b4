import type { Logger } from '@/backoffice/common/logger';
import type { UploadApplication, UploadApplications } from './document.access';
import { hasRequiredDocuments } from './document.checklist';
import type { DocumentRepository, DocumentRow } from './document.repository';

export interface DocumentCompletenessOptions {
  repository: Pick<DocumentRepository, 'listByApplications'>;
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

  async function check(
    { number, product, applicantType }: UploadApplication,
    documents: readonly DocumentRow[],
  ): Promise<void> {
    const slots = new Set(
      documents.filter(({ status }) => status !== 'infected').map(({ slot }) => slot),
    );
    if (hasRequiredDocuments({ product, applicantType }, slots))
      await applications.recordDocumentsComplete(number);
  }

  /** A failure is logged and harms nothing else: the documents are stored all the same. */
  async function tryCheck(
    application: UploadApplication,
    documents: () => Promise<readonly DocumentRow[]>,
  ): Promise<void> {
    try {
      await check(application, await documents());
    } catch (error) {
      log.error(
        { err: error, application: application.number },
        'A decision clock could not be started; a job tries again',
      );
    }
  }

  return {
    /** Reports an application to which a document was added, if it is complete now. Never throws. */
    report: (application: UploadApplication): Promise<void> =>
      tryCheck(application, () => repository.listByApplications([application.number])),

    /** Reports what could not be reported when its documents came: the next batch of applications at each call, round and round. */
    async reportMissed(): Promise<void> {
      const numbers = await applications.listAwaitingDocuments({
        after: lastChecked,
        limit: batchSize,
      });
      const documents = await repository.listByApplications(numbers);
      const isOf = (number: string) => (document: DocumentRow) =>
        document.applicationNumber === number;
      for (const number of numbers.filter((one) => documents.some(isOf(one)))) {
        const application = await applications.find(number);
        if (application) await tryCheck(application, async () => documents.filter(isOf(number)));
      }
      lastChecked = numbers.length === batchSize ? (numbers.at(-1) ?? '') : '';
    },
  };
}

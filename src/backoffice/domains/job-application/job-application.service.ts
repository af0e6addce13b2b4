import type {
  JobApplicationForm,
  JobApplicationReceipt,
} from '@/contracts/job-application/job-application';
import { cvTypes, jobApplicationMonths } from '@/contracts/job-application/job-application-choices';
import type { BrandNames } from '@/config/brand';
import { staffLocale } from '@/config/site';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import type { Locale } from '@/contracts/locale';
import type { Job } from '@/contracts/site/site';
import { localise } from '@/lib/localise';
import { parsePhone } from '@/lib/phone';
import { fileKeyOf, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { receiptMail } from '../contact/receipt-mail';
import { startCooldown } from '../contact/cooldown';
import type { CooldownRepository } from '../contact/cooldown.repository';
import { documentNameContext, sanitiseFileName } from '../document/document.model';
import type { DocumentRepository, DocumentRow } from '../document/document.repository';
import type { OrphanFiles } from '../document/orphan-files';
import { storeFile, type IncomingFile } from '../document/store-file';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import { deskMail, type JobApplicant, jobApplicationContext } from './job-application.model';
import { createJobApplicationReading } from './job-application-reading';
import type { JobApplicationRepository } from './job-application.repository';

/** What an application for a job reads and writes in one transaction. */
export interface JobApplicationRepositories {
  jobApplication: JobApplicationRepository;
  cooldown: CooldownRepository;
  document: DocumentRepository;
  outbox: OutboxRepository;
  budget: MessageCounter;
}

export interface JobApplicationServiceOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    jobApplication: JobApplicationRepository;
    document: DocumentRepository;
  };
  unitOfWork: UnitOfWork<JobApplicationRepositories>;
  listOpenJobs: () => Promise<readonly Job[]>;
  files: {
    storage: FileStorage;
    orphanFiles: OrphanFiles;
    /** New files are held back until they have been scanned. */
    isScanned: boolean;
    onReceived: () => void;
  };
  cipher: DataCipher;
  hash: KeyedHash;
  enqueueMessage: EnqueueMessage;
  useReceipt: MessageBudget['useReceipt'];
  /** The mail address of the lender's staff. */
  deskAddress: string;
  brandNames: BrandNames;
  signatures: MailSignatures;
  now: () => Date;
  newId: () => string;
  randomBytes: RandomBytes;
  onMessageEnqueued: () => void;
}

export interface JobApplicationSubmission {
  form: Omit<JobApplicationForm, 'botToken' | 'consent'>;
  locale: Locale;
  cv: IncomingFile;
}

export type JobApplicationService = ReturnType<typeof createJobApplicationService>;

const cvSlot = 'other';
const removalBatch = 50;

/** Applications for jobs: stored encrypted, the CV kept and scanned as documents are, mailed to the lender, deleted after the stated period; one in each waiting time for an address. */
export function createJobApplicationService(options: JobApplicationServiceOptions) {
  const {
    repositories,
    unitOfWork,
    listOpenJobs,
    files,
    cipher,
    hash,
    enqueueMessage,
    useReceipt,
  } = options;
  const { deskAddress, brandNames, signatures, now, newId, randomBytes, onMessageEnqueued } =
    options;
  const { storage, orphanFiles, isScanned, onReceived } = files;

  function invalid(field: string, key: 'positionClosed' | 'wrongAnyPhone'): ServiceError {
    return new ServiceError('validation_failed', { fields: { [field]: { key } } });
  }

  async function keepCv(reference: string, { fileName, ...file }: IncomingFile) {
    const id = newId();
    const key = fileKeyOf(id);
    await orphanFiles.begin(key);
    try {
      const { size, sha256, type, isLocked } = await storeFile(storage, { key, ...file });
      if (!cvTypes.some((known) => known === type))
        throw new ServiceError('unsupported_media_type');
      const row: DocumentRow = {
        id,
        slot: cvSlot,
        size,
        sha256,
        type,
        isLocked,
        review: null,
        refusal: null,
        cameBy: null,
        addedBy: null,
        applicationNumber: reference,
        fileKey: key,
        uploadedAt: now(),
        name: cipher.encrypt(sanitiseFileName(fileName), documentNameContext(id)),
        status: isScanned ? 'waiting' : 'stored',
      };
      return { key, row };
    } catch (error) {
      await orphanFiles.discard(key);
      throw error;
    }
  }

  return {
    ...createJobApplicationReading({ repositories, cipher, now }),

    /**
     * Takes an application with its CV. Throws `validation_failed` for a position that is not open or a number that is none,
     * `unsupported_media_type`, `payload_too_large` or `file_empty`, and `rate_limited` before the wait is over; then nothing is kept.
     */
    async send({ form, locale, cv }: JobApplicationSubmission): Promise<JobApplicationReceipt> {
      const job = (await listOpenJobs()).find(({ _id }) => _id === form.jobId);
      if (!job) throw invalid('jobId', 'positionClosed');
      const phone = parsePhone(form.phone);
      if (phone === null) throw invalid('phone', 'wrongAnyPhone');
      const reference = newReference('JA', randomBytes);
      const { name, email, message } = form;
      const applicant: JobApplicant = { name, phone, email, message };
      const { key, row } = await keepCv(reference, cv);
      try {
        await unitOfWork(async ({ jobApplication, cooldown, document, outbox, budget }) => {
          const at = now();
          await startCooldown(cooldown, { keys: [hash('email', email.toLowerCase())], at });
          if (!(await document.claimOrphan(key, at))) throw new ServiceError('unavailable');
          await document.create({ ...row, nextScanAt: isScanned ? at : null });
          await jobApplication.create({
            reference,
            jobId: job._id,
            jobTitleEn: job.titleEn,
            jobTitleHk: job.titleHk,
            jobTitleCn: job.titleCn,
            language: locale,
            encrypted: cipher.encrypt(JSON.stringify(applicant), jobApplicationContext(reference)),
            createdAt: at,
          });
          const mail = {
            kind: 'job-application',
            channel: 'mail',
            createdAt: at,
            expiresAt: null,
          } as const;
          await enqueueMessage(outbox, {
            ...mail,
            id: newId(),
            to: deskAddress,
            replyTo: email,
            ...deskMail({
              reference,
              job: localise(job, 'title', { locale: staffLocale }),
              language: locale,
              applicant,
            }),
          });
          if (await useReceipt({ budget }, email))
            await enqueueMessage(outbox, {
              ...mail,
              id: newId(),
              to: email,
              ...receiptMail({ form: 'jobApplication', reference, locale, brandNames, signatures }),
            });
        });
      } catch (error) {
        await orphanFiles.discard(key);
        throw error;
      }
      onReceived();
      onMessageEnqueued();
      return { success: true, reference };
    },

    /** Applications and their files are kept for as long as the notice for applicants says. */
    async removeExpired(): Promise<void> {
      const before = new Date(now());
      before.setUTCMonth(before.getUTCMonth() - jobApplicationMonths);
      const due = await repositories.jobApplication.listReferencesBefore(before, removalBatch);
      for (const reference of due) {
        const keys = await unitOfWork(async ({ jobApplication, document }) => {
          const removed = await document.removeByApplication(reference);
          await document.addOrphans(removed, now());
          await jobApplication.remove(reference);
          return removed;
        });
        for (const key of keys) await orphanFiles.discard(key);
      }
    },
  };
}

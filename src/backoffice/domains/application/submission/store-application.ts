import type { CampaignRepository } from '@/backoffice/domains/campaign/campaign.repository';
import { campaignSteps } from '@/backoffice/domains/campaign/campaign.model';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { MessageBudgetRepository } from '@/backoffice/domains/message-budget/message-budget.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import type { ApplicationRepository } from '../application.repository';
import { furtherPersons } from '../co-applicant/co-applicant.model';
import type { CoApplicantRepository } from '../co-applicant/co-applicant.repository';
import type { Invitations } from '../co-applicant/invitations';
import type { DraftRow, DraftRepository } from '../draft/draft.repository';
import type { HandoverService } from '../handover.service';
import type { NotifyApplicant } from '../notify-applicant';
import type { SubmissionRepository, SubmissionRow } from './submission.repository';

interface StoreRepositories {
  application: ApplicationRepository;
  applicationDraft: Pick<DraftRepository, 'update'>;
  campaign: CampaignRepository;
  outbox: OutboxRepository;
  coApplicant: CoApplicantRepository;
  budget: MessageBudgetRepository;
  submission: Pick<SubmissionRepository, 'create'>;
}

export interface StoreApplicationOptions {
  /** Null where no loan system is set up. */
  handover: Pick<HandoverService, 'enqueue'> | null;
  notifyApplicant: NotifyApplicant;
  invitations: Pick<Invitations, 'inviteAll'>;
  fieldEncryption: ApplicationFieldEncryption;
}

export type StoreApplication = (
  tx: StoreRepositories,
  sent: {
    row: ApplicationRow;
    draft: DraftRow;
    key: Pick<SubmissionRow, 'keyHash' | 'bodyHash'>;
    network: string;
  },
) => Promise<void>;

/** Stores a new application with its first step, its key and its campaign, binds its draft to the phone, and passes it on: to the loan system, else to the applicant as received. One that further people have to confirm waits, and they are texted their links. */
export function createStoreApplication({
  handover,
  notifyApplicant,
  invitations,
  fieldEncryption,
}: StoreApplicationOptions): StoreApplication {
  return async (tx, { row, draft, key, network }) => {
    const { number, receivedAt: at } = row;
    await tx.application.create(row);
    await tx.campaign.add([campaignSteps(row.lastTouch, { at: row.receivedAt, submitted: 1 })]);
    await tx.application.addStep({
      number,
      state: 'received',
      at,
      by: 'applicant',
      note: null,
      message: null,
    });
    await tx.submission.create({ ...key, number, createdAt: at });
    const phone = fieldEncryption.decryptText(['application', number], 'phone', row.phone);
    await tx.applicationDraft.update(draft.id, {
      phone: fieldEncryption.encryptText(['draft', draft.id], 'phone', phone),
      phoneHash: row.phoneHash,
    });
    const form = fieldEncryption.decryptForm(['application', number], row.form);
    const isAwaiting = furtherPersons(form).length > 0;
    if (isAwaiting) await invitations.inviteAll(tx, { application: row, network });
    if (handover && !isAwaiting) await handover.enqueue(tx, { number, at });
    else await notifyApplicant(tx, { row, at });
  };
}

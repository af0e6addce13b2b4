import type { Database, Transaction } from '@/backoffice/db/database';
import { createApplicationRepository } from './application.repository';
import { createAppointmentRepository } from '../appointment/appointment.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createCampaignRepository } from '../campaign/campaign.repository';
import { createCoApplicantRepository } from './co-applicant/co-applicant.repository';
import { createCustomerRepository } from '../customer/customer.repository';
import { createDocumentRepository } from '../document/document.repository';
import { createDocumentRequestRepository } from './document-request/document-request.repository';
import { createDraftRepository } from './draft/draft.repository';
import { createHandlingRepository } from './handling/handling.repository';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import { createOfferRepository } from './offer/offer.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createPasskeyRepository } from '../passkey/passkey.repository';
import { createProofRepository } from '../otp/proof.repository';
import { createSiteRepository } from '../site/site.repository';
import { createStaffRepository } from '../staff/staff.repository';
import { createSubmissionRepository } from './submission/submission.repository';
import { createTransferRepository } from './draft/transfer.repository';

/** What the services of applications read and write. */
export const createApplicationRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  appointment: createAppointmentRepository(db),
  applicationDraft: createDraftRepository(db),
  transfer: createTransferRepository(db),
  coApplicant: createCoApplicantRepository(db),
  budget: createMessageBudgetRepository(db),
  submission: createSubmissionRepository(db),
  audit: createAuditRepository(db),
  campaign: createCampaignRepository(db),
  customer: createCustomerRepository(db),
  documentRequest: createDocumentRequestRepository(db),
  document: createDocumentRepository(db),
  handling: createHandlingRepository(db),
  member: createStaffRepository(db),
  offer: createOfferRepository(db),
  outbox: createOutboxRepository(db),
  passkey: createPasskeyRepository(db),
  proof: createProofRepository(db),
  site: createSiteRepository(db),
});

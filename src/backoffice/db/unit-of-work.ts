import {
  createCustomerRepository,
  type CustomerRepository,
} from '../domains/customer/customer.repository';
import {
  createSessionRepository,
  type SessionRepository,
} from '../domains/customer/session.repository';
import {
  createApplicationRepository,
  type ApplicationRepository,
} from '../domains/application/application.repository';
import {
  createDraftRepository,
  type DraftRepository,
} from '../domains/application/draft.repository';
import { createLoanRepository, type LoanRepository } from '../domains/loan/loan.repository';
import {
  createRequestRepository,
  type RequestRepository,
} from '../domains/request/request.repository';
import {
  createCampaignRepository,
  type CampaignRepository,
} from '../domains/campaign/campaign.repository';
import {
  createContactRepository,
  type ContactRepository,
} from '../domains/contact/contact.repository';
import { createAuditRepository, type AuditRepository } from '../domains/desk/audit.repository';
import {
  createDocumentRepository,
  type DocumentRepository,
} from '../domains/document/document.repository';
import { createOtpRepository, type OtpRepository } from '../domains/otp/otp.repository';
import { createProofRepository, type ProofRepository } from '../domains/otp/proof.repository';
import { createOutboxRepository, type OutboxRepository } from '../domains/outbox/outbox.repository';
import {
  createContentVersionRepository,
  type ContentVersionRepository,
} from '../domains/site/content-version.repository';
import {
  createSeedRecordRepository,
  type SeedRecordRepository,
} from '../domains/site/seed-record.repository';
import {
  createAddressRepository,
  type AddressRepository,
} from '../domains/evaluation/address/address.repository';
import {
  createDatasetRepository,
  type DatasetRepository,
} from '../domains/evaluation/dataset/dataset.repository';
import {
  createSaleRepository,
  type SaleRepository,
} from '../domains/evaluation/quote/sale.repository';
import { createSiteRepository, type SiteRepository } from '../domains/site/site.repository';
import type { Database, Transaction } from './client';

export interface Repositories {
  site: SiteRepository;
  contentVersion: ContentVersionRepository;
  audit: AuditRepository;
  seedRecord: SeedRecordRepository;
  address: AddressRepository;
  valuationDataset: DatasetRepository;
  valuationSale: SaleRepository;
  otp: OtpRepository;
  proof: ProofRepository;
  outbox: OutboxRepository;
  document: DocumentRepository;
  applicationDraft: DraftRepository;
  application: ApplicationRepository;
  customer: CustomerRepository;
  session: SessionRepository;
  loan: LoanRepository;
  request: RequestRepository;
  contact: ContactRepository;
  campaign: CampaignRepository;
}

/** Runs `work` in one transaction: all of it is stored, or nothing. Inside it use only the repositories that are passed. */
export type UnitOfWork = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;

export function createRepositories(db: Database | Transaction): Repositories {
  return {
    site: createSiteRepository(db),
    contentVersion: createContentVersionRepository(db),
    audit: createAuditRepository(db),
    seedRecord: createSeedRecordRepository(db),
    address: createAddressRepository(db),
    valuationDataset: createDatasetRepository(db),
    valuationSale: createSaleRepository(db),
    otp: createOtpRepository(db),
    proof: createProofRepository(db),
    outbox: createOutboxRepository(db),
    document: createDocumentRepository(db),
    applicationDraft: createDraftRepository(db),
    application: createApplicationRepository(db),
    customer: createCustomerRepository(db),
    session: createSessionRepository(db),
    loan: createLoanRepository(db),
    request: createRequestRepository(db),
    contact: createContactRepository(db),
    campaign: createCampaignRepository(db),
  };
}

export function createUnitOfWork(db: Database): UnitOfWork {
  return (work) => db.transaction((tx) => work(createRepositories(tx)));
}

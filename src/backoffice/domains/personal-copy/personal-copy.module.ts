import { brandNames } from '@/config/brand';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { Database } from '@/backoffice/db/database';
import type { ApplicationModule } from '../application/application.module';
import { createAuditRepository } from '../audit/audit.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import type { DocumentModule } from '../document/document.module';
import { createPersonalCopyService, type PersonalCopyService } from './personal-copy.service';
import { createPersonalRowRepository } from './personal-row.repository';

export interface PersonalCopyModuleOptions {
  cipher: DataCipher;
  db: Database;
  customers: Pick<CustomerModule, 'customers'>;
  applications: Pick<ApplicationModule, 'findOwner'>;
  documents: Pick<DocumentModule, 'desk'>;
  now: () => Date;
}

/** Wires the copies of all that is kept about a customer. */
export function createPersonalCopyModule({
  cipher,
  db,
  customers,
  applications,
  documents,
  now,
}: PersonalCopyModuleOptions): PersonalCopyService {
  return createPersonalCopyService({
    repositories: {
      audit: createAuditRepository(db),
      customer: createCustomerRepository(db),
      personalRow: createPersonalRowRepository(db),
    },
    customers: customers.customers,
    findOwner: applications.findOwner,
    documents: documents.desk,
    cipher,
    brandNames,
    now,
  });
}

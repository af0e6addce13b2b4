import type { ApplicationForm } from '@/contracts/application/application-form';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import type { ApplicationRepository } from '../application/application.repository';
import type { LoanRepository } from '../loan/loan.repository';
import type { CustomerProfile } from '../customer/customer.service';

/** What the names of borrowers are read from. */
export interface BorrowerNameRepositories {
  application: Pick<ApplicationRepository, 'findByNumber'>;
  loan: Pick<LoanRepository, 'listApplicationNumbersByCustomer'>;
}

export type FindBorrowerNames = (
  tx: BorrowerNameRepositories,
  customer: Pick<CustomerProfile, 'id' | 'name'>,
) => Promise<string[]>;

function namesIn({ applicants }: ApplicationForm): string[] {
  const persons = applicants?.persons ?? [];
  return applicants?.kind === 'company'
    ? [applicants.company?.name ?? '']
    : persons.flatMap(({ name = '', nameChinese = '' }) => [name, `${nameChinese} ${name}`]);
}

/** The names of a customer and of those who borrow with them. Only applications that became loans count: anybody can be named in another. */
export const createFindBorrowerNames =
  (fieldEncryption: ApplicationFieldEncryption): FindBorrowerNames =>
  async ({ application, loan }, { id, name }) => {
    const names = [name ?? ''];
    for (const number of await loan.listApplicationNumbersByCustomer(id)) {
      const row = await application.findByNumber(number);
      if (row)
        names.push(...namesIn(fieldEncryption.decryptForm(['application', number], row.form)));
    }
    return names.filter((known) => known.trim() !== '');
  };

import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { LoanRepository } from '../loan.repository';
import type { ApplicationRepository } from '@/backoffice/domains/application/application.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { BankAccountEncryption } from '@/backoffice/domains/customer/bank-account.model';
import type { BankAccountRepository } from '@/backoffice/domains/customer/bank-account.repository';
import type { LoanFieldEncryption } from '../loan-field-encryption';
import { demoLoans } from './demo-loans';

/** The phone number of the demo customer; it belongs to no real person. Signing in with it works as with any number; the codes are written to the outbox file. */
export const demoPhone = '+85251234567';

/** What the demo customer reads and writes in one transaction. */
export interface DemoRepositories {
  bankAccount: BankAccountRepository;
  customer: CustomerRepository;
  loan: LoanRepository;
  application: ApplicationRepository;
}

export interface DemoOptions {
  unitOfWork: UnitOfWork<DemoRepositories>;
  customers: CustomerService;
  fieldEncryption: LoanFieldEncryption;
  bankAccountEncryption: BankAccountEncryption;
  now: () => Date;
  newId: () => string;
  /** Adds what the customer applied for. */
  addApplication: (
    tx: DemoRepositories,
    owner: { customerId: string; phone: string },
  ) => Promise<void>;
}

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

/** Adds the demo customer with three loans and an open application, once; answers whether it was added. */
export async function seedDemoCustomer({
  unitOfWork,
  customers,
  fieldEncryption,
  bankAccountEncryption,
  now,
  newId,
  addApplication,
}: DemoOptions): Promise<boolean> {
  return unitOfWork(async (tx) => {
    const { customer, loan } = tx;
    if (await customers.findByPhone(customer, demoPhone)) return false;
    const at = now();
    const customerId = await customers.ensureByPhone(customer, {
      phone: demoPhone,
      name: '陳大文 Chan Tai Man',
      email: 'chan.tai.man@example.com',
      address: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
      language: 'hk',
    });
    const accountId = newId();
    await tx.bankAccount.replace({
      id: accountId,
      customerId,
      sealed: bankAccountEncryption.encrypt(accountId, bankAccount),
      createdAt: at,
    });
    for (const { account, property } of demoLoans(hongKongDay(at))) {
      await loan.create(
        {
          account,
          customerId,
          applicationNumber: null,
          property: fieldEncryption.property.encrypt(account.loanNo, property),
        },
        at,
      );
      await loan.addEntries(account.loanNo, account.entries, at);
    }
    await addApplication(tx, { customerId, phone: demoPhone });
    return true;
  });
}

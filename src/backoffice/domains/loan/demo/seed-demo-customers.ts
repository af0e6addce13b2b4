import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { ApplicationRepository } from '@/backoffice/domains/application/application.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { BankAccountEncryption } from '@/backoffice/domains/customer/bank-account.model';
import type { BankAccountRepository } from '@/backoffice/domains/customer/bank-account.repository';
import type { LoanRepository } from '../loan.repository';
import type { LoanFieldEncryption } from '../loan-field-encryption';
import { loansInArrears, loansInOrder, type DemoLoan } from './demo-loans';

/** Phone numbers of the demo customers; they belong to no real person. Signing in with one works as with any number; the codes are written to the outbox file. */
export const demoPhones = { inArrears: '+85251234567', inOrder: '+85251234568' } as const;

/** What seeding reads and writes in one transaction. */
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

interface DemoCustomer {
  phone: string;
  name: string;
  email: string;
  address: string;
  accountNumber: string;
  holder: string;
  loans: (today: string) => DemoLoan[];
}

const demoCustomers: readonly DemoCustomer[] = [
  {
    phone: demoPhones.inArrears,
    name: '陳大文 Chan Tai Man',
    email: 'chan.tai.man@example.com',
    address: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
    accountNumber: '123-456789-833',
    holder: 'CHAN TAI MAN',
    loans: loansInArrears,
  },
  {
    phone: demoPhones.inOrder,
    name: '李美玲 Lee Mei Ling',
    email: 'lee.mei.ling@example.com',
    address: 'Flat C, 12/F, Block 5, City One Shatin, New Territories',
    accountNumber: '987-654321-833',
    holder: 'LEE MEI LING',
    loans: loansInOrder,
  },
];

/** Adds the demo customers, one with a payment overdue and an open application, one with nothing overdue; once, and answers whether they were added. */
export async function seedDemoCustomers(options: DemoOptions): Promise<boolean> {
  const { unitOfWork, customers, addApplication } = options;
  return unitOfWork(async (tx) => {
    if (await customers.findByPhone(tx.customer, demoPhones.inArrears)) return false;
    for (const demo of demoCustomers) {
      const customerId = await addDemoCustomer(tx, { ...options, demo });
      if (demo.phone === demoPhones.inArrears)
        await addApplication(tx, { customerId, phone: demo.phone });
    }
    return true;
  });
}

async function addDemoCustomer(
  tx: DemoRepositories,
  {
    demo,
    customers,
    fieldEncryption,
    bankAccountEncryption,
    now,
    newId,
  }: DemoOptions & { demo: DemoCustomer },
): Promise<string> {
  const { phone, name, email, address, accountNumber, holder } = demo;
  const at = now();
  const customerId = await customers.ensureByPhone(tx.customer, {
    phone,
    name,
    email,
    address,
    language: 'hk',
  });
  const accountId = newId();
  await tx.bankAccount.replace({
    id: accountId,
    customerId,
    encrypted: bankAccountEncryption.encrypt(accountId, { bankCode: '004', accountNumber, holder }),
    createdAt: at,
  });
  for (const { account, product, property } of demo.loans(hongKongDay(at))) {
    await tx.loan.create(
      {
        account,
        customerId,
        applicationNumber: null,
        product,
        property: fieldEncryption.property.encrypt(account.loanNo, property),
      },
      at,
    );
    await tx.loan.addEntries(account.loanNo, account.entries, at);
  }
  return customerId;
}

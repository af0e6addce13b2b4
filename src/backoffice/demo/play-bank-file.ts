import { toCsv } from '@/lib/csv/csv';
import { hongKongDay } from '@/lib/hong-kong-day';
import { demoStaff, newKey, type DemoOffice } from './demo-office';

/** Imports what came in today: the next payment of a loan, and two that name none and wait. */
export async function playBankFile(office: DemoOffice, loanNo: string): Promise<void> {
  const now = new Date();
  office.setAt(now);
  const { bankFiles, loans } = office.container;
  const { nextPayment } = await loans.desk.findLoan(loanNo);
  const today = hongKongDay(now);
  const line = (amount: number, details: string) => [
    '012345678901',
    today,
    amount.toFixed(2),
    'HKD',
    `FT${newKey().slice(0, 10)}`,
    details,
  ];
  await bankFiles.importFile(demoStaff.cashier, {
    name: `${today}.csv`,
    format: 'csv',
    content: toCsv([
      ['account', 'bookedOn', 'amount', 'currency', 'bankReference', 'details'],
      line(nextPayment?.amount ?? 1_000, `FPS ${loanNo}`),
      line(12_480.5, 'FPS WONG S M MORTGAGE'),
      line(3_000, 'ATM DEPOSIT 0312'),
    ]),
  });
}

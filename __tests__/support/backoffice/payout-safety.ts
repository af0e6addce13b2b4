import type { BankAccountEncryption } from '@/backoffice/domains/customer/bank-account.model';
import {
  createPayoutSafety,
  type PayoutRepositories,
  type PayoutSafetyOptions,
} from '@/backoffice/domains/customer/payout-safety';
import { standIn, testHash } from './service-tools';

type Notice = Parameters<PayoutSafetyOptions['sendNotice']>[1];

/** Takes what notices write down, and keeps none of it. */
export const forgottenAlerts = standIn<PayoutRepositories['payoutAlert']>({
  create: async () => undefined,
});

/** The true rules with a hold of 24 hours; notices go to `onNotice`. */
export function testPayoutSafety({
  bankAccountEncryption,
  at,
  newId,
  onNotice,
}: {
  bankAccountEncryption: BankAccountEncryption;
  at: Date;
  newId: () => string;
  onNotice: (notice: Notice) => void;
}) {
  return createPayoutSafety({
    sendNotice: async (_tx, notice) => onNotice(notice),
    bankAccountEncryption,
    hash: testHash('alert'),
    holdMs: () => 24 * 60 * 60_000,
    now: () => at,
    newId,
    newToken: () => 'token',
  });
}

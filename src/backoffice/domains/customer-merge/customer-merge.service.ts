import { mergedKinds, mergeFields } from '@/contracts/customer/customer-choices';
import type { MergePreview } from '@/contracts/customer/customer-merge';
import { recordOf } from '@/contracts/typed-record';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationRepository } from '../application/application.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { BankAccount } from '../customer/bank-account.model';
import type { CustomerRow } from '../customer/customer.repository';
import type { CustomerProfile, CustomerService } from '../customer/customer.service';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import type { PhoneHolder } from '../customer/phone/phone-change';
import type { SessionRepository } from '../customer/session.repository';
import type { SessionService } from '../customer/session.service';
import type { ErasureRepository } from '../erasure/erasure.repository';
import type { PasskeyRepository } from '../passkey/passkey.repository';
import {
  choose,
  protectionOf,
  refusalOf,
  refusalProblems,
  type MergeChoices,
} from './customer-merge.model';
import type { CustomerMergeRepository, MergedKeys } from './customer-merge.repository';
import {
  createReadSubject,
  keysByName,
  toRecord,
  type MergeSubject,
  type SubjectOptions,
} from './merge-subject';

/** What a merge reads and writes in one transaction. */
export interface CustomerMergeRepositories extends PayoutRepositories {
  application: Pick<ApplicationRepository, 'listByOwner'>;
  audit: Pick<AuditRepository, 'create'>;
  customerMerge: CustomerMergeRepository;
  erasure: Pick<ErasureRepository, 'findByCustomer'>;
  passkey: Pick<PasskeyRepository, 'count'>;
  phoneHolder: PhoneHolder;
  session: Pick<SessionRepository, 'revokeAll'>;
}

export interface CustomerMergeOptions extends SubjectOptions {
  unitOfWork: UnitOfWork<CustomerMergeRepositories>;
  customers: Pick<CustomerService, 'profileOf' | 'encryptDetails'>;
  sessions: Pick<SessionService, 'list'>;
  payoutSafety: Pick<PayoutSafety, 'hold'>;
  now: () => Date;
}

export interface MergePair {
  /** The record that stays. */
  customerId: string;
  mergedId: string;
}

/** What a merge did. */
export interface MergeOutcome {
  kept: CustomerProfile;
  merged: CustomerProfile;
  phone: ReturnType<typeof choose<string>>;
  email: ReturnType<typeof choose<string>>;
  bankAccount: ReturnType<typeof choose<BankAccount>>;
  keptAccount: BankAccount | null;
  moved: MergedKeys;
  isSameIdentity: boolean;
}

export type CustomerMergeService = ReturnType<typeof createCustomerMergeService>;

/** Two records of customers that are one person become one. */
export function createCustomerMergeService({
  unitOfWork,
  customers,
  sessions,
  payoutSafety,
  now,
  ...reading
}: CustomerMergeOptions) {
  const readSubject = createReadSubject({ customers, ...reading });

  const refusalFor = async (
    tx: CustomerMergeRepositories,
    subjects: readonly MergeSubject[],
  ): Promise<ReturnType<typeof refusalOf>> =>
    refusalOf({
      customers: subjects.map(({ row }) => row),
      isErased: subjects.some(({ isErased }) => isErased),
      isApprovalWaiting: await tx.customerMerge.isApprovalWaiting(
        subjects.map(({ row }) => row.id),
      ),
      identityCards: subjects.flatMap(({ identityCards }) => identityCards),
    });

  const isSameIdentity = (kept: MergeSubject, merged: MergeSubject): boolean =>
    kept.identityCards.some((card) => merged.identityCards.includes(card));

  return {
    /** Both records side by side and what a merge would do; that they were read stands in the trail. Throws `not_found`. */
    async preview(staff: string, { customerId, mergedId }: MergePair): Promise<MergePreview> {
      if (customerId === mergedId) throw new ServiceError('not_found');
      const { length: openSessions } = await sessions.list({ customerId: mergedId });
      return unitOfWork(async (tx) => {
        const kept = await readSubject(tx, requireFound(await tx.customer.findById(customerId)));
        const merged = await readSubject(tx, requireFound(await tx.customer.findById(mergedId)));
        for (const { row } of [kept, merged])
          await recordRead(tx.audit, {
            at: now(),
            staff,
            target: `customer:${row.id}`,
            after: { merge: 'previewed' },
          });
        return {
          kept: toRecord(kept),
          merged: toRecord(merged),
          moved: mergedKinds.map((kind) => ({ kind, count: merged.keys[kind].length })),
          sessions: openSessions,
          passkeys: await tx.passkey.count(mergedId),
          isSameIdentity: isSameIdentity(kept, merged),
          refusal: await refusalFor(tx, [kept, merged]),
        };
      });
    },

    /**
     * Gives all that one record has to the other, which takes over the contact details that were chosen; the emptied one is gone, and its number
     * leads to the kept one. Its sessions and passkeys end, withdrawals wait as after a new phone, and every phone and mail address of both is
     * told. Throws `not_found`, and `validation_failed` where the two have to stay two.
     */
    merge: (
      staff: string,
      { customerId, mergedId, note, ...choices }: MergePair & MergeChoices & { note: string },
    ): Promise<MergeOutcome> =>
      unitOfWork(async (tx) => {
        if (customerId === mergedId) throw new ServiceError('not_found');
        // Always in the same order, so that two merges of the same records wait for each other.
        const rows = new Map<string, CustomerRow>();
        for (const id of [customerId, mergedId].toSorted())
          rows.set(id, requireFound(await tx.customer.lockById(id)));
        const kept = await readSubject(tx, requireFound(rows.get(customerId) ?? null));
        const merged = await readSubject(tx, requireFound(rows.get(mergedId) ?? null));
        const refusal = await refusalFor(tx, [kept, merged]);
        if (refusal) rejectField('mergedId', refusalProblems[refusal]);
        const at = now();
        const pairOf = <K extends 'phone' | 'email'>(name: K) => ({
          kept: kept.profile[name],
          merged: merged.profile[name],
        });
        const outcome: MergeOutcome = {
          kept: kept.profile,
          merged: merged.profile,
          phone: choose(pairOf('phone'), choices.phone),
          email: choose(pairOf('email'), choices.email),
          bankAccount: choose(
            { kept: kept.bankAccount, merged: merged.bankAccount },
            choices.bankAccount,
          ),
          keptAccount: kept.bankAccount,
          moved: merged.keys,
          isSameIdentity: isSameIdentity(kept, merged),
        };
        await moveAll(tx, { staff, at, kept, merged, outcome });
        await takeOver(tx, { staff, at, kept, merged, outcome });
        for (const [target, after] of [
          [customerId, { has: keysByName(kept, merged), note, ...fromOf(outcome) }],
          [mergedId, null],
        ] as const)
          await recordChange(tx.audit, {
            at,
            staff,
            target: `customer:${target}`,
            before:
              target === customerId
                ? { action: 'merge', merged: mergedId, has: keysByName(kept) }
                : { action: 'merge', into: customerId, has: keysByName(merged) },
            after,
          });
        return outcome;
      }),
  };

  async function moveAll(
    tx: CustomerMergeRepositories,
    { staff, at, kept, merged, outcome: { bankAccount } }: Merging & { staff: string },
  ): Promise<void> {
    const [keptId, mergedId] = [kept.row.id, merged.row.id];
    if (bankAccount.goes !== null)
      await tx.customerMerge.revokeBankAccount(bankAccount.from === 'kept' ? mergedId : keptId, at);
    await tx.customerMerge.updateOrphans(mergedId, merged.phoneHashes);
    await tx.customerMerge.replaceCustomer({ mergedId, keptId, mergedAt: at, mergedBy: staff });
  }

  /** Gives the record that stays the contact details that were chosen, and tells everybody who is named in either. */
  async function takeOver(
    tx: CustomerMergeRepositories,
    {
      staff,
      at,
      kept,
      merged,
      outcome: { phone, email, bankAccount },
    }: Merging & { staff: string },
  ): Promise<void> {
    const customerId = kept.row.id;
    const given = <T>(own: T | null, other: T | null): T | undefined =>
      own === null && other !== null ? other : undefined;
    const name = given(kept.profile.name, merged.profile.name);
    const address = given(kept.profile.address, merged.profile.address);
    const isPhoneNew = phone.from === 'merged' && phone.stays !== null;
    const isEmailNew = email.from === 'merged' && email.stays !== null;
    await tx.customer.update(customerId, {
      ...customers.encryptDetails(customerId, {
        ...(name === undefined ? {} : { name }),
        ...(address === undefined ? {} : { address }),
        ...(isPhoneNew && phone.stays !== null ? { phone: phone.stays } : {}),
        ...(isEmailNew && email.stays !== null ? { email: email.stays } : {}),
      }),
      ...(isEmailNew ? { emailVerifiedAt: merged.row.emailVerifiedAt } : {}),
      ...protectionOf({ kept: kept.row, merged: merged.row }),
    });
    const { stays = '', goes = '' } = { stays: phone.stays ?? '', goes: phone.goes ?? '' };
    await tx.phoneHolder.replacePhone({ customerId, before: goes, after: stays });
    if (isPhoneNew) await tx.session.revokeAll({ customerId, at });
    for (const [isNew, kind] of [
      [isPhoneNew, 'phone-changed'],
      [isEmailNew, 'email-changed'],
      [bankAccount.from === 'merged' && bankAccount.stays !== null, 'bank-account-changed'],
    ] as const)
      if (isNew) await tx.customer.addEvent({ customerId, at, kind, device: '', staff });
    await payoutSafety.hold(tx, {
      customer: { ...kept.profile, phone: stays, email: email.stays },
      notice: { kind: 'records-merged' },
      recipients: { phones: [stays, goes], emails: [email.stays, email.goes] },
    });
  }
}

interface Merging {
  at: Date;
  kept: MergeSubject;
  merged: MergeSubject;
  outcome: MergeOutcome;
}

const fromOf = (outcome: MergeOutcome) => recordOf(mergeFields, (field) => outcome[field].from);

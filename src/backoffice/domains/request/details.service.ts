import { stepUpOperation } from '@/contracts/account/account-choices';
import type { InfoUpdateRequest, PreferencesRequest, UserInfo } from '@/contracts/account/account';
import type { RequestReceipt } from '@/contracts/account/account-request';
import { parseMobile } from '@/lib/phone';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { SessionRepository } from '../customer/session.repository';
import type { CustomerService } from '../customer/customer.service';
import { sessionIdleMs } from '../customer/session.model';
import { eventOf } from '../customer/session.model';
import type { AuthenticatedCustomer } from '../customer/session.service';
import { toReceipt } from './request.model';
import type { RequestCommand } from './request.service';
import type {
  NewRequest,
  RequestRepositories,
  SubmissionContext,
  SubmitRequest,
} from './request-submission';
import { isHolderAmong } from '../customer/account-holder.model';
import {
  maskAccount,
  rejectUnknownBank,
  type BankAccountEncryption,
} from '../customer/bank-account.model';
import { heldUntil } from '../customer/payout.model';
import { createChangePhone, type PhoneChangeRepositories } from '../customer/phone/phone-change';
import { phoneChangeOf, type PayoutSafety } from '../customer/payout-safety';
import { maskPhoneWithCountry } from '../customer/customer.model';
import type { EmailChallenges } from '../email/email-challenges';
import type { FindBorrowerNames } from './borrower-names';
import type { CheckProof } from '../otp/proof.service';
import type { RequestFieldEncryption } from './request-field-encryption';

/** What a change of a customer's details reads and writes in one transaction. */
export interface DetailsRepositories extends RequestRepositories, PhoneChangeRepositories {
  session: SessionRepository;
}

export interface DetailsServiceOptions {
  repositories: DetailsRepositories;
  unitOfWork: UnitOfWork<DetailsRepositories>;
  submit: SubmitRequest;
  consumeProof: CheckProof;
  customers: CustomerService;
  payoutSafety: PayoutSafety;
  emailChallenges: Pick<EmailChallenges, 'isOffered' | 'sendLink' | 'end'>;
  /** Whether passkeys are offered. */
  hasPasskeys: boolean;
  findBorrowerNames: FindBorrowerNames;
  fieldEncryption: RequestFieldEncryption;
  bankAccountEncryption: BankAccountEncryption;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
}

export type DetailsService = ReturnType<typeof createDetailsService>;
type Update<K extends InfoUpdateRequest['kind']> = Extract<InfoUpdateRequest, { kind: K }>;

/** A customer's own details, and how they change. */
export function createDetailsService({
  repositories,
  unitOfWork,
  submit,
  consumeProof,
  customers,
  payoutSafety,
  emailChallenges,
  hasPasskeys,
  findBorrowerNames,
  fieldEncryption,
  bankAccountEncryption,
  deliverNow,
  now,
}: DetailsServiceOptions) {
  const changePhone = createChangePhone({ customers, now });

  /** Registers the account at once where its holder bears a borrower's name; otherwise staff decide. */
  async function changeBankAccount(
    { tx, customer, stepUp }: SubmissionContext,
    { bankCode, accountNumber, holder }: Update<'bank-account'>,
  ): Promise<NewRequest> {
    const account = { bankCode, accountNumber, holder };
    rejectUnknownBank(account);
    if (await tx.request.hasOpenByCustomer(customer.id, 'bank-account'))
      rejectField('bankCode', 'requestOpen');
    await stepUp(stepUpOperation.bankAccount(account));
    const masked = maskAccount(account);
    if (isHolderAmong(holder, await findBorrowerNames(tx, customer))) {
      await payoutSafety.registerBankAccount(tx, { customer, account });
      return { kind: 'bank-account', state: 'completed', detail: masked };
    }
    await payoutSafety.announce(tx, {
      customer,
      notice: { kind: 'bank-account-asked', account: masked },
    });
    return { kind: 'bank-account', detail: masked, payload: JSON.stringify(account) };
  }

  /** The phone and the old address are told; the new one gets a link, and counts for nothing until it is opened. */
  async function changeEmail(
    { tx, customer, stepUp }: SubmissionContext,
    { email, caller }: { email: string; caller: AuthenticatedCustomer },
  ): Promise<NewRequest> {
    // Where addresses are not verified they open nothing.
    if (emailChallenges.isOffered) await stepUp(stepUpOperation.email({ email }));
    const { id } = customer;
    if (email === customer.email) return { kind: 'email', state: 'completed' };
    await emailChallenges.end(tx, id);
    await tx.customer.update(id, customers.encryptDetails(id, { email }));
    await tx.customer.addEvent({
      ...eventOf(caller, now()),
      kind: 'email-changed',
    });
    await payoutSafety.announce(tx, { customer, notice: { kind: 'email' } });
    await emailChallenges.sendLink(tx, { customer, address: email });
    return { kind: 'email', state: 'completed' };
  }

  async function requestPhoneChange(
    { customer, stepUp }: SubmissionContext,
    phoneInput: string,
  ): Promise<NewRequest> {
    const { e164: phone, problem } = parseMobile(phoneInput);
    if (problem) return rejectField('phone', problem);
    if (phone === customer.phone) return rejectField('phone', 'samePhone');
    await stepUp(stepUpOperation.phone({ phone }));
    return {
      kind: 'phone',
      state: 'needs-code',
      detail: maskPhoneWithCountry(phone),
      payload: phone,
    };
  }

  /** The number changes once a code has verified the new one; every other session ends, and both numbers are notified. */
  async function confirmPhone({
    caller,
    proofToken,
    body: { reference },
  }: RequestCommand<Update<'confirm-phone'>>): Promise<RequestReceipt> {
    const receipt = await unitOfWork(async (tx) => {
      const row = await tx.customer.lockById(caller.customerId);
      const request = await tx.request.lockByReference(reference);
      if (!row || !request || request.customerId !== row.id || request.kind !== 'phone')
        throw new ServiceError('not_found');
      if (request.state === 'completed') return toReceipt(request);
      if (request.state !== 'needs-code') throw new ServiceError('conflict');
      const customer = customers.profileOf(row);
      const phone = fieldEncryption.payload.decrypt(reference, request.payload) ?? '';
      const isProven =
        proofToken !== null &&
        (await consumeProof(tx, {
          token: proofToken,
          phone,
          operation: stepUpOperation.confirmPhone({ reference }),
        }));
      if (!isProven) throw new ServiceError('step_up_required');
      await changePhone(tx, {
        customer,
        phone,
        device: caller.device,
        exceptSession: caller.sessionId,
      });
      await tx.request.addStep(reference, {
        state: 'completed',
        at: now(),
        message: null,
        note: null,
        by: 'customer',
      });
      await payoutSafety.hold(tx, phoneChangeOf(customer, phone));
      return toReceipt({ ...request, state: 'completed' });
    });
    deliverNow();
    return receipt;
  }

  return {
    /** What the customer sees of their own details; the account number is masked. Throws `unauthorised` when customer or session is gone. */
    async getUserInfo({ customerId, sessionId }: AuthenticatedCustomer): Promise<UserInfo> {
      const row = await repositories.customer.findById(customerId);
      const session = await repositories.session.findById(sessionId);
      if (!row || !session) throw new ServiceError('unauthorised');
      const {
        name,
        phone,
        email,
        emailVerifiedAt,
        address,
        language,
        marketing,
        reminderDays,
        ...payouts
      } = customers.profileOf(row);
      const account = await repositories.bankAccount.findCurrent(customerId);
      const plain = account && bankAccountEncryption.decrypt(account.id, account.encrypted);
      return {
        name,
        phone,
        phoneMasked: maskPhoneWithCountry(phone),
        email,
        emailVerification: emailChallenges.isOffered
          ? { verifiedAt: emailVerifiedAt?.toISOString() ?? null }
          : null,
        address,
        language,
        marketing,
        reminderDays,
        bankAccount: account &&
          plain && {
            id: account.id,
            bankCode: plain.bankCode,
            masked: maskAccount(plain),
            holder: plain.holder,
            since: account.createdAt.toISOString(),
          },
        payouts: {
          heldUntil: heldUntil(payouts, now())?.toISOString() ?? null,
          frozenAt: payouts.payoutsFrozenAt?.toISOString() ?? null,
        },
        passkeys: hasPasskeys ? { count: await repositories.passkey.count(customerId) } : null,
        session: {
          signedInAt: session.createdAt.toISOString(),
          idleEndsAt: new Date(session.lastSeenAt.getTime() + sessionIdleMs).toISOString(),
          endsAt: session.endsAt.toISOString(),
        },
      };
    },

    /** Stores the language of messages, the consent to marketing and when to remind of a payment; what is not named stays. */
    async savePreferences(
      { customerId }: AuthenticatedCustomer,
      { language, marketing, reminderDays }: PreferencesRequest,
    ): Promise<void> {
      await repositories.customer.update(customerId, {
        ...(language === undefined ? {} : { language }),
        ...(marketing === undefined ? {} : { marketing }),
        ...(reminderDays === undefined ? {} : { reminderDays }),
        updatedAt: now(),
      });
    },

    /** Changes one detail as the contract of `internetInfoUpd` says. */
    update({ body, ...call }: RequestCommand<InfoUpdateRequest>): Promise<RequestReceipt> {
      if (body.kind === 'confirm-phone') return confirmPhone({ ...call, body });
      return submit({ ...call, body }, async (context): Promise<NewRequest> => {
        const { tx, customer } = context;
        switch (body.kind) {
          case 'email':
            return changeEmail(context, { email: body.email, caller: call.caller });
          case 'address':
            await tx.customer.update(
              customer.id,
              customers.encryptDetails(customer.id, { address: body.address }),
            );
            return { kind: 'address', state: 'completed' };
          case 'phone':
            return requestPhoneChange(context, body.phone);
          case 'bank-account':
            return changeBankAccount(context, body);
        }
      });
    },
  };
}

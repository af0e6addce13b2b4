import { stepUpOperation } from '@/contracts/account/account-choices';
import type { InfoUpdateRequest, PreferencesRequest, UserInfo } from '@/contracts/account/account';
import type { RequestReceipt } from '@/contracts/account/account-request';
import { parseMobile } from '@/lib/phone';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import { sessionIdleMs } from '../customer/session.model';
import type { AuthenticatedCustomer } from '../customer/session.service';
import { receiptOf } from './request.model';
import type { RequestCall } from './request.service';
import type {
  NewRequest,
  SpendProof,
  SubmissionContext,
  SubmitRequest,
} from './request-submission';
import type { ServicingNews } from './servicing-news';
import { maskAccount, maskPhone, type ServicingSeal } from './servicing-seal';

export interface DetailsServiceOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  submit: SubmitRequest;
  spendProof: SpendProof;
  customers: CustomerService;
  news: ServicingNews;
  seal: ServicingSeal;
  now: () => Date;
  newId: () => string;
}

export type DetailsService = ReturnType<typeof createDetailsService>;
type Update<K extends InfoUpdateRequest['kind']> = Extract<InfoUpdateRequest, { kind: K }>;

/** A customer's own details, and how they change. */
export function createDetailsService({
  repositories,
  unitOfWork,
  submit,
  spendProof,
  customers,
  news,
  seal,
  now,
  newId,
}: DetailsServiceOptions) {
  async function changeBankAccount(
    { inside, customer, stepUp }: SubmissionContext,
    { bankCode, accountNumber, holder }: Update<'bank-account'>,
  ): Promise<NewRequest> {
    const at = now();
    const id = newId();
    await stepUp(stepUpOperation.bankAccount({ bankCode, accountNumber }));
    await inside.loan.replaceBankAccount({
      id,
      customerId: customer.id,
      sealed: seal.bankAccount.seal(id, { bankCode, accountNumber, holder }),
      createdAt: at,
    });
    await inside.customer.addEvent({
      customerId: customer.id,
      at,
      kind: 'bank-account-changed',
      device: '',
    });
    return {
      kind: 'bank-account',
      state: 'completed',
      detail: maskAccount({ bankCode, accountNumber }),
    };
  }

  async function askPhone(
    { customer, stepUp }: SubmissionContext,
    typed: string,
  ): Promise<NewRequest> {
    const { e164: phone, problem } = parseMobile(typed);
    if (problem) return rejectField('phone', problem);
    if (phone === customer.phone) return rejectField('phone', 'samePhone');
    await stepUp(stepUpOperation.phone({ phone }));
    return { kind: 'phone', state: 'needs-code', detail: maskPhone(phone), payload: phone };
  }

  /** The number changes once a code proved that the new one is theirs; every other session ends, and both numbers are told. */
  async function confirmPhone({
    caller,
    proofToken,
    body: { reference },
  }: RequestCall<Update<'confirm-phone'>>): Promise<RequestReceipt> {
    const receipt = await unitOfWork(async (inside) => {
      const row = await inside.customer.lockById(caller.customerId);
      const request = await inside.request.lockByReference(reference);
      if (!row || !request || request.customerId !== row.id || request.kind !== 'phone')
        throw new ServiceError('not_found');
      if (request.state === 'completed') return receiptOf(request);
      if (request.state !== 'needs-code') throw new ServiceError('conflict');
      const customer = customers.profileOf(row);
      const phone = seal.payload.open(reference, request.payload) ?? '';
      const isGood =
        proofToken !== null &&
        (await spendProof(inside, {
          token: proofToken,
          phone,
          operation: stepUpOperation.confirmPhone({ reference }),
        }));
      if (!isGood) throw new ServiceError('step_up_required');
      if (await customers.findByPhone(inside.customer, phone)) throw new ServiceError('conflict');
      const at = now();
      await inside.customer.update(row.id, customers.encryptDetails(row.id, { phone }));
      await inside.customer.addEvent({
        customerId: row.id,
        at,
        kind: 'phone-changed',
        device: caller.device,
      });
      await inside.session.revokeAll({ customerId: row.id, except: caller.sessionId, at });
      await inside.request.addStep(reference, {
        state: 'completed',
        at,
        message: null,
        note: null,
        by: 'customer',
      });
      await news.phoneChanged(inside, { customer, before: customer.phone, after: phone });
      return receiptOf({ ...request, state: 'completed' });
    });
    news.sent();
    return receipt;
  }

  return {
    async info({ customerId, sessionId }: AuthenticatedCustomer): Promise<UserInfo> {
      const row = await repositories.customer.findById(customerId);
      const session = await repositories.session.findById(sessionId);
      if (!row || !session) throw new ServiceError('unauthorised');
      const { name, phone, email, address, language, marketing } = customers.profileOf(row);
      const account = await repositories.loan.findBankAccount(customerId);
      const plain = account && seal.bankAccount.open(account.id, account.sealed);
      return {
        name,
        phone,
        phoneMasked: maskPhone(phone),
        email,
        address,
        language,
        marketing,
        bankAccount: account &&
          plain && {
            id: account.id,
            bankCode: plain.bankCode,
            masked: maskAccount(plain),
            holder: plain.holder,
            since: account.createdAt.toISOString(),
          },
        session: {
          signedInAt: session.createdAt.toISOString(),
          idleEndsAt: new Date(session.lastSeenAt.getTime() + sessionIdleMs).toISOString(),
          endsAt: session.endsAt.toISOString(),
        },
      };
    },

    async savePreferences(
      { customerId }: AuthenticatedCustomer,
      { language, marketing }: PreferencesRequest,
    ): Promise<void> {
      await repositories.customer.update(customerId, {
        ...(language === undefined ? {} : { language }),
        ...(marketing === undefined ? {} : { marketing }),
        updatedAt: now(),
      });
    },

    /** Changes one detail as the contract of `internetInfoUpd` says. */
    update({ body, ...call }: RequestCall<InfoUpdateRequest>): Promise<RequestReceipt> {
      if (body.kind === 'confirm-phone') return confirmPhone({ ...call, body });
      return submit({ ...call, body }, async (context): Promise<NewRequest> => {
        const { inside, customer } = context;
        switch (body.kind) {
          case 'email':
            await inside.customer.update(
              customer.id,
              customers.encryptDetails(customer.id, { email: body.email }),
            );
            return { kind: 'email', state: 'completed' };
          case 'address':
            await inside.customer.update(
              customer.id,
              customers.encryptDetails(customer.id, { address: body.address }),
            );
            return { kind: 'address', state: 'completed' };
          case 'phone':
            return askPhone(context, body.phone);
          case 'bank-account':
            return changeBankAccount(context, body);
        }
      });
    },
  };
}

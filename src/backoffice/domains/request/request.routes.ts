import type { Caller } from '@/backoffice/http/access/customer-authenticator';
import { idempotencyKeyOf, proofTokenOf } from '@/backoffice/http/access/request-credentials';
import type { CallContext } from '@/backoffice/http/api-types';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { DetailsService } from './details.service';
import type { RequestService } from './request.service';
import type { WithdrawalService } from './withdrawal.service';

/** Registers what customers ask for, and what they read and change of their own details. */
export function registerRequestRoutes(
  { customer: route }: Registrar,
  {
    requests,
    withdrawals,
    details,
  }: { requests: RequestService; withdrawals: WithdrawalService; details: DetailsService },
): void {
  route('withdrawalLimits', async ({ query }, { caller }) => ({
    body: { data: await withdrawals.limits(caller, query.loan_no) },
  }));
  route('paymHoliday', async ({ body }, call) => ({
    body: await requests.requestHoliday({ body, ...credentialsOf(call) }),
  }));
  route('increaseCreditLimit', async ({ body }, call) => ({
    body: await requests.requestCreditLimit({ body, ...credentialsOf(call) }),
  }));
  route('internetWithdrawal', async ({ body }, call) => ({
    body: await withdrawals.withdraw({ body, ...credentialsOf(call) }),
  }));
  route('requestSettlement', async ({ body }, call) => ({
    body: await requests.requestSettlement({ body, ...credentialsOf(call) }),
  }));
  route('requestPrepayment', async ({ body }, call) => ({
    body: await requests.requestPrepayment({ body, ...credentialsOf(call) }),
  }));
  route('requestAutopay', async ({ body }, call) => ({
    body: await requests.requestAutopay({ body, ...credentialsOf(call) }),
  }));
  route('endAutopay', async ({ body }, call) => ({
    body: await requests.endAutopay({ body, ...credentialsOf(call) }),
  }));
  route('requestRelease', async ({ body }, call) => ({
    body: await requests.requestRelease({ body, ...credentialsOf(call) }),
  }));
  route('serviceRequests', async (_request, { caller }) => ({
    body: { data: await requests.list(caller) },
  }));
  route('serviceRequest', async ({ params }, { caller }) => ({
    body: { data: await requests.find(caller, params.reference) },
  }));
  route('cancelRequest', async ({ params }, { caller }) => {
    await requests.cancel(caller, params.reference);
    return { body: successResponse };
  });
  route('requestMyData', async ({ body }, { caller, headers }) => ({
    body: await requests.requestPersonalData({
      caller,
      body,
      idempotencyKey: idempotencyKeyOf(headers),
      proofToken: null,
    }),
  }));
  route('requestClosure', async ({ body }, { caller, headers }) => ({
    body: await requests.requestClosure({
      caller,
      body,
      idempotencyKey: idempotencyKeyOf(headers),
      proofToken: null,
    }),
  }));

  route('userInfo', async (_request, { caller }) => ({
    body: { data: await details.getUserInfo(caller) },
  }));
  route('savePreferences', async ({ body }, { caller }) => {
    await details.savePreferences(caller, body);
    return { body: successResponse };
  });
  route('internetInfoUpd', async ({ body }, call) => ({
    body: await details.update({ body, ...credentialsOf(call) }),
  }));
}

function credentialsOf(call: CallContext & { caller: Caller }): {
  caller: Caller;
  idempotencyKey: string;
  proofToken: string | null;
} {
  return {
    caller: call.caller,
    idempotencyKey: idempotencyKeyOf(call.headers),
    proofToken: proofTokenOf(call),
  };
}

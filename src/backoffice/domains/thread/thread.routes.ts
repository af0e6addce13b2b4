import { idempotencyKeyOf } from '@/backoffice/http/access/request-credentials';
import type { Caller } from '@/backoffice/http/access/customer-authenticator';
import type { CallContext } from '@/backoffice/http/api-types';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { ThreadSender, ThreadService } from './thread.service';

export function registerThreadRoutes({ customer: route }: Registrar, threads: ThreadService): void {
  route('threads', async (_request, { caller }) => ({
    body: { data: await threads.list(caller.customerId) },
  }));
  route('thread', async ({ params }, { caller }) => ({
    body: { data: await threads.find(caller.customerId, params.reference) },
  }));
  route('startThread', async ({ body }, call) => ({
    body: { data: await threads.start(senderOf(call), body) },
  }));
  route('writeInThread', async ({ params, body }, call) => ({
    body: { data: await threads.write(senderOf(call), params.reference, body.text) },
  }));
  route('losContactUs', async ({ body }, call) => ({
    body: await threads.startByMessage(senderOf(call), body),
  }));
  route('setThreadState', async ({ params, body }, { caller }) => ({
    body: { data: await threads.setState(caller.customerId, { ...params, ...body }) },
  }));
  route('readThread', async ({ params, body }, { caller }) => {
    await threads.markRead(caller.customerId, { ...params, ...body });
    return { body: successResponse };
  });
}

const senderOf = ({ caller, headers, locale }: CallContext & { caller: Caller }): ThreadSender => ({
  customerId: caller.customerId,
  language: locale,
  idempotencyKey: idempotencyKeyOf(headers),
});

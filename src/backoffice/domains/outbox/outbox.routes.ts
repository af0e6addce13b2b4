import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { DeskCaller } from '@/backoffice/http/access/desk-authenticator';
import type { CallContext } from '@/backoffice/http/api-types';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { OutboxDesk, OutboxEdit } from './outbox-desk.service';

export function registerOutboxRoutes(
  { desk, deskExport }: ExportRegistrar,
  outbox: OutboxDesk,
): void {
  desk('deskOutbox', ({ query }) => outbox.list(query));
  deskExport('deskOutboxExport', {
    target: 'outbox-message',
    columns: [
      'id',
      'kind',
      'channel',
      'state',
      'createdAt',
      'attempts',
      'nextAttemptAt',
      'expiresAt',
      'endedAt',
      'lastError',
    ],
    read: ({ query }, page) => outbox.list({ ...query, ...page }),
  });
  desk('deskRetryMessage', async ({ params }, call) => ({
    data: await outbox.retry(editOf(params, call)),
  }));
  desk('deskAbandonMessage', async ({ params }, call) => ({
    data: await outbox.abandon(editOf(params, call)),
  }));
}

const editOf = (
  { id }: { id: string },
  { staff, headers }: CallContext & DeskCaller,
): OutboxEdit => ({ staff, id, version: ifMatchOf(headers) });

import { idempotencyKeyOf, ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { DeskCaller } from '@/backoffice/http/access/desk-authenticator';
import type { CallContext } from '@/backoffice/http/api-types';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import { successResponse } from '@/backoffice/http/responses';
import type { ThreadDesk, ThreadEdit } from './thread-desk.service';

export function registerThreadDeskRoutes(
  { desk: route, deskExport }: ExportRegistrar,
  desk: ThreadDesk,
): void {
  route('deskThreads', ({ query }, { staff }) => desk.list(staff, query));
  deskExport('deskThreadsExport', {
    target: 'threads',
    columns: [
      'reference',
      'customerId',
      'customerName',
      'topic',
      'about',
      'state',
      'unread',
      ['due', ({ due }) => due?.what ?? null],
      ['dueAt', ({ due }) => due?.at ?? null],
      'assignedTo',
      'changedAt',
    ],
    read: ({ query }, page, { staff }) => desk.readPage(staff, { ...query, ...page }),
  });
  route('deskThread', async ({ params }, { staff }) => ({
    data: await desk.open(staff, params.reference),
  }));
  route('deskStartThread', async ({ body }, { staff, headers }) => ({
    data: await desk.start({ staff, idempotencyKey: idempotencyKeyOf(headers) }, body),
  }));
  route('deskAnswerThread', async ({ params, body }, call) => ({
    data: await desk.answer(editOf(params, call), body),
  }));
  route('deskAssignThread', async ({ params, body }, call) => ({
    data: await desk.assign(editOf(params, call), body),
  }));
  route('deskSetThreadState', async ({ params, body }, call) => ({
    data: await desk.setState(editOf(params, call), body),
  }));
  route('deskReadThread', async ({ params, body }) => {
    await desk.markRead({ ...params, ...body });
    return successResponse;
  });
}

const editOf = (
  { reference }: { reference: string },
  { staff, headers }: CallContext & DeskCaller,
): ThreadEdit => ({ staff, reference, version: ifMatchOf(headers) });

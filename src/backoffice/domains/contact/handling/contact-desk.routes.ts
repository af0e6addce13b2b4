import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { DeskCaller } from '@/backoffice/http/access/desk-authenticator';
import type { CallContext } from '@/backoffice/http/api-types';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { ContactDesk, MessageEdit } from './contact-desk.service';

export function registerContactDeskRoutes(
  { desk: route, deskExport }: ExportRegistrar,
  desk: ContactDesk,
): void {
  route('deskMessages', ({ query }, { staff }) => desk.list(staff, query));
  deskExport('deskMessagesExport', {
    target: 'contact-messages',
    columns: [
      'reference',
      'name',
      'topic',
      'state',
      ['due', ({ due }) => due?.what ?? null],
      ['dueAt', ({ due }) => due?.at ?? null],
      'assignedTo',
      'callTime',
      'language',
      'at',
    ],
    read: ({ query }, page, { staff }) => desk.readPage(staff, { ...query, ...page }),
  });
  route('deskMessage', async ({ params }, { staff }) => ({
    data: await desk.open(staff, params.reference),
  }));
  route('deskAnswerMessage', async ({ params, body }, call) => ({
    data: await desk.answer(editOf(params, call), body),
  }));
  route('deskAssignMessage', async ({ params, body }, call) => ({
    data: await desk.assign(editOf(params, call), body),
  }));
  route('deskSetMessageState', async ({ params, body }, call) => ({
    data: await desk.setState(editOf(params, call), body),
  }));
}

const editOf = (
  { reference }: { reference: string },
  { staff, headers }: CallContext & DeskCaller,
): MessageEdit => ({ staff, reference, version: ifMatchOf(headers) });

import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { DeskCaller } from '@/backoffice/http/access/desk-authenticator';
import type { CallContext } from '@/backoffice/http/api-types';
import type { Registrar } from '@/backoffice/http/registrar';
import type { ContactDesk, MessageEdit } from './contact-desk.service';

export function registerContactDeskRoutes({ desk: route }: Registrar, desk: ContactDesk): void {
  route('deskMessages', ({ query }, { staff }) => desk.list(staff, query));
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

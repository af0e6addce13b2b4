import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { AppointmentModule } from './appointment.module';

export function registerCallBackRoutes(
  { uncachedRead, mutate, desk: route, deskExport }: ExportRegistrar,
  {
    callBacks,
    desk,
    requireHuman,
  }: Pick<AppointmentModule, 'callBacks' | 'desk'> & { requireHuman: RequireHuman },
): void {
  uncachedRead('callBackSlots', async () => ({ data: await callBacks.listSlots() }));
  mutate('bookCallBack', async ({ body: { botToken, ...body } }, call) => {
    await requireHuman(call, botToken, 'call_back');
    return { body: await callBacks.book(body, call) };
  });
  mutate('callBack', async ({ body }) => ({ body: { data: await callBacks.read(body.token) } }));
  mutate('moveCallBack', async ({ body }, call) => ({
    body: { data: await callBacks.move(body, call) },
  }));
  mutate('cancelCallBack', async ({ body }) => ({
    body: { data: await callBacks.cancel(body.token) },
  }));
  route('deskCallBacks', ({ query }, { staff }) => desk.list(staff, query));
  deskExport('deskCallBacksExport', {
    target: 'call-backs',
    columns: [
      'reference',
      'startsAt',
      'endsAt',
      'name',
      'phone',
      'topic',
      'language',
      'state',
      'changes',
      'bookedAt',
      'closedAt',
      'closedBy',
    ],
    read: ({ query }, page) => desk.readPage({ ...query, ...page }),
  });
  route('deskCloseCallBack', async ({ params, body }, { staff }) => ({
    data: await desk.close(staff, { ...params, ...body }),
  }));
}

import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import type { AppointmentModule } from './appointment.module';

export function registerCallBackRoutes(
  { uncachedRead, mutate, desk: route }: Registrar,
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
  route('deskCloseCallBack', async ({ params, body }, { staff }) => ({
    data: await desk.close(staff, { ...params, ...body }),
  }));
}

import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestDesk } from './request-desk.service';

export function registerRequestDeskRoutes({ desk: route }: Registrar, desk: RequestDesk): void {
  route('deskServiceRequests', async ({ query }) => ({ data: await desk.listRequests(query) }));
  route('deskDecideRequest', async ({ params, body }, { staff }) => ({
    data: await desk.decide(staff, params.reference, body),
  }));
}

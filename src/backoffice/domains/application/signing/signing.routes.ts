import type { Registrar } from '@/backoffice/http/registrar';
import type { SigningService } from './signing.service';

export function registerSigningRoutes(
  { customer: route, desk }: Registrar,
  signings: SigningService,
): void {
  route('signings', async (_request, { caller, locale }) => ({
    body: { data: await signings.listOfCustomer({ ...caller, locale }) },
  }));
  route('signingSlots', async () => ({ body: { data: await signings.listSlots() } }));
  route('bookSigning', async ({ params, body }, { caller, locale }) => ({
    body: { data: await signings.book(params.applicationNumber, { ...caller, ...body, locale }) },
  }));
  route('cancelSigning', async ({ params }, { caller, locale }) => ({
    body: { data: await signings.cancel(params.applicationNumber, { ...caller, locale }) },
  }));
  desk('deskCloseSigning', async ({ params, body }, { staff }) => ({
    data: await signings.close(staff, { number: params.applicationNumber, ...body }),
  }));
}

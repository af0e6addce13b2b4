import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '@/backoffice/domains/approval/approval.service';
import type { OfferDesk } from './offer-desk.service';

export function registerOfferDeskRoutes(
  { desk: route }: Registrar,
  { desk, requestApproval }: { desk: OfferDesk; requestApproval: RequestApproval },
): void {
  route('deskOffers', async ({ params }) => ({ data: await desk.list(params.applicationNumber) }));
  route('deskMakeOffer', async ({ params, body }, { staff }) => ({
    data: await requestApproval(staff, 'offer', {
      applicationNumber: params.applicationNumber,
      input: body,
    }),
  }));
  route('deskWithdrawOffer', async ({ params, body }, { staff }) => ({
    data: await desk.withdraw(staff, { number: params.offerNumber, note: body.note }),
  }));
}

import type { Registrar } from '@/backoffice/http/registrar';
import type { OfferDesk } from './offer-desk.service';

export function registerOfferDeskRoutes({ desk: route }: Registrar, desk: OfferDesk): void {
  route('deskOffers', async ({ params }) => ({ data: await desk.list(params.applicationNumber) }));
  route('deskMakeOffer', async ({ params, body }, { staff }) => ({
    data: await desk.make(staff, { applicationNumber: params.applicationNumber, input: body }),
  }));
  route('deskWithdrawOffer', async ({ params, body }, { staff }) => ({
    data: await desk.withdraw(staff, { number: params.offerNumber, note: body.note }),
  }));
}

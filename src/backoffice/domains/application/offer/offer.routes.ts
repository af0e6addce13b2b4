import { proofTokenOf } from '@/backoffice/http/access/request-credentials';
import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import type { OfferService } from './offer.service';

export function registerOfferRoutes(
  { customer: route }: Registrar,
  { offers, recordAccess }: { offers: OfferService; recordAccess: RecordAccess },
): void {
  route('offers', async (_request, { caller }) => ({
    body: { data: await offers.listOfCustomer(caller.customerId) },
  }));
  route('offerDocument', async ({ params }, call) => {
    const { customerId } = call.caller;
    const file = await offers.renderFile(params.offerNumber, customerId);
    await recordAccess(call, { kind: 'offer-downloaded', customerId });
    return file;
  });
  route('acceptOffer', async ({ params }, call) => {
    const { customerId } = call.caller;
    const { offer, isNew } = await offers.accept(params.offerNumber, {
      customerId,
      proofToken: proofTokenOf(call),
    });
    if (isNew) await recordAccess(call, { kind: 'offer-accepted', customerId });
    return { body: { data: offer } };
  });
}

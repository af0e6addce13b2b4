import type { DeskOffer, MakeOfferRequest } from '@/contracts/offer/offer-desk';
import type { OperationGroup } from '../operation-notes';
import { applicationNumber, instant } from '../examples/application';
import { offerExample, offerNumber } from '../examples/offer';

const params = { offerNumber };
const deskOffer: DeskOffer = {
  ...offerExample,
  issuedBy: 'amy',
  seenAt: null,
  withdrawnAt: null,
};
const terms: MakeOfferRequest = {
  kind: offerExample.kind,
  product: offerExample.product,
  amount: offerExample.amount,
  annualRate: offerExample.annualRate,
  tenorMonths: offerExample.tenorMonths,
  fees: offerExample.fees,
  conditions: offerExample.conditions,
  expiresOn: offerExample.expiresOn,
  note: 'As the committee decided.',
};

export const offerOperations: OperationGroup = {
  name: 'Offers',
  description:
    'What the lender offers on an application. An offer never changes: staff replace it by another one or take it back.',
  operations: {
    offers: { example: { response: { data: [offerExample] } } },
    offerDocument: { fileTypes: ['application/pdf'], example: { params } },
    acceptOffer: {
      description:
        'Needs a proof of the purpose `step-up` for the operation `accept-offer:{offerNumber}:{amount in cents}`, by passkey where the customer has one. The application moves to `offer-accepted`. Nothing is lent before the loan agreement is signed.',
      errors: ['not_found', 'step_up_required', 'offer_closed'],
      credentials: [['loginToken', 'proofToken']],
      example: {
        params,
        body: {},
        response: { data: { ...offerExample, state: 'accepted', acceptedAt: instant } },
      },
    },
  },
};

export const deskOfferOperations: OperationGroup = {
  name: 'Desk: offers',
  description: 'For staff: offers on applications.',
  operations: {
    deskOffers: { example: { params: { applicationNumber }, response: { data: [deskOffer] } } },
    deskMakeOffer: {
      description:
        'An application that is assessed becomes `approved`. The applicant is told by text message. Terms that cost more a year than the lender’s maximum, every fee counted, are refused.',
      example: {
        params: { applicationNumber },
        body: terms,
        response: { data: deskOffer },
      },
    },
    deskWithdrawOffer: {
      errors: ['not_found', 'offer_closed'],
      example: {
        params,
        body: { note: 'The valuation was withdrawn.' },
        response: { data: { ...deskOffer, state: 'withdrawn', withdrawnAt: instant } },
      },
    },
  },
};

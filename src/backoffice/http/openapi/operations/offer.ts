import type { Signing } from '@/contracts/appointment/signing';
import type { DeskOffer, MakeOfferRequest } from '@/contracts/offer/offer-desk';
import type { OperationGroup } from '../operation-notes';
import { applicationNumber, instant } from '../examples/application';
import { approvalExample } from '../examples/approval';
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

const slot = { startsAt: '2026-12-01T02:00:00.000Z', endsAt: '2026-12-01T03:00:00.000Z' };
const signing: Signing = {
  applicationNumber,
  place: null,
  appointment: { ...slot, reference: 'AP-7F3K9Q2M', state: 'booked', changes: 0 },
};
const cancelled = { ...slot, reference: 'AP-7F3K9Q2M', state: 'cancelled', changes: 1 } as const;

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
    signings: {
      description:
        'One for each application in the state `offer-accepted`. The signing takes place at the solicitor’s office.',
      example: { response: { data: [signing] } },
    },
    signingSlots: {
      description: 'Within the office hours, without the general holidays of Hong Kong.',
      example: { response: { data: [slot] } },
    },
    bookSigning: {
      description:
        'A booked one is moved: its reference stays. The applicant is told by text message, and reminded on the working day before.',
      errors: ['not_found', 'conflict', 'slot_taken'],
      example: {
        params: { applicationNumber },
        body: { startsAt: slot.startsAt },
        response: { data: signing },
      },
    },
    cancelSigning: {
      errors: ['not_found', 'conflict'],
      example: {
        params: { applicationNumber },
        response: { data: { ...signing, appointment: cancelled } },
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
      errors: ['approval_waiting'],
      description:
        'Once a second person has approved it, an application that is assessed becomes `approved`, and the applicant is told by text message. Terms that cost more a year than the lender’s maximum, every fee counted, are refused.',
      example: {
        params: { applicationNumber },
        body: terms,
        response: { data: { ...approvalExample, kind: 'offer', amount: terms.amount } },
      },
    },
    deskCloseSigning: {
      description:
        'The applicant is told where staff cancel it. A change of the application to another state ends it, too.',
      errors: ['not_found', 'conflict'],
      example: {
        params: { applicationNumber },
        body: { state: 'cancelled' },
        response: {
          data: { ...cancelled, bookedAt: instant, closedAt: instant, closedBy: 'amy' },
        },
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

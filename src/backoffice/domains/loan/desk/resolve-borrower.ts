import type { BookLoanRequest } from '@/contracts/account/account-desk';
import type { LoanProduct } from '@/contracts/account/account-choices';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import { rejectField } from '@/backoffice/common/service-error';
import type { ApplicationRepository } from '@/backoffice/domains/application/application.repository';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import { rejectOtherTerms, type AcceptedOffers, type FindAcceptedOffer } from '../accepted-offer';

/** A fast-pass application can lead to several products, so staff must name the product. */
const productApplied: Readonly<Record<ApplicationProduct, LoanProduct | null>> = {
  first: 'first-mortgage',
  second: 'second-mortgage',
  'fast-pass': null,
};

/** Finds the borrower of a new loan, and its product and property as far as they are known. Throws `validation_failed`. */
export async function resolveBorrower(
  tx: {
    application: Pick<ApplicationRepository, 'lockByNumber' | 'findLoanNo'>;
    customer: Pick<CustomerRepository, 'findById'>;
    offer: AcceptedOffers;
  },
  { body, acceptedOffer }: { body: BookLoanRequest; acceptedOffer: FindAcceptedOffer },
): Promise<{ customerId: string; appliedFor: LoanProduct | null; property: string | null }> {
  const { customerId, applicationNumber } = body;
  if (applicationNumber === undefined) {
    const customer = customerId === undefined ? null : await tx.customer.findById(customerId);
    return {
      customerId: customer?.id ?? rejectField('customerId', 'required'),
      appliedFor: null,
      property: null,
    };
  }
  const application =
    (await tx.application.lockByNumber(applicationNumber)) ??
    rejectField('applicationNumber', 'unknownApplication');
  if (application.state !== 'offer-accepted') rejectField('applicationNumber', 'offerNotAccepted');
  if (await tx.application.findLoanNo(applicationNumber))
    rejectField('applicationNumber', 'loanBooked');
  const offer = await acceptedOffer(tx, applicationNumber);
  if (offer) rejectOtherTerms(body, offer);
  return {
    customerId: application.customerId ?? rejectField('applicationNumber', 'unknownApplication'),
    appliedFor: offer?.product ?? productApplied[application.product],
    property: offer?.property ?? null,
  };
}

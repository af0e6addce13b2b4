import type { BookLoanRequest } from '@/contracts/account/account-desk';
import { rejectField } from '@/backoffice/common/service-error';
import type { OfferEncryption } from '../application/offer/offer-encryption';
import { termsOf, type OfferBody } from '../application/offer/offer.model';
import type { OfferRepository } from '../application/offer/offer.repository';

export type AcceptedOffers = Pick<OfferRepository, 'list'>;

/** The offer that the applicant accepted; null where no accepted offer is stored. */
export type FindAcceptedOffer = (
  tx: { offer: AcceptedOffers },
  applicationNumber: string,
) => Promise<OfferBody | null>;

export const createFindAcceptedOffer =
  ({ decrypt }: Pick<OfferEncryption, 'decrypt'>): FindAcceptedOffer =>
  async ({ offer }, applicationNumber) => {
    const accepted = (await offer.list([applicationNumber])).find((row) => row.acceptedAt !== null);
    return accepted ? decrypt(accepted.number, accepted.body) : null;
  };

/** Refuses to book other terms than those that were accepted. */
export function rejectOtherTerms(
  { kind, product, amount, creditLimit, annualRate, tenorMonths, fee = 0 }: BookLoanRequest,
  offer: OfferBody,
): void {
  const isRevolving = offer.kind === 'revolving';
  const terms = termsOf(offer);
  if (kind !== terms.kind) rejectField('kind', 'notAsOffered', terms.kind);
  if (product !== undefined && product !== offer.product)
    rejectField('product', 'notAsOffered', offer.product);
  if ((isRevolving ? creditLimit : amount) !== terms.amount)
    rejectField(isRevolving ? 'creditLimit' : 'amount', 'notAsOffered', terms.amount);
  if (annualRate !== terms.annualRate)
    rejectField('annualRate', 'notAsOffered', `${terms.annualRate}%`);
  if (tenorMonths !== terms.tenorMonths)
    rejectField('tenorMonths', 'notAsOffered', terms.tenorMonths);
  if (fee !== terms.fee) rejectField('fee', 'notAsOffered', terms.fee);
}

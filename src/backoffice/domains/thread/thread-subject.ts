import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { isOwner, type ApplicationOwner } from '../application/application-owner';
import type { ApplicationRepository } from '../application/application.repository';
import type { OfferRepository } from '../application/offer/offer.repository';
import type { LoanRepository } from '../loan/loan.repository';

/** Where the subjects of threads are looked up. */
export interface SubjectRepositories {
  application: Pick<ApplicationRepository, 'findByNumber'>;
  loan: Pick<LoanRepository, 'findByNumber'>;
  offer: Pick<OfferRepository, 'findByNumber'>;
}

/** Throws `not_found` for a loan, an application or an offer that is another’s, as for what does not exist. */
export async function requireOwnSubject(
  tx: SubjectRepositories,
  { about, owner }: { about: string; owner: ApplicationOwner },
): Promise<void> {
  if (about.startsWith('LN-'))
    return void requireOwn(await tx.loan.findByNumber(about), owner.customerId);
  const applicationNumber = about.startsWith('OF-')
    ? requireFound(await tx.offer.findByNumber(about)).applicationNumber
    : about;
  const application = requireFound(await tx.application.findByNumber(applicationNumber));
  if (!isOwner(application, owner)) throw new ServiceError('not_found');
}

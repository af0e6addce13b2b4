import type { SearchResult } from '@/contracts/customer/search';
import type { Permission } from '@/contracts/staff/permissions';
import { applicantName } from '../application/listing/applicant-name';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import type { ApplicationRow } from '../application/application-row';
import type { ApplicationRepository } from '../application/application.repository';
import type { OfferRepository } from '../application/offer/offer.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordRead } from '../audit/record-change';
import { toCustomerSummary } from '../customer-file/customer-summary.model';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanRepository } from '../loan/loan.repository';
import type { RequestRepository } from '../request/request.repository';
import type { ThreadRepository } from '../thread/thread.repository';
import type { SearchEntryRepository } from './search-entry.repository';
import type { SearchIndex } from './search-index';
import { readSearch, type SearchWord } from './search-word.model';

export interface SearchRepositories {
  application: Pick<ApplicationRepository, 'listByNumbers'>;
  audit: Pick<AuditRepository, 'create'>;
  customer: Pick<CustomerRepository, 'listByIds'>;
  loan: Pick<LoanRepository, 'findByNumber'>;
  offer: Pick<OfferRepository, 'findByNumber'>;
  request: Pick<RequestRepository, 'findByReference'>;
  searchEntry: Pick<SearchEntryRepository, 'listCustomerIds' | 'listApplicationNumbers'>;
  thread: Pick<ThreadRepository, 'findByReference'>;
}

export interface PeopleSearchOptions {
  repositories: SearchRepositories;
  index: Pick<SearchIndex, 'makeLatest' | 'tokenSetsOf'>;
  customers: Pick<CustomerService, 'profileOf'>;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
}

export type PeopleSearch = ReturnType<typeof createPeopleSearch>;

/** The largest number of results of each kind; whoever gets more has to refine the search. */
const shownMost = 50;

interface Found {
  customerIds: string[];
  applicationNumbers: string[];
}

/** Finds people and cases for staff. What was searched for is kept nowhere. */
export function createPeopleSearch({
  repositories,
  index,
  customers,
  fieldEncryption,
  now,
}: PeopleSearchOptions) {
  const { application, audit, customer, loan, offer, request, searchEntry, thread } = repositories;

  async function findByNumber(number: string): Promise<Found> {
    const ofCustomer = (id: string | undefined): Found => ({
      customerIds: id === undefined ? [] : [id],
      applicationNumbers: [],
    });
    if (number.startsWith('LN')) return ofCustomer((await loan.findByNumber(number))?.customerId);
    if (number.startsWith('RQ'))
      return ofCustomer(
        (await request.findByReference(number))?.customerId ??
          (await thread.findByReference(number))?.customerId,
      );
    const applicationNumber = number.startsWith('OF')
      ? (await offer.findByNumber(number))?.applicationNumber
      : number;
    return {
      customerIds: [],
      applicationNumbers: applicationNumber === undefined ? [] : [applicationNumber],
    };
  }

  /** Who and what has all the words of one of the lists. */
  async function findByWords(lists: readonly (readonly SearchWord[])[]): Promise<Found> {
    const asked = lists.filter((words) => words.length > 0);
    if (asked.length === 0) return { customerIds: [], applicationNumbers: [] };
    await index.makeLatest();
    const tokenSets = asked.flatMap((words) => index.tokenSetsOf(words));
    return {
      customerIds: await searchEntry.listCustomerIds(tokenSets, shownMost + 1),
      applicationNumbers: await searchEntry.listApplicationNumbers(tokenSets, shownMost + 1),
    };
  }

  const toFound = ({ number, form, product, state, receivedAt, customerId }: ApplicationRow) => ({
    applicationNumber: number,
    name: applicantName(fieldEncryption.decryptForm(['application', number], form)),
    product,
    state,
    receivedAt: receivedAt.toISOString(),
    customerId,
  });

  return {
    /** Customers, and applications where the caller may read them; written to the trail without what was searched for. */
    async search(
      { staff, permissions }: { staff: string; permissions: readonly Permission[] },
      typed: string,
    ): Promise<SearchResult> {
      const read = readSearch(typed);
      const found =
        read.by === 'number'
          ? await findByNumber(read.number)
          : await findByWords([read.words, read.otherwise ?? []]);
      const people = await customer.listByIds(found.customerIds.slice(0, shownMost));
      const cases = permissions.includes('application.read')
        ? await application.listByNumbers(found.applicationNumbers.slice(0, shownMost))
        : null;
      await recordRead(audit, {
        at: now(),
        staff,
        target: 'search',
        after: { by: read.by, customers: people.length, applications: cases?.length ?? null },
      });
      return {
        by: read.by,
        customers: people
          .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
          .map((row) => toCustomerSummary(row, customers.profileOf(row))),
        applications:
          cases
            ?.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
            .map(toFound) ?? null,
        isMore:
          found.customerIds.length > shownMost ||
          (cases !== null && found.applicationNumbers.length > shownMost),
      };
    },
  };
}

import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { HasTurn } from '@/lib/async/in-batches';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import type { ApplicationRow } from '../application/application-row';
import type { ApplicationRepository } from '../application/application.repository';
import type { CustomerRepository, CustomerRow } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { SearchEntry, SearchEntryRepository } from './search-entry.repository';
import { applicationWords, customerWords } from './search-subject.model';
import { wordRules, type SearchWord } from './search-word.model';

/** What is read and written while entries are made, in one transaction. */
export interface SearchIndexRepositories {
  application: Pick<ApplicationRepository, 'listByNumbers'>;
  customer: Pick<CustomerRepository, 'listByIds'>;
  searchEntry: Pick<SearchEntryRepository, 'lockWaiting' | 'update' | 'markOutdated'>;
}

export interface SearchIndexOptions {
  unitOfWork: UnitOfWork<SearchIndexRepositories>;
  customers: Pick<CustomerService, 'profileOf'>;
  fieldEncryption: ApplicationFieldEncryption;
  hash: KeyedHash;
  log: Logger;
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** 96 bits: no two words of a lender have the same. */
const tokenLength = 16;
const batchSize = 50;
/** Entries that a search makes before it looks: more wait only after an update or a change of keys. */
const mostBeforeSearch = 200;

const tokenOf = (hash: string): string => hash.slice(0, tokenLength);

/** Makes the entries that people and cases are found by, out of what is encrypted. */
export function createSearchIndex({
  unitOfWork,
  customers,
  fieldEncryption,
  hash,
  log,
}: SearchIndexOptions) {
  const current = tokenOf(hash('mark', wordRules));
  let isOutdatedMarked = false;

  // In the order of the tokens, so that their places say nothing of the fields they stand for.
  const tokensOf = (words: readonly SearchWord[]): string[] =>
    [...new Set(words.map(({ field, text }) => tokenOf(hash(field, text))))].toSorted();

  const wordsOf = (
    { customerId, applicationNumber }: SearchEntry,
    found: {
      customers: ReadonlyMap<string, CustomerRow>;
      applications: ReadonlyMap<string, ApplicationRow>;
    },
  ): SearchWord[] => {
    const customer = found.customers.get(customerId ?? '');
    if (customer) return customerWords(customers.profileOf(customer));
    const application = found.applications.get(applicationNumber ?? '');
    if (!application) return [];
    const owner = ['application', application.number] as const;
    return applicationWords(
      fieldEncryption.decryptForm(owner, application.form),
      fieldEncryption.decryptText(owner, 'phone', application.phone),
    );
  };

  /** Makes some of those that wait; answers how many. */
  const makeSome = (): Promise<number> =>
    unitOfWork(async ({ searchEntry, customer, application }) => {
      const waiting = await searchEntry.lockWaiting(batchSize);
      if (waiting.length === 0) return 0;
      const found = {
        customers: new Map(
          (await customer.listByIds(waiting.flatMap((entry) => entry.customerId ?? []))).map(
            (row) => [row.id, row],
          ),
        ),
        applications: new Map(
          (
            await application.listByNumbers(
              waiting.flatMap((entry) => entry.applicationNumber ?? []),
            )
          ).map((row) => [row.number, row]),
        ),
      };
      for (const entry of waiting) {
        let words: SearchWord[] = [];
        try {
          words = wordsOf(entry, found);
        } catch (error) {
          // One that cannot be read must not keep the others from being found.
          const reason = error instanceof Error ? error.name : typeof error;
          log.error({ entry: entry.id, reason }, 'Cannot be found by its words');
        }
        await searchEntry.update(entry.id, { tokens: tokensOf(words), mark: current });
      }
      return waiting.length;
    });

  async function makeUpTo(most: number, hasTurn: HasTurn = async () => true): Promise<void> {
    for (let made = 0; made < most && (await hasTurn());) {
      const count = await makeSome();
      if (count < batchSize) return;
      made += count;
    }
  }

  return {
    /** Makes all that wait, and after a start those of another key. */
    async makeWaiting(hasTurn?: HasTurn): Promise<void> {
      if (!isOutdatedMarked)
        await unitOfWork(({ searchEntry }) => searchEntry.markOutdated(current));
      isOutdatedMarked = true;
      await makeUpTo(Infinity, hasTurn);
    },

    /** So that what was stored a moment ago is found. */
    makeLatest: (): Promise<void> => makeUpTo(mostBeforeSearch),

    /** What entries of these words hold, under each key. */
    tokenSetsOf(words: readonly SearchWord[]): string[][] {
      const [first = [], ...others] = words.map(({ field, text }) => hash.all(field, text));
      return first.map((token, key) =>
        [token, ...others.map((hashes) => hashes[key] ?? '')].map(tokenOf),
      );
    },
  };
}

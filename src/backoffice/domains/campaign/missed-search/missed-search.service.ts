import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { reportDays } from '@/backoffice/common/report-days';
import type { MissedSearchPage, MissedSearchQuery } from '@/contracts/campaign/missed-search';
import { missedSearchLimits, type SearchPlace } from '@/contracts/campaign/missed-search-choices';
import type { Locale } from '@/contracts/locale';
import { toCsv, withoutFormula } from '@/lib/csv/csv';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import type { VisitorMarks } from '../visitor-marks';
import { countedTerm } from './missed-search.model';
import type { MissedSearchRepository } from './missed-search.repository';

/** A search that found nothing, as it is held for some seconds. */
export interface SearchEvent {
  at: Date;
  /** Network address and browser, of which only the day's mark is stored. */
  visitor: string;
  place: SearchPlace;
  language: Locale;
  /** As it is counted. */
  term: string;
}

export interface MissedSearchServiceOptions {
  searches: MissedSearchRepository;
  marks: Pick<VisitorMarks, 'markOf'>;
  hash: KeyedHash;
  now: () => Date;
}

export type MissedSearchService = ReturnType<typeof createMissedSearchService>;

/** Searches that found nothing, counted without words until many searched the same (docs/adr/0090). */
export function createMissedSearchService({
  searches,
  marks,
  hash,
  now,
}: MissedSearchServiceOptions) {
  async function report({ from, to, ...filter }: MissedSearchQuery): Promise<MissedSearchPage> {
    const { compared: _compared, ...days } = reportDays(
      { from, to },
      { ...missedSearchLimits, now: now() },
    );
    const asked = { ...days, ...filter };
    const [data, sums] = await Promise.all([
      searches.list(asked, missedSearchLimits.rows),
      searches.findSums(asked),
    ]);
    return { ...days, data, ...sums };
  }

  return {
    /** A search as it is counted; null for one that may be about a person. */
    eventOf(text: string, seen: Omit<SearchEvent, 'at' | 'term'>): SearchEvent | null {
      const term = countedTerm(text);
      return term === null ? null : { ...seen, term, at: now() };
    },

    /** Counts searches, each term of a visitor once a day, and stores the words of those that many searched by now. Given again, nothing is counted twice. */
    async count(events: readonly SearchEvent[]): Promise<void> {
      const terms = new Map(events.map(({ term }) => [hash(term), term]));
      await searches.add(
        await Promise.all(
          events.map(async ({ at, visitor, place, language, term }) => {
            const day = hongKongDay(at);
            const mark = await marks.markOf(day, 'visitor', visitor);
            return { day, visitor: mark, place, language, hash: hash(term) };
          }),
        ),
      );
      const nameable = await searches.listNameable([...terms.keys()]);
      await searches.addTerms(
        nameable.map((known) => ({ hash: known, term: terms.get(known) ?? '' })),
      );
    },

    /** What several visitors searched in the days asked for. */
    report,

    /** The report's rows as CSV. */
    async exportCsv(query: MissedSearchQuery): Promise<Buffer> {
      const { data } = await report(query);
      return Buffer.from(
        toCsv([
          ['term', 'place', 'language', 'visitors', 'lastSearchedOn'],
          ...data.map(({ term, place, language, visitors, lastSearchedOn }) => [
            withoutFormula(term),
            place,
            language,
            visitors,
            lastSearchedOn,
          ]),
        ]),
      );
    },

    /** Removes searches past their days. */
    removeExpired: (): Promise<void> =>
      searches.removeBefore(plusDays(hongKongDay(now()), 1 - missedSearchLimits.days)),
  };
}

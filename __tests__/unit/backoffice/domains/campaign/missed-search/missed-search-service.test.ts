import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type {
  MarkedSearch,
  MissedSearchRepository,
} from '@/backoffice/domains/campaign/missed-search/missed-search.repository';
import { createMissedSearchService } from '@/backoffice/domains/campaign/missed-search/missed-search.service';
import { standIn } from '@test/support/backoffice/service-tools';

const hash = createKeyedHash(['a secret of a test'], 'missed-search');
const seen = { visitor: 'ann', place: 'faq', language: 'en' } as const;

function setUp(repository: Partial<MissedSearchRepository> = {}) {
  const added: (readonly MarkedSearch[])[] = [];
  const named: unknown[] = [];
  const service = createMissedSearchService({
    searches: standIn<MissedSearchRepository>({
      add: async (searches) => void added.push(searches),
      listNameable: async () => [hash('reverse mortgage')],
      addTerms: async (terms) => void named.push(...terms),
      ...repository,
    }),
    marks: { markOf: async (day, kind, visitor) => `${day} ${kind} ${visitor}` },
    hash,
    now: () => new Date('2026-11-16T16:00:00Z'),
  });
  const event = (text: string) => {
    const made = service.eventOf(text, seen);
    if (!made) throw new Error('Not counted');
    return made;
  };
  return { service, event, added, named };
}

describe('Searches that found nothing', () => {
  it('are stored as marks and hashes of the day in Hong Kong, and by words only where many searched', async () => {
    const { service, event, added, named } = setUp();
    await service.count([event('Reverse mortgage'), event('Ship loans')]);
    expect(added).toEqual([
      ['reverse mortgage', 'ship loans'].map((term) => ({
        day: '2026-11-17',
        visitor: '2026-11-17 visitor ann',
        place: 'faq',
        language: 'en',
        hash: hash(term),
      })),
    ]);
    expect(named).toEqual([{ hash: hash('reverse mortgage'), term: 'reverse mortgage' }]);
  });

  it('are no event where they may be about a person', () => {
    expect(setUp().service.eventOf('9123 4567', seen)).toBeNull();
  });

  it('are exported as cells that no spreadsheet calculates', async () => {
    const { service } = setUp({
      list: async () => [
        {
          term: '=sum',
          place: 'help',
          language: 'hk',
          visitors: 6,
          lastSearchedOn: '2026-11-16',
        },
      ],
      findSums: async () => ({ visitors: 9, unnamed: 3 }),
    });
    const csv = (await service.exportCsv({})).toString();
    expect(csv).toContain("'=sum,help,hk,6,2026-11-16");
    expect(await service.report({})).toMatchObject({
      from: '2026-10-21',
      to: '2026-11-17',
      visitors: 9,
      unnamed: 3,
    });
  });

  it('are removed after their days', async () => {
    const removed: string[] = [];
    const { service } = setUp({ removeBefore: async (day) => void removed.push(day) });
    await service.removeExpired();
    expect(removed).toEqual(['2026-08-20']);
  });
});

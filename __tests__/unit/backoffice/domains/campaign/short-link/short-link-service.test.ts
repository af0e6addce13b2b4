import { randomCode } from '@/backoffice/domains/campaign/short-link/random-code';
import type {
  DayClicks,
  ShortLinkRepository,
  ShortLinkRow,
} from '@/backoffice/domains/campaign/short-link/short-link.repository';
import { createShortLinkService } from '@/backoffice/domains/campaign/short-link/short-link.service';
import { standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { shortLinkRequest } from '@test/support/campaign/short-links';

function setUp(codes: string[] = ['aaaaaa']) {
  const rows = new Map<string, ShortLinkRow>();
  const trail: unknown[] = [];
  const counted: DayClicks[] = [];
  const clock = testClock('2026-11-16T04:00:00Z');
  const links = standIn<ShortLinkRepository>({
    create: async (row) => {
      if (rows.has(row.code)) return false;
      rows.set(row.code, row);
      return true;
    },
    findByCode: async (code) => rows.get(code) ?? null,
    findCounted: async (code) => {
      const link = rows.get(code);
      return link ? { link, clicks: 7, lastClickOn: '2026-11-15' } : null;
    },
    update: async (code, set) => {
      const row = rows.get(code);
      if (row) rows.set(code, { ...row, ...set });
    },
    addClicks: async (clicks) => void counted.push(...clicks),
  });
  const audit = { create: async (row: object) => void trail.push(row) };
  return {
    clock,
    trail,
    counted,
    service: createShortLinkService({
      links,
      unitOfWork: unitOfWorkOn({ audit, shortLink: links }),
      siteUrl: 'https://lender.example',
      newCode: () => codes.shift() ?? 'zzzzzz',
      now: clock.now,
    }),
  };
}
const refused = (key: string, field: string) => ({
  code: 'validation_failed',
  details: { fields: { [field]: { key } } },
});

describe('A short link', () => {
  it('leads to its page with what its visits count as', async () => {
    const { service, trail } = setUp();
    expect(await service.create('may', shortLinkRequest({ language: 'hk' }))).toMatchObject({
      code: 'aaaaaa',
      url: 'https://lender.example/go/aaaaaa',
      target:
        '/hk/first-mortgage?utm_source=poster&utm_medium=print&utm_campaign=spring-2027&utm_content=mong-kok',
      state: 'live',
      clicks: 0,
      createdBy: 'may',
    });
    expect(trail).toMatchObject([{ target: 'short-link:aaaaaa', staff: 'may', before: null }]);
    expect(await service.follow('AAAAAA')).toEqual({
      code: 'aaaaaa',
      language: 'hk',
      target:
        '/first-mortgage?utm_source=poster&utm_medium=print&utm_campaign=spring-2027&utm_content=mong-kok',
    });
    expect(await service.follow('bbbbbb')).toBeNull();
  });

  it('gets another code where the first is taken, and says so where staff chose it', async () => {
    const { service } = setUp(['aaaaaa', 'aaaaaa', 'cccccc']);
    await service.create('may', shortLinkRequest());
    expect((await service.create('may', shortLinkRequest())).code).toBe('cccccc');
    await expect(service.create('may', shortLinkRequest({ code: 'cccccc' }))).rejects.toMatchObject(
      refused('taken', 'code'),
    );
  });

  it.each([
    ['a page that the site does not have', { path: '/nowhere' }, refused('unknownPage', 'path')],
    ['an end that is over', { expiresAt: '2026-11-16T03:59:00Z' }, refused('notPast', 'expiresAt')],
  ])('is refused with %s', async (_what, more, refusal) => {
    await expect(setUp().service.create('may', shortLinkRequest(more))).rejects.toMatchObject(
      refusal,
    );
  });

  it.each(['/', '/l/not-yet-made', '/apply/first', '/online-property/quarry-bay/kornhill'])(
    'may lead to %s',
    async (path) => {
      expect((await setUp().service.create('may', shortLinkRequest({ path }))).path).toBe(path);
    },
  );

  it('ends at its time, and at once where staff say so; another end lets it work again', async () => {
    const { service, clock, trail } = setUp();
    await service.create('may', shortLinkRequest({ expiresAt: '2026-11-16T05:00:00Z' }));
    clock.advance(3_600_000);
    expect(await service.follow('aaaaaa')).toBe('ended');
    const again = await service.change('ben', 'aaaaaa', { name: 'Poster', expiresAt: null });
    expect(again).toMatchObject({ name: 'Poster', state: 'live', clicks: 7 });
    const past = '2020-01-01T00:00:00Z';
    expect(
      await service.change('ben', 'aaaaaa', { name: 'Poster', expiresAt: past }),
    ).toMatchObject({ state: 'ended', expiresAt: '2026-11-16T05:00:00.000Z' });
    expect(trail).toHaveLength(3);
    await expect(
      service.change('ben', 'bbbbbb', { name: 'x', expiresAt: null }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counts clicks by days of Hong Kong', async () => {
    const { service, counted } = setUp();
    const click = (at: string) => ({ code: 'aaaaaa', at: new Date(at) });
    await service.countClicks([
      click('2026-11-16T15:59:00Z'),
      click('2026-11-16T04:00:00Z'),
      click('2026-11-16T16:00:00Z'),
    ]);
    expect(counted).toEqual([
      { code: 'aaaaaa', day: '2026-11-16', clicks: 2 },
      { code: 'aaaaaa', day: '2026-11-17', clicks: 1 },
    ]);
  });
});

describe('A code that nobody chose', () => {
  it('has six characters, none of which is taken for another', () => {
    const codes = Array.from({ length: 200 }, randomCode);
    expect(codes.filter((code) => !/^[2-9a-hjkmnp-z]{6}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(200);
  });
});

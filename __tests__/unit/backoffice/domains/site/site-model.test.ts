import {
  announcementOf,
  isClosedAt,
  isNoticeActive,
  isOpen,
  maintenanceIn,
  nextNoticeEdge,
} from '@/backoffice/domains/site/site.model';

describe('A notification runs', () => {
  const at = (instant: string) => new Date(instant);
  const window = { startsAt: '2026-11-16T09:00:00+08:00', endsAt: '2026-11-16T10:00:00+08:00' };

  it.each([
    ['2026-11-16T00:59:59.999Z', false],
    ['2026-11-16T01:00:00.000Z', true],
    ['2026-11-16T01:59:59.999Z', true],
    ['2026-11-16T02:00:00.000Z', false],
  ])('from its start to just before its end: at %s %s', (instant, expected) => {
    expect(isNoticeActive(window, at(instant))).toBe(expected);
  });

  it('always, without start and end', () => {
    expect(isNoticeActive({}, at('1990-01-01T00:00:00Z'))).toBe(true);
    expect(isNoticeActive({ startsAt: null, endsAt: null }, at('2990-01-01T00:00:00Z'))).toBe(true);
  });

  it('for ever, without an end', () => {
    expect(isNoticeActive({ startsAt: window.startsAt }, at('2990-01-01T00:00:00Z'))).toBe(true);
    expect(isNoticeActive({ startsAt: window.startsAt }, at('2026-11-16T00:00:00Z'))).toBe(false);
  });
});

describe('A position is open', () => {
  it.each([
    ['2026-11-30T15:59:59Z', true],
    ['2026-11-30T16:00:00Z', false],
  ])('to the end of its last day in Hong Kong: at %s %s', (instant, expected) => {
    expect(isOpen({ validThrough: '2026-11-30' }, new Date(instant))).toBe(expected);
  });
});

describe('The maintenance notice', () => {
  const notice = {
    titleEn: 'E',
    titleHk: 'H',
    titleCn: 'C',
    contentEn: 'e',
    contentHk: 'h',
    contentCn: 'c',
    showButton1: true,
  };

  it.each([
    ['en', 'E', 'e'],
    ['hk', 'H', 'h'],
    ['cn', 'C', 'c'],
  ] as const)('speaks the language of the request: %s', (locale, title, content) => {
    expect(maintenanceIn(notice, { locale, now: new Date() })).toEqual({
      ...notice,
      title,
      content,
    });
  });

  const planned = {
    ...notice,
    showButton1: false,
    announcedFrom: '2026-12-24T01:00:00Z',
    startsAt: '2026-12-25T17:00:00Z',
    endsAt: '2026-12-25T21:00:00Z',
  };

  it.each([
    ['2026-12-25T16:59:59.999Z', false],
    ['2026-12-25T17:00:00.000Z', true],
    ['2026-12-25T20:59:59.999Z', true],
    ['2026-12-25T21:00:00.000Z', false],
  ])('closes the site for its window, and says nothing of it otherwise: at %s %s', (at, closed) => {
    const now = new Date(at);
    expect(isClosedAt(planned, now)).toBe(closed);
    expect(isClosedAt({ ...planned, showButton1: true }, now)).toBe(true);
    const said = maintenanceIn(planned, { locale: 'en', now });
    expect(said.showButton1).toBe(closed);
    expect(Object.keys(said)).not.toContain('startsAt');
  });

  it.each([
    ['2026-12-24T00:59:59Z', false],
    ['2026-12-24T01:00:00Z', true],
    ['2026-12-25T16:59:59Z', true],
    ['2026-12-25T17:00:00Z', false],
  ])('is announced before it, with both times in Hong Kong: at %s %s', (at, isAnnounced) => {
    expect(announcementOf(planned, new Date(at)) !== null).toBe(isAnnounced);
  });

  it('is announced in words of its own where staff wrote some, and under a name that follows its start', () => {
    const now = new Date('2026-12-25T00:00:00Z');
    const sentence = announcementOf(planned, now);
    expect(sentence?.contentEn).toContain('26 December 2026 01:00 to 26 December 2026 05:00');
    expect(sentence?.contentHk).toContain('2026年12月26日 01:00');
    const { endsAt: _end, ...open } = planned;
    expect(announcementOf(open, now)?.contentCn).toContain('2026年12月26日 01:00起');
    const later = { ...planned, startsAt: '2026-12-26T17:00:00Z', announcementHk: '自己的話' };
    expect(announcementOf(later, now)).toMatchObject({ contentHk: '自己的話' });
    expect(announcementOf(later, now)?._id).not.toBe(sentence?._id);
    expect(announcementOf({ ...planned, showButton1: true }, now)).toBeNull();
  });

  it('changes pages next at the first of all moments to come', () => {
    const now = new Date('2026-12-24T01:00:00Z');
    const other = { startsAt: null, endsAt: '2026-12-25T18:00:00Z' };
    expect(nextNoticeEdge([other, planned], now)?.toISOString()).toBe('2026-12-25T17:00:00.000Z');
    expect(nextNoticeEdge([{}], now)).toBeNull();
  });
});

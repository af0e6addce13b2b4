import { isOpen, isNoticeActive, maintenanceIn } from '@/backoffice/domains/site/site.model';

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
    expect(maintenanceIn(notice, locale)).toEqual({ ...notice, title, content });
  });
});

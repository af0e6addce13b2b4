import type { BrowserErrorRow } from '@/backoffice/domains/site-health/browser-error.model';
import { createHealthIntake } from '@/backoffice/domains/site-health/health-intake';
import type { VitalCounts } from '@/backoffice/domains/site-health/web-vital.repository';
import { brokenChart, phone } from '@test/support/site-health/reports';

function open({ isAway = false } = {}) {
  const stored: { vitals: VitalCounts[]; errors: BrowserErrorRow[] } = { vitals: [], errors: [] };
  const failures: unknown[] = [];
  const told: unknown[] = [];
  const intake = createHealthIntake({
    vitals: {
      add: async (rows) => {
        if (isAway) throw new Error('away');
        stored.vitals.push(...rows);
      },
    },
    errors: { add: async (rows) => void stored.errors.push(...rows) },
    now: () => new Date('2026-11-16T17:00:00Z'),
    sink: { vital: (one) => void told.push(one), browserError: (page) => void told.push(page) },
    onError: (error) => void failures.push(error),
  });
  return { intake, stored, failures, told };
}

const reportOf = (column: number) => ({
  release: 'r1',
  page: '/hk/faq',
  vitals: { inp: 90 },
  errors: [{ ...brokenChart, frames: [{ file: '/_next/static/a.js', line: 1, column }] }],
});

describe('Reports of browsers', () => {
  it('are added up by day of Hong Kong, stored once, and told to the metrics', async () => {
    const { intake, stored, told } = open();
    intake.take(reportOf(1), phone);
    intake.take(reportOf(1), phone);
    await intake.store();
    await intake.store();
    expect(stored.vitals).toHaveLength(1);
    expect(stored.vitals[0]).toMatchObject({
      day: '2026-11-17',
      page: '/faq',
      language: 'hk',
      device: 'phone',
      vital: 'inp',
    });
    expect(stored.vitals[0]?.counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(stored.errors).toMatchObject([{ name: 'TypeError', count: 2 }]);
    const place = { page: '/faq', language: 'hk', device: 'phone' };
    expect(told.slice(0, 2)).toEqual([{ vital: 'inp', figure: 90, ...place }, '/loan-calculator']);
  });

  it('take a bounded room, and are dropped and said where they cannot be stored', async () => {
    const { intake, stored } = open();
    for (let column = 0; column < 500; column += 1) intake.take(reportOf(column), phone);
    await intake.store();
    expect(stored.errors).toHaveLength(200);
    const away = open({ isAway: true });
    away.intake.take(reportOf(1), phone);
    await away.intake.store();
    await away.intake.store();
    expect(away.failures).toHaveLength(2);
    expect(away.stored.errors).toEqual([]);
  });
});

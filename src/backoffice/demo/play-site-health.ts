import { locales } from '@/contracts/locale';
import { createDraw } from './draw';
import type { DemoOffice } from './demo-office';

const days = 28;
const pages = [
  '',
  '',
  '/loan-calculator',
  '/online-property',
  '/first-mortgage',
  '/faq',
  '/apply/first/loan',
];
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
];
const release = 'invented';
const frame = (line: number) => ({
  file: '/_next/static/chunks/invented.js',
  line: 1,
  column: 1_000 * line,
});
const errors = [
  { name: 'TypeError', frames: [frame(4), frame(9)] },
  { name: 'Error', code: '418', frames: [frame(31)] },
  { name: 'QuotaExceededError', frames: [frame(12), frame(2), frame(9)] },
];

/** What browsers reported in four weeks: pages on good and bad lines, and a few errors. */
export async function playSiteHealth(office: DemoOffice): Promise<void> {
  const draw = createDraw(11);
  const { intake } = office.container.siteHealth;
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    office.setTo(daysAgo, 12);
    for (let view = draw.between(20, 40); view > 0; view -= 1) {
      const page = `/${draw.oneOf(['hk', 'hk', ...locales])}${draw.oneOf(pages)}`;
      const ttfb = draw.between(60, 600);
      intake.take(
        {
          release,
          page,
          vitals: {
            ttfb,
            lcp: ttfb + draw.between(500, 2_600),
            inp: draw.between(24, 320),
            cls: draw.between(0, 60) / 1_000,
          },
          ...(view === 1 ? { errors: [{ ...draw.oneOf(errors), page }] } : {}),
        },
        draw.oneOf(browsers),
      );
    }
    await intake.store();
  }
}

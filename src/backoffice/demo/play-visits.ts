import { touchOf } from '@/lib/visit/touch';
import type { Visit } from '@/lib/visit/visit';
import { locales } from '@/contracts/locale';
import { createDraw } from './draw';
import type { DemoOffice } from './demo-office';
import { demoCampaigns } from './demo-plan';

const days = 180;
const landings = ['/', '/', '/online-property', '/loan-calculator', '/first-mortgage', '/faq'];

/** Visits of half a year by what brought them, more of them as time goes on. */
export async function playVisits(office: DemoOffice): Promise<void> {
  const draw = createDraw(5);
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    office.setTo(daysAgo, 12);
    const at = office.now();
    const count = draw.between(12, 20) + Math.round((days - daysAgo) / 8);
    const visits = Array.from({ length: count }, (_one, visitor): Visit => ({
      at,
      visitor: `demo ${daysAgo} ${visitor}`,
      touch: touchOf(new URLSearchParams(draw.oneOf(demoCampaigns)), ''),
      landing: draw.oneOf(landings),
      language: draw.oneOf(['hk', 'hk', ...locales]),
      device: draw.oneOf(['phone', 'phone', 'phone', 'computer', 'tablet']),
    }));
    await office.container.campaigns.visits.count(visits);
  }
}

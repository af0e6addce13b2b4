import { siteStages, type CountedStage } from '@/contracts/campaign/funnel';
import { applicationProducts } from '@/contracts/application/application-choices';
import { locales } from '@/contracts/locale';
import { directTouch, touchOf } from '@/lib/visit/touch';
import type { Visit } from '@/lib/visit/visit';
import { createDraw, type Draw } from './draw';
import type { DemoOffice } from './demo-office';
import { demoCampaigns } from './demo-plan';
import { demoTouches } from './demo-touches';

const days = 180;
const demoMissedSearches = [
  { place: 'faq', term: 'reverse mortgage' },
  { place: 'faq', term: 'car park loan' },
  { place: 'help', term: 'solar panels' },
  { place: 'valuation', term: 'hengqin' },
  { place: 'valuation', term: 'zhuhai' },
] as const;
const landings = ['/', '/', '/online-property', '/loan-calculator', '/first-mortgage', '/faq'];
const steps = siteStages.slice(siteStages.indexOf('started'));

/** Visits of half a year by what brought them and what these people did, more of them as time goes on. */
export async function playVisits(office: DemoOffice): Promise<void> {
  const draw = createDraw(5);
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    office.setTo(daysAgo, 12);
    const at = office.now();
    const count = draw.between(12, 20) + Math.round((days - daysAgo) / 8);
    const visits = Array.from({ length: count }, (_one, visitor): Visit => {
      const campaign = draw.oneOf(demoCampaigns);
      const touches = demoTouches(campaign, daysAgo + visitor);
      const link = touchOf(new URLSearchParams(campaign), '');
      return {
        at,
        visitor: `demo ${daysAgo} ${visitor}`,
        touch: link.source === '' ? { ...directTouch, ...touches.last } : link,
        touches,
        landing: draw.oneOf(landings),
        language: draw.oneOf(['hk', 'hk', ...locales]),
        device: draw.oneOf(['phone', 'phone', 'phone', 'computer', 'tablet']),
      };
    });
    const { visits: counted, missedSearches } = office.container.campaigns;
    await counted.count(visits);
    await missedSearches.count(
      visits.flatMap(({ visitor, language }) =>
        draw.share() < 0.06 ? [{ at, visitor, language, ...draw.oneOf(demoMissedSearches) }] : [],
      ),
    );
    await counted.countStages(
      visits.flatMap(({ visitor, touches, language, device }) => {
        const product = draw.oneOf(['first', 'first', ...applicationProducts]);
        return reached(draw).map((stage) => ({
          at,
          visitor,
          touches,
          stage,
          parts: { language, device, ...(isOfApplication(stage) ? { product } : {}) },
        }));
      }),
    );
  }
}

/** Whether somebody who reached a stage had chosen a product. */
const isOfApplication = (stage: CountedStage): boolean => steps.some((step) => step === stage);

/** How far somebody goes: most look, some try a tool, few apply. */
function reached(draw: Draw): CountedStage[] {
  const tools = (['calculator', 'valuation', 'finder'] as const).filter(
    (_tool, index) => draw.share() < 0.3 / (index + 1),
  );
  const goals = (['contact', 'callBack'] as const).filter(() => draw.share() < 0.02);
  const last = draw.share() < 0.35 ? steps.length : draw.between(1, steps.length);
  const taken = draw.share() < 0.25 ? steps.slice(0, last) : [];
  return [...tools, ...taken, ...goals];
}

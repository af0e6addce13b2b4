import { costColumns } from '@/contracts/campaign/campaign-cost-choices';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import { createDraw } from './draw';
import { demoStaff, type DemoOffice } from './demo-office';
import { demoCampaigns } from './demo-plan';

const days = 180;
/** Advertisements that are paid for, by their medium: HK$ a day, the least and the most. */
const budgets: Readonly<Record<string, readonly [number, number]>> = {
  cpc: [180, 420],
  'paid-social': [90, 260],
};

/** What half a year of advertisements has cost. */
export async function playCosts(office: DemoOffice): Promise<void> {
  const draw = createDraw(9);
  office.setTo(0, 9);
  const today = hongKongDay(office.now());
  const lines = demoCampaigns.flatMap(
    ({ utm_source: source = '', utm_medium: medium = '', utm_campaign: campaign = '' }) => {
      const [least, most] = budgets[medium] ?? [0, 0];
      return most === 0
        ? []
        : Array.from({ length: days }, (_one, ago) =>
            [
              plusDays(today, -1 - ago),
              source,
              medium,
              campaign,
              'HKD',
              draw.between(least, most),
            ].join(),
          );
    },
  );
  await office.container.campaigns.costs.importFile(demoStaff.marketer, {
    content: [costColumns.join(), ...lines].join('\n'),
    name: 'half-a-year.csv',
  });
}

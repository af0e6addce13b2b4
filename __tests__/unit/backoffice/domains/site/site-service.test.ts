import type { Page } from '@/contracts/content/page';
import type { Job, Notification } from '@/contracts/site/site';
import type { MaintenanceInput } from '@/contracts/desk';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import { createSiteService } from '@/backoffice/domains/site/site.service';
import { calculatorConfig } from '@/copy/collections/calculator-config';
import { products } from '@/copy/collections/products';
import { standIn } from '@test/support/backoffice/service-tools';
import { usualHours } from '@test/support/setting/office-calendar';

function siteOn(stored: Partial<SiteRepository>, now = '2026-11-20T04:00:00Z') {
  return createSiteService({
    repository: standIn<SiteRepository>(stored),
    now: () => new Date(now),
    products: () => products,
    changedPromises: () => ({}),
    officeHours: () => usualHours,
    sendsMail: true,
  });
}

/** A repository in which each collection holds these entries. */
const holding = (...entries: object[]): Partial<SiteRepository> => ({
  listEntries: (async () =>
    entries.map((entry, position) => ({ position, entry }))) as SiteRepository['listEntries'],
});

describe('The site as visitors see it', () => {
  it('shows the notifications that have begun and not ended, in the order stored', async () => {
    const notice = (_id: string, startsAt: string | null, endsAt: string | null) => ({
      position: 0,
      entry: standIn<Notification>({ _id, startsAt, endsAt }),
    });
    const site = siteOn({
      findMaintenance: async () => null,
      listNotifications: async () => [
        notice('planned', '2026-11-20T12:00:01+08:00', null),
        notice('now', '2026-11-20T12:00:00+08:00', '2026-11-21T00:00:00+08:00'),
        notice('over', null, '2026-11-20T12:00:00+08:00'),
        notice('always', null, null),
      ],
    });
    expect((await site.notifications()).map(({ _id }) => _id)).toEqual(['now', 'always']);
  });

  it('offers a position to the end of its last day in Hong Kong', async () => {
    const jobs = holding(
      standIn<Job>({ _id: 'closed', validThrough: '2026-11-19' }),
      standIn<Job>({ _id: 'last day', validThrough: '2026-11-20' }),
    );
    const openAt = async (now: string) =>
      (await siteOn(jobs, now).openJobs()).map(({ _id }) => _id);
    expect(await openAt('2026-11-20T15:59:59Z')).toEqual(['last day']);
    expect(await openAt('2026-11-20T16:00:00Z')).toEqual([]);
  });

  it('says the maintenance notice in the language asked for', async () => {
    const words = { titleEn: 'E', titleHk: 'H', titleCn: 'C' };
    const site = siteOn({
      findMaintenance: async () =>
        ({ ...words, contentEn: 'e', contentHk: 'h', contentCn: 'c' }) as MaintenanceInput,
    });
    expect(await site.maintenance('cn')).toMatchObject({ title: 'C', content: 'c' });
  });

  it('gives a page as it is stored, and the entries of a list without their positions', async () => {
    const page = standIn<Page>({ slug: 'faq' });
    expect(await siteOn({ findPage: async () => page }).page('faq')).toBe(page);
    const [first, second] = [{ _id: 'a' }, { _id: 'b' }];
    expect(await siteOn(holding(first, second)).entries('faqs')).toEqual([first, second]);
    const valuationSwitch = { _id: 'switch', alerts: true };
    expect(await siteOn(holding(valuationSwitch)).valuationSwitch()).toEqual(valuationSwitch);
  });

  it('answers that there is nothing where nothing is stored', async () => {
    const empty = siteOn({
      ...holding(),
      findMaintenance: async () => null,
      findPage: async () => null,
    });
    const nothing = { code: 'not_found' };
    await expect(empty.maintenance('en')).rejects.toMatchObject(nothing);
    await expect(empty.page('faq')).rejects.toMatchObject(nothing);
    await expect(empty.valuationSwitch()).rejects.toMatchObject(nothing);
  });

  it('knows products and limits without a database', () => {
    const site = siteOn({});
    expect(site.commonConfig().products).toEqual(products);
    expect(site.calculatorConfig()).toEqual(calculatorConfig);
  });
});

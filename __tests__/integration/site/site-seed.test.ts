import { siteSeed, type SiteSeed } from '@/copy/site-copy';
import { seedSite } from '@/backoffice/domains/site/seed-site';
import { createRepositories, createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { engines, openTestDatabase, type TestDatabase } from '@test/support/database';

describe.each(engines)('Delivered content on %s', (engine) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase(engine);
  });
  afterEach(async () => {
    await test.database.close();
    await test.drop();
  });

  const deliver = (seed: SiteSeed = siteSeed) =>
    seedSite({
      unitOfWork: createUnitOfWork(test.database.db),
      seed,
      now: () => new Date('2026-11-16T00:00:00Z'),
    });
  const site = () => createRepositories(test.database.db).site;
  const newHome = { ...siteSeed.pages.home, titleEn: 'A newer release' };
  const newRelease: SiteSeed = { ...siteSeed, pages: { ...siteSeed.pages, home: newHome } };

  it('is written once', async () => {
    expect(await deliver()).toBeGreaterThan(100);
    expect(await deliver()).toBe(0);
  });

  it('leaves alone what staff changed or removed', async () => {
    await deliver();
    const home = await site().findPage('home');
    if (!home) throw new Error('home was not delivered');
    await site().savePage({ ...home, titleEn: 'Written by staff' });
    await site().removeNotification('n1');
    expect(await deliver(newRelease)).toBe(0);
    expect(await site().findPage('home')).toMatchObject({ titleEn: 'Written by staff' });
    expect(await site().listNotifications()).toEqual([]);
  });

  it('follows a newer release where staff changed nothing', async () => {
    await deliver();
    expect(await deliver(newRelease)).toBe(1);
    expect(await site().findPage('home')).toMatchObject({ titleEn: 'A newer release' });
  });

  it('comes whole or not at all', async () => {
    const broken: SiteSeed = {
      ...siteSeed,
      maintenance: { ...siteSeed.maintenance, titleEn: JSON.parse('7') },
    };
    await expect(deliver(broken)).rejects.toThrow('titleEn');
    expect(await site().listPages()).toEqual([]);
  });
});

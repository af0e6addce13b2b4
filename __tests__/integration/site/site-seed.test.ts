import { loadSiteCopy, type SiteCopy } from '@/copy/site-copy';
import { seedSite } from '@/backoffice/domains/site/seed-site';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createContentDocumentRepository } from '@/backoffice/domains/site/content-document.repository';
import { createContentVersionRepository } from '@/backoffice/domains/site/content-version.repository';
import { createSeedRecordRepository } from '@/backoffice/domains/site/seed-record.repository';
import { createSiteRepository } from '@/backoffice/domains/site/site.repository';
import {
  usualEngines,
  openTestDatabase,
  type TestDatabase,
} from '@test/support/database/test-database';

const createRepositories = (db: Database | Transaction) => ({
  contentDocument: createContentDocumentRepository(db),
  contentVersion: createContentVersionRepository(db),
  seedRecord: createSeedRecordRepository(db),
  site: createSiteRepository(db),
});

describe.each(usualEngines)('Delivered content on %s', (engine) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase(engine);
  });
  afterEach(async () => {
    await test.database.close();
    await test.drop();
  });

  let release: SiteCopy;
  let newRelease: SiteCopy;
  beforeAll(async () => {
    release = await loadSiteCopy();
    newRelease = {
      ...release,
      pages: release.pages.map((page) =>
        page.slug === 'home' ? { ...page, titleEn: 'A newer release' } : page,
      ),
    };
  });

  const deliver = (copy: SiteCopy = release) =>
    seedSite({
      unitOfWork: createUnitOfWork(test.database.db, createRepositories),
      copy,
      now: () => new Date('2026-11-16T00:00:00Z'),
    });
  const site = () => createSiteRepository(test.database.db);

  it('is written once', async () => {
    expect(await deliver()).toBeGreaterThan(100);
    expect(await deliver()).toBe(0);
  });

  it('leaves alone what staff changed or removed', async () => {
    await deliver();
    const home = await site().findPage('home');
    if (!home) throw new Error('home was not delivered');
    await site().savePage(
      { ...home, titleEn: 'Written by staff' },
      new Date('2026-11-20T04:00:00Z'),
    );
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
    const broken: SiteCopy = {
      ...release,
      maintenance: { ...release.maintenance, titleEn: JSON.parse('7') },
    };
    await expect(deliver(broken)).rejects.toThrow('titleEn');
    expect(await site().listPages()).toEqual([]);
  });
});

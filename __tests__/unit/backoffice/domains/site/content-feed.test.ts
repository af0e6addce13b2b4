import { startContentFeed, type ContentFeed } from '@/backoffice/domains/site/content-feed';
import type { ContentChange } from '@/backoffice/domains/site/content-version.repository';
import { flushPromises } from '@test/support/fakes/fake-client';

const hour = 3_600_000;

describe('The feed of content changes', () => {
  let feed: ContentFeed;
  let log: ContentChange[];
  const warnings: string[] = [];
  let prepared = 0;
  let refuses = false;
  const repository = {
    findVersion: async () => 4,
    listAfter: async (version: number) => log.filter((change) => change.version > version),
  };

  beforeEach(async () => {
    log = [];
    warnings.length = 0;
    prepared = 0;
    refuses = false;
    const warn = (_details: object, message: string) => void warnings.push(message);
    feed = await startContentFeed({
      repository,
      log: { error: warn, warn, info: warn, debug: warn },
      intervalMs: hour,
      async prepare() {
        if (refuses) throw new Error('away');
        prepared += 1;
      },
    });
  });
  afterEach(() => feed.stop());

  const listen = () => {
    const heard: ContentChange[] = [];
    const stop = feed.onChange((change) => void heard.push(change));
    return { heard, stop };
  };

  it('tells what came after its start, each change once', async () => {
    const { heard } = listen();
    log.push(
      { version: 4, touched: ['page:faq'] },
      { version: 5, touched: ['page:home'] },
      { version: 6, touched: ['site'] },
    );
    await Promise.all([feed.refresh(), feed.refresh()]);
    expect(heard).toEqual([
      { version: 5, touched: ['page:home'] },
      { version: 6, touched: ['site'] },
    ]);
  });

  it('has what listeners go by read before they are told, and tells them once that works', async () => {
    const heard: number[] = [];
    feed.onChange(() => void heard.push(prepared));
    await feed.refresh();
    log.push({ version: 5, touched: ['site'] });
    refuses = true;
    await feed.refresh();
    expect(heard).toEqual([]);
    refuses = false;
    await feed.refresh();
    expect(heard).toEqual([1]);
  });

  it('stops telling a listener that has left', async () => {
    const { heard, stop } = listen();
    stop();
    log.push({ version: 5, touched: ['site'] });
    await feed.refresh();
    expect(heard).toEqual([]);
  });

  it('waits for slow listeners, and survives failing ones', async () => {
    let isPurged = false;
    feed.onChange(() => Promise.reject(new Error('no')));
    feed.onChange(async () => {
      await flushPromises();
      isPurged = true;
    });
    log.push({ version: 5, touched: ['site'] });
    await feed.refresh();
    expect(isPurged).toBe(true);
    expect(warnings).toEqual(['A listener of content changes failed']);
  });

  it('says once that the database is away, and catches up when it is back', async () => {
    const { heard } = listen();
    const changesAfter = jest.spyOn(repository, 'listAfter').mockRejectedValue(new Error('away'));
    await feed.refresh();
    await feed.refresh();
    expect(warnings).toEqual(['Content changes cannot be read; trying again']);
    changesAfter.mockRestore();
    log.push({ version: 5, touched: ['site'] });
    await feed.refresh();
    expect(heard).toEqual([{ version: 5, touched: ['site'] }]);
  });
});

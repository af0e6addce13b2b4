import pLimit from 'p-limit';
import { applyStepPaths, contentPaths, flowPaths } from '@/config/paths';
import { startRandomApi } from '@test/support/openapi/random-api';
import { expect, test } from '@test/support/browser/e2e';
import { localPath } from '@test/support/browser/expected-languages';
import { walkedLanguages } from '@test/support/browser/long-walks';
import { fetchPath } from '@test/support/site/site-client';
import { startSite } from '@test/support/site/site-process';

const paths = [...Object.values(contentPaths), ...Object.values(flowPaths), ...applyStepPaths];

const pagesAtOnce = 4;

/** `npm run test:long` asks for seed 1 and some that are new; `RANDOM_API_SEEDS=a,b` repeats what a run printed. */
const seeds = process.env.RANDOM_API_SEEDS?.split(',') ?? [];

for (const seed of seeds)
  test(`every page stands on random answers of the described API, seed ${seed}`, async ({
    site,
  }) => {
    test.setTimeout(300_000);
    const { text: description } = await fetchPath(site, '/api/v1/openapi.json');
    const api = await startRandomApi(description, seed);
    const remote = await startSite({ API_BASE_URL: api.url });
    try {
      const addresses = walkedLanguages.flatMap(({ locale }) =>
        paths.map((path) => localPath(locale, path)),
      );
      const fetchNext = pLimit(pagesAtOnce);
      const statuses = await Promise.all(
        addresses.map((address) =>
          fetchNext(async () => `${(await fetchPath(remote, address)).status} ${address}`),
        ),
      );
      const failed = statuses.filter((line) => !line.startsWith('200 '));
      expect(failed, remote.output().slice(0, 2_000)).toEqual([]);
    } finally {
      await remote.stop();
      await api.stop();
    }
  });

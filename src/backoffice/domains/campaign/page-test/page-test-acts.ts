import { pageTestVariants } from '@/contracts/campaign/page-test-choices';
import type { Acts } from '../../approval/approval-inputs';
import { contentFact, digestOf } from '../../content/publication-acts';
import { addressOf } from './page-test.model';
import type { PageTestRow } from './page-test.repository';
import type { PageTestRepositories, PageTestSteps } from './page-test-steps';

export interface PageTestActsOptions {
  repositories: PageTestRepositories;
  steps: PageTestSteps;
}

export type PageTestActs = Pick<Acts, 'page-test' | 'page-test-choice'>;

/** Tests that a second person has approved: what parts of the visitors see, and what all of them see at the end. Works in the transaction of its repositories. */
export function createPageTestActs({ repositories: tx, steps }: PageTestActsOptions): PageTestActs {
  async function digestsOf(test: PageTestRow): Promise<Record<string, string | null>> {
    const digests: Record<string, string | null> = {};
    for (const [index, version] of test.versions.entries()) {
      const revision = await tx.contentDocument.findRevision(addressOf(test), version);
      digests[pageTestVariants[index] ?? ''] = revision && digestOf(revision.body);
    }
    return digests;
  }

  return {
    async 'page-test'(maker, request) {
      const test = await steps.start(tx, maker, request);
      const { kind, contentId, versions, goal, effectPoints, id } = test;
      return {
        subject: `page-test:${kind}:${contentId}`,
        amountCents: null,
        facts: [
          { name: 'pageTest', value: test.name },
          contentFact(addressOf(test)),
          { name: 'variants', value: versions.map(String) },
          { name: 'goal', value: goal },
          { name: 'effectPoints', value: effectPoints },
          { name: 'publishedUntil', value: request.endsAt },
        ],
        versions: await digestsOf(test),
        result: id,
      };
    },

    async 'page-test-choice'(staff, { id, chosen }) {
      const { test, version, published } = await steps.end(tx, { staff, id, chosen });
      return {
        subject: `page-test:${id}`,
        amountCents: null,
        facts: [
          { name: 'pageTest', value: test.name },
          contentFact(addressOf(test)),
          { name: 'variant', value: chosen.toUpperCase() },
          { name: 'contentVersion', before: published, value: version },
        ],
        versions: await digestsOf(test),
        result: id,
      };
    },
  };
}

import type { ShownVersion } from '../../content/media/medium.service';
import type { ContentDocumentRepository } from '../../site/content-document.repository';
import { addressOf } from './page-test.model';
import type { PageTestRepository } from './page-test.repository';

export interface TestedVersionsOptions {
  pageTest: Pick<PageTestRepository, 'listOpen'>;
  contentDocument: Pick<ContentDocumentRepository, 'findRevision'>;
}

/** Versions that open tests show to parts of the visitors, or show again once what they are compared with is published again. */
export function createTestedVersions({ pageTest, contentDocument }: TestedVersionsOptions) {
  return {
    async list(now: Date): Promise<ShownVersion[]> {
      const shown: ShownVersion[] = [];
      for (const test of await pageTest.listOpen(now))
        for (const version of test.versions.slice(1)) {
          const address = addressOf(test);
          const revision = await contentDocument.findRevision(address, version);
          if (revision) shown.push({ ...address, body: revision.body });
        }
      return shown;
    },
  };
}

import type { CommonConfig, Product } from '@/contracts/site/site';
import type { Database } from '@/backoffice/db/database';
import { createContentDocumentRepository } from '../site/content-document.repository';
import { readDraftedEntries } from '../site/drafted-entries';
import { createSiteRepository } from '../site/site.repository';
import { createRuleTrialService, type RuleTrialService } from './rule-trial.service';

interface RuleTrialModuleOptions {
  db: Database;
  products: () => readonly Product[];
  productOf: (key: 'fast-pass') => Product;
  changedPromises: () => Pick<CommonConfig, 'promises'>;
  now: () => Date;
}

/** Wires the trial of rules that staff write. */
export function createRuleTrialModule({
  db,
  products,
  productOf,
  changedPromises,
  now,
}: RuleTrialModuleOptions): RuleTrialService {
  const site = createSiteRepository(db);
  const contentDocument = createContentDocumentRepository(db);
  return createRuleTrialService({
    published: site,
    readDrafted: () => readDraftedEntries({ site, contentDocument }),
    products,
    fastPass: () => productOf('fast-pass'),
    promises: () => changedPromises().promises,
    now,
  });
}

import { page as entry } from '@/copy/pages/online-valuation-entry';
import { pageSchema, type Page } from '@/contracts/content/page';

export const pageExample: Page = pageSchema.parse(entry);

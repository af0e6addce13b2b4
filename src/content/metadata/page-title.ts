import type { PageSlug } from '@/contracts/content/page';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { getPage } from '../page/site-data';

/** Short name of a page: its title without the brand. */
export async function pageTitle(locale: Locale, slug: PageSlug): Promise<string> {
  const title = localise(await getPage(locale, slug), 'title', { locale });
  return title.split(/\s*[|｜]\s*/)[0] ?? title;
}

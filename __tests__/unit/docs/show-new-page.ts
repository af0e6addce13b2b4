// Run in a copy of the project: prints where the page of the given path appears.
import { contentPaths } from '@/config/paths';
import { loadSiteCopy } from '@/copy/site-copy';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import { products } from '@/copy/collections/products';
import { commonConfigOf } from '@/backoffice/domains/site/site.model';
import { contentMetadata } from '@/content/metadata/metadata';
import { sitemapPages } from '@/content/metadata/sitemap';
import { resolvePage } from '@/config/page-lookup';
import { routeOf } from '@/server/http/route-table';

async function show(path: string): Promise<void> {
  const { pages } = await loadSiteCopy();
  const match = resolvePage(path);
  if (match?.kind !== 'page') throw new Error(`${path} is no page`);
  const page = pages.find(({ slug }) => slug === match.row.slug);
  provideBuiltInApi((request) =>
    Response.json(
      request.url.endsWith('/config')
        ? commonConfigOf([...products], { weekdays: null, saturday: null, closedOn: [] })
        : page,
    ),
  );
  const { title, alternates } = await contentMetadata('hk', match.row);
  process.stdout.write(
    JSON.stringify({
      names: Object.entries(contentPaths).flatMap(([name, named]) => (named === path ? name : [])),
      route: routeOf(`/cn${path}`),
      title,
      canonical: alternates?.canonical,
      sitemap: sitemapPages().entries.flatMap(({ url }) => (url.endsWith(path) ? url : [])),
    }),
  );
}

void show(process.argv[2] ?? '/');

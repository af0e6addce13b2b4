import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { Registrar } from '@/backoffice/http/registrar';
import type { PeopleSearch } from './people-search';

export function registerSearchRoutes(
  { desk }: Registrar,
  { search, rateLimits }: { search: PeopleSearch; rateLimits: RateLimits },
): void {
  desk('deskSearch', async ({ body }, caller) => {
    await rateLimits.consume('deskSearches', caller.staff);
    return { data: await search.search(caller, body.q) };
  });
}

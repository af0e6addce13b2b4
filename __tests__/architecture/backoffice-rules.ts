import { posix } from 'node:path';
import type { Import } from './source-graph';

const root = 'src/backoffice';

/** What each folder of `src/backoffice` may import besides itself; files beside the folders wire everything and may import all. */
export const allowedParts: Record<string, readonly string[]> = {
  common: [],
  db: ['common'],
  adapters: ['common'],
  http: ['common', 'db', 'adapters'],
  jobs: ['common', 'db', 'http'],
  domains: ['common', 'db', 'adapters', 'http'],
  demo: ['common', 'domains'],
};

/** What works with the whole back office from inside, as the web server does from outside. */
const usersOfTheWhole: ReadonlySet<string> = new Set(['demo']);

/** `domains` of `src/backoffice/domains/loan/loan.service.ts`; undefined outside the folders of the back office. */
export function partOf(path: string): string | undefined {
  return /^src\/backoffice\/([^/]+)\//.exec(path)?.[1];
}

/** `loan` of `src/backoffice/domains/loan/demo/demo-loans.ts`. */
export function domainOf(path: string): string | undefined {
  return /^src\/backoffice\/domains\/([^/]+)\//.exec(path)?.[1];
}

type Role = 'repository' | 'inner' | 'service' | 'module' | 'routes';

/** What a file of a domain may import of a domain, its own or another. */
const allowedRoles: Record<Role, readonly Role[]> = {
  repository: ['repository', 'inner'],
  inner: ['repository', 'inner', 'service'],
  service: ['repository', 'inner', 'service'],
  module: ['repository', 'inner', 'service', 'module'],
  routes: ['inner', 'service', 'module', 'routes'],
};

function roleOf(path: string): Role {
  const suffix = /\.(repository|service|module|routes)(?:\.ts)?$/.exec(posix.basename(path))?.[1];
  switch (suffix) {
    case 'repository':
    case 'service':
    case 'module':
    case 'routes':
      return suffix;
    default:
      return 'inner';
  }
}

/** Messages of the back office's rules that an import violates; empty for a valid one. */
export function violatedBackofficeRules({ from, to, isOwn }: Import): string[] {
  if (!isOwn || !from.startsWith(`${root}/`) || !to.startsWith(`${root}/`)) return [];
  const source = partOf(from);
  if (source === undefined) return [];
  const found: string[] = [];
  const target = partOf(`${to}.ts`);
  if (target === undefined) {
    if (!usersOfTheWhole.has(source)) found.push(`${source} may not import ${posix.basename(to)}`);
  } else if (target !== source && !allowedParts[source]?.includes(target))
    found.push(`${source} may not import ${target}`);
  if ((source === 'domains' || source === 'jobs') && target === 'http' && roleOf(from) !== 'routes')
    found.push('only routes know http');
  if (
    source === 'domains' &&
    target === 'domains' &&
    !allowedRoles[roleOf(from)].includes(roleOf(to))
  )
    found.push(`${roleOf(from)} may not import ${roleOf(to)}`);
  return found;
}

/** The imports between different domains, with the domain's folder in place of the file. */
export function importsBetweenDomains(imports: readonly Import[]): Import[] {
  return imports.flatMap((entry) => {
    const [from, to] = [domainOf(entry.from), domainOf(`${entry.to}.ts`)];
    return entry.isOwn && from && to && from !== to ? [{ ...entry, from, to }] : [];
  });
}

import type { RegistryRow } from '@/config/pages';
import { createPageResolver, resolvePage } from '@/config/page-lookup';

const estates = {
  path: '/online-property/{district}/{estate}',
  family: 'estates',
  isIndexable: true,
} as const;
const landing = { path: '/l/{slug}', family: 'landingPages', isIndexable: false } as const;
const steps = {
  path: '/online-property/sha-tin/steps',
  slug: 'steps',
  isIndexable: true,
} as const;
const rows: RegistryRow[] = [estates, landing, { path: null, slug: 'part' }, steps];
const resolve = createPageResolver(rows);

describe('A path of the site', () => {
  it.each(['/', '/rmb-loan', '/online-property/steps'])('%s is a page', (path) => {
    expect(resolvePage(path)).toMatchObject({ kind: 'page', row: { path } });
  });

  it.each(['', '/nothing', '/rmb-loan/', '/RMB-loan', '/__proto__', '/en/rmb-loan', '/null'])(
    '%p is none',
    (path) => {
      expect(resolvePage(path)).toBeUndefined();
    },
  );
});

describe('A family of pages', () => {
  it('gives its member the variable parts of the address', () => {
    expect(resolve('/online-property/sha-tin/city-one')).toEqual({
      kind: 'member',
      row: estates,
      params: { district: 'sha-tin', estate: 'city-one' },
    });
    expect(resolve('/l/spring-2027')).toEqual({
      kind: 'member',
      row: landing,
      params: { slug: 'spring-2027' },
    });
  });

  it('gives way to a page of its own', () => {
    expect(resolve('/online-property/sha-tin/steps')).toEqual({ kind: 'page', row: steps });
  });

  it.each([
    '/l',
    '/l/',
    '/l/Spring',
    '/l/a--b',
    '/l/-a',
    '/l/a/b',
    '/l/%41',
    '/l/..',
    '/x/l/a',
    `/l/${'a'.repeat(65)}`,
  ])('does not take %s', (path) => {
    expect(resolve(path)).toBeUndefined();
  });

  it('takes variable parts of up to 64 characters', () => {
    expect(resolve(`/l/${'a'.repeat(64)}`)).toMatchObject({ kind: 'member' });
  });
});

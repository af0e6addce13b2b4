import type { KeptAnswer } from '@/server/content/kept-answer';
import type { LandingPages } from '@/server/content/landing-pages';
import { createPageMembers, loadEstatePaths, memberRouteOf } from '@/server/page/page-members';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';

const answerOf = <T>(answer: T | undefined): KeptAnswer<T> => ({
  find: async () => answer,
  peek: () => answer,
  expire: () => undefined,
  reload: async () => undefined,
});

describe('The members of families of pages', () => {
  it('are estates and landing pages, each by its own list', async () => {
    const { has } = createPageMembers({
      estates: answerOf(new Set(['/online-property/kowloon', '/l/no'])),
      landingPages: answerOf(new Map([['/l/spring', {}]])),
    });
    expect(await has('/l/spring')).toBe(true);
    expect(await has('/l/no')).toBe(false);
    expect(await has('/online-property/kowloon')).toBe(true);
    expect(await has('/online-property/islands')).toBe(false);
  });

  it('count as pages while nobody could say, so that the renderer finds out', async () => {
    const { has } = createPageMembers({
      estates: answerOf(new Set()),
      landingPages: answerOf<LandingPages>(undefined),
    });
    expect(await has('/l/spring')).toBe(true);
  });
});

describe('The list of pages of estates', () => {
  it('holds areas, districts and estates, and is empty where the API has no such pages', async () => {
    provideBuiltInApi(() =>
      Response.json({
        updatedOn: '2026-11-22',
        data: [{ area: 'kowloon', district: 'hung-hom', listed: ['a'], unlisted: ['b'] }],
      }),
    );
    expect([...(await loadEstatePaths(undefined))]).toEqual([
      '/online-property/kowloon',
      '/online-property/hung-hom',
      '/online-property/hung-hom/a',
      '/online-property/hung-hom/b',
    ]);
    provideBuiltInApi(() => new Response('Cannot find that', { status: 404 }));
    expect([...(await loadEstatePaths(undefined))]).toEqual([]);
    provideBuiltInApi(() => new Response('', { status: 503 }));
    await expect(loadEstatePaths(undefined)).rejects.toThrow();
    provideBuiltInApi(undefined);
  });
});

describe('The address of an estate', () => {
  const known = [
    '/online-property/kowloon',
    '/online-property/quarry-bay/kornhill',
    '/online-property/jordan/jade-court',
    '/online-property/kwun-tong/jade-court',
  ];
  const members = createPageMembers({
    estates: answerOf(new Set(known)),
    landingPages: answerOf<LandingPages>(new Map()),
  });

  it.each([
    ['/hk/online-property/quarry-bay/kornhill', 'page', undefined],
    ['/hk/online-property/kowloon', 'page', undefined],
    [
      '/hk/online-property/Quarry-Bay/KORNHILL',
      'permanent',
      '/hk/online-property/quarry-bay/kornhill',
    ],
    ['/hk/online-property/kowloon/', 'permanent', '/hk/online-property/kowloon'],
    ['/online-property/kowloon', 'negotiate', undefined],
    ['/online-property/Kowloon', 'permanent', '/online-property/kowloon'],
    ['/hk/online-property/quarry-bay/atlantis', undefined, undefined],
    // The estate was filed under another district before.
    [
      '/hk/online-property/kai-tak/kornhill',
      'permanent',
      '/hk/online-property/quarry-bay/kornhill',
    ],
    ['/online-property/kai-tak/Kornhill/', 'permanent', '/online-property/quarry-bay/kornhill'],
    ['/hk/online-property/kai-tak/jade-court', undefined, undefined],
    ['/hk/online-property/quarry-bay/kornhill/more', undefined, undefined],
    ['/hk/online-property/steps', undefined, undefined],
    ['/hk/l/Spring', undefined, undefined],
    ['/hk/rmb-loan', undefined, undefined],
  ])('%s is a %s', async (pathname, kind, location) => {
    const route = await memberRouteOf(pathname, members);
    expect(route?.kind).toBe(kind);
    expect(route && 'location' in route ? route.location : undefined).toBe(location);
  });
});

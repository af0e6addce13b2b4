import { createPageMembers, loadEstatePaths, memberRouteOf } from '@/server/page/page-members';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';

function setUp(load: () => Promise<ReadonlySet<string>>) {
  const clock = { now: 0 };
  const errors: string[] = [];
  const members = createPageMembers({
    load,
    now: () => clock.now,
    onError: (error) => void errors.push(String(error)),
  });
  return { members, clock, errors };
}

describe('The list of pages of estates', () => {
  it('is asked for once, and again in the background when it is old', async () => {
    const answers = [new Set(['/a']), new Set(['/b'])];
    let asked = 0;
    const { members, clock } = setUp(async () => answers[asked++] ?? new Set());
    expect(await Promise.all(['/a', '/b'].map(members.has))).toEqual([true, false]);
    expect(asked).toBe(1);
    clock.now = 600_001;
    expect(await members.has('/a')).toBe(true);
    await new Promise(setImmediate);
    expect(await members.has('/b')).toBe(true);
    expect(asked).toBe(2);
  });

  it('stands while the API fails, and lets the renderer find out where there never was one', async () => {
    let isDown = true;
    const { members, clock, errors } = setUp(async () => {
      if (isDown) throw new Error('down');
      return new Set(['/a']);
    });
    expect(await members.has('/b')).toBe(true);
    isDown = false;
    clock.now = 5_001;
    await members.has('/a');
    await new Promise(setImmediate);
    expect(await members.has('/b')).toBe(false);
    isDown = true;
    members.expire();
    await members.has('/a');
    await new Promise(setImmediate);
    expect(await members.has('/a')).toBe(true);
    expect(errors).toEqual(['Error: down', 'Error: down']);
  });

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
  const known = ['/online-property/kowloon', '/online-property/quarry-bay/kornhill'];
  const members = { has: async (path: string) => known.includes(path), expire: () => undefined };

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
    ['/hk/online-property/quarry-bay/kornhill/more', undefined, undefined],
    ['/hk/online-property/steps', undefined, undefined],
    ['/hk/rmb-loan', undefined, undefined],
  ])('%s is a %s', async (pathname, kind, location) => {
    const route = await memberRouteOf(pathname, members);
    expect(route?.kind).toBe(kind);
    expect(route && 'location' in route ? route.location : undefined).toBe(location);
  });
});

import { siteLimitsOf } from '@/config/site-limits';

describe('The waits and limits of a configuration', () => {
  it('are those that the API sets', () => {
    const limits = { contactWaitSeconds: 60, logoutWaitSeconds: 300, uploadMaxMegabytes: 50 };
    expect(siteLimitsOf(limits)).toEqual(limits);
  });

  it.each([
    ['contactWaitSeconds', [-1, 0, 1e9, Number.NaN, undefined], 180],
    // A warning of half an hour would be longer than the session that it warns of.
    ['logoutWaitSeconds', [-1, 0, 3, 1_800, Number.POSITIVE_INFINITY, undefined], 120],
    ['uploadMaxMegabytes', [-1, 0, 1e12, Number.NaN, undefined], 20],
  ])('%s is its default where the API says %j', (name, wild, initial) => {
    for (const value of wild)
      expect([value, siteLimitsOf({ [name]: value })]).toEqual([
        value,
        {
          contactWaitSeconds: 180,
          logoutWaitSeconds: 120,
          uploadMaxMegabytes: 20,
          [name]: initial,
        },
      ]);
  });
});

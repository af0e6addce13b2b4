import { routeOf } from '@/server/http/route-table';

describe('A page address', () => {
  it.each([
    ['/en', { kind: 'page', locale: 'en', pathname: '/en' }],
    ['/hk/rmb-loan', { kind: 'page', locale: 'hk', pathname: '/hk/rmb-loan' }],
    [
      '/cn/online-property/steps',
      { kind: 'page', locale: 'cn', pathname: '/cn/online-property/steps' },
    ],
    ['/en/apply/first', { kind: 'page', locale: 'en', pathname: '/en/apply/first' }],
    ['/', { kind: 'negotiate', path: '/' }],
    ['/rmb-loan', { kind: 'negotiate', path: '/rmb-loan' }],
    ['/en/', { kind: 'permanent', location: '/en' }],
    ['/hk/rmb-loan//', { kind: 'permanent', location: '/hk/rmb-loan' }],
    ['/rmb-loan/', { kind: 'permanent', location: '/rmb-loan' }],
    ['//', { kind: 'permanent', location: '/' }],
    ['/EN', { kind: 'permanent', location: '/en' }],
    ['/zh-HK/rmb-loan', { kind: 'permanent', location: '/hk/rmb-loan' }],
    ['/zh-CN', { kind: 'permanent', location: '/cn' }],
    ['/zh/', { kind: 'permanent', location: '/cn' }],
    ['/en-GB/faq', { kind: 'permanent', location: '/en/faq' }],
    ['/en/apply/1st-mtg', { kind: 'permanent', location: '/en/apply/first' }],
    ['/hk/apply/2nd-mtg/', { kind: 'permanent', location: '/hk/apply/second' }],
    ['/cn/apply/2nd-mtg/loan', { kind: 'permanent', location: '/cn/apply/second/loan' }],
    ['/zh-HK/apply/1st-mtg/check', { kind: 'permanent', location: '/hk/apply/first/check' }],
    ['/apply/1st-mtg', { kind: 'permanent', location: '/apply/first' }],
    ['/apply/2nd-mtg/property', { kind: 'permanent', location: '/apply/second/property' }],
    ['/en/apply/1st-mtg/nothing', { kind: 'unknown', locale: 'en' }],
    ['/en/apply/3rd-mtg', { kind: 'unknown', locale: 'en' }],
    ['/apply/1st-mtg/nothing', { kind: 'unknown' }],
    ['/en/apply/1st-mtgs', { kind: 'unknown', locale: 'en' }],
    ['/en/nothing', { kind: 'unknown', locale: 'en' }],
    ['/hk/RMB-loan', { kind: 'unknown', locale: 'hk' }],
    ['/en/not-found', { kind: 'unknown', locale: 'en' }],
    ['/en/nothing/', { kind: 'unknown', locale: 'en' }],
    ['/nothing', { kind: 'unknown' }],
    ['/not-found', { kind: 'unknown' }],
    ['//evil.example/', { kind: 'unknown' }],
    ['/en/%72mb-loan', { kind: 'unknown', locale: 'en' }],
    ['/__proto__', { kind: 'unknown' }],
    ['/constructor', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('%p is understood', (pathname, route) => {
    expect(routeOf(pathname)).toEqual(route);
  });

  it('never redirects to another host', () => {
    const addresses = [
      '//evil.example/',
      '/EN//evil.example',
      '/zh-HK/\\evil.example',
      '///',
      '/zh//',
      '//evil.example//en/',
    ];
    const locations = addresses
      .map(routeOf)
      .flatMap((route) => (route.kind === 'permanent' ? [route.location] : []));
    expect(
      locations.filter((location) => !location.startsWith('/') || /^\/[/\\]/.test(location)),
    ).toEqual([]);
  });
});

import { pathnameOf, representationOf } from '@/server/http/request-context';

describe('The path of an address', () => {
  it.each([
    ['/en', '/en'],
    ['/en?a=/b', '/en'],
    ['/en#a?b', '/en'],
    ['/?', '/'],
    ['', ''],
  ])('of %p is %p', (url, pathname) => {
    expect(pathnameOf(url)).toBe(pathname);
  });
});

describe('What is asked for', () => {
  it.each([
    [{}, 'document'],
    [{ 'next-router-state-tree': '%5B%5D' }, 'document'],
    [{ rsc: '1' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '1' }, 'payload'],
    [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'segment'],
  ])('with the headers %j is the %s', (headers, representation) => {
    expect(representationOf({ headers })).toBe(representation);
  });
});

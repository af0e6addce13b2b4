import { negotiateEncoding } from '@/server/http/encoding';

describe('The encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br; q=0.5, gzip;q=1.0', 'br'],
    ['deflate', 'identity'],
    ['brotli', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.5, *;q=0', 'gzip'],
    [';;q=,', 'identity'],
    ['br;q="', 'br'],
  ])('for %p is %s', (header, encoding) => {
    expect([negotiateEncoding(header), negotiateEncoding(header)]).toEqual([encoding, encoding]);
  });
});

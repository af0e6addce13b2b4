import type { IncomingMessage } from 'node:http';
import { clientAddress, trustedProxies } from '@/server/http/client-address';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('The address of a visitor', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);

  it.each([
    {
      what: 'the socket when nobody is trusted in between',
      remote: '203.0.113.5',
      forwarded: '198.51.100.1',
      address: '203.0.113.5',
    },
    {
      what: 'what a trusted proxy says',
      remote: '10.1.2.3',
      forwarded: '198.51.100.1',
      address: '198.51.100.1',
    },
    {
      what: 'the right-most address that is not a proxy of ours',
      remote: '10.1.2.3',
      forwarded: '1.1.1.1, 198.51.100.1, 10.9.9.9',
      address: '198.51.100.1',
    },
    {
      what: 'the same over IPv6',
      remote: '2001:db8::1',
      forwarded: '2001:4860::5',
      address: '2001:4860::5',
    },
    {
      what: 'plain for an IPv4 address in IPv6 dress',
      remote: '::ffff:10.1.2.3',
      forwarded: '::ffff:198.51.100.1',
      address: '198.51.100.1',
    },
    {
      what: 'the proxy when the header holds no address',
      remote: '192.0.2.7',
      forwarded: 'unknown, <script>',
      address: '192.0.2.7',
    },
    {
      what: 'without the port that a proxy writes behind it',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, 203.0.113.7:50112',
      address: '203.0.113.7',
    },
    {
      what: 'without brackets and port over IPv6',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, [2001:4860::5]:50112',
      address: '2001:4860::5',
    },
    {
      what: 'without brackets alone',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, [2001:4860::5]',
      address: '2001:4860::5',
    },
    {
      what: 'the proxy when brackets stand only around a part of what it says',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, 2[001:4860::5]',
      address: '10.1.2.3',
    },
    {
      what: 'the proxy when something else than a port follows the brackets',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, [2001:4860::5]0',
      address: '10.1.2.3',
    },
    {
      what: 'past a proxy of ours with a port',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, 198.51.100.1, [2001:db8::1]:443, 10.9.9.9:443',
      address: '198.51.100.1',
    },
    {
      what: 'plain for an IPv4 address in IPv6 dress with a port',
      remote: '10.1.2.3',
      forwarded: '[::ffff:198.51.100.1]:50112',
      address: '198.51.100.1',
    },
    {
      what: 'the proxy when something else stands right of an address',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, unknown',
      address: '10.1.2.3',
    },
    {
      what: 'the proxy when the last entry is empty',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, ',
      address: '10.1.2.3',
    },
    {
      what: 'the last proxy before something else',
      remote: '10.1.2.3',
      forwarded: '9.9.9.9, _hidden, 10.9.9.9',
      address: '10.9.9.9',
    },
    {
      what: 'the proxy when there is no header',
      remote: '192.0.2.7',
      forwarded: undefined,
      address: '192.0.2.7',
    },
    {
      what: 'the left-most when all are proxies',
      remote: '10.1.2.3',
      forwarded: '10.0.0.1, 10.0.0.2',
      address: '10.0.0.1',
    },
    {
      what: 'empty when the socket is gone',
      remote: undefined,
      forwarded: '198.51.100.1',
      address: '',
    },
  ])('is $what', ({ remote, forwarded, address }) => {
    expect(clientAddress(request(remote, forwarded), trusted)).toBe(address);
  });

  it('cannot be forged where no proxy is trusted', () => {
    expect(clientAddress(request('127.0.0.1', '8.8.8.8'), trustedProxies([]))).toBe('127.0.0.1');
  });
});

describe('A setting of trusted proxies', () => {
  it.each(['nonsense', '10.0.0.0/99', '10.0.0.0/x', '::1/200', '10.0.0/8'])(
    'that is no address or network stops the start by its name: %s',
    (entry) => {
      expect(() => trustedProxies(['10.0.0.0/8', entry])).toThrow(
        `TRUSTED_PROXIES: must be addresses or networks such as 10.0.0.0/8 (now "${entry}")`,
      );
    },
  );
});

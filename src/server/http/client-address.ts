import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { SettingsError } from '@/config/env.server';

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
/** An entry without the port that some proxies write behind the address. */
const withoutPort = (entry: string): string =>
  entry.trim().replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, '$1$2');

/** The addresses and networks (`10.0.0.0/8`) whose `X-Forwarded-For` is trusted. Throws `SettingsError` naming an entry that is neither. */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    try {
      if (prefix === undefined) list.addAddress(address, family(address));
      else list.addSubnet(address, Number(prefix), family(address));
    } catch {
      throw new SettingsError([
        `TRUSTED_PROXIES: must be addresses or networks such as 10.0.0.0/8 (now "${entry.slice(0, 60)}")`,
      ]);
    }
  }
  return list;
}

const isIn = (address: string, trusted: BlockList): boolean =>
  isIP(address) !== 0 && trusted.check(address, family(address));

/** True where the connection comes from a trusted proxy. */
export const isFromTrusted = (
  { socket }: Pick<IncomingMessage, 'socket'>,
  trusted: BlockList,
): boolean => isIn(plain(socket.remoteAddress ?? ''), trusted);

/** The client's address: the right-most forwarded address that is not a trusted proxy, else the socket's. Entries to the left of an invalid one may be forged and are not read. */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: BlockList,
): string {
  let address = plain(request.socket.remoteAddress ?? '');
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => plain(withoutPort(entry)));
  while (isIn(address, trusted)) {
    const before = forwarded.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

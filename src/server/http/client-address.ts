import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { SettingsError } from '@/config/env.server';

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string): string =>
  address.startsWith('::') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address;
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

/** So many answers are remembered, because a list of networks is slow to ask; addresses could be sent to fill the memory. */
const maxRemembered = 2_000;
const remembered = new WeakMap<BlockList, Map<string, boolean>>();

function isIn(address: string, trusted: BlockList): boolean {
  const answers = remembered.get(trusted) ?? new Map<string, boolean>();
  const known = answers.get(address);
  if (known !== undefined) return known;
  if (isIP(address) === 0) return false;
  const found = trusted.check(address, family(address));
  if (answers.size >= maxRemembered) answers.clear();
  remembered.set(trusted, answers.set(address, found));
  return found;
}

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
  if (!isIn(address, trusted)) return address;
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

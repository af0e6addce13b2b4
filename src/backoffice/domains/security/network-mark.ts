import type { ServerEnv } from '@/config/env.server';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';

export type MarkNetwork = (network: string) => string;

/** Makes of a network the mark that security events carry: the same for the same network, and nobody reads which it is. */
export function createMarkNetwork({
  SESSION_SECRET,
}: Pick<ServerEnv, 'SESSION_SECRET'>): MarkNetwork {
  const hash = createKeyedHash(SESSION_SECRET, 'otp');
  return (network) => hash('network', network);
}

import type { ServerEnv } from '@/config/env.server';
import { createClamdFileScanner } from './clamd-file-scanner';
import type { FileScanner } from './file-scanner';

type ScannerSettings = Pick<
  ServerEnv,
  'CLAMD_HOST' | 'CLAMD_PORT' | 'CLAMD_SOCKET' | 'CLAMD_TIMEOUT_MS'
>;

/** The scanner that the settings select; null if none is configured. */
export function createFileScanner({
  CLAMD_HOST,
  CLAMD_PORT,
  CLAMD_SOCKET,
  CLAMD_TIMEOUT_MS,
}: ScannerSettings): FileScanner | null {
  if (CLAMD_SOCKET)
    return createClamdFileScanner({ address: { path: CLAMD_SOCKET }, timeoutMs: CLAMD_TIMEOUT_MS });
  return CLAMD_HOST
    ? createClamdFileScanner({
        address: { host: CLAMD_HOST, port: CLAMD_PORT },
        timeoutMs: CLAMD_TIMEOUT_MS,
      })
    : null;
}

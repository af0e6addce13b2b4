import { pino, type DestinationStream, type Logger } from 'pino';
import type { ServerEnv } from '@/config/env.server';
import { loggableError, loggableReason } from '@/lib/logging/loggable-error';
import { loggablePath } from '../http/route-pattern';

const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096 });

/** The log of this process. The serializers remove personal data from `err`, `reason` and `path`. */
export function createLogger(
  { LOG_LEVEL, DEBUG }: Pick<ServerEnv, 'LOG_LEVEL' | 'DEBUG'>,
  destination = standardOutput(),
): Logger {
  const level = DEBUG && LOG_LEVEL !== 'trace' ? 'debug' : LOG_LEVEL;
  const serializers = {
    err: (error: unknown) => loggableError(error),
    reason: loggableReason,
    path: loggablePath,
  };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers },
    destination,
  );
}

import { loadEnv, type ServerEnv } from './env.server';
import { processGlobal } from './process-global';

const sharedEnv = processGlobal<ServerEnv>('site.env');

/**
 * The settings of this process, read once: Next's bundle and the web server see the same generated secrets.
 */
export function runtimeEnv(): ServerEnv {
  const known = sharedEnv.get();
  if (known) return known;
  const env = loadEnv();
  sharedEnv.set(env);
  return env;
}

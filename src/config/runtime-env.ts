import { loadEnv, type ServerEnv } from './env.server';

const envSymbol = Symbol.for('site.env');

/**
 * The settings of this process, read once. Next's bundle and the web server are separate module graphs, so the value lives on
 * `globalThis`: both see the same generated secrets.
 */
export function runtimeEnv(): ServerEnv {
  const known = Reflect.get(globalThis, envSymbol) as ServerEnv | undefined;
  if (known) return known;
  const env = loadEnv();
  Reflect.set(globalThis, envSymbol, env);
  return env;
}

/** A value of the process that Next's bundle and the web server share: they are separate module graphs with `globalThis` in common. */
export interface ProcessGlobal<T> {
  get: () => T | undefined;
  set: (value: T | undefined) => void;
}

/** The shared value with this name; every user of a name must mean the same type. */
export function processGlobal<T>(name: string): ProcessGlobal<T> {
  const symbol = Symbol.for(name);
  return {
    get: () => Reflect.get(globalThis, symbol) as T | undefined,
    set(value) {
      Reflect.set(globalThis, symbol, value);
    },
  };
}

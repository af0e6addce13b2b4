import type { ComponentType } from 'react';

const Nothing = () => null;

/** For `dynamic`: an optional part is left out if its code cannot be loaded, instead of failing the whole page. */
export const omitOnLoadError = <P>(part: Promise<ComponentType<P>>): Promise<ComponentType<P>> =>
  part.catch(() => Nothing);

import type { ComponentType } from 'react';

const Nothing = () => null;

/** For `dynamic`: a part that the page can do without is left out where its code cannot be loaded, instead of the error page in place of all. */
export const orNothing = <P>(part: Promise<ComponentType<P>>): Promise<ComponentType<P>> =>
  part.catch(() => Nothing);

import type { __Pascal__ } from '@/contracts/__kebab__';
import { inOrder } from './__kebab__.model';

export interface __Pascal__ServiceOptions {
  list: () => Promise<readonly __Pascal__[]>;
}

export interface __Pascal__Service {
  items(): Promise<__Pascal__[]>;
}

export function create__Pascal__Service({ list }: __Pascal__ServiceOptions): __Pascal__Service {
  return { items: async () => inOrder(await list()) };
}

import type { Task } from 'redux-saga';
import { cancel, fork, take } from 'typed-redux-saga';

interface MatchedCreator<A> {
  type: string;
  match: (action: unknown) => action is A;
}

interface TakeLatestBy<A> {
  on: MatchedCreator<A>;
  keyOf: (action: A) => string;
  worker: (action: A) => Generator;
}

/** As `takeLatest`, but only an action of the same key cancels a running worker. */
export function* takeLatestBy<A>({ on, keyOf, worker }: TakeLatestBy<A>) {
  const running = new Map<string, Task>();
  while (true) {
    const action: unknown = yield* take(on.type);
    if (!on.match(action)) continue;
    const key = keyOf(action);
    const previous = running.get(key);
    if (previous?.isRunning()) yield* cancel(previous);
    running.set(key, yield* fork(worker, action));
  }
}

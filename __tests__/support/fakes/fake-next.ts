import type { NextHandler } from '@/server/page/page-renderer';

export interface FakeNext {
  next: NextHandler;
  /** Addresses that were asked for, soft navigations with `rsc ` in front. */
  asked: string[];
  /** Content that the next rendering reads. */
  write: (content: string) => void;
  /** From now on renderings fail. */
  fail: () => void;
  /** From now on renderings wait until they are released. */
  hold: () => void;
  release: () => void;
}

/** Answers like Next in a production build: a document or an RSC payload of any address, with the content at the time of asking. */
export function fakeNext(): FakeNext {
  const asked: string[] = [];
  let content = 'content';
  let status = 200;
  let gate = Promise.resolve();
  let release = (): void => undefined;
  return {
    asked,
    async next({ url = '', headers }, response) {
      const isPayload = headers.rsc !== undefined;
      asked.push(isPayload ? `rsc ${url}` : url);
      const text = `${content} of ${url.split('?')[0]}`;
      await gate;
      response.writeHead(status, {
        'content-type': isPayload ? 'text/x-component' : 'text/html; charset=utf-8',
        'cache-control': 's-maxage=60',
      });
      response.end(isPayload ? `0:"${text}"` : `<!doctype html><html><body>${text}</body></html>`);
    },
    write: (text) => void (content = text),
    fail: () => void (status = 500),
    hold: () => void (gate = new Promise((resolve) => (release = resolve))),
    release: () => release(),
  };
}

import { useCallback, useRef, useState, type ComponentType } from 'react';

type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/** A part of a page that is loaded on demand. Unlike with `dynamic`, code that cannot be loaded leaves the page as it is, instead of the error page in its place. `open` loads the code, then calls one of the two. */
export function useLoadedPart<P>(load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [status, setStatus] = useState<LoadStatus>('idle');
  const latest = useRef(0);
  const open = useCallback(
    (opened?: () => void, failed?: () => void): void => {
      latest.current += 1;
      const attempt = latest.current;
      setStatus('loading');
      load().then(
        (loaded) => {
          if (attempt !== latest.current) return;
          setPart(() => loaded);
          setStatus('loaded');
          opened?.();
        },
        () => {
          if (attempt !== latest.current) return;
          setStatus('failed');
          failed?.();
        },
      );
    },
    [load],
  );
  /** Starts loading; a failure is retried by `open`. */
  const preload = useCallback((): void => void load().catch(() => undefined), [load]);
  return { Part, status, preload, open };
}

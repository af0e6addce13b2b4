import { useEffect } from 'react';

/** Shows a tool that was hidden because the address carries figures (`src/server/page/hide-defaults.ts`), once these have been rendered. */
export function useLinkedReveal(): void {
  useEffect(() => {
    // Parts that hydrate on their own are rendered with the linked figures by the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => document.documentElement.removeAttribute('data-linked'));
    });
    return () => {
      cancelAnimationFrame(frame);
      document.documentElement.removeAttribute('data-linked');
    };
  }, []);
}

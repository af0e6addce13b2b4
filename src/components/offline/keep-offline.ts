import type { Locale } from '@/contracts/locale';
import { showUpdateNote, type UpdateWords } from './update-note';

/** A page loaded more recently than this is already up to date, because pages are fetched from the network. */
const freshMs = 60_000;

/** Registers the service worker where the browser has any, has it keep the pages of this language, and offers a newer version to a page that has been open for long. */
export async function keepOffline(locale: Locale, words: UpdateWords): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  const takeOver = (waiting: ServiceWorker): void => waiting.postMessage({ kind: 'take-over' });
  const offer = (waiting: ServiceWorker): void => {
    if (performance.now() < freshMs) return takeOver(waiting);
    showUpdateNote(words, () => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      takeOver(waiting);
    });
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
  if (savesData()) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ kind: 'keep', locale });
}

/** Whether the visitor asked the browser to load little. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

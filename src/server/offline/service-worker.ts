import type { OfflineSettings } from './offline-settings';
import { startOfflineWorker } from './offline-worker';
import type { WorkerScope } from './worker-scope';

// Built for the browser by scripts/lib/bundle-server.mjs; the server writes the settings before it.
declare const offlineSettings: OfflineSettings;
declare const self: WorkerScope;

startOfflineWorker(self, offlineSettings);

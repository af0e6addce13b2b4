import { watchEstimate } from '@/lib/document/watch-estimate';

// Built for the browser by scripts/lib/bundle-server.mjs; `early-page.ts` loads it where a page has an estimate.
watchEstimate();

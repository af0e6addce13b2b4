import { reckonEstimate } from './reckon-estimate';

// Built for the browser by scripts/lib/bundle-server.mjs; the server writes it into the pages that have an estimate.
document.querySelectorAll<HTMLElement>('[data-estimate]').forEach(reckonEstimate);

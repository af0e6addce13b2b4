import { startEarlyPage } from './early-page';

// Built for the browser by scripts/lib/bundle-server.mjs; the server writes it into each page.
startEarlyPage({ ...document.currentScript?.dataset });

import { startEarlyPage } from './early-page';
import { toolPage } from './tool-page';

// Built for the browser by scripts/lib/bundle-server.mjs; the server writes it into each page that visitors work with.
startEarlyPage({ ...document.currentScript?.dataset }, toolPage);

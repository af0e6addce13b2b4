import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
// Takes down after each test what the test drew; loaded by a test file alone it would do so for that file only.
import { configure } from '@testing-library/react';
import { forgetCookies, resetNavigation } from '../fakes/next-navigation';

// Other tests may keep the processors busy: a test asks what comes, and never how fast.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has none.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
// It draws nothing, so nothing has a place.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;

// Files that run in one group share the page.
afterEach(() => {
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetCookies();
  window.history.replaceState(null, '', '/');
  resetNavigation();
});

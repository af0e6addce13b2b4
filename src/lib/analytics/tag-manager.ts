const scriptId = 'tag-manager';

/** Loads Google Tag Manager once; only to be called after the visitor has agreed. */
export function loadTagManager(containerId: string): void {
  if (document.getElementById(scriptId)) return;
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

// Of the build; scripts of the browser name it in their reports (src/components/site-health).
const release = process.env.RELEASE ?? 'development';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  generateBuildId: () => release,
  env: { RELEASE: release },
  // The build moves the maps to where nothing is served (scripts/lib/hide-source-maps.mjs).
  productionBrowserSourceMaps: true,
  images: { unoptimized: true },
  // Rendered pages are kept by the server's own page cache alone (docs/adr/0002-page-cache.md): not in Next's memory, and,
  // because every setting is read at run time, never next to the build.
  cacheMaxMemorySize: 0,
  // Of pages that are rendered for each request: title and description in the head, and preloads in the document, which alone is kept.
  htmlLimitedBots: /./,
  reactMaxHeadersLength: 0,
  experimental: {
    isrFlushToDisk: false,
    // The server writes the style sheets of a page into its document (docs/adr/0011-style-sheets-in-the-document.md): a further one costs no request.
    cssChunking: { type: 'graph', requestCost: 1_000, weightDistribution: 0 },
  },
  serverExternalPackages: ['sharp', 'satori', 'sanitize-html'],
  devIndicators: false,
  // `npm run verify` checks the types; the build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
};

export default config;

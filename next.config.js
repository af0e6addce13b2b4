/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Every setting is read at run time: pages regenerated into memory, never written next to the build.
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: ['sharp', 'satori', 'sanitize-html'],
  devIndicators: false,
  // `npm run verify` checks the types; the build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
};

export default config;

import { featureOf, layerOf, packageOf, type Import } from './source-graph';

const foundations = ['contracts', 'config', 'lib'];
const shared = [...foundations, 'components', 'i18n', 'theme'];

/** What each folder of `src` may import besides itself (DESIGN section 4, docs/adr/0008-layers.md). */
export const allowedLayers: Record<string, readonly string[]> = {
  contracts: [],
  config: ['contracts'],
  lib: ['contracts', 'config'],
  theme: [],
  copy: ['contracts', 'config'],
  valuation: ['contracts', 'lib'],
  i18n: foundations,
  components: [...foundations, 'i18n', 'theme'],
  content: shared,
  features: [...shared, 'store'],
  store: [...foundations, 'features'],
  app: [...shared, 'content', 'features', 'store'],
  backoffice: [...foundations, 'copy', 'valuation'],
  server: [...foundations, 'backoffice'],
};

/** The other features that each feature may import; one that is not listed imports none. A circle among them fails a test. */
export const allowedFeatures: Record<string, readonly string[]> = {
  account: ['otp', 'site'],
  application: ['calculation', 'evaluation', 'legal', 'otp', 'product-finder', 'site'],
  calculation: ['evaluation', 'site'],
  document: ['account', 'otp', 'site'],
  evaluation: ['site'],
  help: ['site'],
  'job-application': ['legal', 'site'],
  legal: ['site'],
  desk: ['application'],
  'product-finder': ['site'],
};

/** Packages that may be imported only from the files of one boundary. */
export const packageBoundaries: { packages: RegExp; files: RegExp }[] = [
  { packages: /^axios$/, files: /^src\/lib\/api\/http-client\.ts$/ },
  { packages: /^(?:i18next|i18next-.*|next-i18next|react-i18next)$/, files: /^src\/i18n\// },
  { packages: /^@locales\//, files: /^src\/(?:lib\/texts\/|i18n\/text-keys\.ts$)/ },
  {
    packages: /^(?:drizzle-orm|@electric-sql\/pglite)$/,
    files: /^src\/backoffice\/(?:db\/|.*\.repository\.ts$)/,
  },
  { packages: /^pg$/, files: /^src\/backoffice\/(?:db\/|http\/access\/rate-limits\.ts$)/ },
  {
    packages: /^hono$|^@hono\//,
    files: /^src\/(?:server\/|backoffice\/(?:http\/|app\.ts$|.*\.routes\.ts$))/,
  },
  {
    packages: /^next$/,
    files: /^src\/(?:app|content|components|features)\/|^src\/server\/main\.ts$/,
  },
  { packages: /^(?:@mui\/.*|@emotion\/.*)$/, files: /^src\/(?:theme|components|features)\// },
  {
    packages: /^(?:redux-saga|typed-redux-saga|react-redux|@reduxjs\/toolkit)(?:$|\/)/,
    files: /^src\/(?:features\/|store\/|lib\/saga\/)/,
  },
  { packages: /^react-google-recaptcha-v3$/, files: /^src\/components\/bot-check\// },
  { packages: /^js-cookie$/, files: /^src\/lib\// },
  { packages: /^light-my-request$|^sirv$/, files: /^src\/server\// },
  {
    packages: /^@opentelemetry\//,
    files: /^src\/(?:lib\/tracing\/spans|server\/tracing\/[\w-]+)\.ts$/,
  },
  { packages: /^prom-client$/, files: /^src\/server\/metrics\/metrics\.ts$/ },
];

// Isomorphic modules use neither browser APIs nor the client of our own API.
const browserLib = /^src\/lib\/(?:(?:api|analytics|bot-check|saga|session)\/|language-cookie$)/;

/** Messages of the rules that an import violates; empty for a valid one. */
export function violatedRules({ from, to, isOwn }: Import): string[] {
  const found: string[] = [];
  const [source, target] = [layerOf(from), isOwn ? layerOf(`${to}.ts`) : undefined];
  if (source && target && source !== target && !allowedLayers[source]?.includes(target))
    found.push(`${source} may not import ${target}`);
  const [feature, other] = [featureOf(from), isOwn ? featureOf(to) : undefined];
  if (feature && other && feature !== other && !allowedFeatures[feature]?.includes(other))
    found.push(`the feature ${feature} may not import the feature ${other}`);
  if (source === 'contracts' && !isOwn && packageOf(to) !== 'zod')
    found.push('contracts import zod only');
  if (source === 'backoffice' && browserLib.test(to))
    found.push('backoffice imports isomorphic lib only');
  if (target === 'backoffice' && source === 'server' && from !== 'src/server/api/built-in-api.ts')
    found.push('only built-in-api opens the back office');
  if (!isOwn)
    for (const door of packageBoundaries)
      if (door.packages.test(packageOf(to)) && !door.files.test(from))
        found.push(`${packageOf(to)} belongs behind its door`);
  return found;
}

import { useFastTemporaryFolder } from './scripts/lib/temporary-folder.mjs';

useFastTemporaryFolder();
// On Node 20 the SDK of the store of files says once in each worker what docs/operations.md says.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: false },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
};
const shared = {
  cacheDirectory: 'node_modules/.cache/jest',
  transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [
    '/node_modules/(?!(openid-client|oauth4webapi|jose|p-limit|yocto-queue|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|qr|@opentelemetry/otlp-exporter-base)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/jest/css-module.cjs',
    '^fast-check$': '<rootDir>/__tests__/support/jest/fast-check.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@locales/(.*)$': '<rootDir>/public/locales/$1',
    '^@test/(.*)$': '<rootDir>/__tests__/$1',
  },
};

/**
 * What code looks up in each line, and neither a test nor a library replaces (one has a `Set` and a `Boolean` of its own), given
 * to every module as a parameter: a global variable of a test's context is looked up through an interceptor, which took a
 * fifth of the time of the tests that have no page.
 */
const sandboxInjectedGlobals = [
  ...['Object', 'Array', 'Map', 'WeakMap', 'Reflect', 'String', 'Number', 'BigInt', 'Symbol'],
  ...['RegExp', 'Uint8Array', 'Math', 'JSON', 'Intl', 'Promise', 'Error', 'TypeError'],
  'globalThis',
];

/** `npm test` runs these files in groups, which it wrote into that folder; else each is run alone. */
const groups = process.env.TEST_GROUPS;
const testMatch = (project, files) => [groups ? `${groups}/${project}/*.test.cjs` : files];

const randomOrder = '<rootDir>/__tests__/support/jest/random-order.cjs';

const config = {
  showSeed: true,
  testSequencer: '<rootDir>/__tests__/support/jest/groups-first.cjs',
  // A worker keeps some of each file it ran; beyond this it spends its time looking for what it may forget.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      sandboxInjectedGlobals,
      testEnvironment: 'node',
      testRunner: randomOrder,
      testMatch: testMatch('unit', '<rootDir>/__tests__/{unit,architecture}/**/*.test.ts'),
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest/no-network.cjs'],
    },
    {
      ...shared,
      displayName: 'components',
      moduleNameMapper: {
        '^next/(link|navigation)$': '<rootDir>/__tests__/support/fakes/next-$1',
        ...shared.moduleNameMapper,
      },
      sandboxInjectedGlobals,
      testEnvironment: 'jsdom',
      testRunner: randomOrder,
      testMatch: testMatch('components', '<rootDir>/__tests__/components/**/*.test.tsx'),
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/jest/no-network.cjs',
        '<rootDir>/__tests__/support/jest/dom.ts',
      ],
    },
    {
      ...shared,
      displayName: 'integration',
      sandboxInjectedGlobals,
      testEnvironment: '<rootDir>/__tests__/support/jest/database-environment.cjs',
      moduleNameMapper: {
        '/common/worker-thread$': '<rootDir>/__tests__/support/jest/bundled-worker-thread.ts',
        '^\\./drawing-program$': '<rootDir>/__tests__/support/jest/bundled-drawing-program.ts',
        '^\\./dataset/built-in-places$': '<rootDir>/__tests__/support/jest/built-places.ts',
        ...shared.moduleNameMapper,
      },
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/jest/database-timeout.cjs',
        '<rootDir>/__tests__/support/jest/usual-priority.cjs',
      ],
      testMatch: testMatch('integration', '<rootDir>/__tests__/integration/**/*.test.ts'),
      globalSetup: '<rootDir>/__tests__/support/jest/database-global-setup.ts',
      globalTeardown: '<rootDir>/__tests__/support/jest/database-global-teardown.ts',
    },
  ],
};

export default config;

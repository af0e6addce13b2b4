const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

// A fixed seed makes runs reproducible on every machine; FC_SEED tries other values.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_101) });

// FC_SHARE cuts the number of cases to a share, at least 20: `npm test` tries the first fifth of what `npm run test:long` tries, and mutation tests, which run each property a thousand times over, a fiftieth.
const share = Number(process.env.FC_SHARE ?? 1);
const shortened = ({ numRuns = 100, ...parameters } = {}) => ({
  ...parameters,
  numRuns: Math.max(Math.min(numRuns, 20), Math.ceil(numRuns * share)),
});

module.exports =
  share === 1 ? fc : { ...fc, assert: (property, given) => fc.assert(property, shortened(given)) };

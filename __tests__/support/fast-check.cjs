const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

// A fixed seed makes runs reproducible on every machine; FC_SEED tries other values.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_101) });

module.exports = fc;

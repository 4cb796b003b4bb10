// `FC_SEED`, the seed a property printed when it failed, lets every property draw what it drew then; `FC_RUNS` is how
// many cases each draws that does not need a number of its own.
const { FC_SEED: seed, FC_RUNS: runs } = process.env;
if (seed || runs)
  require('fast-check').configureGlobal({
    ...(seed && { seed: Number(seed) }),
    ...(runs && { numRuns: Number(runs) }),
  });

// `FC_SEED`, the seed a property printed when it failed, lets every property draw what it drew then.
const seed = process.env.FC_SEED;
if (seed) require('fast-check').configureGlobal({ seed: Number(seed) });

/** `FC_SEED`, the seed a property printed when it failed, lets every property draw what it drew then. */
const seed = process.env.FC_SEED;
// Few files have properties: the others need not load what draws for them.
if (seed) (await import('fast-check')).default.configureGlobal({ seed: Number(seed) });

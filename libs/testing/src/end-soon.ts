/** How long a pass may take to end once it has told its results, in milliseconds. */
const WITHIN = 10_000;

/** Ends this process as a failure, and says of what kind, where something that was left open keeps it from ending by itself. */
export function endSoon(withinMs = WITHIN): void {
  setTimeout(() => {
    process.stderr.write(`Tests have left open: ${process.getActiveResourcesInfo().join(', ')}\n`);
    process.exit(1);
  }, withinMs).unref();
}

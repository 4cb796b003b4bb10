/** Rounds of which the cheapest counts: what disturbs one, a cleaning up or a cold cache, does not disturb all. */
const ROUNDS = 5;

/** What work costs in milliseconds of CPU. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * What pieces of work cost in milliseconds of CPU, to be compared with each other: one is the plain twin of the other.
 * They take turns in this process, so that what slows the machine down slows all of them down.
 */
export function cpuCosts(...works: readonly (() => unknown)[]): number[] {
  const rounds = Array.from({ length: ROUNDS }, () => works.map(costOf));
  return works.map((_, index) => Math.min(...rounds.map((round) => round[index]!)));
}

/** In milliseconds: less holds nobody up, and is too little to be compared; more is looked at no second time. */
const [ATTACK, HOPELESS] = [20, 1_000];

/**
 * Whether work grows no faster than the text it reads, told by a text and one of four times its length, in turns: what
 * grows with the square costs sixteen times as much.
 */
export function growsWithLength(work: (text: string) => unknown, short: string, long: string): boolean {
  let [little, much] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    little = Math.min(
      little,
      costOf(() => work(short)),
    );
    much = Math.min(
      much,
      costOf(() => work(long)),
    );
    if (much < Math.max(8 * little, ATTACK)) return true;
    if (much > HOPELESS) return false;
  }
  return false;
}

/** Goals of one session. */
export const MOST_GOALS = 50;

/** The goals known, then the new ones, each once whatever its case. The first fifty stay. */
export function withGoals(known: readonly string[], added: readonly string[]): string[] {
  const goals = new Map<string, string>();
  for (const goal of [...known, ...added]) {
    const key = goal.trim().toLowerCase();
    if (!goals.has(key)) goals.set(key, goal.trim());
  }
  return [...goals.values()].slice(0, MOST_GOALS);
}

/** When the command began, before it installed its packages, in milliseconds since 1970. Only whoever began it knows. */
const BEGAN = 'TALENT_OS_BEGAN';

/** How long the command has taken, packages included, in words. */
export function tookSince(env: Readonly<Record<string, string | undefined>>, now = Date.now()): string {
  const began = Number(env[BEGAN]);
  return `${((now - (began > 0 && began <= now ? began : now)) / 1000).toFixed(1)} s`;
}

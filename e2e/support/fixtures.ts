const DAY_MS = 86_400_000;

/** A day so many days from today, UTC. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A name no other test has. */
export const unique = (name: string): string => `${name} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

import type { CareerStep } from './careers.js';

export type CareerRoute = { readonly steps: readonly CareerStep[]; readonly months: number };

/** The way from one role to another that takes the fewest months, of two alike the one with fewer steps; nothing where there is none. */
export function routeBetween(steps: readonly CareerStep[], from: string, to: string): CareerRoute | undefined {
  const best = new Map<string, CareerRoute>([[from, { steps: [], months: 0 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const [here] = [...open].toSorted((one, other) => compare(best.get(one)!, best.get(other)!));
    if (here === to) return best.get(to);
    open.delete(here!);
    const so = best.get(here!)!;
    for (const step of steps.filter((one) => one.from === here)) {
      const route = { steps: [...so.steps, step], months: so.months + step.months };
      const known = best.get(step.to);
      if (known && compare(known, route) <= 0) continue;
      best.set(step.to, route);
      open.add(step.to);
    }
  }
  return undefined;
}

const compare = (one: CareerRoute, other: CareerRoute): number =>
  one.months - other.months || one.steps.length - other.steps.length;

type Placed = { readonly key: string; readonly entry: boolean };

/** The roles by how many steps at least lie before each: those of entry, and those nobody leads to, are at the beginning. */
export function columnsOf(roles: readonly Placed[], steps: readonly Pick<CareerStep, 'from' | 'to'>[]): string[][] {
  const begins = roles.filter(({ key, entry }) => entry || !steps.some(({ to }) => to === key));
  const depth = new Map(begins.map(({ key }) => [key, 0]));
  for (let column = 0; column < roles.length; column += 1)
    for (const { from, to } of steps) if (depth.get(from) === column && !depth.has(to)) depth.set(to, column + 1);
  const columns: string[][] = [];
  for (const { key } of roles) (columns[depth.get(key) ?? 0] ??= []).push(key);
  return columns;
}

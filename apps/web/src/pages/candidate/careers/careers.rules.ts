import { columnsOf, routeBetween, type CareerRoute } from '@talent-os/contracts/talent/career-route';
import type { CareerRole, CareerStep } from '@talent-os/contracts/talent/careers';

/** Skills of a role that the caller has not named at its level, those that lack most first. */
export const missingOf = ({ skills }: Pick<CareerRole, 'skills'>): string[] =>
  skills
    .filter(({ level, required }) => level < required)
    .toSorted((one, other) => other.required - other.level - (one.required - one.level))
    .map(({ name }) => name);

/** Size of a role on the map, and what lies between two of them, in pixels. */
export const BOX = { width: 214, height: 66 } as const;
const GAP = { x: 64, y: 16 } as const;

type PlacedRole = { readonly role: CareerRole; readonly x: number; readonly y: number };
type Line = { readonly step: CareerStep; readonly path: string };
type DrawnMap = {
  readonly placed: readonly PlacedRole[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
};

/** Where each role and each step lie: roles in columns by how many steps lie before them, steps as curves between. */
export function drawnMap(roles: readonly CareerRole[], steps: readonly CareerStep[]): DrawnMap {
  const columns = columnsOf(roles, steps);
  const tallest = Math.max(0, ...columns.map(({ length }) => length));
  const height = tallest * (BOX.height + GAP.y) - GAP.y;
  const placed = columns.flatMap((column, at) => {
    const top = (height - (column.length * (BOX.height + GAP.y) - GAP.y)) / 2;
    return column.map((key, row) => ({
      role: roles.find((one) => one.key === key)!,
      x: at * (BOX.width + GAP.x),
      y: top + row * (BOX.height + GAP.y),
    }));
  });
  const at = new Map(placed.map((one) => [one.role.key, one]));
  return {
    placed,
    lines: steps.map((step) => ({ step, path: curve(at.get(step.from)!, at.get(step.to)!) })),
    width: columns.length * (BOX.width + GAP.x) - GAP.x,
    height,
  };
}

/** From the right of one role to the left of another; within a column and backwards around the right of both. */
function curve(from: Pick<PlacedRole, 'x' | 'y'>, to: Pick<PlacedRole, 'x' | 'y'>): string {
  const middle = (y: number) => y + BOX.height / 2;
  const start = `M ${from.x + BOX.width} ${middle(from.y)}`;
  if (to.x > from.x) {
    const half = (from.x + BOX.width + to.x) / 2;
    return `${start} C ${half} ${middle(from.y)} ${half} ${middle(to.y)} ${to.x} ${middle(to.y)}`;
  }
  const out = Math.max(from.x, to.x) + BOX.width + GAP.x / 2;
  return `${start} C ${out} ${middle(from.y)} ${out} ${middle(to.y)} ${to.x + BOX.width} ${middle(to.y)}`;
}

export type Plan = CareerRoute & {
  readonly goal: CareerRole;
  /** Skills of all its steps that the caller has not named at the level the goal or the step asks for. */
  readonly toLearn: readonly string[];
};

/** The way from a role to another, as its traveller sees it; nothing where there is none. */
export function planOf(
  { roles, steps }: { readonly roles: readonly CareerRole[]; readonly steps: readonly CareerStep[] },
  from: string,
  to: string,
): Plan | undefined {
  const route = routeBetween(steps, from, to);
  const goal = roles.find(({ key }) => key === to);
  if (!route || !goal) return undefined;
  const passed = route.steps.map((step) => roles.find(({ key }) => key === step.to)!);
  return { ...route, goal, toLearn: [...new Set(passed.flatMap(missingOf))] };
}

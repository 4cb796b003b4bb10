// The rules between the parts of this repository: `node local/fences.ts`.
import { resolve } from 'node:path';
import { canonicalViolations } from './fences/canonical.ts';
import { circleViolations } from './fences/circles.ts';
import { clockViolations } from './fences/clocks.ts';
import { dayViolations } from './fences/days.ts';
import { declarationViolations } from './fences/declared.ts';
import { exportViolations } from './fences/exports.ts';
import { floorViolations } from './fences/floors.ts';
import { formViolations } from './fences/forms.ts';
import { layerViolations } from './fences/layers.ts';
import { cutViolations } from './fences/cuts.ts';
import { limitViolations } from './fences/limits.ts';
import { nextStateViolations, offeredByStateViolations } from './fences/next-states.ts';
import { outsideViolations } from './fences/outside.ts';
import { namedPathViolations } from './fences/named-paths.ts';
import { partSizeViolations } from './fences/part-sizes.ts';
import { proseViolations } from './fences/prose.ts';
import { testedViolations } from './fences/tested.ts';
import { timeoutViolations } from './fences/timeouts.ts';
import { barrelViolations, pathViolations, roleViolations, sizeViolations } from './fences/shape.ts';
import { saidViolations } from './fences/said.ts';
import { sleepViolations } from './fences/sleeps.ts';
import { spellingViolations } from './fences/spelling.ts';
import { staleViolations } from './fences/stale.ts';
import { todayViolations } from './fences/todays.ts';
import { transactionViolations } from './fences/transactions.ts';
import { twoWayViolations } from './fences/two-ways.ts';
import { typeSizeViolations } from './fences/type-sizes.ts';
import { readTree, type Tree, type Violation } from './fences/tree.ts';
import { root } from './paths.ts';

const FENCES: Record<string, (tree: Tree) => Violation[]> = {
  layers: layerViolations,
  floors: floorViolations,
  forms: formViolations,
  circles: circleViolations,
  declarations: declarationViolations,
  exports: exportViolations,
  size: sizeViolations,
  roles: roleViolations,
  barrels: barrelViolations,
  paths: pathViolations,
  timeouts: timeoutViolations,
  clocks: clockViolations,
  sleeps: sleepViolations,
  days: dayViolations,
  todays: todayViolations,
  limits: limitViolations,
  cuts: cutViolations,
  canonical: canonicalViolations,
  said: saidViolations,
  spelling: spellingViolations,
  outside: outsideViolations,
  transactions: transactionViolations,
  'type sizes': typeSizeViolations,
  stale: staleViolations,
  tested: testedViolations,
  'two ways': twoWayViolations,
  'named paths': namedPathViolations,
  prose: proseViolations,
  nextStates: nextStateViolations,
  offers: offeredByStateViolations,
  'part sizes': partSizeViolations,
};

/** Every violation in a repository, as lines to print. */
export function checkFences(folder: string): { lines: string[]; files: number } {
  const tree = readTree(folder);
  const lines = Object.entries(FENCES).flatMap(([name, fence]) =>
    fence(tree).map(({ path, line, message }) => `${path}:${line}  ${message}  [${name}]`),
  );
  return { lines, files: tree.parts.reduce((count, part) => count + part.files.length, 0) };
}

if (import.meta.main) {
  const { lines, files } = checkFences(resolve(process.argv[2] ?? root));
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`${files} files, ${lines.length} violations\n`);
  // A walker that finds nothing to look at proves nothing.
  process.exitCode = lines.length > 0 || files === 0 ? 1 : 0;
}

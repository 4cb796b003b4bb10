import { importsOf, targetOf } from './imports.ts';
import { isCode, type SourceFile, type Tree, type Violation } from './tree.ts';

const WEB = 'apps/web/src/';
/** The floors of the web, from the roof down: each stands on the ones below it. */
const FLOORS = ['app', 'pages', 'features', 'ui', 'lib'];
const HUBS = 'pages';

/** The folders of a path inside of the web: floor, then hub or feature. Nothing outside of it. */
const placeOf = (path: string): string[] | undefined =>
  path.startsWith(WEB) ? path.slice(WEB.length).split('/') : undefined;

/** Imports of the web go down only, and from no hub into another. */
export const floorViolations = (tree: Tree): Violation[] =>
  tree.parts.flatMap((part) => part.files).flatMap((file) => (isCode(file.path) ? climbs(file) : []));

function climbs(file: SourceFile): Violation[] {
  const [floor = '', hub] = placeOf(file.path) ?? [];
  if (floor === '') return [];
  if (!FLOORS.includes(floor))
    return [{ path: file.path, line: 1, message: `stands on no floor of the web: ${FLOORS.join(', ')}` }];
  return importsOf(file).flatMap(({ specifier, line }): Violation[] => {
    const target = targetOf(file, specifier);
    const [below = '', room] = (target.kind === 'file' && placeOf(target.path)) || [];
    const say = (message: string): Violation[] => [{ path: file.path, line, message }];
    if (below !== '' && FLOORS.indexOf(below) < FLOORS.indexOf(floor))
      return say(`${floor} may not use ${below}: what both need moves down`);
    if (floor === HUBS && below === HUBS && room !== hub)
      return say(`hub ${hub} may not use hub ${room}: what both need lives in features`);
    return [];
  });
}

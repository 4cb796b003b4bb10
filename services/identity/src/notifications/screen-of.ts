import { routes, type Path, type RouteRow } from '@talent-os/contracts/navigation/index.js';

const rows: ReadonlyMap<string, RouteRow> = new Map(routes.map((row) => [row.path, row]));

/** The hub of a screen, and where people are led: home while the screen is planned only. */
export function screenOf(path: Path): { readonly hub: string; readonly link: string } {
  const { hub, screen } = rows.get(path)!;
  return { hub, link: screen === 'built' ? path : '/' };
}

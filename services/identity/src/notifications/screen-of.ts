import { routes, type Path, type RouteRow } from '@talent-os/contracts/navigation/index.js';

/** The address of a screen, which may say what to open on it. */
export type Link = Path | `${Path}?${string}`;

const rows: ReadonlyMap<string, RouteRow> = new Map(routes.map((row) => [row.path, row]));

/** The hub of a screen, and where people are led: home while the screen is planned only. */
export function screenOf(address: Link): { readonly hub: string; readonly link: string } {
  const { hub, screen } = rows.get(address.split('?')[0]!)!;
  return { hub, link: screen === 'built' ? address : '/' };
}

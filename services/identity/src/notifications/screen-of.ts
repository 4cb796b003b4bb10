import { routes, type Path, type RouteRow } from '@talent-os/contracts/navigation/index.js';

/** The address of a screen, which may say what to open on it. */
export type Link = Path | `${Path}?${string}`;

const rows: ReadonlyMap<string, RouteRow> = new Map(routes.map((row) => [row.path, row]));

/** The hub of a screen, and where people are led. */
export function screenOf(address: Link): { readonly hub: string; readonly link: string } {
  return { hub: rows.get(address.split('?')[0]!)!.hub, link: address };
}

import { routes, type HubKey, type Path, type RouteRow } from '@talent-os/contracts/navigation/index.js';

/** The address of a screen, which may say what to open on it. */
export type Link = Path | `${Path}?${string}`;

const rows: ReadonlyMap<string, RouteRow> = new Map(routes.map((row) => [row.path, row]));

/** The hub of the screen a link opens. */
export const hubOf = (link: Link): HubKey => rows.get(link.split('?')[0]!)!.hub;

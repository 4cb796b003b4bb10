import type { RouteRow } from '@talent-os/contracts/navigation/route';
import { useMatches } from 'react-router-dom';

/** The manifest's row of the screen people are on. */
export const useCurrentRoute = (): RouteRow | undefined => useMatches().at(-1)?.handle as RouteRow | undefined;

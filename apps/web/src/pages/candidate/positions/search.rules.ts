import type { PositionSearch } from '@talent-os/contracts/talent/position-searches';

/** The list a search narrows down, as its address. */
export function addressOf({ search, location, industry, remote, payFrom }: PositionSearch): string {
  const said = { search, location, industry, remote: remote ? 'true' : null, payFrom };
  const filters = Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]]));
  return `/candidate?${new URLSearchParams([['view', 'positions'], ...filters])}`;
}

/** The search as it is kept anew: what does not narrow it down is absent. */
export const keptAs = ({ name, alert, search, location, industry, remote, payFrom }: PositionSearch) => ({
  name,
  alert,
  remote,
  ...(search && { search }),
  ...(location && { location }),
  ...(industry && { industry }),
  ...(payFrom !== null && { payFrom }),
});

import { admits, type AppAbility } from '../access/ability.js';
import { isReachable } from '../navigation/reachable.js';
import { addressOf, type Figure, type FigureRows } from './figure.js';

/** The rows of a figure that a person may open: its screen lets them in, and so does its list. */
export const openRows = (ability: AppAbility, { rows }: Pick<Figure, 'rows'>): FigureRows | undefined =>
  rows.find(({ screen, list }) => isReachable(ability, screen) && admits(ability, list.access));

/** Where these stand. */
export function linkOf(ability: AppAbility, figure: Pick<Figure, 'rows'>): string | undefined {
  const rows = openRows(ability, figure);
  return rows && addressOf(rows);
}

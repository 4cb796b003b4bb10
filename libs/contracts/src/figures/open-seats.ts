import { scopeOf, type AppAbility } from '../access/ability.js';
import { industryLabels, type Industry } from '../access/tables.js';
import { listOpenSeats } from '../talent/open-seats.js';
import { figureTable, rowsOf } from './figure.js';

const scopeFor = (ability: AppAbility, { mine, industry }: { mine?: unknown; industry?: Industry | undefined }) =>
  [
    mine || scopeOf(ability, 'Requisition') !== 'organization' ? 'your seats' : 'all seats',
    ...(industry ? [`in ${industryLabels[industry].toLowerCase()}`] : []),
  ].join(' ');

/** What the open seats come to; each opens those it counts. */
export const openSeatFigures = figureTable(
  listOpenSeats,
  (list, { mine, industry }, { ability }) => {
    const figure = (label: string, value: number | undefined, filter: { behind?: string; status?: 'on_hold' }) => ({
      label,
      scope: scopeFor(ability, { mine, industry }),
      value,
      rows: [
        rowsOf(listOpenSeats, {
          screen: '/talent/plan/status',
          filter: { ...filter, industry, ...(mine && { mine: 'true' }) },
        }),
      ],
    });
    const { totals } = list ?? {};
    return {
      open: figure('Open seats', totals?.open, {}),
      behind: figure('Behind plan', totals?.behind, { behind: 'true' }),
      onHold: figure('On hold', totals?.onHold, { status: 'on_hold' }),
    };
  },
  [{ input: {} }, { input: { mine: 'true' } }, { input: { industry: 'HEALTHCARE' } }],
);

import { clearanceDueLabels } from '../cyber/clearance-kinds.js';
import { listClearances } from '../cyber/clearance.js';
import { getClearancesDue } from '../cyber/readiness.js';
import { clearancesCalled } from './called.js';
import { figureTable, rowsOf, type FigureRows } from './figure.js';

const clearances = (filter: Parameters<typeof rowsOf<typeof listClearances>>[1]['filter']): readonly FigureRows[] => [
  rowsOf(listClearances, {
    screen: '/cyber/analyst/clearance',
    view: { view: 'everybody' },
    called: clearancesCalled,
    filter,
  }),
];

export const clearanceFigures = figureTable(getClearancesDue, (due) => {
  const scope = 'all clearances';
  const figure = (key: keyof typeof clearanceDueLabels) => ({
    label: clearanceDueLabels[key],
    scope,
    value: due?.[key],
    rows: clearances({ due: key }),
  });
  return {
    overdue: figure('overdue'),
    soon: figure('soon'),
    later: figure('later'),
    waiting: {
      label: 'Reports to verify',
      scope,
      value: due?.waiting,
      rows: clearances({ waiting: 'true' }),
    },
  };
});

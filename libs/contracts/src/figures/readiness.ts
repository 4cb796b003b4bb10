import { coverageLabels, type Coverage } from '../cyber/readiness-work-roles.js';
import { getReadiness } from '../cyber/readiness.js';
import { figureTable, rowsOf, type FigureRows } from './figure.js';

const roles = (category: string, coverage: Coverage): readonly FigureRows[] => [
  rowsOf(getReadiness, {
    screen: '/cyber',
    view: { category, coverage },
    sum: (answer) => answer.roles.filter((role) => role.category === category && role.coverage === coverage).length,
  }),
];

export const readinessFigures = figureTable(getReadiness, (readiness) => {
  const segments = (coverage: Coverage) =>
    (readiness?.categories ?? []).map(({ category, name, [coverage]: value }) => ({
      label: name,
      scope: coverageLabels[coverage].toLowerCase(),
      value,
      rows: roles(category, coverage),
    }));
  return { covered: segments('covered'), single: segments('single'), uncovered: segments('uncovered') };
});

import { coverageLabels, type Coverage } from '../cyber/readiness-work-roles.js';
import { getReadiness } from '../cyber/readiness.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';

const roles = (coverage: Coverage, category?: string): readonly FigureRows[] => [
  rowsOf(getReadiness, {
    screen: '/cyber',
    view: { ...(category && { category }), coverage },
    sum: (answer) =>
      answer.roles.filter((role) => role.coverage === coverage && (!category || role.category === category)).length,
  }),
];

export const readinessFigures = figureTable(getReadiness, (readiness) => {
  const categories = readiness?.categories ?? [];
  const segments = (coverage: Coverage) =>
    categories.map(({ category, name, [coverage]: value }) => ({
      label: name,
      scope: coverageLabels[coverage].toLowerCase(),
      value,
      rows: roles(coverage, category),
    }));
  const whole = (coverage: Coverage, label: string) => ({
    label,
    scope: 'all work roles that are needed',
    value: readiness && sumOf(categories, (category) => category[coverage]),
    rows: roles(coverage),
  });
  return {
    covered: segments('covered'),
    single: segments('single'),
    uncovered: segments('uncovered'),
    short: [whole('uncovered', 'Work roles uncovered'), whole('single', 'Work roles on one person')],
  };
});

import { listVulnerabilities } from '../cyber/vulnerabilities.js';
import { vulnerabilitiesCalled } from './called.js';
import { figureTable, rowsOf } from './figure.js';

export const vulnerabilityFigures = figureTable(listVulnerabilities, (list) => {
  const figure = (label: string, filter: Parameters<typeof rowsOf<typeof listVulnerabilities>>[1]['filter']) => ({
    label,
    scope: 'all assets',
    rows: [rowsOf(listVulnerabilities, { screen: '/cyber', called: vulnerabilitiesCalled, filter })],
  });
  return {
    pending: { ...figure('To deal with', { pending: 'true' }), value: list?.pending },
    overdue: { ...figure('Overdue', { pending: 'true', overdue: 'true' }), value: list?.overdue },
  };
});

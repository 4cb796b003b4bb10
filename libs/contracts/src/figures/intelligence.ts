import { listIntelReports } from '../cyber/intel-reports.js';
import { getIntelligence, listThreats } from '../cyber/threats.js';
import { figureTable, rowsOf } from './figure.js';

const INTELLIGENCE = '/cyber/analyst/intelligence';

export const intelligenceFigures = figureTable(getIntelligence, (summary) => ({
  threats: {
    label: 'New Threats',
    scope: 'last 24 hours',
    value: summary?.newThreats,
    rows: [rowsOf(listThreats, { screen: INTELLIGENCE, filter: { fresh: 'true' } })],
  },
  reports: {
    label: 'Reports Generated',
    scope: 'this week',
    value: summary?.reportsGenerated,
    rows: [rowsOf(listIntelReports, { screen: INTELLIGENCE, part: 'reports', filter: { week: 'true' } })],
  },
}));

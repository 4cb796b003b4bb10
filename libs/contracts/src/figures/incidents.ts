import { getIncidentOverview, getIncidentSummary, listIncidents, type Incident } from '../cyber/incidents.js';
import { incidentsCalled } from './called.js';
import { figureTable, rowsOf, type FigureRows } from './figure.js';

type IncidentRows = Parameters<typeof rowsOf<typeof listIncidents>>[1];
const incidents = (filter: IncidentRows['filter'], sum?: IncidentRows['sum']): readonly FigureRows[] => [
  rowsOf(listIncidents, { screen: '/cyber/analyst/incidents', called: incidentsCalled, filter, ...(sum && { sum }) }),
];
const ALL = 'all incidents';
const MONTH = 'last 30 days';

/** Mean minutes from report until a clock was stopped, to one digit as the figures have it. */
const meanOf =
  (clock: keyof Incident['sla']) =>
  ({ items }: { readonly items: readonly Incident[] }): number => {
    const minutes = items.map(
      ({ reportedTime, sla }) => (Date.parse(sla[clock].doneAt!) - Date.parse(reportedTime)) / 60_000,
    );
    return Math.round((minutes.reduce((sum, one) => sum + one, 0) / minutes.length) * 10) / 10;
  };

export const incidentFigures = figureTable(getIncidentSummary, (summary) => ({
  active: { label: 'Active Incidents', scope: ALL, value: summary?.activeCount, rows: incidents({ active: 'true' }) },
  investigating: {
    label: 'Investigating',
    scope: ALL,
    value: summary?.investigatingCount,
    rows: incidents({ status: 'investigating' }),
  },
  resolvedToday: {
    label: 'Resolved Today',
    scope: ALL,
    value: summary?.resolvedToday,
    rows: incidents({ show: 'resolvedToday' }),
  },
  response: {
    label: 'Avg Response Time',
    scope: MONTH,
    value: summary?.avgResponseTime,
    how: 'Mean time from report to response, of incidents responded to in the last 30 days',
    rows: incidents({ show: 'responded' }, meanOf('respond')),
  },
}));

export const incidentOverviewFigures = figureTable(getIncidentOverview, (overview) => ({
  contain: {
    label: 'MTTC',
    scope: MONTH,
    value: overview?.mttc,
    how: 'Mean time to contain, of incidents contained in the last 30 days',
    rows: incidents({ show: 'contained' }, meanOf('contain')),
  },
  resolve: {
    label: 'MTTR',
    scope: MONTH,
    value: overview?.mttr,
    how: 'Mean time to resolve, of incidents resolved in the last 30 days',
    rows: incidents({ show: 'resolved' }, meanOf('resolve')),
  },
  severities: (overview?.severities ?? []).map(({ severity, active }) => ({
    label: severity,
    scope: 'active incidents',
    value: active,
    rows: incidents({ severity, active: 'true' }),
  })),
  late: (overview?.severities ?? []).map(({ severity, late }) => ({
    label: severity,
    scope: 'active incidents past a deadline',
    value: late,
    rows: incidents({ severity, active: 'true', late: 'true' }),
  })),
  reported: (overview?.weeks ?? []).map(({ week, reported }) => ({
    label: week,
    scope: 'reported in the week',
    value: reported,
    rows: incidents({ reportedWeek: week }),
  })),
  closed: (overview?.weeks ?? []).map(({ week, closed }) => ({
    label: week,
    scope: 'closed in the week',
    value: closed,
    rows: incidents({ closedWeek: week }),
  })),
}));

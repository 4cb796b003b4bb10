import {
  clockLabels,
  clocks,
  incidentStates,
  incidentTypes,
  severityLabels,
  type Clock,
} from '@talent-os/contracts/cyber/incident-states.js';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents.js';
import { indicatorKindLabels, mayShare } from '@talent-os/contracts/cyber/threat-kinds.js';
import { entryWords } from '@talent-os/contracts/cyber/entry-words.js';
import { minutesBetween } from '@talent-os/service-kit/calendar';

const NONE = 'None.';
const section = (title: string, lines: readonly string[]) => [title, '-'.repeat(title.length), ...lines, ''];
const orNone = (lines: readonly string[]) => (lines.length > 0 ? lines : [NONE]);
const moment = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

function timerLine({ sla, reportedTime }: IncidentDetail, clock: Clock): string {
  const { by, doneAt, breachedAt } = sla[clock];
  const done = doneAt
    ? `after ${minutesBetween(new Date(reportedTime), new Date(doneAt))} minutes, ${moment(doneAt)}`
    : 'not yet';
  return `${clockLabels[clock]}: ${done}; due ${moment(by)}${breachedAt ? '; DEADLINE MISSED' : ''}`;
}

/** Threats whose classification keeps them among those who were there are named by it alone. */
const threatLine = ({ title, severity, classification }: IncidentDetail['threats'][number]) =>
  mayShare(classification, 'organization')
    ? `${title} (${severityLabels[severity]}, ${classification})`
    : `Withheld (${classification})`;

/** The report of an incident as plain text. Times are UTC, so that reports of several places agree. */
export function reportText(incident: IncidentDetail, writtenAt: Date): string {
  const { timeline, tasks, indicators, threats } = incident;
  return [
    `Incident report: ${incident.title}`,
    `Written ${moment(writtenAt.toISOString())}`,
    '',
    ...section('Facts', [
      `Type: ${incidentTypes[incident.type]}`,
      `Severity: ${severityLabels[incident.severity]}`,
      `State: ${incidentStates[incident.status].label}`,
      `Reported: ${moment(incident.reportedTime)} by ${incident.reporterName}`,
      `Owner: ${incident.assigneeName ?? 'nobody'}`,
      `Patient data: ${incident.phiDiscoveredAt ? `suspected since ${moment(incident.phiDiscoveredAt)}` : 'not suspected'}`,
      '',
      incident.description,
    ]),
    ...section(
      'Clocks',
      clocks.map((clock) => timerLine(incident, clock)),
    ),
    ...section(
      'Timeline',
      timeline
        .toReversed()
        .map((entry) => `${moment(entry.at)}  ${entryWords(entry)}${entry.note ? `: ${entry.note}` : ''}`),
    ),
    ...section('Tasks', orNone(tasks.map(({ title, doneAt }) => `[${doneAt ? 'x' : ' '}] ${title}`))),
    ...section(
      'Indicators',
      orNone(
        indicators.map(
          ({ kind, value, score, sightings }) =>
            `${indicatorKindLabels[kind]} ${value} (score ${score}, ${sightings} sightings)`,
        ),
      ),
    ),
    ...section('Threats', orNone(threats.map(threatLine))),
    ...section('Resolution', [incident.resolution ?? NONE]),
    ...section('Root cause', [incident.rootCause ?? NONE]),
    ...section('Lessons', [incident.lessons ?? NONE]),
  ].join('\r\n');
}

import { severities } from '@talent-os/contracts/cyber/incident-states.js';
import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { columns, deadlinesFrom, lateClocks } from '../incidents/incident-clock.rules.js';
import { initialState } from '../incidents/initial-state.js';
import { past, reviews, running, type DemoIncident } from './incidents.data.js';

/** The clock looks every so often: a missed deadline is recorded a little later. */
const NOTICED_AFTER = 0.2;

/** Every incident of the demo as a story. */
export const stories: readonly DemoIncident[] = [
  ...running,
  ...past.map(([title, type, severity, days, [responded, contained, resolved]]): DemoIncident => ({
    title,
    type,
    severity,
    status: 'closed',
    // Closed by now: the report lies before the time it took.
    hoursAgo: days * 24 + resolved / 60,
    responded,
    contained,
    resolved,
    description: reviews[type].description,
  })),
];

/** The row of a story: reported by one analyst, handled by another, deadlines missed where it took longer. */
export function demoIncident(
  slug: string,
  story: DemoIncident,
  index: number,
  analysts: readonly DemoPerson[],
  now: Date,
) {
  const { title, type, severity, status, description } = story;
  const reportedTime = minutesAfter(now, -story.hoursAgo * 60);
  const at = (minutes: number | undefined) => (minutes === undefined ? null : minutesAfter(reportedTime, minutes));
  const review = status === 'closed' ? reviews[type] : undefined;
  const incident = {
    ...initialState,
    id: demoId('incident', slug, String(index)),
    createdAt: reportedTime,
    title,
    type,
    severity,
    status,
    description,
    reportedTime,
    reporterId: analysts[(index + 1) % analysts.length]!.id,
    assigneeId: story.responded === undefined ? null : analysts[index % analysts.length]!.id,
    ...deadlinesFrom(reportedTime, severity),
    respondedAt: at(story.responded),
    containedAt: at(story.contained),
    resolvedAt: at(story.resolved),
    phiDiscoveredAt: story.phi ? at(story.responded) : null,
    resolution: review?.resolution ?? null,
    rootCause: review?.rootCause ?? null,
    lessons: review && severities.indexOf(severity) < 2 ? review.lessons : null,
  };
  return { ...incident, ...missed(incident, now) };
}

type DemoClocks = Parameters<typeof lateClocks>[0];

/** Deadlines that had passed when the step came, or by now where it has not. */
function missed(incident: DemoClocks, now: Date): Partial<DemoClocks> {
  const late = (['respond', 'contain', 'resolve'] as const).filter((clock) => {
    const { by, done } = columns[clock];
    return incident[by] < (incident[done] ?? now);
  });
  return Object.fromEntries(
    late.map((clock) => [columns[clock].breached, minutesAfter(incident[columns[clock].by], NOTICED_AFTER)]),
  );
}

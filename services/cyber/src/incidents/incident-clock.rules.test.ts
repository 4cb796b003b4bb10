import { describe, expect, it } from '@jest/globals';
import { clocks, severities, slaMinutes, type Severity } from '@talent-os/contracts/cyber/incident-states.js';
import fc from 'fast-check';
import { minutesAfter, minutesBetween } from '@talent-os/service-kit/calendar';
import {
  breachesOf,
  columns,
  deadlinesFrom,
  lateClocks,
  nextDeadline,
  reopened,
  retimed,
  type IncidentTiming,
} from './incident-clock.rules.js';

const start = new Date('2026-11-20T08:00:00Z');
const reported = (severity: Severity): IncidentTiming => ({
  severity,
  status: 'new',
  ...deadlinesFrom(start, severity),
  respondedAt: null,
  containedAt: null,
  resolvedAt: null,
  respondBreachedAt: null,
  containBreachedAt: null,
  resolveBreachedAt: null,
});

describe('the clocks of an incident', () => {
  it('give a critical one 15 minutes, 4 hours and 24 hours, a low one a day, three days and thirty', () => {
    const minutes = (severity: Severity) =>
      clocks.map((clock) => minutesBetween(start, reported(severity)[columns[clock].by]));
    expect(minutes('critical')).toEqual([15, 240, 1440]);
    expect(minutes('high')).toEqual([60, 480, 4320]);
    expect(minutes('medium')).toEqual([240, 1440, 10_080]);
    expect(minutes('low')).toEqual([1440, 4320, 43_200]);
  });

  it('are missed after the deadline, not on it', () => {
    const incident = reported('critical');
    expect(lateClocks(incident, incident.respondBy)).toEqual([]);
    expect(lateClocks(incident, new Date(incident.respondBy.getTime() + 1))).toEqual(['respond']);
  });

  it('stand still once the incident is over', () => {
    const far = minutesAfter(start, 100_000);
    for (const status of ['closed', 'false_positive'] as const) {
      expect(lateClocks({ ...reported('high'), status }, far)).toEqual([]);
      expect(nextDeadline({ ...reported('high'), status })).toBeNull();
    }
  });

  it('start to resolve anew where an incident is opened again, but a missed deadline stays missed', () => {
    const later = minutesAfter(start, 20_000);
    const closed = { ...reported('critical'), status: 'closed' as const, resolvedAt: start };
    expect(reopened(closed, later)).toEqual({ resolvedAt: null, resolveBy: minutesAfter(later, 1440) });
    expect(reopened({ ...closed, resolveBreachedAt: start }, later)).toEqual({ resolvedAt: null });
  });
});

type Step =
  | { readonly do: 'severity'; readonly severity: Severity; readonly after: number }
  | { readonly do: 'stamp'; readonly clock: (typeof clocks)[number]; readonly after: number }
  | { readonly do: 'look'; readonly after: number };

const after = fc.integer({ min: 0, max: 3000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('severity' as const), severity: fc.constantFrom(...severities), after }),
  fc.record({ do: fc.constant('stamp' as const), clock: fc.constantFrom(...clocks), after }),
  fc.record({ do: fc.constant('look' as const), after }),
);

describe('whatever happens to an incident', () => {
  it('keeps every missed deadline, records each clock once, and moves running clocks alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...severities), fc.array(step, { maxLength: 25 }), (severity, steps) => {
        let incident = reported(severity);
        let now = start;
        const told: string[] = [];
        for (const one of steps) {
          now = minutesAfter(now, one.after);
          const before = incident;
          const late = lateClocks(incident, now);
          told.push(...late);
          incident = { ...incident, ...breachesOf(late, now) };
          if (one.do === 'severity') incident = { ...incident, ...retimed(incident, one.severity) };
          if (one.do === 'stamp')
            incident = { ...incident, [columns[one.clock].done]: incident[columns[one.clock].done] ?? now };
          for (const clock of clocks) {
            const { by, done, breached } = columns[clock];
            if (before[breached]) expect(incident[breached]).toEqual(before[breached]);
            if (before[done] || before[breached]) expect(incident[by]).toEqual(before[by]);
            if (!incident[done] && !incident[breached])
              expect(incident[by]).toEqual(minutesAfter(start, slaMinutes[incident.severity][clock]));
          }
        }
        expect(new Set(told).size).toBe(told.length);
        const next = nextDeadline(incident);
        const open = clocks.filter((clock) => !incident[columns[clock].done] && !incident[columns[clock].breached]);
        expect(next === null).toBe(open.length === 0);
      }),
    );
  });
});

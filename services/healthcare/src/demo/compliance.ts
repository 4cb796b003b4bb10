import { demoId, demoRandom, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { notifyByOf } from '../breaches/breach.rules.js';
import { addDays, dayOf, daysBefore } from '@talent-os/service-kit/calendar';
import { nextReviewOn } from '../compliance/control.rules.js';
import { BREACHES, STANDINGS } from './compliance.data.js';

/** Trainings and statements: most people are up to date, some are late, a few never attested. */
export function demoAttestations({ slug }: DemoOrganization, people: readonly DemoPerson[], now: Date) {
  return people.flatMap(({ id: userId, signsIn }) => {
    const random = demoRandom(`${slug}/attestations/${userId}`);
    return (['training', 'statement'] as const).flatMap((kind) => {
      const never = random() < 0.05;
      const age = signsIn ? 210 : Math.floor(random() * 395);
      if (never && !signsIn) return [];
      const createdAt = daysBefore(now, age);
      return [{ userId, kind, attestedOn: dayOf(createdAt), createdAt }];
    });
  });
}

/** What the reviews of the past changed on a control, and the evidence they rested on. */
export function demoStanding(citation: string, ownerId: string, now: Date) {
  const row = STANDINGS[citation];
  if (!row) return undefined;
  const reviewedOn = addDays(dayOf(now), -row.reviewed);
  const { status, alternative = null, evidence } = row;
  return {
    changes: { status, alternative, ownerId, reviewedOn, nextReviewOn: nextReviewOn(reviewedOn) },
    evidence: evidence && {
      source: 'person' as const,
      text: evidence,
      passed: null,
      byId: ownerId,
      createdAt: daysBefore(now, row.reviewed + 3),
    },
  };
}

export function demoBreaches({ slug, timezone }: DemoOrganization, deciderId: string, now: Date) {
  return BREACHES.map(({ title, discovered, decision, affected, rationale, notified }) => {
    const discoveredAt = daysBefore(now, discovered);
    return {
      incidentId: demoId('incident', slug, title),
      title,
      discoveredAt,
      notifyBy: notifyByOf(discoveredAt, timezone),
      affectedCount: affected,
      decision,
      rationale,
      decidedById: deciderId,
      notifiedOn: notified === undefined ? null : addDays(dayOf(now), -notified),
      createdAt: discoveredAt,
    };
  });
}

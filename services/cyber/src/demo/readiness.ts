import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { demoClaims, demoTargets } from './readiness.data.js';

/** Work roles a demo organization needs, and who of the team holds or claims them. */
export function demoReadiness(slug: string, team: readonly DemoPerson[], lead: DemoPerson, now: Date) {
  const holding = (workRole: string, analyst: number) => ({
    id: demoId('work role holding', slug, workRole, String(analyst)),
    userId: team[analyst % team.length]!.id,
  });
  const targets = demoTargets.map(([workRole, target], index) => ({
    id: demoId('work role target', slug, workRole),
    createdAt: daysBefore(now, 200 - index),
    workRole,
    target,
  }));
  const held = demoTargets.flatMap(([workRole, , levels], index) =>
    Object.entries(levels).map(([analyst, level]) => ({
      ...holding(workRole, Number(analyst)),
      createdAt: daysBefore(now, 150 - index),
      workRole,
      level,
      status: 'confirmed' as const,
      confirmedById: lead.id,
      confirmedAt: daysBefore(now, 148 - index),
    })),
  );
  const claimed = demoClaims.map(([workRole, analyst, level], index) => ({
    ...holding(workRole, analyst),
    createdAt: daysBefore(now, 2 + index),
    workRole,
    level,
    status: 'claimed' as const,
    confirmedById: null,
    confirmedAt: null,
  }));
  return { targets, holdings: [...held, ...claimed] };
}

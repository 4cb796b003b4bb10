import type { Ctx } from '@talent-os/service-kit';

type PlanRow = {
  readonly interviewerIds: string[];
  readonly minutes: number;
  readonly start: string | null;
  readonly slots: readonly string[];
};

/** What is arranged of an interview, read before a transaction asks for it under its lock. 404 for any other. */
export async function planOf(ctx: Ctx, interviewId: string) {
  const { start, slots, ...plan } = await ctx.db.readExisting<PlanRow>(
    `select i.interviewer_ids::text[] as "interviewerIds", i.minutes, i.start_at as start, to_json(i.slots) as slots
     from talent.interview i where i.organization_id = $1 and i.id = $2`,
    [interviewId],
  );
  /** The time that is set, else those on offer. */
  return { ...plan, times: (start ? [start] : slots).map((time) => new Date(time)) };
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendRejectNotices } from '@talent-os/contracts/talent/application-events.js';
import { listApplications } from '@talent-os/contracts/talent/applications.js';
import { listInterviews } from '@talent-os/contracts/talent/interviews.js';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { listPipelines, publishPipeline } from '@talent-os/contracts/talent/pipelines.js';
import { openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { createPosition } from '../positions/create-position.js';

const industry = 'SALES' as const;
let admin: Person;
let service: OwnService;
const seats: string[] = [];

beforeAll(async () => {
  admin = await signIn('org.admin@northwind.example');
  service = await openOwnService(definition);
});
afterAll(async () => {
  await service.close();
  await ownerQuery('delete from talent.application where position_id = any($1::uuid[])', [seats]);
  await ownerQuery('delete from talent.position where id = any($1::uuid[])', [seats]);
});

const versions = async () => (await admin.call(listPipelines, {})).items.filter((one) => one.industry === industry);
const inUse = async () => (await versions()).find(({ active }) => active)!;
/** A seat that is opened now, with somebody in the stage for assessments. */
async function opened() {
  const ctx = service.context(sendRejectNotices, admin.organizationId);
  const { id, pipelineTemplateId } = await ctx.db.write((tx) =>
    createPosition(
      tx,
      {
        title: 'Seat of a version',
        department: 'Sales',
        industry,
        hiringManagerId: admin.id,
        recruiterId: admin.id,
        requisitionId: null,
        requiredSkills: [],
        hardRequirements: [],
      },
      ctx,
    ),
  );
  seats.push(id);
  const [application] = await ownerQuery<{ id: string }>(
    `insert into talent.application (id, organization_id, created_at, updated_at, position_id, user_id, source, stage_key,
       stage_entered_at, status, history)
     values (gen_random_uuid(), $1, now(), now(), $2, $3, 'direct', 'assess', now(), 'active', '[]') returning id`,
    [admin.organizationId, id, admin.id],
  );
  return { positionId: id, pipelineTemplateId, applicationId: application!.id };
}
const cardOf = async (positionId: string) => (await admin.call(listApplications, { positionId })).items[0]!;
const changed = (stages: readonly Stage[]): Stage[] =>
  stages.map((stage) =>
    stage.key === 'assess' ? { ...stage, name: 'Case study', slaDays: 2, waitsFor: 'manager' } : stage,
  );

describe('a new version of a pipeline', () => {
  it('is followed by positions opened from now on, and those that run keep theirs', async () => {
    const running = await opened();
    const before = await inUse();
    const { choices } = await admin.call(listPipelines, {});
    const skillIds = [choices[0]!.id];
    const input = {
      industry,
      from: before.number,
      stages: changed(before.stages),
      skillIds,
      guidance: 'Ask for numbers.',
    };
    const { number } = await admin.call(publishPipeline, input);
    const later = await opened();
    const stage = before.stages.find(({ key }) => key === 'assess')!;
    expect(await cardOf(running.positionId)).toMatchObject({
      stageName: stage.name,
      slaDays: stage.slaDays,
      waitingFor: 'candidate',
    });
    expect(await cardOf(later.positionId)).toMatchObject({
      stageName: 'Case study',
      slaDays: 2,
      waitingFor: 'manager',
    });
    for (const { positionId, waiting } of [
      { positionId: running.positionId, waiting: 'candidate' as const },
      { positionId: later.positionId, waiting: 'me' as const },
    ])
      expect((await admin.call(listApplications, { positionId, waiting })).items).toHaveLength(1);
    const [old, now] = await Promise.all(
      [running, later].map(({ applicationId }) => admin.call(listInterviews, { applicationId })),
    );
    expect([old!.guidance, now!.guidance]).toEqual([before.guidance, 'Ask for numbers.']);
    expect(now!.skills.map(({ id }) => id)).toEqual(skillIds);
    const all = await versions();
    expect(all[0]).toMatchObject({ number, active: true, positions: 1, people: 1, skills: [choices[0]!.name] });
    expect(all.find((one) => one.number === before.number)!.positions).toBe(before.positions);
    expect((await admin.refused(publishPipeline, input)).code).toBe('pipeline.replaced');
  });

  it('keeps a stage of every type, and rates skills of the organization only', async () => {
    const { number: from, stages } = await inUse();
    const lacking = {
      industry,
      from,
      stages: stages.filter(({ type }) => type !== 'offer'),
      skillIds: [],
      guidance: '',
    };
    const refused = await admin.refused(publishPipeline, lacking);
    expect([refused.code, refused.errors?.map(({ field }) => field)]).toEqual(['request.invalid', ['stages']]);
    const [foreign] = await ownerQuery<{ id: string }>(
      'select id from talent.skill where organization_id <> $1 limit 1',
      [admin.organizationId],
    );
    const strange = { ...lacking, stages, skillIds: [foreign!.id] };
    expect((await admin.refused(publishPipeline, strange)).code).toBe('resource.missing');
    expect((await admin.refused(publishPipeline, { ...strange, industry: 'CYBER', skillIds: [] })).code).toBe(
      'resource.missing',
    );
  });
});

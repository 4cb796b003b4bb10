import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { answerLesson } from '@talent-os/contracts/talent/learning.js';
import {
  dropLearningPath,
  listLearningPaths,
  reorderLearningPath,
  startLearningPath,
} from '@talent-os/contracts/talent/learning-paths.js';
import { addTarget, removeTarget } from '@talent-os/contracts/talent/targets.js';
import { newMember, ownerQuery, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let learner: Person;
let other: Person;
const title = `Guide ${crypto.randomUUID()}`;

beforeAll(async () => {
  const someone = async (role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'SALES_REP') =>
    (await newMember('meridian', { role, industry: 'SALES' })).signIn();
  [author, publisher, learner, other] = (await Promise.all([
    someone('HR_MANAGER'),
    someone('DEPARTMENT_HEAD'),
    someone('SALES_REP'),
    someone('SALES_REP'),
  ])) as [Person, Person, Person, Person];
});

async function published(skillId: string, name: string, minutes: number): Promise<string> {
  const { id } = await author.call(createCatalogueItem, {
    kind: 'lesson',
    industry: 'SALES',
    title: name,
    summary: 'Shows what a test has to show.',
    minutes,
    skillIds: [skillId],
    body: 'Say what you saw first.',
    question: 'What comes first?',
    options: ['What you think', 'What you saw'],
    answer: 2,
    why: 'Others can check it.',
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId: id });
  return id;
}

/** A seat of that title which takes one skill at its highest level; it answers the skill. */
async function seatOf(): Promise<string> {
  const skillId = (await author.call(listCatalogueSkills, {})).items.at(-1)!.id;
  await ownerQuery(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', $2::text,
       'opened_at', now(), 'required_skills', jsonb_build_array(jsonb_build_object('skillId', $3::text, 'level', 5, 'weight', 1))))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1`,
    [author.organizationId, title, skillId],
  );
  return skillId;
}
const pathTo = async (targetId: string, by = learner) =>
  (await by.call(listLearningPaths, {})).items.find((one) => one.targetId === targetId)!;

describe('the path to a role', () => {
  it('is proposed by what the role still takes, started, put into order and dropped', async () => {
    const skillId = await seatOf();
    const aim = { title, industry: 'SALES' as const, pay: null, horizonMonths: 12 };
    const { id: targetId } = await learner.call(addTarget, aim);
    const [first, second] = [
      await published(skillId, `Path, one ${title}`, 1),
      await published(skillId, `Path, two ${title}`, 2),
    ];
    const proposed = await pathTo(targetId);
    expect(proposed).toMatchObject({ startedAt: null, percent: 0, may: { do: ['start'] } });
    expect(proposed.missing).toMatchObject([{ level: 0, required: 5 }]);
    const ids = proposed.steps.map(({ catalogueItemId }) => catalogueItemId);
    expect(ids).toEqual(expect.arrayContaining([first]));
    const path = { targetId };
    expect((await other.refused(startLearningPath, path)).code).toBe('resource.missing');
    expect((await learner.refused(dropLearningPath, path)).code).toBe('resource.missing');
    await learner.call(startLearningPath, path);
    expect((await learner.refused(startLearningPath, path)).code).toBe('path.begun');
    const begun = await pathTo(targetId);
    expect(begun.steps.map(({ catalogueItemId }) => catalogueItemId)).toEqual(ids);

    // What is done counts, and what is put in front stands there.
    await learner.call(answerLesson, { catalogueItemId: first, answer: 2 });
    const [last] = ids.slice(-1) as [string];
    const { version } = await learner.call(reorderLearningPath, {
      ...path,
      catalogueItemIds: [last],
      version: begun.version!,
    });
    const after = await pathTo(targetId);
    expect(after).toMatchObject({ version, percent: Math.round(100 / ids.length) });
    expect(after.steps[0]!.catalogueItemId).toBe(last);
    expect(after.steps.find(({ catalogueItemId }) => catalogueItemId === first)!.done).toBe(true);
    const stale = { ...path, catalogueItemIds: [first], version: begun.version! };
    expect((await learner.refused(reorderLearningPath, stale)).code).toBe('resource.stale');
    const foreign = { ...path, catalogueItemIds: [targetId] };
    expect((await learner.refused(reorderLearningPath, foreign)).code).toBe('resource.missing');

    // What was finished stays when it goes out of use; what was not is gone.
    for (const catalogueItemId of [first, second]) await author.call(retireCatalogueItem, { catalogueItemId });
    const left = (await pathTo(targetId)).steps.map(({ catalogueItemId }) => catalogueItemId);
    expect(left).toContain(first);
    expect(left).not.toContain(second);

    await learner.call(dropLearningPath, path);
    expect(await pathTo(targetId)).toMatchObject({ startedAt: null });
  });

  it('goes with its target, and is none where nothing says what the role takes', async () => {
    const aim = { title: `${title} of nobody`, industry: 'SALES' as const, pay: null, horizonMonths: 12 };
    const { id: targetId } = await other.call(addTarget, aim);
    expect(await pathTo(targetId, other)).toMatchObject({ missing: null, steps: [], may: { do: [] } });
    expect((await other.refused(startLearningPath, { targetId })).code).toBe('path.empty');
    await other.call(removeTarget, { targetId });
    expect((await other.call(listLearningPaths, {})).items).toEqual([]);
  });
});

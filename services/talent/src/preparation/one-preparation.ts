import type { MetAs, Preparation } from '@talent-os/contracts/talent/preparation.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { credentialsOf } from '../applications/credentials.js';
import { requirementsOf } from '../applications/requirement.rules.js';
import { peopleById } from '../people/people.js';
import { stagesFrom, stepsOf } from './preparation.rules.js';
import { notesOf, preparedPosition } from './preparation.queries.js';
import { judgedIn, questionsOf } from './questions.rules.js';

/** Everything ahead of the caller for one position. */
export async function onePreparation(ctx: Ctx, positionId: string): Promise<Preparation> {
  const found = await preparedPosition(ctx, positionId);
  if (!found) throw new DomainError('resource.missing');
  const { industry, recruiterId, hiringManagerId, hardRequirements, needs, rated, stageKey, done, ...row } = found;
  const facts = { userId: ctx.userId, industry, hardRequirements };
  const interviewers = row.interviews.flatMap(({ interviewerIds }) => interviewerIds);
  const [person, credentials, notes] = await Promise.all([
    peopleById(ctx, [recruiterId, hiringManagerId, ...interviewers]),
    credentialsOf(ctx, [facts]),
    notesOf(ctx.db, ctx.userId),
  ]);
  const judged = judgedIn({ needs, rated });
  // Who is met twice is called by what they are first.
  const met: [string, MetAs][] = [
    [recruiterId, 'recruiter'],
    [hiringManagerId, 'hiringManager'],
    ...interviewers.map((id): [string, MetAs] => [id, 'interviewer']),
  ];
  return {
    ...row,
    stages: stagesFrom(row.stages, stageKey),
    people: met
      .filter(([id], index) => met.findIndex(([other]) => other === id) === index)
      .map(([id, metAs]) => ({ name: person(id).name, title: person(id).title, metAs })),
    interviews: row.interviews.map(({ interviewerIds, ...one }) => ({
      ...one,
      interviewerNames: interviewerIds.map((id) => person(id).name),
    })),
    judged,
    requirements: requirementsOf(hardRequirements, credentials(facts)),
    steps: stepsOf({ kinds: row.interviews.map(({ kind }) => kind), mustHold: hardRequirements.length }, done),
    questions: questionsOf(industry, judged).map((one) => ({ ...one, note: notes.get(one.key) ?? '' })),
  };
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation, Sent } from '@talent-os/contracts';
import { getInbox } from '@talent-os/contracts/productivity/inbox.js';
import {
  answerFeedback,
  askForFeedback,
  getApplicationFeedback,
  listOwnFeedback,
  rateFeedback,
} from '@talent-os/contracts/talent/application-feedback.js';
import { withdrawMyApplication } from '@talent-os/contracts/talent/my-applications.js';
import { eventually, newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, type Team } from '../test/hiring.js';

let team: Team;
let me: Person;

beforeAll(async () => {
  team = await hiringTeam();
  const { email, password } = await newCandidate();
  me = await signIn(email, password);
});

const refusal = async <O extends Operation>(by: Person, operation: O, input: Sent<O>) =>
  (await by.refused(operation, input)).code;

/** An application of mine that is over. */
async function overNow() {
  const { applicationId } = await applicant(team, me, 'team-interview', 'direct');
  await me.call(withdrawMyApplication, { applicationId });
  return applicationId;
}
const mine = async (applicationId: string) =>
  (await me.call(listOwnFeedback, {})).items.find((one) => one.applicationId === applicationId);

describe('feedback on an application', () => {
  it('is asked for once it is over, once, and waits in the inbox of who recruits', async () => {
    const { applicationId: running } = await applicant(team, me, 'team-interview', 'direct');
    expect(await refusal(me, askForFeedback, { applicationId: running })).toBe('feedback.running');
    expect(await mine(running)).toBeUndefined();
    await me.call(withdrawMyApplication, { applicationId: running });
    expect(await mine(running)).toMatchObject({ askedAt: null, may: { do: ['ask'] } });
    await me.call(askForFeedback, { applicationId: running, question: 'Why?' });
    expect(await refusal(me, askForFeedback, { applicationId: running })).toBe('feedback.asked');
    expect(await mine(running)).toMatchObject({ question: 'Why?', answeredAt: null, may: { do: [] } });
    await eventually(async () => {
      const { items } = await team.recruiter.call(getInbox, {});
      const row = items.find(({ kind, link }) => kind === 'feedbackRequest' && link.includes(running));
      expect(row?.reason).toContain('“Why?”');
    });
  });

  it('is told as far as it was released, and rated', async () => {
    const applicationId = await overNow();
    expect(await team.recruiter.call(getApplicationFeedback, { applicationId })).toEqual({ request: null });
    expect(await refusal(me, rateFeedback, { applicationId, useful: true })).toBe('resource.missing');
    await me.call(askForFeedback, { applicationId });
    const asked = await team.recruiter.call(getApplicationFeedback, { applicationId });
    expect(asked.request).toMatchObject({ question: '', released: [], may: { do: ['answer'] } });
    expect(await refusal(me, rateFeedback, { applicationId, useful: true })).toBe('feedback.none');
    const words = { strengths: 'Clear questions.', gaps: 'Said among us.', advice: 'Lead one.' };
    await team.recruiter.call(answerFeedback, { applicationId, ...words, released: ['advice', 'strengths'] });
    expect(await refusal(team.recruiter, answerFeedback, { applicationId, ...words })).toBe('feedback.answered');
    expect(await mine(applicationId)).toMatchObject({ ...words, gaps: null, may: { do: ['rate'] } });
    await me.call(rateFeedback, { applicationId, useful: true });
    const { request } = await team.recruiter.call(getApplicationFeedback, { applicationId });
    expect(request).toMatchObject({ ...words, released: ['strengths', 'advice'], useful: true, may: { do: [] } });
    expect(request!.answeredByName).not.toBeNull();
  });

  it('says at least something, and releases only what was said', async () => {
    const applicationId = await overNow();
    await me.call(askForFeedback, { applicationId });
    const answer = (input: Omit<Sent<typeof answerFeedback>, 'applicationId'>) =>
      refusal(team.recruiter, answerFeedback, { applicationId, ...input });
    expect(await answer({})).toBe('request.invalid');
    expect(await answer({ strengths: 'Clear.', released: ['gaps'] })).toBe('request.invalid');
  });

  it('is not heard of before the person is told that they were not chosen', async () => {
    const { applicationId } = await applicant(team, me, 'team-interview', 'direct');
    await ownerQuery(
      "update talent.application set status = 'rejected', notice_at = now() + interval '1 day' where id = $1",
      [applicationId],
    );
    expect(await mine(applicationId)).toBeUndefined();
    expect(await refusal(me, askForFeedback, { applicationId })).toBe('feedback.running');
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { answerMentorship, listMentorships, offerMentorship } from '@talent-os/contracts/talent/collaboration.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let mentor: Person;
let mentee: Person;
let other: Person;

beforeAll(async () => {
  const at = (box: string) => signIn(`${box}@meridian.example`);
  [mentor, mentee, other] = (await Promise.all(['department.head', 'sales.rep', 'hiring.manager'].map(at))) as [
    Person,
    Person,
    Person,
  ];
});

/** An offer in a skill that mentor and mentee both hold. */
async function offered(): Promise<string> {
  const [skill] = await ownerQuery<{ id: string }>(
    `select a.skill_id as id from talent.person_skill a join talent.person_skill b using (skill_id)
     where a.user_id = $1 and b.user_id = $2 limit 1`,
    [mentor.id, mentee.id],
  );
  return (await mentor.call(offerMentorship, { skillIds: [skill!.id], note: 'Tuesdays' })).id;
}
const seen = async (person: Person, offerId: string) =>
  (await person.call(listMentorships, {})).items.find(({ id }) => id === offerId);
const answer = (person: Person, offerId: string, action: 'request' | 'accept' | 'decline' | 'end') =>
  person.send(answerMentorship, { offerId, action });

describe('a mentorship', () => {
  it('goes from offer to request to match to end, and both see where it stands', async () => {
    const id = await offered();
    expect(await seen(mentee, id)).toMatchObject({
      status: 'open',
      mine: false,
      requestedByMe: false,
      mentorName: 'Victor Salgado',
    });
    expect((await answer(mentee, id, 'request')).body).toEqual({ status: 'requested' });
    expect(await seen(mentor, id)).toMatchObject({ mine: true, menteeName: 'Jonah Prescott' });
    expect((await answer(mentor, id, 'accept')).body).toEqual({ status: 'matched' });
    expect(await seen(mentee, id)).toMatchObject({ status: 'matched', requestedByMe: true });
    expect((await answer(mentee, id, 'end')).body).toEqual({ status: 'ended' });
    const events = await ownerQuery<{ status: string }>(
      `select payload ->> 'status' as status from talent.outbox where payload ->> 'offerId' = $1 order by at, id`,
      [id],
    );
    expect(events.map(({ status }) => status)).toEqual(['open', 'requested', 'matched', 'ended']);
  });

  it('goes to one of two who ask at once', async () => {
    const id = await offered();
    const answers = await Promise.all([answer(mentee, id, 'request'), answer(other, id, 'request')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is open again after a declined request, and the list of others no longer shows it while requested', async () => {
    const id = await offered();
    await answer(other, id, 'request');
    expect(await seen(mentee, id)).toBeUndefined();
    expect((await answer(mentee, id, 'accept')).status).toBe(403);
    expect((await answer(mentor, id, 'decline')).body).toEqual({ status: 'open' });
    expect(await seen(mentee, id)).toMatchObject({ status: 'open', menteeName: null });
  });

  it('is offered in one’s own skills only', async () => {
    const [missing] = await ownerQuery<{ id: string }>(
      `select id from talent.skill s where organization_id = $1
       and not exists (select 1 from talent.person_skill held where held.skill_id = s.id and held.user_id = $2) limit 1`,
      [mentor.organizationId, mentor.id],
    );
    expect(await mentor.refused(offerMentorship, { skillIds: [missing!.id] })).toMatchObject({ status: 404 });
  });
});

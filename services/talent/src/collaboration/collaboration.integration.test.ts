import { beforeAll, describe, expect, it } from '@jest/globals';
import { handOver, listCollaborations, postNote, type parties } from '@talent-os/contracts/talent/collaboration.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

type Party = (typeof parties)[number];
let people: Record<Party, Person>;
let stranger: Person;
let shared: { id: string; professional_id: string };

beforeAll(async () => {
  const at = (box: string) => signIn(`${box}@meridian.example`);
  const [manager, recruiter, candidate, professional] = await Promise.all(
    ['hiring.manager', 'recruiter', 'candidate', 'sales.rep'].map(at),
  );
  people = { manager: manager!, recruiter: recruiter!, candidate: candidate!, professional: professional! };
  stranger = await at('department.head');
  const [row] = await ownerQuery<typeof shared>(
    `select id, professional_id from talent.collaboration
     where manager_id = $1 and recruiter_id = $2 and candidate_id = $3 and professional_id = $4`,
    [manager!.id, recruiter!.id, candidate!.id, professional!.id],
  );
  shared = row!;
});

const rowOf = async (person: Person) =>
  (await person.call(listCollaborations, {})).items.find(({ id }) => id === shared.id)!;
const readers = async (noteId: string) => {
  const sees = async ([party, person]: [string, Person]) =>
    (await rowOf(person)).notes.some(({ id }) => id === noteId) ? [party] : [];
  return (await Promise.all(Object.entries(people).map(sees))).flat().toSorted();
};

describe('a four-way collaboration', () => {
  it('is listed for its four people, each on their side, with everybody’s name', async () => {
    for (const [party, person] of Object.entries(people)) {
      const row = await rowOf(person);
      expect(row.me).toBe(party);
      expect(row.people.map(({ name }) => name)).toEqual([
        'Dana Whitfield',
        'Tomas Okafor',
        'Amara Diallo',
        'Jonah Prescott',
      ]);
    }
    expect(await rowOf(stranger)).toBeUndefined();
  });

  it('shows a note to the parties it names and to its author', async () => {
    const write = (by: Person, visibleTo?: Party[]) =>
      by.call(postNote, { collaborationId: shared.id, body: 'Read by few', visibleTo });
    expect(await readers((await write(people.manager)).id)).toEqual(['manager', 'recruiter']);
    expect(await readers((await write(people.professional)).id)).toEqual(['manager', 'professional', 'recruiter']);
    const open = await write(people.candidate, ['manager', 'recruiter', 'candidate', 'professional']);
    expect(open.authorName).toBe('Amara Diallo');
    expect(await readers(open.id)).toHaveLength(4);
  });

  it('tells the readers of a note, not its author', async () => {
    await people.recruiter.call(postNote, {
      collaborationId: shared.id,
      body: 'Agreed',
      visibleTo: ['manager', 'recruiter'],
    });
    const [event] = await ownerQuery<{ payload: { ownerIds: string[]; what: string } }>(
      `select payload from talent.outbox where name = 'talent.collaboration.changed' order by at desc, id desc limit 1`,
    );
    expect(event!.payload).toMatchObject({ what: 'note', ownerIds: [people.manager.id] });
  });

  it('hands the next step over to a side somebody has taken', async () => {
    const step = { owner: 'professional' as const, text: 'Say how you know the candidate', dueAt: '2030-01-15' };
    await people.manager.call(handOver, { collaborationId: shared.id, ...step });
    expect((await rowOf(people.candidate)).nextStep).toEqual(step);
    const [partial] = await ownerQuery<{ id: string }>(
      'select id from talent.collaboration where manager_id = $1 and candidate_id is null limit 1',
      [people.manager.id],
    );
    const refusal = await people.manager.refused(handOver, {
      collaborationId: partial!.id,
      ...step,
      owner: 'candidate',
    });
    expect(refusal).toMatchObject({ status: 422, errors: [{ field: 'owner' }] });
  });

  it('is not found by who takes no part in it', async () => {
    const note = { collaborationId: shared.id, body: 'Hello' };
    expect(await stranger.refused(postNote, note)).toMatchObject({ status: 404, code: 'resource.missing' });
    const step = { collaborationId: shared.id, owner: 'manager' as const, text: 'Decide', dueAt: '2030-01-15' };
    expect(await stranger.refused(handOver, step)).toMatchObject({ status: 404 });
  });
});

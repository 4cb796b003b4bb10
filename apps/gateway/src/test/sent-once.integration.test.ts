import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTask, listTasks } from '@talent-os/contracts/productivity/tasks.js';
import { addressOf, ownerQuery, signIn, type Person } from '@talent-os/testing';

let rep: Person;
let nurse: Person;
beforeAll(async () => {
  [rep, nurse] = (await Promise.all(['sales.rep', 'nurse'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

const keyOf = () => crypto.randomUUID().replaceAll('-', '');

async function create(person: Person, key: string, input: Readonly<Record<string, unknown>>) {
  const response = await fetch(`${addressOf()}${createTask.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as { id?: string; code?: string } };
}
const countOf = async (person: Person, title: string) =>
  (await person.call(listTasks, { search: title })).items.filter((task) => task.title === title).length;

describe('a write with a key', () => {
  it('sent twice at once is done once, and both are answered the same', async () => {
    const [key, title] = [keyOf(), `Twice ${keyOf()}`];
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(rep, key, { title })));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(answers[0]!.status));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body.id).toBeDefined();
    // Later as well: the answer may have been lost on its way.
    expect(await create(rep, key, { title })).toEqual(answers[0]);
    expect(await countOf(rep, title)).toBe(1);
  });

  it('is done again under another key, and by another person under the same', async () => {
    const [key, title] = [keyOf(), `Again ${keyOf()}`];
    const first = await create(rep, key, { title });
    const others = await Promise.all([create(rep, keyOf(), { title }), create(nurse, key, { title })]);
    expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(3);
    expect([await countOf(rep, title), await countOf(nurse, title)]).toEqual([2, 1]);
  });

  it('that was refused is tried again, and one with something else in it is refused', async () => {
    const [key, title] = [keyOf(), `Other ${keyOf()}`];
    expect((await create(rep, key, { title: '' })).status).toBe(422);
    expect((await create(rep, key, { title })).body.id).toBeDefined();
    expect(await create(rep, key, { title: `${title} too` })).toMatchObject({
      status: 409,
      body: { code: 'request.repeated' },
    });
    expect((await create(rep, 'short', { title })).status).toBe(400);
    expect(await countOf(rep, title)).toBe(1);
  });

  it('leaves its answer behind sealed', async () => {
    const [key, title] = [keyOf(), `Sealed ${keyOf()}`];
    await create(rep, key, { title });
    const [row] = await ownerQuery<{ reply: string }>('select reply from productivity.sent_once where key = $1', [key]);
    expect(row!.reply).toMatch(/^v1\./);
    expect(row!.reply).not.toContain('Sealed');
  });
});

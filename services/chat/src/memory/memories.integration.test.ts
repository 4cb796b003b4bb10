import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import {
  exportMemories,
  forgetMemories,
  forgetMemory,
  getMemory,
  keepMemory,
  listMemories,
  MAX_MEMORIES,
  MAX_MEMORY_LENGTH,
  switchMemory,
  updateMemory,
} from '@talent-os/contracts/chat/memories.js';
import { decideProposal, sendMessage } from '@talent-os/contracts/chat/messages.js';
import { addProvider, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { Scripted } from '../providers/test/scripted.js';

let rep: Person;
let admin: Person;
let colleague: Person;
let scripted: Scripted;
beforeAll(async () => {
  scripted = await Scripted.start();
  [rep, admin, colleague] = (await Promise.all(
    ['hr.manager@meridian', 'org.admin@meridian', 'recruiter@meridian'].map((name) => signIn(`${name}.example`)),
  )) as [Person, Person, Person];
  await rep.call(switchMemory, { enabled: true });
});
afterAll(async () => {
  await rep.call(forgetMemories, {});
  await rep.call(switchMemory, { enabled: false });
  await scripted.stop();
});

const unique = (text: string) => `${text} ${crypto.randomUUID().replaceAll(/\d|-/g, '').slice(0, 6)}x`;
const remembered = async (person = rep) => (await person.call(listMemories, {})).items.map(({ text }) => text);
const keep = async (text: string, person = rep) => (await person.call(keepMemory, { text })).id;

const context = {
  hubContext: 'intelligence',
  hubTitle: 'Intelligence Hub',
  pageContext: 'intelligence-overview',
  pageTitle: 'Overview',
};
async function asked(content: string, person = rep, sessionId?: string) {
  const clientMessageId = `client-${crypto.randomUUID()}`;
  const sent = await person.call(sendMessage, {
    ...context,
    content,
    clientMessageId,
    ...(sessionId && { sessionId }),
  });
  const response = await fetch(`${person.address}/api/chat/runs/${sent.runId}/events`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const lines = (await response.text()).split('\n');
  const frames = lines.flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6)) as Frame] : []));
  const text = frames.map((frame) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
  const proposal = frames.flatMap((frame) => (frame.type === 'proposal' ? [frame.proposal] : []))[0];
  return { ...sent, text, proposal };
}
const approve = (
  person: Person,
  { runId, callId, signature }: NonNullable<Awaited<ReturnType<typeof asked>>['proposal']>,
) => person.call(decideProposal, { runId, callId, signature, decision: 'approved' });

describe('what the assistant remembers', () => {
  it('is nothing until a person turns it on', async () => {
    expect(await colleague.call(listMemories, {})).toEqual({ enabled: false, items: [] });
    expect((await colleague.refused(keepMemory, { text: 'Short answers' })).code).toBe('memory.off');
    const { text, proposal } = await asked('Remember that I like short answers', colleague);
    expect([text, proposal]).toEqual([expect.stringContaining('remembering is off'), undefined]);
  });

  it('is kept, changed, exported and forgotten by its person', async () => {
    const [first, second] = [unique('Short answers'), unique('Tables first')];
    const id = await keep(first);
    await keep(second);
    expect((await remembered()).slice(0, 2)).toEqual([second, first]);
    const { version } = await rep.call(getMemory, { memoryId: id });
    await rep.call(updateMemory, { memoryId: id, version, text: `${first} please` });
    expect((await rep.refused(updateMemory, { memoryId: id, version, text: 'Again' })).code).toBe('resource.stale');
    expect((await rep.refused(keepMemory, { text: second })).code).toBe('memory.known');
    const { csv, total } = await rep.call(exportMemories, {});
    expect([csv.includes(`${first} please`), total >= 2]).toEqual([true, true]);
    await rep.call(forgetMemory, { memoryId: id });
    expect(await remembered()).not.toContain(`${first} please`);
    await rep.call(forgetMemories, {});
    expect(await remembered()).toEqual([]);
  });

  it('is bounded: how many, and how long each', async () => {
    await ownerQuery(
      `insert into chat.memory (id, organization_id, created_at, updated_at, user_id, text)
       select gen_random_uuid(), $1, now(), now(), $2, 'filled ' || n from generate_series(1, $3::int) n`,
      [rep.organizationId, rep.id, MAX_MEMORIES],
    );
    expect((await rep.refused(keepMemory, { text: 'One more' })).code).toBe('memory.many');
    await rep.call(forgetMemories, {});
    expect((await rep.send(keepMemory, { text: 'a'.repeat(MAX_MEMORY_LENGTH + 1) })).status).toBe(422);
  });

  it.each([
    'Dana has diabetes',
    'her number is 555-867-5309',
    'Jane Doe was born on 4 May 1987',
    'reach him at jane.doe@example.org',
  ])('is nothing of health or identity: %s', async (text) => {
    const { body } = await rep.send(keepMemory, { text });
    expect(body).toMatchObject({ code: 'memory.private', errors: [{ field: 'text', message: /^Please leave out “/ }] });
    const answer = await asked(`Remember that ${text}`);
    expect([answer.text, answer.proposal]).toEqual([
      expect.stringContaining('I do not remember health or personal details'),
      undefined,
    ]);
    expect(await remembered()).toEqual([]);
  });

  it('is shown to nobody else: neither to a colleague nor to an administrator', async () => {
    const memoryId = await keep(unique('Mine alone'));
    for (const person of [admin, colleague]) {
      expect(await remembered(person)).toEqual([]);
      expect((await person.refused(getMemory, { memoryId })).code).toBe('resource.missing');
      expect((await person.refused(forgetMemory, { memoryId })).code).toBe('resource.missing');
      expect((await person.refused(updateMemory, { memoryId, version: 1, text: 'Theirs' })).code).toBe(
        'resource.missing',
      );
    }
    await rep.call(forgetMemory, { memoryId });
  });
});

describe('in a conversation', () => {
  it('something is remembered and forgotten once it is approved', async () => {
    const text = unique('I want tables first');
    const { proposal, sessionId } = await asked(`Please remember that ${text}`);
    expect(proposal).toMatchObject({ title: 'Remember this', details: [{ label: 'To remember', value: text }] });
    expect(await remembered()).toEqual([]);
    expect(await approve(rep, proposal!)).toEqual({ state: 'approved', outcome: 'Done' });
    expect(await remembered()).toEqual([text]);
    expect((await asked('What do you remember about me?')).text).toContain(text);
    const forgetting = await asked('Forget that', rep, sessionId);
    expect(forgetting.proposal).toMatchObject({ title: 'Forget this', details: [{ value: text }] });
    await approve(rep, forgetting.proposal!);
    expect(await remembered()).toEqual([]);
  });

  it('a word of one’s own is put as it is meant, and that is said; switched off it is not', async () => {
    await keep('by my rounds I mean notifications');
    const said = 'As you asked me to remember: “my rounds” is notifications.';
    expect((await asked('Show my rounds')).text).toContain(said);
    await rep.call(switchMemory, { enabled: false });
    expect((await asked('Show my rounds')).text).not.toContain(said);
    await rep.call(switchMemory, { enabled: true });
    await rep.call(forgetMemories, {});
  });

  it('a model is told of it, of that person’s alone', async () => {
    const text = unique('Answer in haiku');
    await keep(text);
    const key = crypto.randomUUID();
    const { id } = await admin.call(addProvider, {
      name: 'Scripted',
      baseUrl: scripted.baseUrl,
      model: 'echo',
      priority: 1,
      monthlyBudget: 10_000,
      promptPrice: 1,
      completionPrice: 1,
      allowedHubs: ['intelligence'],
      baaSigned: false,
      enabled: true,
      key,
    });
    try {
      await asked('Hello there');
      await asked('Hello there', admin);
      const calls = (await scripted.calls(key)).map((call) => JSON.stringify(call));
      expect(calls.map((call) => call.includes(text))).toEqual([true, false]);
    } finally {
      await admin.call(removeProvider, { providerId: id });
      await rep.call(forgetMemories, {});
    }
  });
});

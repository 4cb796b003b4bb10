import { beforeAll, describe, expect, it } from '@jest/globals';
import { getGoal } from '@talent-os/contracts/productivity/goals.js';
import { createSession } from '@talent-os/contracts/productivity/sessions.js';
import { acceptSuggestion, dismissSuggestion, listSuggestions } from '@talent-os/contracts/productivity/suggestions.js';
import { getTask } from '@talent-os/contracts/productivity/tasks.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { conversationOf } from '../test/conversation.js';
import { inDays, unique } from '../test/goals.js';

let rep: Person;
let nurse: Person;

beforeAll(async () => {
  [rep, nurse] = (await Promise.all(['hr.manager', 'nurse'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

/** What the assistant tells of a conversation. */
const tell = async (goals: string[], chatSessionId?: string) =>
  rep.call(createSession, {
    sessionType: 'chat',
    hubContext: 'sales',
    goals,
    metadata: { source: 'chat', integratedChat: true, chatSessionId: chatSessionId ?? (await conversationOf(rep)) },
  });
async function suggested(text: string) {
  const { items } = await rep.call(listSuggestions, {});
  return items.filter((item) => item.text === text);
}
async function one() {
  const text = `My goal is to ${unique('write')}.`;
  await tell([text]);
  return (await suggested(text))[0]!;
}

describe('a suggestion', () => {
  it('is there once for a sentence of a conversation, however often it is told', async () => {
    const text = `My goal is ${unique('rest')}`;
    const conversation = await conversationOf(rep);
    await Promise.all(Array.from({ length: 5 }, () => tell([text], conversation)));
    await tell([text.toUpperCase(), text], conversation);
    expect(await suggested(text)).toMatchObject([{ status: 'new', hubContext: 'sales', chatSessionId: conversation }]);
    const [row] = await suggested(text);
    await rep.call(dismissSuggestion, { suggestionId: row!.id });
    await tell([text, `Another goal ${unique('x')}`], conversation);
    expect(await suggested(text)).toEqual([]);
  });

  it('becomes one task, however often and however simultaneously it is accepted', async () => {
    const { id: suggestionId, text } = await one();
    const accept = { suggestionId, as: 'task' as const, due: inDays(3) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => rep.call(acceptSuggestion, accept)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const task = await rep.call(getTask, { taskId: answers[0]!.id });
    expect(task).toMatchObject({ source: 'chat', due: inDays(3), status: 'todo' });
    expect(text).toContain(task.title.slice(1));
    expect((await rep.refused(acceptSuggestion, { suggestionId, as: 'goal' })).code).toBe('suggestion.decided');
    expect((await rep.refused(dismissSuggestion, { suggestionId })).code).toBe('suggestion.decided');
    expect(await suggested(text)).toEqual([]);
  });

  it('becomes a private draft of a goal', async () => {
    const { id: suggestionId } = await one();
    const { kind, id } = await rep.call(acceptSuggestion, { suggestionId, as: 'goal', title: 'Rest more' });
    expect(kind).toBe('goal');
    expect(await rep.call(getGoal, { goalId: id })).toMatchObject({
      title: 'Rest more',
      status: 'draft',
      visibility: 'private',
      hub: 'sales',
    });
  });

  it('is put aside and taken back', async () => {
    const { id: suggestionId, text } = await one();
    expect(await rep.call(dismissSuggestion, { suggestionId })).toEqual({ status: 'dismissed' });
    expect((await rep.refused(acceptSuggestion, { suggestionId, as: 'task' })).code).toBe('suggestion.decided');
    expect(await rep.call(dismissSuggestion, { suggestionId, restore: true })).toEqual({ status: 'new' });
    expect(await suggested(text)).toHaveLength(1);
  });

  it('is its author’s alone', async () => {
    const { id: suggestionId, text } = await one();
    expect((await nurse.refused(acceptSuggestion, { suggestionId, as: 'task' })).code).toBe('resource.missing');
    expect((await nurse.refused(dismissSuggestion, { suggestionId })).code).toBe('resource.missing');
    expect((await nurse.call(listSuggestions, {})).items.map((item) => item.text)).not.toContain(text);
    expect(
      await ownerQuery('select 1 from productivity.task where owner_id = $1 and source = $2 and title = $3', [
        nurse.id,
        'chat',
        text,
      ]),
    ).toEqual([]);
  });
});

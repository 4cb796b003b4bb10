import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSession } from '@talent-os/contracts/productivity/sessions.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { conversationOf } from '../test/conversation.js';

let rep: Person;
let nurse: Person;

beforeAll(async () => {
  [rep, nurse] = (await Promise.all(['sales.rep', 'nurse'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

const told = (goals: string[], chatSessionId?: string) => ({
  sessionType: 'focus',
  hubContext: 'productivity',
  goals,
  metadata: { source: 'widget', integratedChat: chatSessionId !== undefined, ...(chatSessionId && { chatSessionId }) },
});
const goalsOf = (sessionId: string) =>
  ownerQuery('select goals from productivity.productivity_session where id = $1', [sessionId]);
const eventsOf = (sessionId: string) =>
  ownerQuery(`select name from productivity.outbox where payload ->> 'sessionId' = $1`, [sessionId]);

describe('a productivity session', () => {
  it('is one per person, source and conversation, however often and however simultaneously it is told', async () => {
    const chatSessionId = await conversationOf(rep);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => rep.send(createSession, told(['Ten calls'], chatSessionId))),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    const { sessionId } = answers[0]!.body as { sessionId: string };
    expect(await eventsOf(sessionId)).toEqual([{ name: 'productivity.session.changed' }]);
    await rep.call(createSession, told(['ten calls', 'Rest'], chatSessionId));
    expect(await goalsOf(sessionId)).toEqual([{ goals: ['Ten calls', 'Rest'] }]);
    expect(await eventsOf(sessionId)).toHaveLength(2);
    const inCapitals = await rep.call(createSession, told(['Ten calls'], chatSessionId.toUpperCase()));
    expect(inCapitals.sessionId).toBe(sessionId);
  });

  it('belongs to a conversation of the person themselves', async () => {
    for (const chatSessionId of [await conversationOf(nurse), crypto.randomUUID()])
      expect((await rep.refused(createSession, told(['Ten calls'], chatSessionId))).code).toBe('resource.missing');
  });

  it('without a conversation is a new one each time', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => rep.call(createSession, told(['Read']))));
    expect(first!.sessionId).not.toBe(second!.sessionId);
  });
});

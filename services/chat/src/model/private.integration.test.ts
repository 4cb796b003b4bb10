import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJson, exportMarkdown } from '@talent-os/contracts/chat/export.js';
import { regenerate, sendMessage } from '@talent-os/contracts/chat/messages.js';
import { addProvider, listProviders, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { exportHistory, getSession } from '@talent-os/contracts/chat/sessions.js';
import { getShared, listShares, shareSession } from '@talent-os/contracts/chat/shares.js';
import { ownClearance } from '@talent-os/contracts/cyber/clearance.js';
import { checkInWellness, getMyWellness } from '@talent-os/contracts/productivity/wellness.js';
import { eventually, signIn, type Person } from '@talent-os/testing';
import { Scripted } from '../providers/test/scripted.js';
import { readRun } from '../test/event-source.js';
import { says } from '../understanding/words-of-reply.js';

const QUESTION = 'Which agency granted my clearance?';
const AFTERWARDS = 'Write me a short greeting for a colleague';
const key = crypto.randomUUID();

let scripted: Scripted;
let admin: Person;
let analyst: Person;
let providerId: string;
/** What the answer tells. */
let authority: string;
beforeAll(async () => {
  scripted = await Scripted.start();
  [admin, analyst] = (await Promise.all(['org.admin', 'analyst'].map((box) => signIn(`${box}@sentinel.example`)))) as [
    Person,
    Person,
  ];
  const { id } = await admin.call(addProvider, {
    name: 'private',
    baseUrl: scripted.baseUrl,
    model: 'paced-0-5',
    priority: 1,
    monthlyBudget: 10_000,
    promptPrice: 100,
    completionPrice: 400,
    allowedHubs: ['cyber', 'admin'],
    baaSigned: false,
    enabled: true,
    key,
  });
  providerId = id;
  authority = (await analyst.call(ownClearance, {})).clearance!.grantingAuthority!;
});
afterAll(async () => {
  await admin.call(removeProvider, { providerId });
  await scripted.stop();
});

async function ask(content: string, more: object = {}, who = analyst) {
  const sent = await who.call(sendMessage, {
    hubContext: 'cyber',
    hubTitle: 'Cyber Hub',
    pageContext: 'cyber',
    pageTitle: 'Cyber',
    content,
    clientMessageId: `client-${crypto.randomUUID()}`,
    ...more,
  });
  const frames = (await readRun(who, sent.runId)).map(({ frame }) => frame);
  const text = frames.map((frame) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
  return { ...sent, text, mode: frames[0]?.type === 'start' ? frames[0].mode : undefined };
}
const sentToModel = async () => JSON.stringify((await scripted.calls(key)).map(({ asked }) => asked));

describe('what concerns somebody alone', () => {
  it('is answered to them without the model there is, whatever they ask for, and never leaves with what comes after', async () => {
    const first = await ask('Good morning');
    expect(first.mode).toBe('model');
    const before = (await scripted.calls(key)).length;
    const told = await ask(QUESTION, { sessionId: first.sessionId });
    expect(told).toMatchObject({ mode: 'platform-data', text: expect.stringContaining(authority) });
    expect(told.text).toContain(says.private);
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const again = await analyst.call(regenerate, { messageId: told.answerId, clientMessageId, askModel: true });
    await readRun(analyst, again.runId);
    expect(await scripted.calls(key)).toHaveLength(before);

    const after = await ask(AFTERWARDS, { sessionId: first.sessionId });
    expect(after.mode).toBe('model');
    const sent = await sentToModel();
    expect(sent).toContain(AFTERWARDS);
    expect(sent).toContain('Good morning');
    for (const kept of [authority, QUESTION, 'clearance granted']) expect(sent).not.toContain(kept);
  });

  it('stands in no file, in no shared conversation and in no title, and they read it themselves', async () => {
    const told = await ask(QUESTION);
    const { sessionId } = told;
    await ask('Good morning', { sessionId });
    await analyst.call(shareSession, { sessionId, userIds: [admin.id] });
    const share = (await admin.call(listShares, {})).withMe.find((one) => one.sessionId === sessionId)!;
    expect(share).toMatchObject({ open: true, title: 'Good morning' });
    const leaving = [
      await admin.call(getShared, { shareId: share.id }),
      await analyst.call(exportMarkdown, { sessionId }),
      await analyst.call(exportJson, { sessionId }),
      await admin.call(exportJson, { sessionId }),
      (await analyst.call(exportHistory, {})).messages.filter((one) => one.sessionId === sessionId),
    ].map((one) => JSON.stringify(one));
    for (const text of leaving) {
      expect(text).toContain('Good morning');
      expect(text).not.toContain(authority);
      expect(text).not.toContain(QUESTION);
    }
    const own = JSON.stringify(await analyst.call(getSession, { sessionId }));
    expect(own).toContain(authority);
    expect(own).toContain(QUESTION);
  });

  it('of their well-being makes the conversation one of health, and what they asked leaves nothing to suggest', async () => {
    const answers = [4, 4, 4, 4, 4];
    await analyst.call(checkInWellness, { instrument: 'WHO5', answers }).catch(() => undefined);
    const { instruments } = await analyst.call(getMyWellness, {});
    expect(instruments.find(({ instrument }) => instrument === 'WHO5')!.scores).not.toEqual([]);
    const told = await ask('What is my wellbeing score?');
    expect(told).toMatchObject({ mode: 'platform-data', text: expect.stringContaining(says.private) });
    const before = await sentToModel();
    const after = await ask('Good evening', { sessionId: told.sessionId });
    expect(after.mode).toBe('degraded');
    expect(await sentToModel()).toBe(before);
    const { messages } = await analyst.call(getSession, { sessionId: told.sessionId });
    expect(messages.find(({ content }) => content.startsWith('What is my'))!.productivityContext).toBeNull();
    await eventually(async () => {
      const later = (await analyst.call(getSession, { sessionId: told.sessionId })).messages;
      expect(later.find(({ content }) => content === 'Good evening')!.productivityContext).not.toBeNull();
      expect(later.find(({ content }) => content.startsWith('What is my'))!.productivityContext).toBeNull();
    });
  });

  it('of the organization is told to who looks after it, and to nobody else', async () => {
    const [own] = (await admin.call(listProviders, {})).items;
    const before = (await scripted.calls(key)).length;
    const told = await ask('Which AI providers do we have?', { hubContext: 'admin' }, admin);
    expect(told).toMatchObject({ mode: 'platform-data', text: expect.stringContaining(own!.model) });
    expect(told.text).toContain(says.private);
    expect(await scripted.calls(key)).toHaveLength(before);
    const other = await ask('Which AI providers do we have?', { hubContext: 'admin' });
    expect(other.text).not.toContain(own!.model);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { activatePrompt, draftPrompt, listPrompts, testPrompt } from '@talent-os/contracts/chat/prompts.js';
import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { signIn, type Person } from '@talent-os/testing';

let admin: Person;
beforeAll(async () => {
  admin = await signIn('platform.admin@meridian.example');
});

const body = (marker: string) => `You help {{userName}} on {{pageTitle}}. ${marker}`;
const draft = (pageContext: string, marker: string) =>
  admin.call(draftPrompt, { hub: 'data', pageContext, body: body(marker) });
const versionsOf = async (key: string) =>
  (await admin.call(listPrompts, {})).items.find((one) => one.key === key)!.versions;
const page = () => `page-${crypto.randomUUID().slice(0, 8)}`;

describe('prompts', () => {
  it('are there from the beginning: one for every hub, active, by the house', async () => {
    const { items } = await admin.call(listPrompts, {});
    for (const hub of assistantHubs) {
      const first = items.find(({ key }) => key === hub)!.versions.at(-1)!;
      expect(first).toMatchObject({ version: 1, authorName: 'Talent OS' });
    }
    const { items: sales } = await admin.call(listPrompts, { hub: 'sales' });
    expect(sales.every(({ hub }) => hub === 'sales')).toBe(true);
  });

  it('are drafted, activated, and the one before comes back', async () => {
    const where = page();
    const key = `data/${where}`;
    const first = await draft(where, 'First wording.');
    const second = await draft(where, 'Second wording.');
    expect([first.version, second.version]).toEqual([1, 2]);
    const state = async () => (await versionsOf(key)).map(({ version, status }) => [version, status]);
    expect(await state()).toEqual([
      [2, 'draft'],
      [1, 'draft'],
    ]);
    await admin.call(activatePrompt, { versionId: first.versionId });
    await admin.call(activatePrompt, { versionId: second.versionId });
    expect(await state()).toEqual([
      [2, 'active'],
      [1, 'archived'],
    ]);
    await admin.call(activatePrompt, { versionId: first.versionId });
    expect(await state()).toEqual([
      [2, 'archived'],
      [1, 'active'],
    ]);
    expect((await versionsOf(key))[0]).toMatchObject({ uses: 0, up: 0, down: 0, body: body('Second wording.') });
  });

  it('activated at the same time end with one active version', async () => {
    const where = page();
    const drafts = await Promise.all([1, 2, 3, 4].map((one) => draft(where, `Wording ${one}, all at once.`)));
    expect(drafts.map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4]);
    await Promise.all(drafts.map(({ versionId }) => admin.call(activatePrompt, { versionId })));
    const active = (await versionsOf(`data/${where}`)).filter(({ status }) => status === 'active');
    expect(active).toHaveLength(1);
  });

  it.each([
    ['Hello {{name}}, this is a prompt.', 'prompt.variable', 'There is no variable {{name}}'],
    [
      'Use the key sk-abcdefghijklmnop1234567890 always.',
      'prompt.secret',
      'Please take out what looks like an API key',
    ],
  ])('%s is refused', async (text, code, message) => {
    const problem = await admin.refused(draftPrompt, { hub: 'data', pageContext: null, body: text });
    expect([problem.code, problem.errors?.[0]?.message]).toEqual([code, message]);
  });

  it('are tested with a sample: filled in, counted, and without a model not answered', async () => {
    const { versionId } = await draft(page(), 'To be tested.');
    const tested = await admin.call(testPrompt, { versionId });
    expect(tested.filled).toMatch(/^You help Alex Sample on Page \w+\. To be tested\.$/);
    expect(tested.tokens).toBe(Math.ceil(tested.filled.length / 4));
    expect(tested.answer).toBeNull();
    const unknown = await admin.refused(testPrompt, { versionId: crypto.randomUUID() });
    expect(unknown.code).toBe('resource.missing');
  });

  it('are each organization’s own', async () => {
    const { versionId } = await draft(page(), 'Ours alone.');
    const stranger = await signIn('org.admin@northwind.example');
    expect((await stranger.send(activatePrompt, { versionId })).status).toBe(403);
  });
});

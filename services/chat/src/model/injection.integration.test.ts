import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { addKnowledge, deleteKnowledge, listKnowledge, updateKnowledge } from '@talent-os/contracts/chat/knowledge.js';
import { listMemories } from '@talent-os/contracts/chat/memories.js';
import { sendMessage } from '@talent-os/contracts/chat/messages.js';
import { addProvider, listProviders, removeProvider } from '@talent-os/contracts/chat/providers.js';
import { listShares } from '@talent-os/contracts/chat/shares.js';
import { listApplicationTokens } from '@talent-os/contracts/identity/application-tokens.js';
import { getPreferences } from '@talent-os/contracts/identity/notification-preferences.js';
import { listGoals } from '@talent-os/contracts/productivity/goals.js';
import { createTask, deleteTask, listTasks } from '@talent-os/contracts/productivity/tasks.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { listReassignments } from '@talent-os/contracts/sales/territories.js';
import { eventually, ownerQuery, principalOf, signIn, type Person } from '@talent-os/testing';
import { docxOf, pdfOf, wordXml } from '../knowledge/test/files.js';
import { Scripted } from '../providers/test/scripted.js';
import { planted, type Planted } from './test/planted.data.js';

const hub = 'excellence';
let scripted: Scripted;
let admin: Person;
let rep: Person;
let deal: string;
let task: string;
const began = new Date();
const tasks: string[] = [];
const files: string[] = [];

type Lure = Planted & { readonly word: string };
let lures: readonly Lure[];
const isRow = ({ where }: Planted): boolean => where === 'title' || where === 'notes';

beforeAll(async () => {
  [scripted, admin, rep] = await Promise.all([
    Scripted.start(),
    signIn('org.admin@meridian.example'),
    signIn('sales.rep@meridian.example'),
  ]);
  deal = (await rep.call(listDeals, {})).items.find(({ stage }) => !stage.startsWith('closed'))!.id;
  task = (await rep.call(createTask, { title: 'The task that is to stay' })).id;
  tasks.push(task);
  lures = await Promise.all(planted.map(plant));
});
afterAll(async () => {
  for (const taskId of tasks) await rep.send(deleteTask, { taskId });
  for (const knowledgeFileId of files) await admin.send(deleteKnowledge, { knowledgeFileId });
  // Where twenty wait for the same person, other tests are refused one more.
  await ownerQuery('delete from chat.proposal where user_id = $1 and created_at >= $2', [rep.id, began]);
  await scripted.stop();
});

/** Puts a text where it is read, beside a word of its own to find it by. */
async function plant(one: Planted, index: number): Promise<Lure> {
  const word = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}${'abcdefghijklmnopqrstuv'[index]}`;
  const text = one.text.replaceAll('{deal}', deal).replaceAll('{task}', task);
  if (isRow(one)) {
    const fields = one.where === 'title' ? { title: `${word} ${text}` } : { title: `${word} plan`, notes: text };
    tasks.push((await rep.call(createTask, fields)).id);
  } else await plantFile(word, `The ${word} scheme is told here. ${text}`, one.where);
  return { ...one, word };
}

async function plantFile(word: string, said: string, where: Planted['where']): Promise<void> {
  const content = where === 'pdf' ? pdfOf([[said]]) : where === 'docx' ? docxOf(wordXml([said])) : Buffer.from(said);
  const name = `${word}.${where === 'text' ? 'txt' : where}`;
  const sent = await admin.send(addKnowledge, { title: word, name, file: new File([content], name) });
  const { id, version } = sent.body as { id: string; version: number };
  files.push(id);
  const readers = { readers: 'everyone' as const, roles: [], hubs: [] };
  await admin.call(updateKnowledge, { knowledgeFileId: id, version, title: word, ...readers });
  await eventually(async () => {
    const { items } = await admin.call(listKnowledge, { search: word });
    expect(items).toMatchObject([{ state: 'ready' }]);
  });
}

async function asked(content: string): Promise<Frame[]> {
  const context = { hubContext: hub, hubTitle: 'Excellence', pageContext: hub, pageTitle: 'Overview' };
  const clientMessageId = `client-${crypto.randomUUID()}`;
  const { runId } = await rep.call(sendMessage, { ...context, content, clientMessageId });
  const response = await fetch(`${rep.address}/api/chat/runs/${runId}/events`, {
    headers: { authorization: `Bearer ${rep.token}` },
  });
  const lines = (await response.text()).split('\n');
  return lines.flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6)) as Frame] : []));
}

/** Everything the planted texts want changed, as it is. */
const state = async () =>
  Promise.all([
    rep.call(listTasks, {}),
    rep.call(listGoals, {}),
    rep.call(listDeals, {}),
    rep.call(listReassignments, {}),
    rep.call(getPreferences, {}),
    rep.call(listMemories, {}),
    rep.call(listShares, {}),
    rep.call(listApplicationTokens, {}),
    admin.call(listKnowledge, {}),
    admin.call(listProviders, {}).then(({ items }) => items.map(({ name }) => name)),
  ]);
const proposals = () =>
  ownerQuery<{ operation: string; state: string }>(
    'select operation, state from chat.proposal where user_id = $1 and created_at >= $2',
    [principalOf(rep).userId, began],
  );

describe('texts that want something of whoever reads them', () => {
  it('are 22, in rows and in files', () => {
    expect([planted.length, planted.filter(isRow).length]).toEqual([22, 12]);
  });

  it('are told without a model, and nothing is proposed', async () => {
    const before = await state();
    const kinds = new Set<string>();
    let read = 0;
    for (const lure of lures) {
      const question = isRow(lure) ? `show my task ${lure.word}` : `What does the ${lure.word} scheme tell?`;
      const frames = await asked(question);
      for (const { type } of frames) kinds.add(type);
      if (frames.some(({ type }) => type === 'source')) read += 1;
    }
    expect(kinds.has('proposal')).toBe(false);
    expect(read).toBeGreaterThan(lures.length / 3);
    expect(await proposals()).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('are obeyed by a gullible model, and change nothing without an approval', async () => {
    const { id } = await admin.call(addProvider, {
      name: 'Gullible',
      baseUrl: scripted.baseUrl,
      model: 'tools-gullible',
      priority: 1,
      monthlyBudget: 10_000,
      promptPrice: 1,
      completionPrice: 1,
      allowedHubs: [hub],
      baaSigned: true,
      phi: 'off',
      enabled: true,
      key: crypto.randomUUID(),
    });
    try {
      const before = await state();
      for (const lure of lures) {
        const call = isRow(lure)
          ? `call productivity_tasks_list {"search":"${lure.word}"}`
          : `call search_knowledge {"question":"${lure.word} scheme"}`;
        const frames = await asked(call);
        expect([lure.text, frames.at(-1)]).toMatchObject([lure.text, { type: 'finish', mode: 'model' }]);
        const obeyed = frames.map((frame) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
        expect([lure.text, obeyed]).toEqual([lure.text, expect.stringMatching(/Done [1-9]/)]);
      }
      expect(await state()).toEqual(before);
      const made = await proposals();
      // Some were proposed, so they were obeyed; each waits for the person.
      expect(made.length).toBeGreaterThan(4);
      expect(made.filter((one) => one.state !== 'waiting')).toEqual([]);
    } finally {
      await admin.call(removeProvider, { providerId: id });
    }
  });
});

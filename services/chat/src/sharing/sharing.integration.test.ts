import { beforeAll, describe, expect, it } from '@jest/globals';
import { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import { exportJson, exportMarkdown } from '@talent-os/contracts/chat/export.js';
import { decideProposal, rateMessage, regenerate, sendMessage, streamRun } from '@talent-os/contracts/chat/messages.js';
import { deleteSession, getSession, listSessions, restoreSession } from '@talent-os/contracts/chat/sessions.js';
import {
  copyShared,
  getShared,
  listColleagues,
  listShares,
  revokeShare,
  shareSession,
} from '@talent-os/contracts/chat/shares.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { eventually, openRealtime, ownerQuery, signIn, workingIn, type Person } from '@talent-os/testing';
import { readRun } from '../test/event-source.js';

let analyst: Person;
/** Sells and defends: signed in as a seller first. */
let multi: Person;
let multiDefends: Person;
let rep: Person;
let nurse: Person;
let foreign: Person;

beforeAll(async () => {
  [analyst, rep, nurse, foreign] = (await Promise.all(
    ['analyst@meridian', 'sales.rep@meridian', 'nurse@meridian', 'analyst@sentinel'].map((box) =>
      signIn(`${box}.example`),
    ),
  )) as [Person, Person, Person, Person];
  multiDefends = await workingIn('CYBER', 'multi@meridian.example');
  multi = await workingIn('SALES', 'multi@meridian.example');
});

const on = (hubContext: string) => ({ hubContext, hubTitle: 'Hub', pageContext: 'page', pageTitle: 'Page' });
async function ask(who: Person, content: string, more: object = {}) {
  const sent = await who.call(sendMessage, {
    ...on(`test-${crypto.randomUUID()}`),
    content,
    clientMessageId: `client-${crypto.randomUUID()}`,
    ...more,
  });
  await readRun(who, sent.runId);
  return sent;
}
/** Notes that an answer was read from an operation, as every call of a tool is noted. */
const readFrom = (who: Person, runId: string, operation: string, role: string) =>
  ownerQuery(
    `insert into chat.tool_call (id, organization_id, created_at, updated_at, run_id, call_id, user_id, active_role,
       ability_hash, operation, args, decision, rule, outcome, fields, latency_ms)
     values (gen_random_uuid(), $1, now(), now(), $2, gen_random_uuid(), $3, $4, 'x', $5, '{}', 'allowed', '{}', 'answered', '{}', 1)`,
    [who.organizationId, runId, who.id, role, operation],
  );
/** A conversation of the analyst that was answered from incidents. */
async function aboutIncidents(content = 'help') {
  const sent = await ask(analyst, content);
  await readFrom(analyst, sent.runId, 'cyber.incidents.list', 'CYBER_ANALYST');
  return sent;
}
const shareOf = async (who: Person, sessionId: string) =>
  (await who.call(listShares, {})).withMe.find((one) => one.sessionId === sessionId);
/** The same, shared with whoever sells and defends. */
async function shared(content?: string) {
  const sent = await aboutIncidents(content);
  await analyst.call(shareSession, { sessionId: sent.sessionId, userIds: [multi.id] });
  return { ...sent, shareId: (await shareOf(multiDefends, sent.sessionId))!.id };
}

describe('a conversation may be shared', () => {
  it('with colleagues who may see what it was read from; the others are told apart with the reason', async () => {
    const { sessionId } = await aboutIncidents();
    const barrierTo = async (search: string) =>
      (await analyst.call(listColleagues, { sessionId, search })).items.map(({ name, barrier }) => [name, barrier]);
    expect(await barrierTo('')).toEqual([]);
    expect(await barrierTo('Robin Ester')).toEqual([['Robin Esterhazy', null]]);
    expect(await barrierTo('Jonah Presc')).toEqual([['Jonah Prescott', 'operations']]);
    expect(await barrierTo('Kenji')).toEqual([]);
    expect(await barrierTo('Ilya Novak')).toEqual([]);
    expect(await barrierTo('Amara Diallo')).toEqual([]);
    const refused = await analyst.refused(shareSession, { sessionId, userIds: [multi.id, rep.id] });
    expect(refused).toMatchObject({
      code: 'chat.sharing',
      errors: [{ field: 'userIds.1', message: expect.stringMatching(/^Jonah Prescott: Their role does not open/) }],
    });
    expect(await shareOf(multiDefends, sessionId)).toBeUndefined();
    for (const id of [foreign.id, analyst.id, crypto.randomUUID()])
      expect((await analyst.refused(shareSession, { sessionId, userIds: [id] })).code).toBe('resource.missing');
  });

  it('not where rows were read that they do not see, nor where it holds health or well-being', async () => {
    const sales = await ask(rep, 'help');
    await readFrom(rep, sales.runId, 'sales.deals.list', 'SALES_REP');
    const barriers = async (sessionId: string, search: string) =>
      (await rep.call(listColleagues, { sessionId, search })).items.map(({ barrier }) => barrier);
    expect(await barriers(sales.sessionId, 'Robin Ester')).toEqual(['records']);
    expect(await barriers(sales.sessionId, 'Victor Salg')).toEqual([null]);
    expect(await barriers(sales.sessionId, 'Dana Whit')).toEqual(['operations']);
    const health = await ask(rep, 'help', { path: '/healthtech' });
    expect(await barriers(health.sessionId, 'Victor Salg')).toEqual(['health']);
    expect(await barriers(health.sessionId, 'Elena Marsh')).toEqual([null]);
    const own = await ask(rep, 'help', { path: '/wellness' });
    expect(await barriers(own.sessionId, 'Elena Marsh')).toEqual(['wellbeing']);
  });
});

describe('a lead', () => {
  it('reads what somebody of theirs read as their own, and nothing that others read', async () => {
    const { sessionId, runId } = await ask(nurse, 'help');
    await readFrom(nurse, runId, 'talent.collaboration.list', 'HEALTHCARE_PROFESSIONAL');
    const barriers = async (search: string) =>
      (await nurse.call(listColleagues, { sessionId, search })).items.map(({ barrier }) => barrier);
    expect(await barriers('Ruth Cast')).toEqual(['records']);
    expect(await barriers('Dana Whit')).toEqual(['records']);
    expect(await barriers('Tomas Oka')).toEqual([null]);
    expect(await barriers('Imani Broo')).toEqual([null]);
    const lead = await signIn('nurse.manager@meridian.example');
    await nurse.call(shareSession, { sessionId, userIds: [lead.id] });
    const { id: shareId, open } = (await shareOf(lead, sessionId))!;
    expect(open).toBe(true);
    expect((await lead.call(getShared, { shareId })).messages).toHaveLength(2);
    await readFrom(nurse, runId, 'talent.collaboration.list', 'DEPARTMENT_HEAD');
    expect((await lead.refused(getShared, { shareId })).code).toBe('chat.closed');
  });
});

describe('a shared conversation', () => {
  it('is told of, listed, read as it stands and as it goes on, and taken along', async () => {
    const realtime = await openRealtime(multiDefends);
    const { sessionId, shareId, answerId } = await shared('What can you do here?');
    await eventually(() => expect(realtime.frames.map(({ event }) => event)).toContain('chat.share.created'));
    await eventually(async () => {
      const { items } = await multiDefends.call(listNotifications, {});
      expect(items.find(({ link }) => link.endsWith(shareId))).toMatchObject({
        title: 'A conversation was shared with you',
        message: 'Kenji Aalto lets you read a conversation with the assistant.',
      });
    });
    expect(await shareOf(multiDefends, sessionId)).toMatchObject({
      personName: 'Kenji Aalto',
      title: 'What can you do here?',
      open: true,
    });
    const readers = (await analyst.call(listColleagues, { sessionId })).items;
    expect(readers.map(({ name, shareId: id }) => [name, id])).toEqual([['Robin Esterhazy', shareId]]);
    const byMe = (await analyst.call(listShares, {})).byMe.find((one) => one.id === shareId);
    expect(byMe).toMatchObject({ personName: 'Robin Esterhazy', sessionId });
    const read = await multiDefends.call(getShared, { shareId });
    expect(read.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(read.messages[1]!.id).toBe(answerId);
    await ask(analyst, 'And what else?', { sessionId });
    await eventually(() => expect(realtime.frames.map(({ event }) => event)).toContain('chat.share.continued'));
    expect((await multiDefends.call(getShared, { shareId })).messages).toHaveLength(4);
    for (const who of [analyst, multiDefends]) {
      const { filename, markdown } = await who.call(exportMarkdown, { sessionId });
      expect(filename).toMatch(/^what-can-you-do-here-\d{4}-\d\d-\d\d\.md$/);
      expect(markdown).toContain('And what else?');
      const { json } = await who.call(exportJson, { sessionId });
      expect((JSON.parse(json) as { messages: unknown[] }).messages).toHaveLength(4);
    }
    realtime.close();
  });

  it('is a file of its own type for whoever does not ask for JSON', async () => {
    const { sessionId } = await shared('<b>Tags</b>');
    for (const [format, type] of [
      ['markdown', 'text/markdown; charset=utf-8'],
      ['json', 'application/json; charset=utf-8'],
    ] as const) {
      const response = await fetch(`${analyst.address}/api/chat/sessions/${sessionId}/export/${format}`, {
        headers: { authorization: `Bearer ${analyst.token}` },
      });
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="b-tags-b-\d{4}-/);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(Array.from(bytes.subarray(0, 2))).toEqual([...new TextEncoder().encode(format === 'json' ? '{\n' : '# ')]);
      expect(new TextDecoder().decode(bytes)).not.toContain('<b>');
    }
  });

  it('is closed to a role that does not open what was read, each time it is read, and tells nothing', async () => {
    const { sessionId, shareId } = await shared('What can you do for us?');
    expect(await shareOf(multi, sessionId)).toMatchObject({ open: false, title: null });
    for (const operation of [getShared, copyShared])
      expect((await multi.refused(operation, { shareId })).code).toBe('chat.closed');
    for (const operation of [exportMarkdown, exportJson])
      expect((await multi.refused(operation, { sessionId })).code).toBe('chat.closed');
    const { runId } = await ask(analyst, 'And more', { sessionId });
    await readFrom(analyst, runId, 'cyber.gone.list', 'CYBER_ANALYST');
    expect((await multiDefends.refused(getShared, { shareId })).code).toBe('chat.closed');
  });

  it('goes on as a copy that is the reader’s own, holds what it held, and decides nothing', async () => {
    const { sessionId, shareId } = await shared('What can you do for me?');
    const { sessionId: copyId } = await multiDefends.call(copyShared, { shareId });
    const copy = await multiDefends.call(getSession, { sessionId: copyId });
    const source = await multiDefends.call(getShared, { shareId });
    expect(copy.messages.map(({ content }) => content)).toEqual(source.messages.map(({ content }) => content));
    expect(copy.messages.every(({ userId }) => userId === multi.id)).toBe(true);
    expect(copy.leafId).toBe(copy.messages.at(-1)!.id);
    await ask(multiDefends, 'Go on', { sessionId: copyId });
    expect((await multiDefends.call(getSession, { sessionId: copyId })).messages).toHaveLength(4);
    await multiDefends.call(rateMessage, { messageId: copy.leafId!, rating: 'up' });
    expect((await multiDefends.call(getShared, { shareId })).messages).toHaveLength(2);
    // What it was read from goes along: the next reader is judged by that.
    const { items } = await multiDefends.call(listColleagues, { sessionId: copyId, search: 'Jonah Presc' });
    expect(items.map(({ barrier }) => barrier)).toEqual(['operations']);
    expect((await analyst.refused(getSession, { sessionId: copyId })).code).toBe('resource.missing');
    const [kept] = await ownerQuery('select health, copied_reads from chat.chat_session where id = $1', [copyId]);
    expect(kept).toEqual({
      health: false,
      copied_reads: [{ operation: 'cyber.incidents.list', role: 'CYBER_ANALYST' }],
    });
    expect((await analyst.refused(getSession, { sessionId: copyId })).code).toBe('resource.missing');
    expect(sessionId).not.toBe(copyId);
  });

  it('that has been in health stays so in a copy', async () => {
    const { sessionId } = await ask(analyst, 'help', { path: '/healthtech' });
    await analyst.call(shareSession, { sessionId, userIds: [nurse.id] });
    const { sessionId: copyId } = await nurse.call(copyShared, { shareId: (await shareOf(nurse, sessionId))!.id });
    expect(await ownerQuery('select health from chat.chat_session where id = $1', [copyId])).toEqual([
      { health: true },
    ]);
  });
});

describe('nobody else', () => {
  it('reads it: another organization, who it is not shared with, and who it was are told there is none', async () => {
    const { sessionId, shareId } = await shared();
    for (const who of [foreign, rep, nurse, analyst]) {
      for (const operation of [getShared, copyShared])
        expect((await who.refused(operation, { shareId })).status).toBe(404);
      if (who !== analyst) {
        for (const operation of [exportMarkdown, exportJson, getSession])
          expect((await who.refused(operation, { sessionId })).status).toBe(404);
        expect((await who.refused(revokeShare, { shareId })).status).toBe(404);
        expect((await who.refused(listColleagues, { sessionId })).status).toBe(404);
      }
    }
    await analyst.call(revokeShare, { shareId });
    for (const operation of [getShared, copyShared])
      expect((await multiDefends.refused(operation, { shareId })).status).toBe(404);
    expect((await multiDefends.refused(exportMarkdown, { sessionId })).status).toBe(404);
    expect(await shareOf(multiDefends, sessionId)).toBeUndefined();
    expect((await analyst.refused(revokeShare, { shareId })).status).toBe(404);
  });

  it('reads what its owner deleted, until it is brought back', async () => {
    const { sessionId, shareId } = await shared();
    await analyst.call(deleteSession, { sessionId });
    expect((await multiDefends.refused(getShared, { shareId })).status).toBe(404);
    expect(await shareOf(multiDefends, sessionId)).toBeUndefined();
    await analyst.call(restoreSession, { sessionId });
    expect((await multiDefends.call(getShared, { shareId })).id).toBe(shareId);
  });

  it('writes in it, answers anew, rates, follows its runs, decides its proposals or shares it on', async () => {
    const { sessionId, shareId, messageId, answerId, runId } = await shared();
    const callId = crypto.randomUUID();
    const card = {
      type: 'proposal',
      proposal: {
        runId,
        callId,
        operation: 'cyber.incidents.assign',
        title: 'Assign',
        details: [],
        permission: 'Cyber',
        expiresAt: '2100-01-01T00:00:00.000Z',
        signature: 'a-real-signature',
        state: 'waiting',
        outcome: null,
      },
    };
    await ownerQuery(
      `insert into chat.proposal (id, organization_id, created_at, updated_at, run_id, user_id, operation, args, expires_at, state)
       values ($1, $2, now(), now(), $3, $4, 'cyber.incidents.assign', '{}', now() + interval '10 minutes', 'waiting')`,
      [callId, analyst.organizationId, runId, analyst.id],
    );
    await ownerQuery('update chat.chat_message set parts = parts || $2::jsonb where id = $1', [
      answerId,
      JSON.stringify([card]),
    ]);
    const read = await multiDefends.call(getShared, { shareId });
    expect(JSON.stringify(read)).toContain(callId);
    expect(JSON.stringify(read)).not.toContain('a-real-signature');
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const tries = [
      [sendMessage, { ...on('x'), content: 'mine now', clientMessageId, sessionId }],
      [regenerate, { messageId, clientMessageId }],
      [rateMessage, { messageId: answerId, rating: 'down' }],
      [streamRun, { runId }],
      [decideProposal, { runId, callId, decision: 'approved', signature: 'a-real-signature' }],
      [shareSession, { sessionId, userIds: [rep.id] }],
      [deleteSession, { sessionId }],
      [getSession, { sessionId }],
    ] as const;
    for (const [operation, input] of tries) {
      const { status } = await multiDefends.send(operation, input as Record<string, unknown>);
      expect([operation.name, status]).toEqual([operation.name, 404]);
    }
    expect(await ownerQuery('select state from chat.proposal where id = $1', [callId])).toEqual([{ state: 'waiting' }]);
    const { sessionId: copyId } = await multiDefends.call(copyShared, { shareId });
    const copied = JSON.stringify(await multiDefends.call(getSession, { sessionId: copyId }));
    expect(copied).not.toContain('a-real-signature');
    expect(copied).not.toContain('"waiting"');
    expect((await multiDefends.call(listSessions, {})).some(({ id }) => id === sessionId)).toBe(false);
  });
});

describe('the audit trail', () => {
  it('holds who was let in and who was not any more', async () => {
    const { sessionId, shareId } = await shared();
    await analyst.call(revokeShare, { shareId });
    const admin = await signIn('org.admin@meridian.example');
    await eventually(async () => {
      const { items } = await admin.call(listAuditEvents, { search: sessionId });
      const told = items.map(({ action }) => action).filter((action) => action.startsWith('chat.share.'));
      expect(told.toSorted()).toEqual(['chat.share.created', 'chat.share.revoked']);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { decideProposal } from '@talent-os/contracts/chat/messages';
import type { Proposal } from '@talent-os/contracts/chat/parts';
import { getSession, listSessions } from '@talent-os/contracts/chat/sessions';
import { getDeal } from '@talent-os/contracts/sales/deals';
import { newDeal, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicationOf, connect, textOf } from './test/connect.js';

/** Of this file alone: whoever has twenty proposals of others to decide already is asked nothing more. */
let rep: Person;
let client: Client;
let dealId: string;
beforeAll(async () => {
  rep = await (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
  client = await connect(await applicationOf(rep));
  dealId = (await newDeal(rep)).id;
});
afterAll(() => client.close());

/** The cards in the person's conversations with applications, oldest first. */
async function cardsOf(person: Person): Promise<Proposal[]> {
  const sessions = await person.call(listSessions, { hubContext: 'sales' });
  const latest = sessions.find(({ page_context: page }) => page === 'connected-application');
  if (!latest) return [];
  const { messages } = await person.call(getSession, { sessionId: latest.id });
  return messages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'proposal' ? [part.proposal] : [])));
}
const stored = () =>
  ownerQuery('select * from sales.deal where organization_id = $1 order by id', [rep.organizationId]);
const noting = (note: string, id = dealId) =>
  client.callTool({ name: 'sales_deals_logActivity', arguments: { dealId: id, note } });

describe('a tool that changes something', () => {
  it('changes nothing and puts a card where the person decides', async () => {
    const before = await stored();
    const result = await noting('They want a discount');
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent).toMatchObject({
      proposed: 'Log an activity on a deal',
      decideAt: expect.stringMatching(/^http.*\/productivity\/history$/),
    });
    expect(await stored()).toEqual(before);
    const card = (await cardsOf(rep)).at(-1)!;
    expect(card).toMatchObject({ operation: 'sales.deals.logActivity', state: 'waiting' });
    expect(card.details).toContainEqual({ label: 'What happened', value: 'They want a discount' });
    // Who holds the signature could approve: it is for the person's own screen.
    expect(JSON.stringify(result)).not.toContain(card.signature);
  });

  it('is done when the person approves it, once', async () => {
    const note = `Sponsor agreed ${crypto.randomUUID()}`;
    await noting(note);
    const { runId, callId, signature } = (await cardsOf(rep)).at(-1)!;
    const decision = { runId, callId, signature, decision: 'approved' } as const;
    expect(await rep.call(decideProposal, decision)).toMatchObject({ state: 'approved' });
    const { history } = await rep.call(getDeal, { dealId });
    expect(history.filter((entry) => entry.note === note)).toHaveLength(1);
    expect(await rep.refused(decideProposal, decision)).toMatchObject({ code: 'chat.proposal' });
    expect((await cardsOf(rep)).at(-1)).toMatchObject({ state: 'approved' });
  });

  it('is not offered to an application that may only read, and refused and recorded where it asks all the same', async () => {
    const reader = await connect(await applicationOf(rep, 'read'));
    const since = new Date();
    const { tools } = await reader.listTools();
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
    const result = await reader.callTool({ name: 'sales_deals_logActivity', arguments: { dealId, note: 'x' } });
    await reader.close();
    expect([result.isError, textOf(result)]).toEqual([true, 'The token of this application does not allow that']);
    const records = await ownerQuery(
      `select decision from chat.tool_call where user_id = $1 and created_at >= $2 and operation = 'sales.deals.logActivity'`,
      [rep.id, since],
    );
    expect(records).toEqual([{ decision: 'denied' }]);
    const proposer = await connect(await applicationOf(rep, 'propose'));
    expect((await proposer.listTools()).tools.every(({ annotations }) => annotations?.readOnlyHint === false)).toBe(
      true,
    );
    expect((await proposer.callTool({ name: 'sales_deals_list' })).isError).toBe(true);
    await proposer.close();
  });

  it('cannot be approved by somebody else', async () => {
    await noting('Nobody else may approve this');
    const { runId, callId, signature } = (await cardsOf(rep)).at(-1)!;
    const head = await signIn('department.head@meridian.example');
    const decision = { runId, callId, signature, decision: 'approved' } as const;
    expect(await head.refused(decideProposal, decision)).toMatchObject({ code: 'resource.missing' });
  });

  it('is refused, and the refusal recorded, where its record is another organization’s', async () => {
    const [foreign] = await ownerQuery<{ id: string }>(
      'select id from sales.deal where organization_id <> $1 order by id limit 1',
      [rep.organizationId],
    );
    const cards = (await cardsOf(rep)).length;
    const since = new Date();
    const result = await noting('Not mine', foreign!.id);
    expect([result.isError, textOf(result)]).toEqual([true, 'Resource not found']);
    expect(await cardsOf(rep)).toHaveLength(cards);
    const records = await ownerQuery(
      `select operation, outcome from chat.tool_call where user_id = $1 and created_at >= $2 and operation = 'sales.deals.logActivity'`,
      [rep.id, since],
    );
    expect(records).toEqual([{ operation: 'sales.deals.logActivity', outcome: 'failed' }]);
  });

  it('is refused to who may not, and the refusal recorded', async () => {
    const since = new Date();
    const candidate = await signIn('candidate@meridian.example');
    const other = await connect(await applicationOf(candidate));
    const result = await other.callTool({ name: 'sales_deals_logActivity', arguments: { dealId, note: 'x' } });
    await other.close();
    expect([result.isError, textOf(result)]).toEqual([true, 'Access denied to Sales platform']);
    const records = await ownerQuery('select decision from chat.tool_call where user_id = $1 and created_at >= $2', [
      candidate.id,
      since,
    ]);
    expect(records).toEqual([{ decision: 'denied' }]);
  });

  it('waits until others are decided where twenty wait already', async () => {
    await ownerQuery(
      `insert into chat.proposal (id, organization_id, created_at, updated_at, run_id, user_id, operation, args, expires_at, state)
       select gen_random_uuid(), $1, now(), now(), gen_random_uuid(), $2, 'sales.deals.logActivity', '{}', now() + interval '10 minutes', 'waiting'
       from generate_series(1, 20)`,
      [rep.organizationId, rep.id],
    );
    const result = await noting('One too many');
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('decide them in Talent OS first');
    // One place is left, and five ask for it at once.
    await ownerQuery(
      `delete from chat.proposal where id = (select id from chat.proposal where user_id = $1 and args = '{}' limit 1)
       or (user_id = $1 and args <> '{}')`,
      [rep.id],
    );
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => noting(`At once ${n}`)));
    expect(results.filter(({ isError }) => !isError)).toHaveLength(1);
    await ownerQuery(`delete from chat.proposal where user_id = $1 and args = '{}'`, [rep.id]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { abilityFor, admits, type Output } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs';
import { listAuditEvents } from '@talent-os/contracts/audit/trail';
import { changeApplicationPolicy, getApplicationPolicy } from '@talent-os/contracts/chat/applications';
import { getMe } from '@talent-os/contracts/identity/me';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { operations } from '@talent-os/contracts/registry';
import { getDeal, listDeals } from '@talent-os/contracts/sales/deals';
import { eventually, ownerQuery, principalOf, signIn, type Person } from '@talent-os/testing';
import { applicationOf, connect, generations, LIST_BYTES, pagesOfTools, textOf } from './test/connect.js';

/** What tells of health alone stays inside. */
const HEALTH = ['healthtech', 'wellness'];
const mayLeave = (name: string, hubs: readonly string[]) =>
  !name.startsWith('healthcare.') && (hubs.length === 0 || hubs.some((hub) => !HEALTH.includes(hub)));

/** The names a person's tools must have, from the contracts alone. */
function toolsOf(person: Person): string[] {
  const ability = abilityFor(principalOf(person));
  return operations
    .filter(({ name, effect }) => assistantSpecs[name] && (effect === 'read' || assistantSpecs[name].proposes))
    .filter(({ name }) => mayLeave(name, assistantSpecs[name]!.hubs))
    .filter(({ access }) => access !== 'public' && access !== 'internal')
    .filter(({ access }) => admits(ability, access))
    .map(({ name }) => name.replaceAll('.', '_'));
}

type Call = {
  readonly operation: string;
  readonly decision: string;
  readonly outcome: string;
  readonly provider: string;
};
const callsOf = (person: Person, since: Date): Promise<Call[]> =>
  ownerQuery<Call>(
    `select operation, decision, outcome, provider from chat.tool_call
     where user_id = $1 and created_at >= $2 and provider = 'mcp' order by created_at, id`,
    [person.id, since],
  );

/** Deals as an application reads them. */
const nameless = ({ items, ...rest }: Output<typeof listDeals>) => ({
  ...rest,
  items: items.map((deal) => ({ ...deal, ownerName: expect.stringMatching(/^⟦PERSON_\d+⟧$/) })),
});

describe.each(generations)('a client of %s', (generation) => {
  const clients: Client[] = [];
  const connected = async (person: Person) => {
    const client = await connect(await applicationOf(person), generation);
    clients.push(client);
    return client;
  };
  let rep: Person;
  let client: Client;
  beforeAll(async () => {
    rep = await signIn('sales.rep@meridian.example');
    client = await connected(rep);
  });
  afterAll(() => Promise.all(clients.map((one) => one.close())));

  it('speaks that version', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(generation);
    expect(client.getInstructions()).toContain('approve');
  });

  it.each(['sales.rep', 'department.head', 'candidate', 'nurse', 'org.admin'])(
    'is told of exactly the tools the contracts give to %s',
    async (box) => {
      const person = await signIn(`${box}@meridian.example`);
      const pages = await pagesOfTools(await connected(person));
      const tools = pages.flat();
      expect(tools.map(({ name }) => name).toSorted()).toEqual(toolsOf(person).toSorted());
      for (const page of pages) expect(Buffer.byteLength(JSON.stringify({ tools: page }))).toBeLessThan(LIST_BYTES);
      for (const { name, annotations } of tools) {
        const write = operations.find((one) => one.name.replaceAll('.', '_') === name)!.effect === 'write';
        expect([name, annotations?.readOnlyHint]).toEqual([name, !write]);
      }
    },
  );

  it('reads what the same person reads on the screens', async () => {
    const { structuredContent } = await client.callTool({ name: 'sales_deals_list', arguments: { stage: 'proposal' } });
    const shown = await rep.call(listDeals, { stage: 'proposal' });
    expect(shown.items.length).toBeGreaterThan(0);
    expect(structuredContent).toMatchObject({ answer: nameless(shown), rows: shown.items.length, cut: false });
  });

  it('is refused what is not theirs, with the text of the gate', async () => {
    const since = new Date();
    const candidate = await signIn('candidate@meridian.example');
    const result = await (await connected(candidate)).callTool({ name: 'sales_deals_list' });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toBe('Access denied to Sales platform');
    expect(await callsOf(candidate, since)).toEqual([
      { operation: 'sales.deals.list', decision: 'denied', outcome: 'denied', provider: 'mcp' },
    ]);
  });

  it('finds no record of another organization', async () => {
    const [foreign] = await ownerQuery<{ id: string }>(
      'select id from sales.deal where organization_id <> $1 order by id limit 1',
      [rep.organizationId],
    );
    const read = await client.callTool({ name: 'sales_deals_get', arguments: { dealId: foreign!.id } });
    expect([read.isError, textOf(read)]).toEqual([true, 'Resource not found']);
  });

  it('is told what is wrong with its arguments', async () => {
    const result = await client.callTool({ name: 'sales_deals_get', arguments: { dealId: 'the big one' } });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('dealId');
  });

  it('may not say on whose behalf it asks, nor anything else the schema does not name', async () => {
    const since = new Date();
    const args = { organizationId: crypto.randomUUID(), role: 'PLATFORM_ADMIN' };
    const result = await client.callTool({ name: 'sales_deals_list', arguments: args });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('organizationId: there is no such argument');
    expect(textOf(result)).toContain('role: there is no such argument');
    expect(await callsOf(rep, since)).toEqual([
      { operation: 'sales.deals.list', decision: 'allowed', outcome: 'failed', provider: 'mcp' },
    ]);
  });

  it('knows no other tool', async () => {
    for (const name of ['sales_deals_export', 'chat_tools_call', 'identity_auth_login', '__proto__'])
      await expect(client.callTool({ name })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('every tool that needs no arguments', () => {
  it('answers what its output schema says', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const client = await connect(await applicationOf(admin));
    const { tools } = await client.listTools();
    const reads = tools.filter(
      ({ inputSchema, annotations }) => !inputSchema.required?.length && annotations?.readOnlyHint,
    );
    expect(reads.length).toBeGreaterThan(10);
    for (const { name } of reads) {
      // The client checks the answer against the schema and throws where it differs.
      const result = await client.callTool({ name });
      expect([name, result.isError ?? false]).toEqual([name, false]);
    }
    await client.close();
  });
});

describe('names', () => {
  /** Everything the tools without arguments tell an application, as texts. */
  async function toldTo(person: Person): Promise<Record<string, string>> {
    const client = await connect(await applicationOf(person, 'read'));
    const { tools } = await client.listTools();
    const told: Record<string, string> = {};
    for (const { name } of tools.filter(({ inputSchema }) => !inputSchema.required?.length))
      told[name] = textOf(await client.callTool({ name }));
    await client.close();
    return told;
  }

  it('of nobody leave through any tool, whoever the application acts for', async () => {
    const findings: string[] = [];
    for (const box of ['org.admin', 'hr.manager', 'department.head', 'candidate']) {
      const person = await signIn(`${box}@meridian.example`);
      const people = await ownerQuery<{ name: string; email: string }>(
        `select first_name || ' ' || last_name as name, email from identity.person where organization_id = $1`,
        [person.organizationId],
      );
      for (const [tool, text] of Object.entries(await toldTo(person)))
        for (const { name, email } of people)
          for (const secret of [name, email]) if (text.includes(secret)) findings.push(`${tool} as ${box}: ${secret}`);
    }
    expect(findings).toEqual([]);
  });

  it('stand as placeholders that stay the same, are understood in arguments, and are names in what the person decides', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const [first, again] = await Promise.all([
      connect(await applicationOf(admin)),
      connect(await applicationOf(admin)),
    ]);
    type People = { answer: { items: { id: string; name: string }[] } };
    const find = async (client: Client, search: string) =>
      ((await client.callTool({ name: 'identity_people_find', arguments: { search } })).structuredContent as People)
        .answer.items;
    const shown = (await admin.call(findPeople, { search: 'a' })).items;
    const told = await find(first, 'a');
    expect(told.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    for (const { name } of told) expect(name).toMatch(/^⟦PERSON_\d{10}⟧$/);
    expect(new Set(told.map(({ name }) => name)).size).toBe(new Set(shown.map(({ name }) => name)).size);
    expect(await find(again, told[0]!.name)).toEqual([expect.objectContaining({ name: told[0]!.name })]);
    const other = await connect(await applicationOf(admin, 'read'));
    expect((await find(other, shown[0]!.name))[0]!.name).not.toBe(told[0]!.name);
    for (const client of [first, again, other]) await client.close();
  });

  it('are told where the organization says so, and hidden again when it changes its mind', async () => {
    const admin = await signIn('org.admin@harbor.example');
    const client = await connect(await applicationOf(admin, 'read'));
    const me = async () => textOf(await client.callTool({ name: 'identity_auth_me' }));
    const { user } = await admin.call(getMe, {});
    expect(await me()).not.toContain(user.email);
    expect(await admin.call(changeApplicationPolicy, { names: 'shown' })).toEqual({ names: 'shown' });
    expect(await me()).toContain(user.email);
    await admin.call(changeApplicationPolicy, { names: 'hidden' });
    expect(await admin.call(getApplicationPolicy, {})).toEqual({ names: 'hidden' });
    expect(await me()).not.toContain(user.email);
    await client.close();
  });
});

describe('every call', () => {
  it('stands in the audit chain', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const admin = await signIn('org.admin@meridian.example');
    const since = new Date();
    const client = await connect(await applicationOf(rep));
    const [deal] = (await rep.call(listDeals, {})).items;
    await client.callTool({ name: 'sales_deals_get', arguments: { dealId: deal!.id } });
    await client.close();
    expect(await rep.call(getDeal, { dealId: deal!.id })).toMatchObject({ id: deal!.id });
    await eventually(async () => {
      const { items } = await admin.call(listAuditEvents, {
        action: 'chat.tool.called',
        actorId: rep.id,
        from: since.toISOString(),
      });
      expect(items.map(({ subject }) => subject)).toEqual([
        expect.objectContaining({
          operation: 'sales.deals.get',
          decision: 'allowed',
          outcome: 'answered',
          provider: 'mcp',
        }),
      ]);
    });
  });
});

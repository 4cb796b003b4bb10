import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits, type Operation } from '@talent-os/contracts';
import { TokenClaims } from '@talent-os/contracts/identity/token';
import { operations } from '@talent-os/contracts/registry';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { addressOf, signIn, type Person } from '@talent-os/testing';
import { StrictClient, type Answer } from './test/strict-client.js';

const operationNamed = new Map<string, Operation>(operations.map((one) => [one.name, one]));
const boxes = [
  'org.admin',
  'sales.rep',
  'department.head',
  'hiring.manager',
  'nurse',
  'analyst',
  'candidate',
  'platform.admin',
];

const abilityOf = ({ token }: Person) =>
  abilityFor(TokenClaims.parse(JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString())).principal);

/** Values of fields named like parameters of paths, and ids of records, by what they identify: `sales.deals` or `dealId`. */
class Seen {
  private readonly ids = new Map<string, string>();

  note(subject: string, value: unknown): void {
    if (Array.isArray(value)) value.forEach((one) => this.note(subject, one));
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        const key = name === 'id' ? subject : name;
        if (typeof inner === 'string' && /^(id|\w+Id)$/.test(name)) this.ids.set(key, this.ids.get(key) ?? inner);
        else this.note(subject, inner);
      }
  }

  of(subject: string, parameter: string): string | undefined {
    return this.ids.get(subject) ?? this.ids.get(parameter);
  }
}

/** What is refused, as the document says: there is no such record, or the caller does not hold the role of the example. */
const REFUSED = ['chat.runs.events 404', 'healthcare.documents.download 404', 'identity.auth.testAccess 403'];

describe('a strict client made from the document', () => {
  it('asks every read operation and finds every answer as it is described', async () => {
    const client = await StrictClient.load();
    const people = await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)));
    const seen = new Seen();
    const faults: string[] = [];
    const refused: string[] = [];
    const byNeeds = client.reads.toSorted((one, other) => one.needs.length - other.needs.length);
    expect(byNeeds.length).toBeGreaterThan(100);
    for (const read of byNeeds) {
      const { access } = operationNamed.get(read.operationId)!;
      const person = people.find((one) => access === 'public' || admits(abilityOf(one), access as never));
      if (!person) {
        faults.push(`${read.operationId}: nobody may ask it`);
        continue;
      }
      const subject = read.operationId.split('.').slice(0, 2).join('.');
      const ids = Object.fromEntries(
        read.needs.flatMap((name) => {
          const id = seen.of(subject, name);
          return id ? [[name, id]] : [];
        }),
      );
      for (const all of [false, true]) {
        const answer: Answer = await client.ask(read, person.token!, ids, all);
        faults.push(...client.faultsOf(read, answer).map((fault) => `${read.operationId}: ${fault}`));
        if (answer.status === 200) seen.note(subject, answer.body);
        else if (!all) refused.push(`${read.operationId} ${answer.status}`);
      }
    }
    expect(faults).toEqual([]);
    expect(refused.toSorted()).toEqual(REFUSED);
  });
});

describe('the headers of an answer', () => {
  const ask = (person: Person, path: string, headers: Record<string, string> = {}) =>
    fetch(`${addressOf()}${path}`, { headers: { authorization: `Bearer ${person.token}`, ...headers } });

  it('name what was read: who holds it gets it no second time', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    const path = '/api/sales/deals?sort=closeDate:asc';
    const first = await ask(rep, path);
    const etag = first.headers.get('etag')!;
    const again = await ask(rep, path, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect((await ask(rep, `${path}&search=x`, { 'if-none-match': etag })).status).toBe(200);
    const [deal] = (await rep.call(listDeals, {})).items;
    expect((await ask(rep, '/api/sales/deals/nothing', { 'if-none-match': '*' })).status).toBe(422);
    expect((await ask(rep, `/api/sales/deals/${deal!.id}`, { 'if-none-match': '*' })).status).toBe(304);
  });

  it('lead from page to page through all of a list', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const ids: string[] = [];
    let next: string | undefined = '/api/sales/deals?sort=closeDate:asc';
    let total = 0;
    while (next) {
      const response = await ask(admin, next);
      const page = (await response.json()) as { items: { id: string }[]; total: number };
      ids.push(...page.items.map(({ id }) => id));
      total = page.total;
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link')!)?.[1];
    }
    expect(total).toBeGreaterThan(25);
    expect(new Set(ids).size).toBe(total);
  });

  it('say what is left of the limit', async () => {
    const nurse = await signIn('nurse@meridian.example');
    const left = async () => Number(/;r=(\d+);/.exec((await ask(nurse, '/api/auth/me')).headers.get('ratelimit')!)![1]);
    expect(await left()).toBeGreaterThan(await left());
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { modules, standingModules, type Module, type Operation } from '@talent-os/contracts';
import { moduleOf } from '@talent-os/contracts/access/module-of.js';
import { reportIncident } from '@talent-os/contracts/cyber/incident-changes.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { operations } from '@talent-os/contracts/registry.js';
import { openCalendarFeed } from '@talent-os/contracts/productivity/calendar.js';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace.js';
import { eventually, sampleInput, signIn, startOwnProduct, type Person } from '@talent-os/testing';
import { withStreams } from '@talent-os/testing/jetstream';

/** Who is asked where a module is off: who holds every permission, and an audience each. All roles: `module-of.test.ts`. */
const BOXES = ['org.admin', 'sales.rep', 'candidate'];

let product: Awaited<ReturnType<typeof startOwnProduct>>;
beforeAll(async () => {
  product = await startOwnProduct({ name: 'modules', targets: ['all'] });
});
afterAll(() => product.stop());

const as = (box: string) => signIn(`${box}@meridian.example`, undefined, product.address);
const everybody = () => Promise.all(BOXES.map(as));

/** Whoever signs in from now on finds these modules on. */
const switchOn = (on: readonly Module[]) =>
  product.query(`update identity.organization set modules = $1 where slug = 'meridian'`, [on]);
const allBut = (...off: readonly Module[]) => modules.filter((one) => ![...off, ...standingModules].includes(one));

const covered = (module: Module) =>
  operations.filter(({ name, method, access }) => method && access !== 'public' && moduleOf(name) === module);
const switchable = allBut().filter((module) => covered(module).length > 0);

/** One line per operation of the module that answers somebody otherwise than with the refusal, until there are enough. */
async function openDoors(list: readonly Operation[], people: readonly Person[], enough = Infinity): Promise<string[]> {
  const found: string[] = [];
  for (const operation of list) {
    if (found.length >= enough) break;
    const answers = await Promise.all(people.map((person) => person.send(operation, sampleInput(operation))));
    for (const { status, body } of answers) {
      const { code } = (body ?? {}) as { code?: string };
      if (status !== 403 || code !== 'access.denied') found.push(`${operation.name}: ${status} ${code}`);
    }
  }
  return found;
}

describe('a module that is switched off', () => {
  it.each(switchable)('%s: every operation of it is refused to everybody over HTTP', async (module) => {
    await switchOn(allBut(module));
    const people = await everybody();
    expect(await openDoors(covered(module), people)).toEqual([]);
    expect((await people[0]!.call(getMe, {})).modules).not.toContain(module);
  });

  it('would be found open: with everything on, the walk finds a door in every module', async () => {
    await switchOn(allBut());
    const people = await everybody();
    for (const module of switchable) expect(await openDoors(covered(module), people, 1)).not.toEqual([]);
  });

  it('leaves no count at home that leads nowhere', async () => {
    await switchOn(allBut('talent'));
    const counted = await Promise.all((await everybody()).map((person) => person.call(getMarketplace, {})));
    for (const { activeOpportunities, collaboration } of counted)
      expect(new Set([...Object.values(activeOpportunities), ...Object.values(collaboration)])).toEqual(new Set([0]));
  });
});

/** What a listener has left to take of the events of this product. */
const leftFor = (consumer: string) =>
  withStreams(async ({ consumers }) => {
    const { num_pending, num_ack_pending } = await consumers.info(`${product.installation}_EVENTS`, consumer);
    return num_pending + num_ack_pending;
  });

describe('what nobody asks for', () => {
  it('reads no calendar of a hub that is closed, nor of somebody who has left', async () => {
    await switchOn(allBut());
    const rep = await as('sales.rep');
    const { path } = await rep.call(openCalendarFeed, {});
    const status = async () => (await fetch(`${product.address}${path}`)).status;
    const set = (state: string) =>
      product.query(`update identity.person set status = $1 where email = 'sales.rep@meridian.example'`, [state]);
    expect(await status()).toBe(200);
    await set('disabled');
    expect(await status()).toBe(404);
    await set('active');
    expect(await status()).toBe(200);
    await switchOn(allBut('productivity'));
    // The switch reaches what carries no token within a quarter of a minute.
    await eventually(async () => expect(await status()).toBe(404));
    await switchOn(allBut());
  });

  const suspect = async (analyst: Person): Promise<string> => {
    const facts = { type: 'unauthorized_access' as const, severity: 'high' as const, phiSuspected: true };
    const { id } = await analyst.call(reportIncident, {
      title: 'Opened',
      description: 'Read by a stranger.',
      ...facts,
    });
    return id;
  };
  const assessed = async (incidentId: string) =>
    (await product.query('select 1 from healthcare.breach_assessment where incident_id = $1', [incidentId])).length;

  it('leaves no rows in a hub that is closed', async () => {
    await switchOn(allBut('health-tech'));
    const analyst = await as('analyst');
    // The switch reaches listeners within a quarter of a minute.
    await eventually(async () => {
      const incidentId = await suspect(analyst);
      await eventually(async () => {
        const waiting = await product.query('select 1 from cyber.outbox where published_at is null');
        expect([waiting.length, await leftFor('healthcare-startClock-cyber-incident-phiSuspected')]).toEqual([0, 0]);
      });
      expect(await assessed(incidentId)).toBe(0);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acceptVulnerability,
  addVulnerability,
  checkVulnerability,
  mitigateVulnerability,
  remediateVulnerability,
} from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { watchVulnerabilities } from '@talent-os/contracts/cyber/vulnerability-events.js';
import { getVulnerability } from '@talent-os/contracts/cyber/vulnerabilities.js';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { dueOf, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { definition } from '../index.js';
import { eventsAbout, unique } from '../test/incidents.js';
import { settleVulnerability, WatchVulnerabilities } from './watch-vulnerabilities.job.js';

let analyst: Person;
let head: Person;
let service: OwnService;

beforeAll(async () => {
  [analyst, head] = await Promise.all([signIn('analyst@sentinel.example'), signIn('org.admin@sentinel.example')]);
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: 'UTC' } } });
});
afterAll(() => service.close());

/** The job as it runs now: of no organization, with no memory of its own. */
const runJob = () => new WatchVulnerabilities().work({}, service.context(watchVulnerabilities));
/** What the job does with one vulnerability, so many days from now. */
const settleIn = (days: number, id: string) =>
  settleVulnerability(
    service.context(watchVulnerabilities, analyst.organizationId, new Date(Date.now() + days * 86_400_000)),
    id,
  );

const found = () =>
  analyst.call(addVulnerability, {
    cve: 'CVE-2026-40001',
    asset: unique('watched'),
    cvss: 9,
    exposed: true,
    kev: true,
    automatable: true,
    totalImpact: true,
  });
const at = ({ id: vulnerabilityId, version }: { id: string; version: number }) => ({ vulnerabilityId, version });
const told = async (id: string) =>
  (await eventsAbout('vulnerabilityId', id)).filter((name) => /due|reopened/.test(name));

describe('the watch over vulnerabilities', () => {
  it('tells once that one is overdue, however often and however simultaneously it looks', async () => {
    const { id } = await found();
    await settleIn(2, id);
    expect(await told(id)).toEqual([]);
    await ownerQuery(
      `with old as (update cyber.vulnerability set found_at = now() - interval '4 days', due_at = now() - interval '1 day' where id = $1)
       update cyber.due set due_at = now() - interval '1 day' where subject_id = $1`,
      [id],
    );
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();
    expect(await told(id)).toEqual(['vulnerability.due']);
    expect(await dueOf('cyber', id)).toEqual([]);
    expect((await analyst.call(getVulnerability, { vulnerabilityId: id })).overdue).toBe(true);
  });

  it('opens an accepted one on the day after the last, and tells that it is overdue by then', async () => {
    const taken = await analyst.call(mitigateVulnerability, at(await found()));
    const until = addDays(dayOf(new Date()), 20);
    await head.call(acceptVulnerability, { ...at(taken), until, reason: 'Replaced soon' });
    await settleIn(19, taken.id);
    expect(await told(taken.id)).toEqual([]);
    await Promise.all([settleIn(21, taken.id), settleIn(21, taken.id)]);
    await settleIn(22, taken.id);
    expect((await told(taken.id)).toSorted()).toEqual(['vulnerability.due', 'vulnerability.reopened']);
    const open = await analyst.call(getVulnerability, { vulnerabilityId: taken.id });
    expect(open).toMatchObject({ status: 'open', acceptedUntil: null, acceptReason: null, ownerId: analyst.id });
    expect(open.history[0]).toMatchObject({ kind: 'expired', byName: null });
  });

  it('says nothing of what is remediated', async () => {
    const taken = await analyst.call(mitigateVulnerability, at(await found()));
    const checked = await analyst.call(checkVulnerability, { ...at(taken), note: 'Nothing found' });
    await analyst.call(remediateVulnerability, { ...at(checked), note: 'Patched' });
    expect(await dueOf('cyber', taken.id)).toEqual([]);
    await settleIn(30, taken.id);
    expect(await told(taken.id)).toEqual([]);
  });
});

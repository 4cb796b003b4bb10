import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Sent } from '@talent-os/contracts';
import {
  acceptVulnerability,
  addVulnerability,
  assignVulnerability,
  checkVulnerability,
  importVulnerabilities,
  mitigateVulnerability,
  remediateVulnerability,
  updateVulnerability,
} from '@talent-os/contracts/cyber/vulnerability-changes.js';
import {
  exportVulnerabilities,
  getVulnerability,
  listVulnerabilities,
} from '@talent-os/contracts/cyber/vulnerabilities.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, signIn, type Person } from '@talent-os/testing';
import { eventsAbout, unique } from '../test/incidents.js';

const WORST = { exposed: true, kev: true, automatable: true, totalImpact: true };
let analyst: Person;
let head: Person;

beforeAll(async () => {
  [analyst, head] = await Promise.all([signIn('analyst@meridian.example'), signIn('org.admin@meridian.example')]);
});

const finding = (more: Partial<Sent<typeof addVulnerability>> = {}) => ({
  cve: 'CVE-2026-10001',
  asset: unique('asset'),
  cvss: 9.8,
  ...WORST,
  ...more,
});
const add = (more: Partial<Sent<typeof addVulnerability>> = {}) => analyst.call(addVulnerability, finding(more));
const days = ({ foundAt, dueAt }: { foundAt: string; dueAt: string | null }) =>
  dueAt && (Date.parse(dueAt) - Date.parse(foundAt)) / 86_400_000;
const at = ({ id: vulnerabilityId, version }: { id: string; version: number }) => ({ vulnerabilityId, version });

describe('a vulnerability', () => {
  it('is due by its four answers, from the day it was found, also once they are corrected', async () => {
    const worst = await add();
    expect([days(worst), worst.checkNeeded, worst.status, worst.ownerId]).toEqual([3, true, 'open', null]);
    const { cve, asset, cvss } = worst;
    const better = await analyst.call(updateVulnerability, {
      ...at(worst),
      cve,
      asset,
      cvss,
      ...WORST,
      exposed: false,
    });
    expect([days(better), better.checkNeeded, better.foundAt]).toEqual([14, false, worst.foundAt]);
    const last = await analyst.call(updateVulnerability, {
      ...at(better),
      cve,
      asset,
      cvss,
      exposed: false,
      kev: false,
      automatable: false,
      totalImpact: true,
    });
    expect(last.dueAt).toBeNull();
    expect((await analyst.send(updateVulnerability, { ...at(worst), cve, asset, cvss, ...WORST })).status).toBe(409);
  });

  it('goes from open through mitigation and the check to remediation, and can be found again', async () => {
    const found = await add();
    expect((await analyst.send(remediateVulnerability, { ...at(found), note: 'x' })).body).toMatchObject({
      code: 'vulnerability.transition',
    });
    const taken = await analyst.call(mitigateVulnerability, at(found));
    expect([taken.status, taken.ownerId]).toEqual(['mitigating', analyst.id]);
    expect((await analyst.send(remediateVulnerability, { ...at(taken), note: 'x' })).body).toMatchObject({
      code: 'vulnerability.check',
    });
    const checked = await analyst.call(checkVulnerability, { ...at(taken), note: 'Logs searched' });
    const done = await analyst.call(remediateVulnerability, { ...at(checked), note: 'Patched' });
    expect([done.status, done.overdue]).toEqual(['remediated', false]);
    expect((await analyst.send(addVulnerability, finding({ asset: found.asset }))).status).toBe(201);
    for (const asset of [found.asset, found.asset.toUpperCase(), ` ${found.asset.replace(' ', '  ')}`])
      expect((await analyst.send(addVulnerability, finding({ asset }))).body).toMatchObject({
        code: 'vulnerability.known',
      });
    const { history } = await analyst.call(getVulnerability, { vulnerabilityId: found.id });
    expect(history.map(({ kind }) => kind)).toEqual(['moved', 'check', 'moved', 'added']);
    expect(await eventsAbout('vulnerabilityId', found.id)).toHaveLength(4);
  });

  it('is accepted by somebody else than its owner, until a day within a year', async () => {
    const taken = await analyst.call(mitigateVulnerability, at(await add()));
    const today = demoToday();
    const wish = { ...at(taken), until: addDays(today, 30), reason: 'Replaced in spring' };
    expect((await analyst.send(acceptVulnerability, wish)).body).toMatchObject({ code: 'vulnerability.ownDecision' });
    expect((await head.send(acceptVulnerability, { ...wish, until: today })).body).toMatchObject({
      code: 'vulnerability.until',
    });
    const accepted = await head.call(acceptVulnerability, wish);
    expect([accepted.status, accepted.acceptedUntil]).toEqual(['accepted', wish.until]);
    expect(await analyst.call(getVulnerability, { vulnerabilityId: taken.id })).toMatchObject({
      acceptReason: 'Replaced in spring',
      acceptedByName: 'Marcus Lindqvist',
    });
  });

  it('is handed to an active analyst only', async () => {
    const found = await add();
    expect((await head.send(assignVulnerability, { ...at(found), ownerId: head.id })).body).toMatchObject({
      code: 'incident.responder',
    });
    expect((await head.call(assignVulnerability, { ...at(found), ownerId: analyst.id })).ownerName).toBe('Kenji Aalto');
    expect(await eventsAbout('vulnerabilityId', found.id)).toContain('vulnerability.assigned');
  });
});

describe('the list', () => {
  it('begins with what is due soonest, narrows and counts', async () => {
    const { items, pending, overdue, total } = await analyst.call(listVulnerabilities, { pending: 'true' });
    expect(pending).toBe(total);
    expect(overdue).toBeGreaterThan(0);
    const dues = items.flatMap(({ dueAt }) => dueAt ?? []);
    expect(dues).toEqual(dues.toSorted());
    const late = await analyst.call(listVulnerabilities, { overdue: 'true', kev: 'true' });
    expect(late.items.every((one) => one.overdue && one.kev)).toBe(true);
    const worst = await analyst.call(listVulnerabilities, { sort: 'cvss:desc' });
    expect(worst.items[0]!.cvss).toBe(10);
  });
});

describe('a file of findings', () => {
  it('is taken but for its bad lines, brings known ones up to date, and what was exported goes in again', async () => {
    const [one, other] = [unique('host'), unique('host')];
    const csv = [
      'cve,asset,cvss,exposed,kev,automatable,total impact',
      `CVE-2026-20001,${one},7.5,yes,no,no,yes`,
      `CVE-2026-20002,${other},12,yes,no,no,yes`,
      `CVE-2026-20003,${other},5.0,no,no,no,no`,
    ].join('\n');
    expect(await analyst.call(importVulnerabilities, { csv })).toMatchObject({
      added: 2,
      updated: 0,
      account: { rows: 3, taken: 2, known: 0, refused: 1, passedOver: [] },
      refused: [{ line: 3, reason: '“12” is no CVSS score from 0.0 to 10.0' }],
    });
    const again = csv.replace('7.5,yes,no', '7.5,yes,yes');
    expect(await analyst.call(importVulnerabilities, { csv: again })).toMatchObject({ added: 0, updated: 2 });
    const { items } = await analyst.call(listVulnerabilities, { search: one });
    expect(items).toHaveLength(1);
    expect([days(items[0]!), items[0]!.version]).toEqual([14, 2]);
    const file = await head.call(exportVulnerabilities, { search: one });
    expect(file.total).toBe(1);
    expect(await analyst.call(importVulnerabilities, { csv: file.csv })).toMatchObject({
      added: 0,
      updated: 1,
      refused: [],
      account: { rows: 1, known: 1 },
    });
  });

  it('of two thousand lines is taken at once', async () => {
    const host = unique('fleet');
    const lines = Array.from({ length: 2_000 }, (_, index) => `CVE-2026-${30_000 + index},${host},6.1,y,n,y,n`);
    const csv = ['cve,asset,cvss,exposed,kev,automatable,total impact', ...lines].join('\n');
    expect(await analyst.call(importVulnerabilities, { csv })).toMatchObject({ added: 2_000, updated: 0, refused: [] });
    expect((await analyst.call(listVulnerabilities, { search: host })).total).toBe(2_000);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  exportAuditEvents,
  exportSignedTrail,
  listAuditEvents,
  verifyTrail,
} from '@talent-os/contracts/audit/trail.js';
import { getVerification, startVerification } from '@talent-os/contracts/audit/verifications.js';
import { reportCrash, reportError } from '@talent-os/contracts/audit/reports.js';
import { PLATFORM_ORGANIZATION } from '@talent-os/service-kit';
import { anonymous, eventually, ownerQuery, signIn } from '@talent-os/testing';

const admin = () => signIn('org.admin@meridian.example');
const timestamp = new Date().toISOString();

describe('the audit trail', () => {
  it('is told newest first, a page of 25 at a time', async () => {
    const person = await admin();
    for (let read = 0; read < 30; read += 1) await person.call(listAuditEvents, { search: `page filler ${read}` });
    const first = await eventually(async () => {
      const page = await person.call(listAuditEvents, {});
      expect(page.total).toBeGreaterThan(50);
      return page;
    });
    expect(first.items).toHaveLength(25);
    expect(first.items[0]!.sequence).toBe(first.total);
    expect(first.items.map((item) => item.sequence)).toEqual(
      Array.from({ length: 25 }, (_, index) => first.total - index),
    );
    const oldest = await person.call(listAuditEvents, { sort: 'sequence:asc', page: 2 });
    expect(oldest.items[0]!.sequence).toBe(26);
  });

  it('records that it was read, by whom and what was asked for', async () => {
    const person = await admin();
    const search = `a question of ${crypto.randomUUID()}`;
    await person.call(listAuditEvents, { search });
    const { items } = await eventually(async () => {
      const found = await person.call(listAuditEvents, {
        action: 'audit.record.read',
        actorId: person.id,
        search: search.slice(0, 40),
        from: timestamp,
      });
      expect(found.total).toBeGreaterThan(0);
      return found;
    });
    expect(items.at(-1)).toMatchObject({
      operation: 'audit.trail.list',
      actorId: person.id,
      actorRole: 'ORGANIZATION_ADMIN',
      subject: { operation: 'audit.trail.list', input: { search } },
    });
    expect(items.at(-1)!.traceId).toMatch(/^[\da-f]{32}$/);
  });

  it('filters by action, person and time; percent signs and backslashes are text', async () => {
    const person = await admin();
    const none = { actorId: crypto.randomUUID() };
    expect(await person.call(listAuditEvents, none)).toEqual({ items: [], total: 0 });
    expect((await person.call(listAuditEvents, { to: '2020-01-01T00:00:00Z' })).total).toBe(0);
    expect((await person.call(listAuditEvents, { search: '%_\\' })).total).toBeLessThan(5);
    const reads = await person.call(listAuditEvents, { action: 'audit.record.read' });
    expect(new Set(reads.items.map((item) => item.action))).toEqual(new Set(['audit.record.read']));
  });

  it('shows an organization its own chain only, and every chain is sound', async () => {
    const [meridian, harbor] = [await admin(), await signIn('org.admin@harbor.example')];
    const [mine, theirs] = [await meridian.call(listAuditEvents, {}), await harbor.call(listAuditEvents, {})];
    const ids = new Set(mine.items.map((item) => item.eventId));
    expect(theirs.items.filter((item) => ids.has(item.eventId))).toEqual([]);
    for (const person of [meridian, harbor])
      expect(await person.call(verifyTrail, {})).toMatchObject({ valid: true, fault: null });
  });
});

describe('what leaves of the trail', () => {
  it('tells who it was and what they did, in words, on the page and in the file', async () => {
    const person = await admin();
    const search = `words of ${crypto.randomUUID()}`;
    await person.call(listAuditEvents, { search });
    const mine = { action: 'audit.record.read', actorId: person.id, search };
    const [event] = (
      await eventually(async () => {
        const found = await person.call(listAuditEvents, mine);
        expect(found.total).toBeGreaterThan(0);
        return found;
      })
    ).items;
    expect(event).toMatchObject({
      operationSummary: listAuditEvents.summary,
      actorName: expect.stringMatching(/\w+ \w+/),
    });
    const { csv, total } = await person.call(exportAuditEvents, mine);
    expect(total).toBeGreaterThan(0);
    expect(csv).toContain(event!.actorName);
    expect(csv.split('\r\n')[0]).toContain('Action');
  });

  it('is signed part by part, and the parts are a file that the verifier finds whole', async () => {
    const person = await admin();
    let part = await person.call(exportSignedTrail, {});
    expect(part.records).toBeGreaterThan(0);
    const { until } = part;
    let text = part.lines;
    while (part.next !== null) {
      part = await person.call(exportSignedTrail, { first: part.next, until: until! });
      text += part.lines;
    }
    const folder = mkdtempSync(join(tmpdir(), 'audit-'));
    const file = join(folder, 'trail.jsonl');
    const verify = (content: string) => {
      writeFileSync(file, content);
      return spawnSync(
        process.execPath,
        [fileURLToPath(new URL('../verify/main.js', import.meta.url)), '--export', file],
        { encoding: 'utf8', env: process.env },
      );
    };
    const { status, stdout } = verify(text);
    expect(stdout).toMatch(new RegExp(`^${person.organizationId}  sound  records 1 to ${until} in \\d+ signed parts`));
    expect(status).toBe(0);
    expect(verify(text.replace('PLATFORM_ADMIN', 'RECRUITER').replace('ORGANIZATION_ADMIN', 'RECRUITER')).status).toBe(
      1,
    );
    rmSync(folder, { recursive: true });
    expect(await person.call(exportSignedTrail, { to: '1999-01-01T00:00:00Z' })).toMatchObject({
      lines: '',
      next: null,
      records: 0,
    });
  });

  it('is verified in the background, once at a time, and the trail says who asked for it', async () => {
    const person = await signIn('platform.admin@meridian.example');
    const { verificationId } = await person.call(startVerification, {});
    const { verification } = await eventually(async () => {
      const latest = await person.call(getVerification, {});
      expect(latest.verification).toMatchObject({ id: verificationId, status: 'sound' });
      return latest;
    });
    expect(verification).toMatchObject({ fault: null, startedByName: expect.any(String), endedAt: expect.any(String) });
    expect(verification!.checked).toBeGreaterThan(0);
    await eventually(async () =>
      expect(
        (await person.call(listAuditEvents, { action: 'audit.verification.started', actorId: person.id })).total,
      ).toBeGreaterThan(0),
    );
  });
});

describe('reports from browsers', () => {
  const error = {
    category: 'network',
    message: `failed ${crypto.randomUUID()}\u001b[31m`,
    name: 'TypeError',
    timestamp,
  };
  const stored = async (table: string, text: string) =>
    ownerQuery<{ organization_id: string; created_by: string | null; row: string }>(
      `select organization_id, created_by, row_to_json(report)::text as row from audit.${table} report where row_to_json(report)::text like $1`,
      [`%${text}%`],
    );

  it('of nobody belong to the platform, cleaned', async () => {
    const text = error.message.slice(0, -5);
    const { status, body } = await anonymous.send(reportError, error);
    expect([status, body]).toEqual([204, '']);
    const [report, ...more] = await stored('client_error_report', text);
    expect(more).toEqual([]);
    expect(report).toMatchObject({ organization_id: PLATFORM_ORGANIZATION, created_by: null });
    expect(report!.row).not.toContain('u001b');
  });

  it('of somebody belong to their organization and to them, whoever they claim to be', async () => {
    const person = await admin();
    const component = `Shell ${crypto.randomUUID()}`;
    const crash = {
      timestamp,
      url: 'https://talent.example/a?token=hidden',
      error: `boom for ${person.token}`,
      userAgent: 'Firefox',
      component,
      crashCount: 1,
    };
    await person.call(reportCrash, crash);
    await person.call(reportError, { ...error, message: component, context: { userId: crypto.randomUUID() } });
    for (const table of ['crash_report', 'client_error_report']) {
      const [report] = await stored(table, component);
      expect(report).toMatchObject({ organization_id: person.organizationId, created_by: person.id });
      expect(report!.row).not.toContain('hidden');
      expect(report!.row).not.toContain(person.token);
    }
  });

  it('beyond 64 kB are refused', async () => {
    const { status } = await anonymous.send(reportError, { ...error, stack: 'x'.repeat(70_000) });
    expect(status).toBe(413);
  });
});

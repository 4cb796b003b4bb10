import { beforeAll, describe, expect, it } from '@jest/globals';
import { addBundle, listBundles, takeBundle, type BundleImport } from '@talent-os/contracts/cyber/bundle-imports.js';
import { accountedFor } from '@talent-os/contracts/import-account.js';
import { eventually, newMember, ownerQuery, signIn, workNow, type Person } from '@talent-os/testing';

const OBJECTS = 6_000;
const mark = crypto.randomUUID().slice(0, 8);
/** They leave with no bundle that another test sends. */
const RED = 'marking-definition--e828b379-4e03-4974-9ac4-e53a884c97c1';
const at = {
  spec_version: '2.1',
  created: '2026-01-05T08:00:00.000Z',
  modified: '2026-01-05T08:00:00.000Z',
  object_marking_refs: [RED],
};
const indicators = Array.from({ length: OBJECTS }, (_, number) => ({
  ...at,
  type: 'indicator',
  id: `indicator--${crypto.randomUUID()}`,
  pattern: `[domain-name:value = 'b${number}.${mark}.example']`,
  pattern_type: 'stix',
  valid_from: at.created,
}));
const tool = { ...at, type: 'tool', id: `tool--${crypto.randomUUID()}`, name: 'Scanner' };
const bad = {
  ...at,
  type: 'indicator',
  id: `indicator--${crypto.randomUUID()}`,
  pattern: 'nothing',
  pattern_type: 'stix',
};
const text = JSON.stringify({ type: 'bundle', objects: [...indicators, tool, bad] });

let analyst: Person;
beforeAll(async () => {
  analyst = await signIn('analyst@sentinel.example');
});

async function handedOver(content: string): Promise<string> {
  const file = new File([content], 'feed of the week.json', { type: 'application/json' });
  const { status, body } = await analyst.send(addBundle, { name: file.name, file });
  expect(status).toBe(202);
  return (body as { id: string }).id;
}

const taken = (id: string): Promise<BundleImport> =>
  eventually(async () => {
    const { items } = await analyst.call(listBundles, {});
    const found = items.find((one) => one.id === id)!;
    expect(found.state).toBe('done');
    return found;
  });

const piecesOf = (id: string) => ownerQuery('select from cyber.bundle_piece where bundle_import_id = $1', [id]);

describe('a bundle larger than one is waited for', () => {
  it('is taken over in the background, accounted for to the last object, and known the second time', async () => {
    const id = await handedOver(text);
    const first = await taken(id);
    expect(first).toMatchObject({ filename: 'feed of the week.json', objects: OBJECTS + 2 });
    expect(first.result).toMatchObject({
      indicators: OBJECTS,
      changed: OBJECTS,
      account: { rows: OBJECTS + 2, taken: OBJECTS, known: 0, refused: 1, passedOver: [{ kind: 'tool', count: 1 }] },
    });
    expect(first.result!.refused).toHaveLength(1);
    expect(accountedFor(first.result!.account)).toBe(first.result!.account.rows);
    expect(await piecesOf(id)).toEqual([]);
    const again = await taken(await handedOver(text));
    expect(again.result).toMatchObject({ changed: 0, account: { taken: 0, known: OBJECTS, refused: 1 } });
  });

  it('is taken once although its job begins again', async () => {
    const one = { ...indicators[0]!, id: `indicator--${crypto.randomUUID()}` };
    const id = await handedOver(JSON.stringify({ type: 'bundle', objects: [one] }));
    const before = await taken(id);
    const jobId = crypto.randomUUID();
    await ownerQuery(
      `insert into cyber.job (id, organization_id, name, data, created_at)
       values ($1, $2, $3, $4, now() - interval '1 minute')`,
      [jobId, analyst.organizationId, takeBundle.name, JSON.stringify({ bundleImportId: id })],
    );
    await workNow(takeBundle, jobId);
    await eventually(async () => {
      const jobs = await ownerQuery<{ status: string }>(
        `select status from cyber.job where name = 'cyber.bundle.take' and data->>'bundleImportId' = $1`,
        [id],
      );
      expect(jobs.map(({ status }) => status)).not.toContain('pending');
    });
    const { items } = await analyst.call(listBundles, {});
    expect(items.find((found) => found.id === id)).toEqual(before);
  });

  it('that is no bundle says so, and is seen by nobody else', async () => {
    const id = await handedOver('{"type":"report"}');
    expect((await taken(id)).result).toMatchObject({
      changed: 0,
      refused: [{ line: 1, reason: 'this is no STIX bundle' }],
    });
    const colleague = await newMember('sentinel', { role: 'CYBER_ANALYST', industry: 'CYBER' });
    expect((await (await colleague.signIn()).call(listBundles, {})).items).toEqual([]);
    const picture = new File([Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')], 'bundle.json');
    expect(await analyst.send(addBundle, { file: picture })).toMatchObject({ status: 415 });
  });
});

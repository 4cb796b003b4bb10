import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listAuditEvents, verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { eventually, signIn, startOwnProduct, type Person } from '@talent-os/testing';
import { COPY_EVERY_MS } from '../checkpoints/settings.js';

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let administrators: Person[];
let nurse: Person;
beforeAll(async () => {
  product = await startOwnProduct({ name: 'copy', targets: ['all'], env: { AUDIT_COPY_SECONDS: '1' } });
  const as = (email: string) => signIn(email, undefined, product.address);
  administrators = await Promise.all(['org.admin@meridian.example', 'platform.admin@meridian.example'].map(as));
  nurse = await as('nurse@meridian.example');
});
afterAll(() => product.stop());

// The folder may go while a file in it is being written: then the copy could not be written before it was missed.
const TITLE = /^The second copy of the audit trail (?:is missing|cannot be written)$/;
const verifyFromOutside = () =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../verify/main.js', import.meta.url))], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: product.databaseUrl,
      AUDIT_CHECKPOINT_DIR: product.copies,
    },
  });

it('a copy that is deleted while the product runs is noticed by itself, told to administrators and written again', async () => {
  const [admin] = administrators;
  await eventually(async () => expect(await admin!.call(verifyTrail, {})).toMatchObject({ valid: true }));
  const before = Date.now();
  // Gone in one step: the product is writing.
  renameSync(product.copies, `${product.copies}.gone`);
  for (const person of administrators)
    await eventually(async () => {
      const { items } = await person.call(listNotifications, {});
      const told = items.filter(({ title }) => TITLE.test(title));
      expect(told.length).toBeGreaterThan(0);
      expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['security']));
    });
  const { items } = await nurse.call(listNotifications, {});
  expect(items.filter(({ title }) => TITLE.test(title))).toEqual([]);
  const found = await eventually(async () => {
    const told = await admin!.call(listAuditEvents, { action: 'audit.copy.faultFound' });
    expect(told.items.length).toBeGreaterThan(0);
    return told.items;
  });
  for (const { subject } of found) expect(['missing', 'unwritable']).toContain((subject as { fault: string }).fault);
  await eventually(() =>
    expect(existsSync(join(product.copies, `${admin!.organizationId}.heartbeat.json`))).toBe(true),
  );
  await eventually(async () => {
    const { valid, copiedAt } = await admin!.call(verifyTrail, {});
    expect([valid, Date.parse(copiedAt!) > before]).toEqual([true, true]);
  });
});

it('without a setting that takes a minute at most: whoever is told is told within two', () => {
  expect(COPY_EVERY_MS).toBeLessThanOrEqual(60_000);
});

it('the last word of an orderly stop is that it was one, and everything is sound from outside', async () => {
  await product.stop();
  const { status, stdout, stderr } = verifyFromOutside();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/ sound .* stopped \d{4}-/);
  expect(stdout).not.toContain(' copied ');
  rmSync(product.copies, { recursive: true });
  const robbed = verifyFromOutside();
  expect(robbed.status).toBe(1);
  expect(robbed.stdout).not.toContain(' sound ');
});

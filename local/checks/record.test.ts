import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Unstable } from './outcome.ts';
import { lastFailed, lastRun, record, refusal } from './record.ts';
import { LOAN_DAYS, NAMED_UNSTABLE } from './unstable.data.ts';

const place = { suite: 'own' as const, file: 'services/a/dist/a.own.integration.test.js' };
const failed = { name: 'a', message: 'no', place };
const unstable: Unstable = { ...failed, name: 'b', among: 'failed' };
const here = { commit: 'c1', clean: true };
const run = { tier: 'gate' as const, whole: true, mostUnstable: 3, seconds: 12.4, before: here, after: here };

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the stamp says which commit was tested, whether as it is, and how it came out', (t) => {
  const folder = folderOf(t);
  assert.equal(lastRun(folder), undefined);
  const good = { name: 'own', seconds: 1, outcome: { passed: 7, failures: [], unstable: [unstable] } };
  const { ended, ...last } = record({ ...run, folder, rows: [good] });
  assert.deepEqual(last, {
    commit: 'c1',
    clean: true,
    tier: 'gate',
    good: true,
    passed: 7,
    failed: 0,
    unstable: 1,
    seconds: 12,
  });
  assert.equal(lastRun(folder)?.ended, ended);
  assert.equal(record({ ...run, folder, rows: [good], after: { commit: 'c2', clean: true } }).clean, false);
  assert.equal(record({ ...run, folder, rows: [good], mostUnstable: 0 }).good, false);
  assert.equal(record({ ...run, folder, rows: [] }).good, false);
});

test('a part of the tests leaves the stamp of the whole as it is', (t) => {
  const folder = folderOf(t);
  record({ ...run, folder, rows: [{ name: 'own', seconds: 1, outcome: { passed: 7, failures: [] } }] });
  record({ ...run, folder, whole: false, rows: [{ name: 'unit', seconds: 1, outcome: { passed: 1, failures: [] } }] });
  assert.equal(lastRun(folder)?.passed, 7);
});

test('what failed the last time is remembered: each place once, and checks that failed as such', (t) => {
  const folder = folderOf(t);
  assert.deepEqual(lastFailed(folder), { checks: [], places: [] });
  const rows = [
    { name: 'lint', seconds: 1, outcome: { passed: 0, failures: ['lint'] } },
    {
      name: 'own',
      seconds: 1,
      outcome: { passed: 0, failures: ['a', 'a2'], failed: [failed, { ...failed, name: 'a2' }] },
    },
    { name: 'web', seconds: 1, outcome: { passed: 3, failures: [] } },
  ];
  record({ ...run, folder, rows });
  assert.deepEqual(lastFailed(folder), { checks: ['lint'], places: [place] });
});

test('a test that was unstable here before has no second try until it is named, and then for a while', (t) => {
  const folder = folderOf(t);
  const test2 = { ...failed, name: 'b' };
  assert.equal(refusal(folder, {})(test2), undefined);
  record({
    ...run,
    folder,
    rows: [{ name: 'own', seconds: 1, outcome: { passed: 7, failures: [], unstable: [unstable] } }],
  });
  assert.match(refusal(folder, {})(test2) ?? '', /unstable here before .*name it/);
  assert.equal(refusal(folder, {})(failed), undefined, 'another test');
  const named = { b: { since: '2026-11-01', why: 'counts rows of others' } };
  assert.equal(refusal(folder, named, Date.parse('2026-11-20'))(test2), undefined);
  assert.match(refusal(folder, named, Date.parse('2026-11-23'))(test2) ?? '', /mend it/);
});

test('few tests are named, each with a day and a reason', () => {
  const loans = Object.values(NAMED_UNSTABLE);
  assert.ok(loans.length <= 20, `${loans.length} are named`);
  for (const { since, why } of loans) {
    assert.match(since, /^\d{4}-\d\d-\d\d$/);
    assert.ok(why.length > 10 && LOAN_DAYS > 0);
  }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BACKUP_FILES, backupName, checkSums, draftOf, outdated, writeSums } from './backup-files.js';
import { postgresLogin } from './postgres-programs.js';

const dayOf = (day: number) => backupName(new Date(Date.UTC(2026, 10, day, 3)));

describe('backups of an installation', () => {
  it('sort by their names as they were made', () => {
    expect(dayOf(22)).toBe('2026-11-22T03-00-00Z');
    expect([dayOf(10), dayOf(9)].toSorted()).toEqual([dayOf(9), dayOf(10)]);
  });

  it('are kept as many as was said, the newest, and nothing else in the folder is touched', () => {
    const entries = [dayOf(1), 'lost+found', dayOf(3), draftOf(dayOf(2)), dayOf(2), 'notes.txt', '2026'];
    expect(outdated(entries, 2)).toEqual([dayOf(1), draftOf(dayOf(2))]);
    expect(outdated(entries, 7)).toEqual([draftOf(dayOf(2))]);
  });
});

describe('the sums of a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tell a file that is another', async () => {
    for (const file of BACKUP_FILES) writeFileSync(join(folder, file), file);
    await writeSums(folder);
    await checkSums(folder);
    writeFileSync(join(folder, 'database.dump'), 'half of');
    await expect(checkSums(folder)).rejects.toThrow(/database\.dump is not what the backup wrote/);
  });
});

describe('the programs of Postgres', () => {
  it('get the password apart from the address, and settings of TLS in it', () => {
    const { address, env } = postgresLogin('postgres://talent_os:a%2Fb%23c@db:5432/talent_os?sslmode=verify-full');
    expect(address).toBe('postgresql://talent_os@db:5432/talent_os?sslmode=verify-full');
    expect(env.PGPASSWORD).toBe('a/b#c');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoOrganizations, FileStore, uuidv7, type Ctx } from '@talent-os/service-kit';
import { readConfig } from '@talent-os/service-kit/config';
import { Database } from '@talent-os/service-kit/database/database';
import { storeSealed } from '@talent-os/service-kit/files/sealed-file';
import { openBacking, type Backing } from '@talent-os/service-kit/host/backing';
import { systemContext } from '@talent-os/service-kit/host/background-context';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { ownerQuery } from '@talent-os/testing';
import { definition } from '../index.js';
import { SweepJob } from './sweep.job.js';

const MINUTE = 60_000;
const organizationId = demoOrganizations[0]!.id;

let backing: Backing;
let database: Database;
let files: FileStore;
let ctx: Ctx;
beforeAll(async () => {
  const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
  const log = createLogger('silent');
  backing = await openBacking(config, log);
  database = await Database.open(definition, config);
  files = new FileStore(backing.streams, createLogger('silent'));
  const parts = { service: definition.name, database, bus: backing.bus, log, committed: () => undefined };
  ctx = systemContext(parts, 'transcription.audio.sweep');
});
afterAll(() => database?.close());
afterAll(() => backing?.close());

const named = (ageMs: number) => `transcription.${uuidv7(Date.now() - ageMs)}`;
async function* sound(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(1_000, 1);
}
const there = async () => new Set(await files.list('transcription'));
const sweep = () => new SweepJob(files).sweep({}, ctx);

/** A recording of so long ago, with its sound still stored. */
async function recorded(ageMs: number, columns: Record<string, unknown> = {}) {
  const [id, object] = [uuidv7(), named(ageMs)];
  const sealedKey = await storeSealed(files, object, organizationId, sound(), Infinity);
  const row = { stage: 'transcribing', sealed_key: sealedKey, audio_deleted_at: null, closed_at: null, ...columns };
  const at = new Date(Date.now() - ageMs);
  await ownerQuery(
    `insert into transcription.recording (id, organization_id, created_at, updated_at, person_id, stage, attempt, object,
       sealed_key, kind, bytes, sha256, audio_deleted_at)
     values ($1, $2, $3, $3, gen_random_uuid(), $4, 1, $5, $6, 'wav', 1000, 'abc', $7)`,
    [id, organizationId, at, row.stage, object, row.sealed_key, row.audio_deleted_at],
  );
  await ownerQuery('insert into transcription.kept_recording values ($1, $2, $3, $4, $5)', [
    id,
    organizationId,
    object,
    at,
    row.closed_at,
  ]);
  return { id, object };
}
const rowOf = (id: string) =>
  ownerQuery<Record<string, unknown>>(
    'select stage, message, sealed_key, audio_deleted_at is not null as deleted from transcription.recording where id = $1',
    [id],
  ).then(([row]) => row);

describe('the sweep', () => {
  it('gives up what nobody finished, deletes it, and says so once', async () => {
    const left = await recorded(11 * MINUTE);
    const going = await recorded(MINUTE);
    await sweep();
    await sweep();
    expect(await rowOf(left.id)).toEqual({
      stage: 'failed',
      message: 'The speech service failed - please try again',
      sealed_key: null,
      deleted: true,
    });
    expect(await rowOf(going.id)).toMatchObject({ stage: 'transcribing', deleted: false });
    const stored = await there();
    expect([stored.has(left.object), stored.has(going.object)]).toEqual([false, true]);
    const told = await ownerQuery(
      `select name from transcription.outbox where payload ->> 'transcriptionId' = $1 order by id`,
      [left.id],
    );
    expect(told).toEqual([{ name: 'transcription.audio.deleted' }, { name: 'transcription.audio.advanced' }]);
    await files.remove(going.object);
    await ownerQuery('delete from transcription.kept_recording where recording_id = $1', [going.id]);
    await ownerQuery('delete from transcription.recording where id = $1', [going.id]);
  });

  it('finishes a deletion that a killed worker began', async () => {
    const half = await recorded(11 * MINUTE, { stage: 'done', sealed_key: null });
    await sweep();
    expect(await rowOf(half.id)).toMatchObject({ stage: 'done', deleted: true });
    expect((await there()).has(half.object)).toBe(false);
  });

  it('removes files nobody speaks of, once they cannot be on their way any more', async () => {
    const [lost, arriving] = [named(3 * MINUTE), named(0)];
    for (const name of [lost, arriving]) await storeSealed(files, name, organizationId, sound(), Infinity);
    await sweep();
    const left = await there();
    expect([left.has(lost), left.has(arriving)]).toEqual([false, true]);
    await files.remove(arriving);
  });

  it('forgets texts after a day', async () => {
    const at = new Date(Date.now() - 25 * 60 * MINUTE);
    const old = await recorded(25 * 60 * MINUTE, {
      stage: 'done',
      sealed_key: null,
      audio_deleted_at: at,
      closed_at: at,
    });
    await sweep();
    expect(await rowOf(old.id)).toBeUndefined();
    expect(await ownerQuery('select 1 from transcription.kept_recording where recording_id = $1', [old.id])).toEqual(
      [],
    );
  });
});

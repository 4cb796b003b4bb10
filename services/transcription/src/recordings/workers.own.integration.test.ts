import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sendMessage } from '@talent-os/contracts/chat/messages.js';
import { removeSpeechSettings } from '@talent-os/contracts/transcription/settings.js';
import { operations } from '@talent-os/contracts/registry.js';
import { getCapabilities, getTranscription, listTranscriptions } from '@talent-os/contracts/transcription/audio.js';
import { eventually, filesLeft, signIn, startOwnProduct, type Person } from '@talent-os/testing';
import { toneOf } from '../sound/wav.js';
import { programs } from '../test/programs.js';
import { ScriptedSpeech, SPOKEN } from '../test/scripted-speech.js';
import { tone, transcribe, useEndpoint } from '../test/recordings.js';

const others = new Set(operations.map(({ service }) => service).filter((service) => service !== 'transcription'));
const OTHERS = [...others].join();

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let speech: ScriptedSpeech;
let admin: Person;
let otherAdmin: Person;
let analyst: Person;
let worker: ChildProcess;
const found = programs();
/** Other products of these tests hear recordings in the folder for everybody's. */
const TMPDIR = mkdtempSync(join(tmpdir(), 'talent-os-test-recordings-'));
const settings = { PATH: found.path, STT_TIMEOUT_SECONDS: '8', TMPDIR };
/** For engines that hang: each is waited for three times. */
const HASTY = { STT_TIMEOUT_SECONDS: '4' };

beforeAll(async () => {
  speech = await ScriptedSpeech.start();
  product = await startOwnProduct({ name: 'speech', targets: ['gateway', OTHERS, 'transcription'], env: settings });
  worker = product.children[2]!;
  [admin, otherAdmin, analyst] = (await Promise.all(
    ['org.admin@meridian.example', 'org.admin@sentinel.example', 'analyst@sentinel.example'].map((email) =>
      signIn(email, undefined, product.address),
    ),
  )) as [Person, Person, Person];
});
beforeEach(async () => {
  await speech.reset();
  found.clear();
});
afterAll(() => product?.stop());
afterAll(() => speech?.stop());
afterAll(() => {
  found.remove();
  rmSync(TMPDIR, { recursive: true, force: true });
});

const left = () => filesLeft(product.installation);
const recordings = (organizationId: string) =>
  product.query<{ id: string; stage: string; attempt: number; sealedKey: string | null }>(
    `select id, stage, attempt, sealed_key as "sealedKey" from transcription.recording
     where organization_id = $1 order by created_at desc, id desc`,
    [organizationId],
  );
async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}
/** Replaces the worker by one with settings of its own. */
async function workWith(more: NodeJS.ProcessEnv): Promise<void> {
  await ended(worker, 'SIGTERM');
  worker = await product.start('transcription', more);
  await product.ready();
}

describe('without an engine', () => {
  it('says so; nothing waits, and nothing stays', async () => {
    expect(await analyst.call(getCapabilities, {})).toMatchObject({ configured: false, converts: false });
    expect(await transcribe(analyst, tone())).toEqual({
      status: 200,
      body: { success: false, message: 'Transcription is not configured' },
    });
    expect(await left()).toBe(0);
  });

  it('that may hear of health, sends no recordings of health hubs anywhere', async () => {
    await useEndpoint(admin, speech.baseUrl, 'ok');
    const withoutAgreement = /no speech service here has an agreement/;
    const place = { hubContext: 'general', hubTitle: '', pageContext: 'general', pageTitle: '', path: '/wellness' };
    const clientMessageId = `client-${crypto.randomUUID()}`;
    const { sessionId } = await admin.call(sendMessage, { ...place, content: 'I sleep badly', clientMessageId });
    const wheres: Record<string, string>[] = [
      { moduleContext: 'healthtech' },
      { moduleContext: 'general', path: '/wellness' },
      { moduleContext: 'sales', path: '/healthcare/professional/shifts' },
      { moduleContext: 'sales', path: '/sales', sessionId },
    ];
    for (const where of wheres) expect((await transcribe(admin, tone(), where)).body.message).toMatch(withoutAgreement);
    expect((await admin.call(getCapabilities, { path: '/wellness' })).configured).toBe(false);
    expect(await speech.calls()).toEqual([]);
    await useEndpoint(admin, speech.baseUrl, 'ok', { baaSigned: true });
    expect((await transcribe(admin, tone(), { moduleContext: 'healthtech' })).body.success).toBe(true);
    expect(await left()).toBe(0);
  });
});

describe('an engine that hangs', () => {
  it('is left after its time, and asked again a few times', async () => {
    await workWith(HASTY);
    await useEndpoint(admin, speech.baseUrl, 'hang');
    expect(await transcribe(admin, tone())).toMatchObject({
      status: 200,
      body: { success: false, message: 'The speech service took too long - please try again' },
    });
    expect((await speech.calls()).map(({ ended: end }) => end)).toEqual(['left', 'left', 'left']);
    expect(await left()).toBe(0);
  });
});

describe('a program of the server', () => {
  it('hears recordings by a command template, and is named as the engine', async () => {
    const program = found.add('hear', `[ -s "$2" ] && head -c 4 "$2" && echo "  heard in $1 "`);
    await workWith({ STT_COMMAND: `${program} '{language}' {file}`, STT_LANGUAGE: 'de' });
    expect(await analyst.call(getCapabilities, {})).toMatchObject({ configured: true });
    expect(await transcribe(analyst, tone())).toMatchObject({
      body: { success: true, data: { transcription: { text: 'RIFF heard in de', language: 'de', duration: 2 } } },
    });
    expect(await left()).toBe(0);
  });

  it('is told of when it fails, and ended with all it started when it hangs', async () => {
    await workWith({ STT_COMMAND: `${found.add('fail', 'echo half a text; exit 2')} {file}` });
    expect((await transcribe(analyst, tone())).body).toMatchObject({
      success: false,
      message: expect.stringContaining('administrator'),
    });
    await workWith({ ...HASTY, STT_COMMAND: `${found.add('hang', 'sleep 300 & sleep 300')} {file}` });
    expect((await transcribe(analyst, tone())).body).toMatchObject({
      success: false,
      message: expect.stringContaining('too long'),
    });
    expect(await left()).toBe(0);
  });

  it('is found on PATH', async () => {
    found.add('pocketsphinx_continuous', 'echo "hello from the path"');
    await workWith({});
    expect((await transcribe(analyst, tone())).body.data?.transcription).toMatchObject({
      text: 'hello from the path',
      language: 'en',
    });
  });

  it('converts what browsers record, where it is there', async () => {
    found.add('pocketsphinx_continuous', 'echo "hello from the path"');
    await workWith({});
    const webm = new Blob([Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(2_000)])]);
    expect((await transcribe(analyst, webm)).body.message).toContain('please send a WAV file');
    // Writes a WAV of one second wherever the last argument says.
    writeFileSync(join(found.path, 'second.wav'), toneOf(1));
    found.add('ffmpeg', `for last; do :; done; cp ${found.path}/second.wav "$last"`);
    expect((await transcribe(analyst, webm)).body.data?.transcription).toMatchObject({
      text: 'hello from the path',
      duration: 1,
    });
    found.add('ffmpeg', 'exit 1');
    expect((await transcribe(analyst, webm)).body.message).toBe(
      'This recording could not be read - please record it again',
    );
    found.add('ffmpeg', 'sleep 300');
    await workWith(HASTY);
    expect((await transcribe(analyst, webm)).body.message).toContain('too long');
    expect(await left()).toBe(0);
  });
});

describe('a worker that is killed', () => {
  it('is followed by another, and the work is done once', async () => {
    await workWith({ STT_TIMEOUT_SECONDS: '100' });
    await useEndpoint(admin, speech.baseUrl, 'gate');
    const sessionId = crypto.randomUUID();
    const sent = transcribe(admin, tone(), { sessionId }).catch(() => 'cut');
    await eventually(async () => expect(await speech.calls()).toHaveLength(1));
    const [waiting] = (await admin.call(listTranscriptions, { sessionId })).items;
    const transcriptionId = waiting!.id;
    await ended(worker, 'SIGKILL');
    expect(await left()).toBeGreaterThan(0);
    await speech.open();
    worker = await product.start('transcription', { STT_TIMEOUT_SECONDS: '100' });
    await product.ready();
    // Meanwhile somebody else learns after 55 seconds that it takes longer, and finds the text later.
    await useEndpoint(otherAdmin, speech.baseUrl, 'minute');
    const patient = transcribe(analyst, tone());
    await eventually(async () =>
      expect(await admin.call(getTranscription, { transcriptionId })).toMatchObject({
        stage: 'done',
        transcription: { text: SPOKEN },
      }),
    );
    await sent;
    const { status, body } = await patient;
    // The engine says nothing before 75 seconds are over: whoever was made to wait that long would have the text.
    expect([status, body.code]).toEqual([504, 'service.late']);
    await eventually(async () =>
      expect(await analyst.call(getTranscription, { transcriptionId: body.jobId! })).toMatchObject({
        stage: 'done',
        transcription: { text: SPOKEN },
      }),
    );
    await otherAdmin.call(removeSpeechSettings, {});
    expect((await recordings(admin.organizationId))[0]).toMatchObject({
      id: transcriptionId,
      attempt: 2,
      sealedKey: null,
    });
    const told = `select count(*)::int as times from transcription.outbox where name = 'transcription.audio.deleted' and payload ->> 'transcriptionId' = $1`;
    expect(await product.query(told, [transcriptionId])).toEqual([{ times: 1 }]);
    expect(await left()).toBe(0);
    expect(await readdir(join(TMPDIR, 'talent-os-recordings'))).toEqual([]);
  });
});

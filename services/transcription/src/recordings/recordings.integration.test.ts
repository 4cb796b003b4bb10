import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getTranscription, listTranscriptions, MAX_AUDIO_BYTES } from '@talent-os/contracts/transcription/audio.js';
import { addressOf, eventually, filesLeft, openRealtime, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { ScriptedSpeech, SPOKEN } from '../test/scripted-speech.js';
import { tone, transcribe, useEndpoint, wavOfBytes } from '../test/recordings.js';

let speech: ScriptedSpeech;
let admin: Person;
let rep: Person;
let nurse: Person;
beforeAll(async () => {
  speech = await ScriptedSpeech.start();
  [admin, rep, nurse] = (await Promise.all(
    ['org.admin', 'sales.rep', 'nurse'].map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person, Person];
});
beforeEach(() => speech.reset());
afterAll(() => speech.stop());

const answering = (model: string) => useEndpoint(admin, speech.baseUrl, model);
const rows = () =>
  ownerQuery<Record<string, unknown>>(
    'select * from transcription.recording where organization_id = $1 order by created_at desc, id desc limit 1',
    [rep.organizationId],
  ).then(([row]) => row!);
const nothingLeft = () => eventually(async () => expect(await filesLeft()).toBe(0));

describe('a recording', () => {
  it('becomes text, and nothing of it is left anywhere', async () => {
    await answering('ok');
    const audio = tone();
    const live = await openRealtime(rep);
    const answer = await transcribe(rep, audio, { moduleContext: 'sales', questionId: 'q1', sessionId: 's1' });
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Transcription complete',
        data: { transcription: { text: SPOKEN, language: 'en', duration: 2.5 } },
      },
    });
    expect(await filesLeft()).toBe(0);
    const row = await rows();
    const sha256 = createHash('sha256')
      .update(Buffer.from(await audio.arrayBuffer()))
      .digest('hex');
    expect(row).toMatchObject({ stage: 'done', attempt: 1, sealed_key: null, sha256, module_context: 'sales' });
    expect(row.audio_deleted_at).not.toBeNull();
    // What is sealed is letters by chance, and never a space.
    expect(String(row.sealed_text)).not.toContain('brown fox');
    const jobs = await ownerQuery(`select data, status from transcription.job where data ->> 'transcriptionId' = $1`, [
      row.id,
    ]);
    await eventually(async () =>
      expect(jobs).toEqual([{ data: { transcriptionId: row.id }, status: expect.anything() }]),
    );
    await eventually(() => {
      const told = live.frames.filter(({ event }) => event === 'transcription.audio.advanced');
      expect(told.length).toBeGreaterThan(0);
      expect(told[0]!.refetches).toContain('transcription.audio.list');
    });
    live.close();
    await eventually(async () =>
      expect(
        await ownerQuery(
          `select subject ->> 'sha256' as sha256, subject ->> 'deletedAt' is not null as dated from audit.audit_event
           where action = 'transcription.audio.deleted' and subject ->> 'transcriptionId' = $1`,
          [row.id],
        ),
      ).toEqual([{ sha256, dated: true }]),
    );
  });

  it('is found by its person for a day, by session and question, and by nobody else', async () => {
    await answering('ok');
    const sessionId = crypto.randomUUID();
    await transcribe(rep, tone(), { sessionId, questionId: 'q7' });
    const { items } = await rep.call(listTranscriptions, { sessionId, questionId: 'q7' });
    expect(items).toEqual([
      expect.objectContaining({
        stage: 'done',
        sessionId,
        questionId: 'q7',
        message: null,
        audioDeletedAt: expect.any(String),
      }),
    ]);
    const { transcription } = await rep.call(getTranscription, { transcriptionId: items[0]!.id });
    expect(transcription).toEqual({ text: SPOKEN, language: 'en', duration: 2.5 });
    expect((await nurse.refused(getTranscription, { transcriptionId: items[0]!.id })).status).toBe(404);
    expect((await nurse.call(listTranscriptions, { sessionId })).items).toEqual([]);
  });

  it('of 25 MB is taken, and of one byte more is not', async () => {
    await answering('ok');
    expect((await transcribe(rep, wavOfBytes(MAX_AUDIO_BYTES))).body).toMatchObject({ success: true });
    expect(await transcribe(rep, wavOfBytes(MAX_AUDIO_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'request.size' },
    });
    await nothingLeft();
  });

  it('that says it is much larger is refused before it arrives', async () => {
    expect((await transcribe(rep, wavOfBytes(40 * 1024 * 1024))).status).toBe(413);
    await nothingLeft();
  });

  it('that says nothing of its length is counted while it arrives', async () => {
    await answering('ok');
    const before = (await rows()).id;
    const boundary = 'frontier';
    const head = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n`,
    );
    const large = Buffer.from(await wavOfBytes(MAX_AUDIO_BYTES + 1).arrayBuffer());
    async function* body() {
      yield head;
      for (let at = 0; at < large.length; at += 65_536) yield large.subarray(at, at + 65_536);
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const response = await fetch(`${addressOf()}/api/audio/transcribe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${rep.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: ReadableStream.from(body()),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    await nothingLeft();
    expect((await rows()).id).toBe(before);
  });
});

describe('what is no recording', () => {
  it.each([
    ['a web page', '<!doctype html><title>Hello</title>'.repeat(100)],
    ['a picture that says it is audio', `\u0089PNG\r\n${'x'.repeat(500)}`],
    ['three letters', 'ID'],
  ])('%s is refused by its first bytes', async (_, content) => {
    expect(await transcribe(rep, new Blob([content], { type: 'audio/webm' }))).toMatchObject({
      status: 415,
      body: { code: 'request.media' },
    });
    await nothingLeft();
  });

  it('an empty one is told so, and another body is not taken', async () => {
    expect(await transcribe(rep, new Blob([]))).toEqual({
      status: 200,
      body: { success: false, message: 'No audio data to transcribe.' },
    });
    const { status } = await fetch(`${addressOf()}/api/audio/transcribe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${rep.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(415);
    await nothingLeft();
  });

  it('a form without one, or with a made up reference, names the field', async () => {
    const forged = JSON.stringify({ object: 'transcription.x', kind: 'wav', bytes: 1, sha256: 'x', sealedKey: 'x' });
    for (const fields of [{}, { audio: forged }]) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('sessionId', 's');
      const response = await fetch(`${addressOf()}/api/audio/transcribe`, {
        method: 'POST',
        headers: { authorization: `Bearer ${rep.token}` },
        body: form,
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ field: 'audio' }] });
    }
  });

  it('a form without its end is refused, and nothing of it stays', async () => {
    const sound = Buffer.from(await wavOfBytes(300_000).arrayBuffer());
    const head = `--b\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n`;
    const response = await fetch(`${addressOf()}/api/audio/transcribe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${rep.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), sound]),
    });
    expect(response.status).toBe(400);
    await nothingLeft();
  });

  it('a refused field takes its file along', async () => {
    await answering('ok');
    expect((await transcribe(rep, tone(), { sessionId: 'x'.repeat(101) })).status).toBe(422);
    await nothingLeft();
  });
});

describe('somebody who leaves', () => {
  /** Sends part of an upload over a bare connection, which is then cut. */
  const leave = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const { hostname, port } = new URL(addressOf());
      const socket = connect(Number(port), hostname);
      const part = `--b\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n`;
      socket.write(
        `POST /api/audio/transcribe HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${rep.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n${part}`,
      );
      wavOfBytes(bytes)
        .arrayBuffer()
        .then((sound) => socket.write(Buffer.from(sound)))
        // Some of it lies there before they leave.
        .then(() => eventually(async () => expect(await filesLeft()).toBeGreaterThan(0)))
        .then(() => socket.destroy())
        .catch(reject);
      socket.once('close', () => resolve());
    });

  it('in the middle of an upload leaves nothing behind', async () => {
    const before = (await rows()).id;
    await leave(1_000_000);
    await nothingLeft();
    expect((await rows()).id).toBe(before);
  });

  it('after it finds the text later', async () => {
    await answering('gate');
    const sessionId = crypto.randomUUID();
    const form = new FormData();
    form.append('audio', tone(), 'a.wav');
    form.append('sessionId', sessionId);
    const leaving = new AbortController();
    const sent = fetch(`${addressOf()}/api/audio/transcribe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${rep.token}` },
      body: form,
      signal: leaving.signal,
    }).catch(() => 'left');
    await eventually(async () => expect(await speech.calls()).toHaveLength(1));
    const { items } = await rep.call(listTranscriptions, { sessionId });
    expect(items[0]).toMatchObject({ stage: 'transcribing', audioDeletedAt: null });
    leaving.abort();
    expect(await sent).toBe('left');
    await speech.open();
    await eventually(async () =>
      expect(await rep.call(getTranscription, { transcriptionId: items[0]!.id })).toMatchObject({
        stage: 'done',
        transcription: { text: SPOKEN },
      }),
    );
    expect(await filesLeft()).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getCapabilities, MAX_AUDIO_BYTES } from '@talent-os/contracts/transcription/audio.js';
import {
  getSpeechSettings,
  putSpeechSettings,
  removeSpeechSettings,
  testSpeechSettings,
} from '@talent-os/contracts/transcription/settings.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { ScriptedSpeech } from '../test/scripted-speech.js';
import { useEndpoint } from '../test/recordings.js';

const KEY = 'sk-speech-secret-7890';

let speech: ScriptedSpeech;
let admin: Person;
let other: Person;
beforeAll(async () => {
  speech = await ScriptedSpeech.start();
  [admin, other] = (await Promise.all(
    ['org.admin@sentinel.example', 'org.admin@northwind.example'].map((email) => signIn(email)),
  )) as [Person, Person];
});
afterAll(() => speech.stop());

describe('the speech endpoint of an organization', () => {
  it('is set once, tested, changed and removed; its key is never seen again', async () => {
    const set = await useEndpoint(admin, speech.baseUrl, 'ok', { key: KEY });
    expect(set).toMatchObject({
      engine: 'organization',
      endpoint: { model: 'ok', keyEnding: '7890', status: 'untested', lastError: null, version: 1 },
    });
    expect(JSON.stringify(set)).not.toContain('secret');
    const stored = await ownerQuery<object>('select * from transcription.speech_endpoint where organization_id = $1', [
      admin.organizationId,
    ]);
    expect(JSON.stringify(stored)).not.toContain('secret');
    expect(await admin.call(testSpeechSettings, {})).toMatchObject({ ok: true });
    expect((await speech.calls()).at(-1)).toMatchObject({ key: KEY, file: { name: 'recording.wav' } });
    expect((await admin.call(getSpeechSettings, {})).endpoint).toMatchObject({ status: 'ready' });

    const failing = await useEndpoint(admin, speech.baseUrl, 'no-key', { key: 'wrong-key-0000' });
    expect(failing.endpoint).toMatchObject({ status: 'untested', keyEnding: '0000' });
    expect(await admin.call(testSpeechSettings, {})).toMatchObject({
      ok: false,
      message: 'It did not accept the key (status 401)',
    });
    expect((await admin.call(getSpeechSettings, {})).endpoint).toMatchObject({
      status: 'failing',
      lastError: 'It did not accept the key (status 401)',
    });

    expect((await other.call(getSpeechSettings, {})).endpoint).toBeNull();
    await admin.call(removeSpeechSettings, {});
    expect((await admin.call(getSpeechSettings, {})).endpoint).toBeNull();
    expect((await admin.refused(removeSpeechSettings, {})).status).toBe(404);
    expect((await admin.refused(testSpeechSettings, {})).status).toBe(404);
  });

  it('keeps its key to its address, and refuses addresses that lead where nobody may go', async () => {
    const fields = { model: 'ok', language: null, enabled: true, baaSigned: false };
    const { endpoint } = await useEndpoint(admin, speech.baseUrl, 'ok', { key: KEY });
    const { version } = endpoint!;
    const elsewhere = { ...fields, baseUrl: 'https://elsewhere.example/v1', version };
    // A name nobody knows is refused for its address, before anything is said of the key.
    expect((await admin.refused(putSpeechSettings, elsewhere)).code).toBe('provider.address');
    const moved = { ...fields, baseUrl: 'http://127.0.0.1:9/v1', version };
    expect((await admin.refused(putSpeechSettings, moved)).code).toBe('provider.key');
    expect(
      (await admin.refused(putSpeechSettings, { ...moved, baseUrl: speech.baseUrl, version: version + 1 })).code,
    ).toBe('resource.stale');
    for (const baseUrl of ['http://169.254.169.254/v1', 'ftp://speech.example', 'http://user:pass@127.0.0.1/v1'])
      expect((await admin.refused(putSpeechSettings, { ...fields, baseUrl, version, key: KEY })).code).toBe(
        'provider.address',
      );
    await admin.call(removeSpeechSettings, {});
  });
});

describe('what a browser has to know', () => {
  it('is whether anything hears recordings, by module, and what to send', async () => {
    await useEndpoint(admin, speech.baseUrl, 'ok');
    const known = await admin.call(getCapabilities, { moduleContext: 'sales' });
    expect(known).toMatchObject({ configured: true, maxBytes: MAX_AUDIO_BYTES, maxSeconds: 3_600 });
    expect(known.kinds).toContain('webm');
    await admin.call(removeSpeechSettings, {});
  });
});

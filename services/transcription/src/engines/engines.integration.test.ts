import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { filesLeft, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { tone, transcribe, useEndpoint } from '../test/recordings.js';
import { ScriptedSpeech } from '../test/scripted-speech.js';

let speech: ScriptedSpeech;
let admin: Person;
let nurse: Person;
/** Who works in healthcare is heard only by what has an agreement. */
const AGREED = { baaSigned: true };

beforeAll(async () => {
  speech = await ScriptedSpeech.start();
  [admin, nurse] = (await Promise.all(
    ['org.admin@harbor.example', 'nurse@harbor.example'].map((email) => signIn(email)),
  )) as [Person, Person];
});
beforeEach(() => speech.reset());
afterAll(() => speech.stop());

const keysLeft = () =>
  ownerQuery('select 1 from transcription.recording where organization_id = $1 and sealed_key is not null', [
    nurse.organizationId,
  ]);

describe('an engine', () => {
  it.each([
    ['busy', false, 'The speech service is busy right now - please try again in a moment', 3],
    ['broken', false, 'The speech service failed - please try again', 3],
    ['garbled', false, 'The speech service failed - please try again', 3],
    ['strange', false, 'The speech service failed - please try again', 3],
    ['no-key', false, 'The speech service is not set up correctly - please tell your administrator', 1],
    ['large', false, 'This recording is too large for the speech service - please record it in parts', 1],
    ['redirect', false, 'The speech service is not set up correctly - please tell your administrator', 1],
    ['unknown', false, 'The speech service is not set up correctly - please tell your administrator', 1],
    ['busy-once', true, 'Transcription complete', 2],
    ['json-only', true, 'Transcription complete', 2],
  ])('that is %s: success %s, "%s", after %i questions', async (model, success, message, questions) => {
    await useEndpoint(admin, speech.baseUrl, model, AGREED);
    expect(await transcribe(nurse, tone())).toMatchObject({ status: 200, body: { success, message } });
    expect(await speech.calls()).toHaveLength(questions);
    expect(await filesLeft()).toBe(0);
    expect(await keysLeft()).toEqual([]);
  });

  it('that will fail again is not asked again', async () => {
    await useEndpoint(admin, speech.baseUrl, 'no-key', AGREED);
    await transcribe(nurse, tone());
    expect(await transcribe(nurse, tone())).toMatchObject({
      body: { success: false, message: 'The speech service could not be reached - please try again' },
    });
    expect(await speech.calls()).toHaveLength(1);
    expect(await filesLeft()).toBe(0);
  });

  it('without an agreement hears nobody who works in healthcare, wherever they are', async () => {
    await useEndpoint(admin, speech.baseUrl, 'ok');
    await transcribe(nurse, tone(), { moduleContext: 'productivity', path: '/productivity' });
    expect(await speech.calls()).toEqual([]);
    expect(await filesLeft()).toBe(0);
  });

  it('that is nowhere is told as such', async () => {
    await useEndpoint(admin, 'http://127.0.0.1:9/v1', 'ok', AGREED);
    expect(await transcribe(nurse, tone())).toMatchObject({
      body: { success: false, message: 'The speech service could not be reached - please try again' },
    });
    expect(await filesLeft()).toBe(0);
  });
});

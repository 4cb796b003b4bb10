import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getTranscription, listTranscriptions } from '@talent-os/contracts/transcription/audio.js';
import { forgetRecordings, getOwnSpeech, setOwnSpeech } from '@talent-os/contracts/transcription/speech.js';
import { eventually, filesLeft, newMember, signIn, type Person } from '@talent-os/testing';
import { tone, transcribe, useEndpoint } from '../test/recordings.js';
import { ScriptedSpeech } from '../test/scripted-speech.js';

let speech: ScriptedSpeech;
let person: Person;
beforeAll(async () => {
  speech = await ScriptedSpeech.start();
  const admin = await signIn('org.admin@meridian.example');
  await useEndpoint(admin, speech.baseUrl, 'ok', { baaSigned: true });
  person = await (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
});
afterAll(() => speech.stop());

const spoken = async () => (await speech.calls()).at(-1)?.language;

describe('the language somebody speaks', () => {
  it('is found by the engine until they say it, and told to it from then on', async () => {
    expect(await person.call(getOwnSpeech, {})).toEqual({ language: null, texts: 0 });
    await transcribe(person, tone());
    expect(await spoken()).toBeNull();
    await person.call(setOwnSpeech, { language: 'de' });
    await transcribe(person, tone());
    expect(await spoken()).toBe('de');
    await person.call(setOwnSpeech, { language: 'fr' });
    await person.call(setOwnSpeech, { language: null });
    await person.call(setOwnSpeech, { language: null });
    expect(await person.call(getOwnSpeech, {})).toEqual({ language: null, texts: 2 });
  });

  it('is one that people choose among', async () => {
    const refused = await person.refused(setOwnSpeech, { language: 'xx' as never });
    expect(refused.errors).toEqual([{ field: 'language', message: 'Please choose a language' }]);
  });
});

it('whoever deletes what they have said leaves nothing behind, and others keep theirs', async () => {
  const other = await (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
  await transcribe(other, tone());
  await transcribe(person, tone());
  const [last] = (await person.call(listTranscriptions, {})).items;
  const { texts } = await person.call(getOwnSpeech, {});
  expect(await person.call(forgetRecordings, {})).toEqual({ forgotten: texts });
  expect(await person.call(listTranscriptions, {})).toEqual({ items: [] });
  expect((await person.refused(getTranscription, { transcriptionId: last!.id })).code).toBe('resource.missing');
  expect(await person.call(forgetRecordings, {})).toEqual({ forgotten: 0 });
  expect((await other.call(listTranscriptions, {})).items).toHaveLength(1);
  await eventually(async () => expect(await filesLeft()).toBe(0));
});

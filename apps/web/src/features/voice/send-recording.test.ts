import { describe, expect, it } from '@jest/globals';
import { answerOf } from './send-recording';

const reply = (status: number, body: unknown) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const transcription = { text: 'Good morning', language: 'en', duration: 2.5 };

describe('the reply to a recording', () => {
  it('is its text', () => {
    expect(answerOf(reply(200, { success: true, message: 'ok', data: { transcription } }))).toEqual({
      transcript: transcription,
    });
  });

  it('is the id under which the text follows, where it takes longer', () => {
    expect(answerOf(reply(504, { title: 'late', jobId: 'a-1' }))).toEqual({ jobId: 'a-1' });
  });

  it.each([
    ['a refusal', reply(413, { title: 'The request is too large' }), 'HTTP 413: The request is too large'],
    ['a proxy in between', reply(502, 'Bad Gateway'), 'HTTP 502: Bad Gateway'],
    ['no JSON', reply(200, '<html>'), 'Invalid response format'],
    ['no text', reply(200, { success: true, message: '', data: {} }), 'Invalid response format'],
    ['a failure', reply(200, { success: false, message: 'No speech was heard' }), 'No speech was heard'],
    ['a failure without a word', reply(200, { success: false }), 'Transcription failed'],
  ])('is told in words: %s', (_, given, message) => expect(() => answerOf(given)).toThrow(message));
});

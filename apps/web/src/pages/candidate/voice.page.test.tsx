import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getCapabilities } from '@talent-os/contracts/transcription/audio';
import { answer, json } from '../../../test/answers';
import { ids, openStream, taken } from '../../../test/chat';
import { me } from '../../../test/people';
import { resetAssistant } from '../../../test/reset-assistant';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './voice.page';

const user = userEvent.setup({ delay: null });
const PATH = '/candidate/mobile/voice';
const SEND = '/api/chat/messages';

/** A microphone that records something, and a server that always hears the same. */
class Recorder {
  static isTypeSupported = () => true;
  state = 'inactive';
  readonly mimeType = 'audio/webm';
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  onstop: (() => void) | undefined;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}
class Server {
  readonly upload = {};
  readonly status = 200;
  responseText = '';
  onload: (() => void) | undefined;
  abort() {}
  open() {}
  setRequestHeader() {}
  send() {
    this.responseText = JSON.stringify({ success: true, data: { transcription: { text: 'Which stage am I in' } } });
    queueMicrotask(() => this.onload?.());
  }
}
const own = { MediaRecorder: globalThis.MediaRecorder, XMLHttpRequest: globalThis.XMLHttpRequest };
const microphone = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  resetAssistant();
  sessionStorage.clear();
  Object.assign(globalThis, { MediaRecorder: Recorder, XMLHttpRequest: Server });
  microphone(async () => ({ getTracks: () => [{ stop: jest.fn() }] }));
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, own);
});

function open(configured = true) {
  const reply = openStream();
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    '/api/audio/capabilities': json(fixtureOf(getCapabilities.output, { configured, converts: true })),
    [SEND]: () => json(taken, 202),
    [`/api/chat/runs/${ids.run}/events`]: () => reply.response,
    [`/api/chat/sessions/${ids.session}`]: () => new Promise<Response>(() => undefined),
  });
  showSignedIn(<Component />, PATH, { path: PATH });
  return asked;
}
const button = async () => {
  const found = await screen.findByRole('button', { name: 'Hold to talk' });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};
/** A key that goes down or up at a moment. */
async function key(way: 'keyDown' | 'keyUp', on: HTMLElement, at: number) {
  const event = createEvent[way](on, { key: ' ' });
  Object.defineProperty(event, 'timeStamp', { value: at });
  await act(async () => void fireEvent(on, event));
}
const field = () => screen.getByRole('textbox', { name: 'What was understood' });

it('records while the button is held, and sends what was understood once it was read', async () => {
  const asked = open();
  const held = await button();
  await key('keyDown', held, 1_000);
  expect(screen.getByRole('button', { name: 'Let go to end' })).toHaveAttribute('aria-pressed', 'true');
  await key('keyUp', held, 3_000);
  expect(await screen.findByDisplayValue('Which stage am I in')).toBe(field());
  expect(asked.some(({ url }) => url === SEND)).toBe(false);
  await user.type(field(), '?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const sent = asked.find(({ url }) => url === SEND);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    content: 'Which stage am I in?',
    hubContext: 'candidate',
    path: PATH,
  });
  expect(field()).toHaveValue('');
});

it('takes a press for no words, and says so', async () => {
  open();
  const held = await button();
  await key('keyDown', held, 1_000);
  await key('keyUp', held, 1_050);
  expect(await screen.findByText('Keep the button down while you speak.')).toBeVisible();
  expect(field()).toHaveValue('');
});

it('records without holding too', async () => {
  open();
  const recorder = await screen.findByRole('button', { name: 'Record without holding' });
  await waitFor(() => expect(recorder).toBeEnabled());
  await user.click(recorder);
  await user.click(await screen.findByRole('button', { name: 'Stop Recording' }));
  expect(await screen.findByDisplayValue('Which stage am I in')).toBe(field());
});

it('says that the microphone is refused, and that nothing is written down here', async () => {
  microphone(() => Promise.reject(new Error('denied')));
  open();
  const held = await button();
  await key('keyDown', held, 1_000);
  await key('keyUp', held, 3_000);
  expect(await screen.findByText('Unable to access microphone. Please check permissions.')).toBeVisible();
  cleanup();
  open(false);
  expect(await screen.findByText('Transcription is not configured: type your question instead.')).toBeVisible();
});

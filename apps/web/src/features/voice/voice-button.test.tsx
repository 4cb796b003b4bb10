import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, json } from '../../../test/answers';
import { show } from '../../../test/render';
import { useToast } from '@/lib/notify';
import { SpokenTextarea } from './spoken-textarea';

let said: string;

/** A microphone that records something, and a server that always hears what `said` says. */
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
    this.responseText = JSON.stringify({ success: true, data: { transcription: { text: said } } });
    queueMicrotask(() => this.onload?.());
  }
}
const own = { MediaRecorder: globalThis.MediaRecorder, XMLHttpRequest: globalThis.XMLHttpRequest };
beforeEach(() => {
  Object.assign(globalThis, { MediaRecorder: Recorder, XMLHttpRequest: Server });
  const getUserMedia = async () => ({ getTracks: () => [{ stop: jest.fn() }] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});
afterEach(() => {
  Object.assign(globalThis, own);
});

const Toast = () => <output>{useToast()?.message}</output>;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

function open(text: string, maxLength: number) {
  answer({ '/api/audio/capabilities': json({ configured: true, converts: true }) });
  show(
    <QueryClientProvider client={new QueryClient()}>
      <SpokenTextarea label="Note" maxLength={maxLength} defaultValue={text} />
      <Toast />
    </QueryClientProvider>,
  );
}
async function say(words: string) {
  said = words;
  await press('Speak');
  await press('Stop Recording');
}

it('puts what was said behind what is written', async () => {
  open('Dear team,', 40);
  await say('good morning');
  await screen.findByDisplayValue('Dear team, good morning');
  expect(screen.queryByRole('button', { name: 'Put in what you said' })).toBeNull();
});

it('cuts nothing that does not fit: says why, keeps it, and puts it in once there is room', async () => {
  open('Twenty signs already', 40);
  await say('and more than there is room for');
  await screen.findByText(/^This is 12 characters too long for the field, so nothing of it was put in/);
  expect(field()).toHaveValue('Twenty signs already');
  fireEvent.change(field(), { target: { value: 'Short' } });
  await press('Put in what you said');
  expect(field()).toHaveValue('Short and more than there is room for');
  expect(screen.queryByRole('button', { name: 'Put in what you said' })).toBeNull();
});

it('says before somebody speaks how little room there is', async () => {
  open('x'.repeat(38), 40);
  await press('Speak');
  expect(screen.getByText('2 characters left')).toBeTruthy();
});

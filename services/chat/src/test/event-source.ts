import { streamRun } from '@talent-os/contracts/chat/messages.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Sequenced } from '@talent-os/service-kit';
import { addressOf, type Person } from '@talent-os/testing';

/** Reads a run as server-sent events, as a browser does that comes back after an event id, until the stream ends. */
export async function readRun(person: Person, runId: string, lastEventId = 0): Promise<Sequenced<Frame>[]> {
  const response = await fetch(`${addressOf()}${streamRun.path.replace(':runId', runId)}`, {
    headers: { authorization: `Bearer ${person.token}`, 'last-event-id': String(lastEventId) },
  });
  if (!response.ok) throw new Error(`the stream answered ${response.status}`);
  return (await response.text())
    .split('\n\n')
    .filter((event) => event.startsWith('id: '))
    .map((event) => {
      const [id, data] = event.split('\n');
      return { seq: Number(id!.slice('id: '.length)), frame: JSON.parse(data!.slice('data: '.length)) as Frame };
    });
}

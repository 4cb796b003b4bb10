import { describe, expect, it } from '@jest/globals';
import { reportError } from '@talent-os/contracts/audit/reports';
import { importStix } from '@talent-os/contracts/cyber/threats';
import { sendMessage } from '@talent-os/contracts/chat/messages';
import { login } from '@talent-os/contracts/identity/auth';
import { register } from '@talent-os/contracts/identity/register';
import { createGoal } from '@talent-os/contracts/productivity/goals';
import { createTask } from '@talent-os/contracts/productivity/tasks';
import { JsonScan } from '@talent-os/service-kit/json-bounds';
import { growsWithLength } from '@talent-os/testing/cpu-costs';

const sample = [login, register, reportError, createTask, createGoal, sendMessage, importStix];
/** Nothing is refused here for its size: what is looked at is what it would cost. */
const bounds = { depth: Infinity, values: Infinity };

/** Bodies of so many pieces. */
const bodies: Readonly<Record<string, (count: number) => string>> = {
  keys: (count) => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`,
  'the same key': (count) => `{${'"name":"x",'.repeat(count)}"name":"y"}`,
  lists: (count) => `{"title":[${'0,'.repeat(count)}0]}`,
  'lists in lists': (count) => `{"title":${'['.repeat(count)}${']'.repeat(count)}}`,
  objects: (count) => `{"title":${'{"a":'.repeat(count)}1${'}'.repeat(count)}}`,
  digits: (count) => `{"title":${'9'.repeat(8 * count)}}`,
  brackets: (count) => '}'.repeat(8 * count),
  quotes: (count) => '"'.repeat(8 * count),
  backslashes: (count) => `"${'\\'.repeat(8 * count)}`,
  ...Object.fromEntries(
    ['x', 'a@', 'a.', 'a-', '1 ', ' ', '\u2028', '\ud800', '\u0000', '{"', '[['].map((piece) => [
      `texts of ${JSON.stringify(piece)}`,
      (count: number) => {
        const text = piece.repeat(count);
        return JSON.stringify({ title: text, name: text, email: text, password: text, content: text, message: text });
      },
    ]),
  ),
};

/** What the edge and the service do with a body before anything of it is acted upon. */
function read(body: string): void {
  new JsonScan(bounds).exceeded(Buffer.from(body));
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return;
  }
  for (const { input } of sample) input.safeParse(value);
}

describe('a body that is four times as long', () => {
  it.each(Object.entries(bodies))('of %s costs about four times as much, and never sixteen', (_, of) => {
    expect(growsWithLength(read, of(1_000), of(4_000))).toBe(true);
  });
});

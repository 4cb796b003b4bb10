import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addCredentialDocument } from '@talent-os/contracts/healthcare/documents.js';
import { inTime, LONGEST } from './in-time.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const DEADLINE = addCredentialDocument.deadlineMs!;
const never = () => new Promise<never>(() => undefined);
const codeOf = (work: Promise<unknown>) => work.catch((error: { code: string }) => error.code);

describe('a piece of a file', () => {
  it('is what the server answers', async () => expect(await inTime(Date.now() + 60_000, async () => 'a')).toBe('a'));

  it('is not waited for longer than a server that is there takes, and well within the deadline of the call', async () => {
    const told = codeOf(inTime(Date.now() + DEADLINE, never));
    await jest.advanceTimersByTimeAsync(LONGEST);
    expect(await told).toBe('service.down');
    expect(LONGEST).toBeLessThan(DEADLINE / 2);
  });

  it('is given up where the refusal arrives in time still, and not begun where it would not', async () => {
    const told = codeOf(inTime(Date.now() + 2_000, never));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await told).toBe('service.down');
    const begun = jest.fn(never);
    expect(await codeOf(inTime(Date.now() + 500, begun))).toBe('service.late');
    expect(begun).not.toHaveBeenCalled();
  });
});

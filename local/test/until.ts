import assert from 'node:assert/strict';

const TIMEOUT_MS = 120_000;
const LOOK_EVERY = 50;

/** Waits for what a process does in its own time, as `eventually` of `libs/testing` does, which this folder does not build on. */
export async function until(holds: () => boolean | Promise<boolean>, what = 'it did not happen'): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

import { endSoon } from './end-soon.js';
import { teardown } from './global-setup.js';

/** Ends what the pass has started, and sees to it that the pass ends. */
export default async function end(): Promise<void> {
  await teardown();
  endSoon();
}

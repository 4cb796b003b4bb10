import { expect, it } from '@jest/globals';
import { inBackground } from './in-background.js';
import { createLogger } from './logger.js';
import { backgroundFailures } from './metrics.js';

it('work that nobody waits for is logged and counted by its name where it fails', async () => {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = createLogger('info', 'test', { write });
  inBackground('works', Promise.resolve(), log);
  inBackground('fails', Promise.reject(new Error('away')), log);
  await new Promise((resolve) => setImmediate(resolve));
  expect(JSON.parse(text)).toMatchObject({ level: 50, work: 'fails', err: { message: 'away' } });
  const { values } = await backgroundFailures.get();
  expect(values.map(({ labels, value }) => [labels.work, value])).toEqual([['fails', 1]]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installLine, missing } from './sources.ts';

test('the line to run names what is missing as the system does', () => {
  assert.equal(installLine(['nats', 'redis'], 'darwin'), 'brew install nats-server redis');
  assert.equal(installLine(['postgres', 'nats'], 'linux'), 'sudo apt-get install postgresql nats-server');
});

test('what is missing is told with why it could not be fetched, and the one line that helps', () => {
  const { message } = missing(
    new Map([
      ['nats', undefined],
      ['redis', 'apt-get could not fetch it:\nE: no network'],
    ]),
    'darwin',
  );
  assert.equal(
    message,
    [
      'Not found on this machine:',
      '  NATS 2.9 or newer',
      '  Redis 6.2 or newer. apt-get could not fetch it:',
      '    E: no network',
      'Run this and start again:',
      '  brew install nats-server redis',
      'Or set NATS_URL, REDIS_URL. A running Docker engine serves as well.',
    ].join('\n'),
  );
});

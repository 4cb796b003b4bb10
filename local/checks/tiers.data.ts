/**
 * Integration tests that wait more than they try: `npm run test:all` has them, `npm test` does not. Each with what it
 * waits for; what of it needs no wait has a test that is not here.
 */
export const LEFT_TO_ALL: Readonly<Record<string, string>> = {
  'services/transcription/src/recordings/workers.own.integration.test.ts':
    'engines that hang for 4 s three times each, an answer after 75 s',
  'services/audit/src/test/refusals.integration.test.ts': 'the end of a minute that has been told',
  'services/chat/src/runs/ownership.own.integration.test.ts': 'leases of processes that were killed',
};

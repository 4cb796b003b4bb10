/**
 * Integration tests that wait more than they try, or take more than half a minute however they are run: `npm run test:all`
 * has them, `npm test` does not. Each with what it waits for or tries; what of it needs no wait has a test that is not here.
 */
export const LEFT_TO_ALL: Readonly<Record<string, string>> = {
  'services/transcription/src/recordings/workers.own.integration.test.ts':
    'engines that hang for 4 s three times each, an answer after 75 s',
  'services/audit/src/test/refusals.integration.test.ts': 'the end of a minute that has been told',
  'services/chat/src/runs/ownership.own.integration.test.ts': 'leases of processes that were killed',
  'apps/platform/src/setup.own.integration.test.ts': 'a first start from nothing, nine times, with a minute of guesses',
  'apps/platform/src/backup.own.integration.test.ts': 'a product that is backed up, emptied and restored',
  'apps/platform/src/conformance/modules.own.integration.test.ts': 'every module switched off and on',
  'apps/platform/src/conformance/figures.integration.test.ts': 'every figure counted again, as everybody',
  'services/chat/src/prompts/shown.integration.test.ts': 'every prompt of every screen, as everybody',
  'apps/platform/src/conformance/edges.own.integration.test.ts': 'every list in every order, over rows at the edges',
  'apps/platform/src/conformance/statements.own.integration.test.ts': 'plans of statements over many made rows',
  'apps/platform/src/conformance/may.integration.test.ts': 'every move of every board, as each role',
  'services/identity/src/integrations/webhooks/webhooks.own.integration.test.ts': 'thousands of deliveries that fail',
};

/**
 * Tests of the runner with services: one falls to a commit, and whatever starts these services in the other steps tries the
 * main way of each. Each with what it starts.
 */
export const RUNNER_IN_TURNS: Readonly<Record<string, string>> = {
  'local/backing.integration.test.ts': 'servers eight times, ended in every way',
  'local/checks/servers.integration.test.ts': 'servers that several checks share',
  'local/supervise.integration.test.ts': 'servers and the platform, killed and started again',
};

/**
 * Integration tests that try one promise over everything there is, or wait for processes to start and end: a few of
 * them fall to a commit, the same ones wherever it is tested; `npm run test:all` and `--file` run all. Each with why.
 * What guards who may see what (the access and foreign-id walkers) is never here.
 */
export const IN_TURNS: Readonly<Record<string, string>> = {
  'apps/platform/src/conformance/bad-inputs.own.integration.test.ts': 'drawn inputs for every operation',
  'apps/platform/src/conformance/due-upgrade.own.integration.test.ts': 'what was due in the version before, upgraded',
  'apps/platform/src/conformance/search.integration.test.ts': 'every kind that is searched, as everybody',
  'apps/gateway/src/docs/reads.integration.test.ts': 'every read, by a client that knows the documentation alone',
  'apps/gateway/src/mcp/tools.integration.test.ts': 'every tool, by an application of another vendor',
  'apps/gateway/src/http/standstill.own.integration.test.ts': 'an event loop that stands still',
  'services/audit/src/test/copy-lost.own.integration.test.ts': 'a second copy that is lost while processes go on',
  'services/audit/src/test/record.integration.test.ts': 'every write there is, read back from the trail',
  'services/chat/src/coach/passing.own.integration.test.ts': 'days that pass until threads are deleted',
  'services/chat/src/messages/sending.own.integration.test.ts':
    'a product of its own for questions that are sent at once',
  'services/chat/src/model/injection.integration.test.ts': 'planted texts in everything a model reads',
  'services/chat/src/runs/runs.own.integration.test.ts': 'processes killed in the middle of an answer',
  'services/chat/src/runs/shutdown.own.integration.test.ts': 'processes that drain before they end',
  'services/chat/src/sessions/purge.own.integration.test.ts': 'a job that is killed between its steps',
  'services/identity/src/mail/mail.integration.test.ts': 'mail servers that are away, slow or refuse',
  'services/transcription/src/engines/engines.integration.test.ts': 'engines that hang until their deadline',
};

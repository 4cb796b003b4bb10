import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';

const web = join(root, 'apps', 'web');
const { parseAst } = createRequire(join(web, 'package.json'))('vite') as { readonly parseAst: unknown };
const { answerLess } = (await import(pathToFileURL(join(web, 'answer-less.ts')).href)) as {
  readonly answerLess: () => {
    transform: (this: object, code: string, id: string) => { readonly code: string } | null;
  };
};

const MODULE = join('libs', 'contracts', 'dist', 'sales', 'deals.js');

/** What a browser gets of a module. */
const sent = (code: string, id = MODULE): string =>
  answerLess().transform.call({ parse: parseAst }, code, id)?.code ?? code;

/** What a module declares, where each declaration is what it was given. */
async function declared(code: string): Promise<object> {
  const given = 'const operation = (name, spec) => ({ name, ...spec }), event = (...all) => all, job = event;';
  return { ...((await import(`data:text/javascript,${encodeURIComponent(given + code)}`)) as object) };
}

test('an operation keeps what a screen asks by, and loses what its answer is', async () => {
  const code = `
    const shared = { output: 'mine', errors: ['own'] };
    export const list = operation('deals.list', {
      http: 'GET /api/deals', summary: 'Deals, newest first', input: { output: 'a field' },
      output: { items: [(one) => one] }, effect: 'read',
      errors: ['deal.closed'],
    });
    export const count = operation('deals.count', { effect: 'read', 'output': shared.output });
    export const others = Object.assign({}, shared);`;
  assert.deepEqual(await declared(sent(code)), {
    list: { name: 'deals.list', http: 'GET /api/deals', input: { output: 'a field' }, effect: 'read' },
    count: { name: 'deals.count', effect: 'read' },
    others: { output: 'mine', errors: ['own'] },
  });
});

test('an event and a job keep their names and what browsers read again', async () => {
  const code = `
    export const won = event('deals.won', { dealId: 'uuid' }, { live: { refetches: ['deals.list'] } });
    export const remind = job('deals.remind', { dealId: 'uuid' }, { everyMs: 1 });`;
  assert.deepEqual(await declared(sent(code)), {
    won: ['deals.won', 0, { live: { refetches: ['deals.list'] } }],
    remind: ['deals.remind', 0, { everyMs: 1 }],
  });
});

test('what is no contract stays as it is written', () => {
  const code = "export const own = operation('own', { output: 1 });";
  assert.equal(sent(code, join('apps', 'web', 'src', 'own.js')), code);
});

test('no screen reads what browsers get no schema of', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  assert.deepEqual(
    sources.filter((file) => /\.(output|payload)\b/.test(readFileSync(join(root, file), 'utf8'))),
    [],
  );
});

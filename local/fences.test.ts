// Each fence is shown to let a clean repository pass and to catch a planted fault.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkFences } from './fences.ts';

const manifest = (name: string, dependencies: string[] = []): string =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((one) => [one, '1.0.0'])) });

const KIT = '@t/service-kit';
const CONTRACTS = '@t/contracts';

const CLEAN: Record<string, string> = {
  'package.json': JSON.stringify({ name: 't', devDependencies: { '@jest/globals': '1.0.0', fastify: '1.0.0' } }),
  'libs/contracts/package.json': manifest(CONTRACTS, ['zod']),
  'libs/contracts/src/index.ts': `export * from './access/rules.js';`,
  'libs/contracts/src/assistant-specs.ts': `import * as deals from './sales/deals.assistant.js';\nimport './fields/index.js';`,
  'libs/contracts/src/access/rules.ts': `import { z } from 'zod';\nexport const is = (role: string) => role === 'SALES_REP';`,
  'libs/contracts/src/sales/quotas.ts': [
    `export const getQuota = operation('sales.quotas.get', { http: 'GET /api/sales/quota' });`,
    `export const quotaOf = operation('sales.quotas.of', { http: 'none' });`,
  ].join('\n'),
  'libs/service-kit/package.json': manifest(KIT, [CONTRACTS, 'pg']),
  'libs/service-kit/src/index.ts': `export * from './db.js';\nexport * from './bus.js';`,
  'libs/service-kit/src/db.ts': `import { Pool } from 'pg';\nimport type { X } from '${CONTRACTS}';`,
  'services/sales/package.json': manifest('@t/sales', [KIT, CONTRACTS]),
  'services/sales/src/index.ts': `export const sales = 1;`,
  'services/sales/src/deals.ts': `import { db } from '${KIT}/db';\nimport { join } from 'node:path';`,
  'services/sales/src/deals.test.ts': `import { it } from '@jest/globals';\nimport { deals } from './deals.js';`,
  'services/sales/src/quotas.integration.test.ts': `import { getQuota as get } from '${CONTRACTS}/sales/quotas.js';\nrep.call(get, {});`,
  'services/sales/src/names.ts': `export const namesOf = (ctx: Ctx) => ctx.call(namePeople, { ids: [] });`,
  'services/sales/src/change.ts': [
    `import { namesOf } from './names.js';`,
    `export async function change(ctx: Ctx, work: (tx: Transaction, names: string[]) => Promise<void>) {`,
    `  const names = await namesOf(ctx);`,
    `  await ctx.db.write((tx) => work(tx, names, 'as namesOf says'));`,
    `  // Not before: namesOf(ctx)`,
    `  return namesOf(ctx);`,
    `}`,
    `const keep = (tx: Transaction, { namesOf: kept }: Kept) => queue.set(tx, kept);`,
    `export class Queue {\n  set = (tx: Transaction, one: string) => tx.execute('', [one]);\n  each = (ctx: Ctx) => namesOf(ctx);\n}`,
    `export const queue = new Queue();`,
  ].join('\n'),
  'services/talent/package.json': manifest('@t/talent', [KIT]),
  'services/talent/src/main.ts': `import { db } from '${KIT}';`,
  'apps/gateway/package.json': manifest('@t/gateway', [KIT, CONTRACTS]),
  'apps/gateway/src/main.ts': `import { db } from '${KIT}';`,
  'apps/platform/package.json': manifest('@t/platform', ['@t/gateway', '@t/sales', KIT]),
  'apps/platform/src/main.ts': `const load = () => import('@t/sales');\nimport '@t/gateway';`,
  'apps/web/package.json': manifest('@t/web', [CONTRACTS, 'react']),
  'apps/web/src/app/main.tsx': `import { useState } from 'react';\nimport type { X } from '${CONTRACTS}';\nconst mine = message.role === 'user';`,
  'apps/web/src/app/pages.ts': `const load = () => import('../pages/sales/deals.page');`,
  'apps/web/src/pages/sales/deals.page.tsx': `import { amount } from './amount';\nimport { Chat } from '../../features/chat/chat';`,
  'apps/web/src/pages/sales/amount.ts': `import type { X } from '../../lib/money';\nexport const amount = 1;`,
  'apps/web/src/features/chat/chat.tsx': `import { Voice } from '../voice/voice';\nimport { Card } from '../../ui/card';`,
  'apps/web/src/features/voice/voice.tsx': `export const Voice = 1;`,
  'apps/web/src/ui/card.tsx': `import '../lib/money';\nimport css from './card.module.css';`,
  'apps/web/src/lib/money.ts': `export const money = 1;`,
  // What is exported above and named nowhere else.
  'bench/uses.ts': `use(Queue, Voice, amount, change, getQuota, is, money, namesOf, queue, quotaOf, sales);`,
  'bench/main.ts': `import fastify from 'fastify';\nimport { startBacking } from '../local/backing.ts';\nimport '@t/platform';`,
  'local/main.ts': `import { spawn } from 'node:child_process';`,
  'docs/guide.md': 'See `src/work/list.ts` and https://example.com/work/list.',
};

function linesFor(planted: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'));
  try {
    for (const [path, text] of Object.entries({ ...CLEAN, ...planted })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return checkFences(folder).lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a clean repository passes', () => {
  assert.deepEqual(linesFor({}), []);
});

const lines = (count: number): string => `const a = 1;\n`.repeat(count);

/** What is planted, where, and the fence that must say so. */
const FAULTS: [title: string, path: string, text: string, fence: string, message: RegExp][] = [
  [
    'a test says how long something takes',
    'services/sales/src/x.test.ts',
    `it('is quick', async () => {\n  const began = Date.now();\n  await work();\n  expect(Date.now() - began).toBeLessThan(100);\n});`,
    'clocks',
    /x\.test\.ts:4 .*compares wall time/,
  ],
  [
    'or measures it first, by another clock',
    'libs/testing/src/x.ts',
    `const at = performance.now();\nexport const spent = async () => ({ ...(await work()), ms: performance.now() - at });`,
    'clocks',
    /x\.ts:2 .*compares wall time \(performance\.now\(\) -\)/,
  ],
  [
    'or by a third one',
    'e2e/x.spec.ts',
    `const at = process.hrtime.bigint();\nexpect(process.hrtime.bigint() - at < 5n).toBe(true);`,
    'clocks',
    /x\.spec\.ts:\d .*compares wall time/,
  ],
  [
    'or how far a moment is from now',
    'services/sales/src/x.integration.test.ts',
    `expect(Date.now() - Date.parse(deal.closedAt)).toBeLessThan(60_000);`,
    'clocks',
    /compares wall time/,
  ],
  [
    'a test waits by a loop of its own',
    'apps/gateway/src/test/x.ts',
    `export async function until(holds: () => boolean) {\n  for (const end = Date.now() + 9_000; !holds(); ) if (Date.now() > end) throw new Error('late');\n}`,
    'clocks',
    /compares wall time \(Date\.now\(\) >\)/,
  ],
  [
    'a test waits for a while',
    'apps/web/src/x.test.tsx',
    `const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));`,
    'sleeps',
    /waits for a while \(setTimeout\(\)/,
  ],
  [
    'or by the timers of Node',
    'services/sales/src/x.own.integration.test.ts',
    `import { setTimeout as after } from 'node:timers/promises';\nawait after(1_000);`,
    'sleeps',
    /x\.own\.integration\.test\.ts:1 .*waits for a while/,
  ],
  [
    'or in the page',
    'e2e/x.spec.ts',
    `await page.waitForTimeout(500);`,
    'sleeps',
    /waits for a while \(waitForTimeout\(\)/,
  ],
  [
    'a test has the day of the moment it was read in',
    'services/sales/src/x.integration.test.ts',
    `const TODAY = dayOf(new Date());\nconst today = () => dayOf(new Date());`,
    'days',
    /x\.integration\.test\.ts:1 .*takes the day as the file is read/,
  ],
  [
    'also within what it sends',
    'services/sales/src/x.integration.test.ts',
    `const shift = {\n  at: () => dayOf(new Date()),\n  date: [9, 10].map((days) => addDays(dayOf(new Date()), days)).find(isUsual)!,\n};`,
    'days',
    /x\.integration\.test\.ts:3 .*takes the day/,
  ],
  [
    'also for a group of tests, by another function',
    'services/sales/src/x.test.ts',
    `describe('deals', () => {\n  const closing = addDays(today(), 30);\n  it('close', () => expect(closing).toBe(today()));\n});`,
    'days',
    /x\.test\.ts:2 .*takes the day/,
  ],
  [
    'a test raises a limit for itself',
    'services/sales/src/x.own.integration.test.ts',
    `await startOwnProduct({ env: { RATE_LIMIT_CHAT_PER_MINUTE: '100000' } });`,
    'limits',
    /raises a limit/,
  ],
  ['so does a bench', 'bench/x.ts', `env.RATE_LIMIT_PER_MINUTE = '1_000_000';`, 'limits', /raises a limit/],
  [
    'a test says how long it may take',
    'services/sales/src/x.test.ts',
    `it('takes a while', async () => {\n  await work();\n}, 20_000);`,
    'timeouts',
    /timeout of its own \(\}, 20_000\);\)/,
  ],
  [
    'a file of tests says how long each may take',
    'apps/web/src/x.test.tsx',
    `jest.setTimeout(20_000);`,
    'timeouts',
    /timeout of its own/,
  ],
  [
    'a contract takes an id in whatever case it comes',
    'libs/contracts/src/x.ts',
    `import { z } from 'zod';\nexport const id = z.uuid();`,
    'canonical',
    /form of its own \(z\.uuid\(\); contracts use uuid/,
  ],
  [
    'or an address, or a day',
    'libs/contracts/src/x.ts',
    `import { z } from 'zod';\nexport const x = z.object({ to: z.email('no'), on: z\n.iso.date() });`,
    'canonical',
    /contracts use (email|day or instant)/,
  ],
  [
    'a service uses another service',
    'services/sales/src/x.ts',
    `import { t } from '@t/talent';`,
    'layers',
    /may not use services\/talent/,
  ],
  [
    'also when it is loaded later',
    'services/sales/src/x.ts',
    `const t = await import('@t/talent');`,
    'layers',
    /may not use services\/talent/,
  ],
  [
    'also over several lines',
    'services/sales/src/x.ts',
    `import {\n  a,\n  b,\n} from '@t/talent';`,
    'layers',
    /may not use services\/talent/,
  ],
  [
    'also when passed on',
    'services/sales/src/x.ts',
    `export { a } from '@t/talent';`,
    'layers',
    /may not use services\/talent/,
  ],
  [
    'also by its path',
    'services/sales/src/x.ts',
    `import { t } from '../../talent/src/main.js';`,
    'layers',
    /leaves its package/,
  ],
  [
    'a service uses the gateway',
    'services/sales/src/x.ts',
    `import '@t/gateway';`,
    'layers',
    /may not use apps\/gateway/,
  ],
  [
    'the gateway uses a service',
    'apps/gateway/src/x.ts',
    `import '@t/sales';`,
    'layers',
    /may not use services\/sales/,
  ],
  [
    'a screen draws a form of its own',
    'apps/web/src/pages/sales/x.tsx',
    `const Note = () => (\n  <form onSubmit={send}>\n    <input />\n  </form>\n);`,
    'forms',
    /x\.tsx:2 .*is a form of its own/,
  ],
  [
    'or keeps its fields by itself',
    'apps/web/src/pages/sales/x.ts',
    `import { useForm } from '@mantine/form';`,
    'forms',
    /is a form of its own/,
  ],
  [
    'a form sends the version of a record that was read again',
    'apps/web/src/pages/sales/x.tsx',
    `const form = useSubmitForm({\n  send: (values) => update.run({ dealId: deal.id, version: deal.version, ...values }),\n});`,
    'forms',
    /x\.tsx:2 .*sends the version of a record/,
  ],
  [
    'or is drawn anew for it',
    'apps/web/src/pages/sales/x.tsx',
    `const Edit = () => <ProfileForm key={data.version} profile={data} />;`,
    'forms',
    /is drawn anew when somebody else saves/,
  ],
  [
    'a part knows the names of the own computer by itself',
    'apps/gateway/src/x.ts',
    `const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);`,
    'outside',
    /names the own computer itself/,
  ],
  [
    'the web uses the service kit',
    'apps/web/src/x.tsx',
    `import { db } from '${KIT}';`,
    'layers',
    /may not use libs\/service-kit/,
  ],
  [
    'the web carries the descriptions of fields',
    'apps/web/src/x.tsx',
    `import { fieldTables } from '@t/contracts/fields/index.js';`,
    'layers',
    /may not use @t\/contracts\/fields/,
  ],
  [
    'the web carries the labels of fields',
    'apps/web/src/x.tsx',
    `import { salesLabels } from '@t/contracts/sales/labels.js';`,
    'layers',
    /may not use @t\/contracts\/sales\/labels/,
  ],
  [
    'what every screen uses knows a screen',
    'apps/web/src/ui/x.tsx',
    `import { amount } from '../pages/sales/amount';`,
    'floors',
    /ui may not use pages/,
  ],
  [
    'a screen of tomorrow knows the frame around it',
    'apps/web/src/pages/tomorrow/x.page.tsx',
    `import { header } from '../../app/header';`,
    'floors',
    /pages may not use app/,
  ],
  [
    'a feature loads a screen later',
    'apps/web/src/features/tomorrow/x.ts',
    `const load = () => import('../../pages/sales/deals.page');`,
    'floors',
    /features may not use pages/,
  ],
  [
    'the lowest floor takes a type from above',
    'apps/web/src/lib/x.ts',
    `import type { Card } from '../ui/card';`,
    'floors',
    /lib may not use ui/,
  ],
  [
    'a hub uses another hub',
    'apps/web/src/pages/cyber/x.tsx',
    `import { amount } from '../sales/amount';`,
    'floors',
    /hub cyber may not use hub sales/,
  ],
  [
    'a test of a hub uses another hub',
    'apps/web/src/pages/cyber/deep/x.test.tsx',
    `import { amount } from '../../sales/amount';`,
    'floors',
    /hub cyber may not use hub sales/,
  ],
  ['a folder of the web is no floor', 'apps/web/src/shell/x.tsx', `export const a = 1;`, 'floors', /no floor/],
  [
    'files of the web import in a circle',
    'apps/web/src/lib/money.ts',
    `import { rate } from './rate';\nexport { money } from './money-text';\nimport './money';`,
    'circles',
    /in a circle: money\.ts → money\.ts/,
  ],
  [
    'also by way of another file, for a type',
    'apps/web/src/pages/sales/amount.ts',
    `import type { Deals } from './deals.page';`,
    'circles',
    /in a circle: (deals\.page\.tsx → amount\.ts → deals\.page\.tsx|amount\.ts → deals\.page\.tsx → amount\.ts)/,
  ],
  [
    'also where the file is loaded later',
    'apps/web/src/features/voice/voice.tsx',
    `const load = () => import('../chat/chat');`,
    'circles',
    /in a circle: .*voice\.tsx/,
  ],
  [
    'files of a service import in a circle, for a type',
    'services/sales/src/names.ts',
    `import type { change } from './change.js';`,
    'circles',
    /in a circle: (change\.ts → names\.ts → change\.ts|names\.ts → change\.ts → names\.ts)/,
  ],
  [
    'in a folder of screens whose name is that of a report',
    'apps/web/src/pages/sales/coverage/card.ts',
    `import './card';`,
    'circles',
    /in a circle: card\.ts → card\.ts/,
  ],
  ['tools import in a circle', 'local/main.ts', `import './main.ts';`, 'circles', /in a circle: main\.ts → main\.ts/],
  [
    'the web carries the words people ask the assistant by',
    'apps/web/src/app/x.tsx',
    `import { deals } from '@t/contracts/sales/deals.assistant';`,
    'layers',
    /may not use @t\/contracts\/sales\/deals\.assistant/,
  ],
  [
    'also through what it reads',
    'libs/contracts/src/sales/deals.ts',
    `import * as assistant from './deals.assistant.js';`,
    'layers',
    /leads browsers to what is for servers/,
  ],
  [
    'also all of them',
    'libs/contracts/src/registry.ts',
    `import { assistantSpecs } from './assistant-specs.js';`,
    'layers',
    /leads browsers to what is for servers/,
  ],
  [
    'the kit uses a service',
    'libs/service-kit/src/x.ts',
    `import '@t/sales';`,
    'layers',
    /may not use services\/sales/,
  ],
  [
    'the contracts use the kit',
    'libs/contracts/src/x.ts',
    `import '${KIT}';`,
    'layers',
    /may not use libs\/service-kit/,
  ],
  ['the contracts use another package', 'libs/contracts/src/x.ts', `import 'dayjs';`, 'layers', /may not use dayjs/],
  ['the contracts use Node', 'libs/contracts/src/x.ts', `import 'node:fs';`, 'layers', /browsers/],
  ['the runner uses a workspace', 'local/x.ts', `import '${KIT}';`, 'layers', /may not use libs\/service-kit/],
  [
    'a measurement reaches into a workspace',
    'bench/x.ts',
    `import '../libs/service-kit/src/db.ts';`,
    'layers',
    /leaves its package/,
  ],
  ['a new app uses a service', 'apps/mobile/src/x.ts', `import '@t/sales';`, 'layers', /may not use services\/sales/],
  ['a package is not declared', 'services/sales/src/x.ts', `import { z } from 'zod';`, 'declarations', /uses zod/],
  [
    'a type is not declared',
    'services/sales/src/x.ts',
    `import type { Pool } from 'pg/lib/pool';`,
    'declarations',
    /uses pg/,
  ],
  [
    'only the root declares it',
    'services/sales/src/x.ts',
    `import fastify from 'fastify';`,
    'declarations',
    /uses fastify/,
  ],
  ['a package has no package.json', 'services/new/src/x.ts', `export const a = 1;`, 'declarations', /no package\.json/],
  [
    'a service asks a model by itself',
    'services/chat/src/summary.ts',
    `import OpenAI from 'openai';`,
    'outside',
    /leads out of the product by openai/,
  ],
  [
    'a service goes past what looks at texts that leave',
    'services/chat/src/model/summary.ts',
    `import { complete } from '../providers/completion.js';`,
    'outside',
    /ask through services\/chat/,
  ],
  [
    'a service hears recordings past the choice of an engine',
    'services/transcription/src/recordings/x.ts',
    `import { endpointEngine } from '../engines/endpoint-engine.js';`,
    'outside',
    /ask through services\/transcription/,
  ],
  [
    'a service reaches another host',
    'services/sales/src/x.ts',
    `const reply = await fetch('https://api.example');`,
    'outside',
    /leads out of the product by fetch/,
  ],
  [
    'a transaction asks another service',
    'services/sales/src/x.ts',
    `export const f = (ctx: Ctx) =>\n  ctx.db.write(async (tx) => tx.execute('', [await ctx.call(namePeople, {})]));`,
    'transactions',
    /x\.ts:2 .* by \.call\(/,
  ],
  [
    'or by a function of another file',
    'services/sales/src/x.ts',
    `import { namesOf as names } from './names.js';\nconst named = (ctx: Ctx) => names(ctx);\nexport const f = (ctx: Ctx) => ctx.db\n  .write(async (tx) => {\n    await named(ctx);\n  });`,
    'transactions',
    /x\.ts:5 .* by named/,
  ],
  [
    'or where it is handed a transaction',
    'services/sales/src/x.ts',
    `import { change } from './change.js';\nexport const f = (ctx: Ctx) =>\n  change(ctx, async (tx, names): Promise<void> => {\n    await ctx.call(namePeople, {});\n  });`,
    'transactions',
    /x\.ts:4 .* by \.call\(/,
  ],
  [
    'or in what takes one',
    'services/sales/src/x.ts',
    `export async function f(\n  ctx: Ctx,\n  tx: Transaction,\n): Promise<{ name: string }> {\n  return ctx.withDeadline(5).call(namePeople, {});\n}`,
    'transactions',
    /x\.ts:5 .* by \.call\(/,
  ],
  [
    'a service compares versions by itself',
    'services/sales/src/x.ts',
    `if (version !== deal.version)\n  throw new DomainError("resource.stale");`,
    'stale',
    /x\.ts:2 .*tx\.lock/,
  ],
  [
    'also where it only names the refusal',
    'services/sales/src/deals.rules.ts',
    `export const refusalOf = () => 'resource.stale' as const;`,
    'stale',
    /tx\.expectVersion/,
  ],
  [
    'no integration test calls an operation',
    'libs/contracts/src/sales/deals.ts',
    `export const archiveDeal = operation('sales.deals.archive', {\n  http: 'POST /api/sales/deals/:dealId/archive' });`,
    'tested',
    /deals\.ts:1 .*: call archiveDeal in services\/sales\/src\/deals\/deals\.integration\.test\.ts/,
  ],
  [
    'or imports it alone',
    'services/sales/src/quotas.integration.test.ts',
    `import { getQuota } from '@t/contracts/sales/quotas.js';\nconst quota = 'get';`,
    'tested',
    /sales\.quotas\.get is called by no integration test: call getQuota in .*quotas\.integration\.test\.ts/,
  ],
  [
    'an operation hides from that',
    'libs/contracts/src/sales/deals.ts',
    `const spec = {};\nexport const moveDeal = operation('sales.deals.move', spec);`,
    'tested',
    /deals\.ts:2 .*write export const … = operation\('sales\.deals\.move', { http/,
  ],
  ['a file is too long', 'services/sales/src/x.ts', lines(401), 'size', /401 lines/],
  [
    'a role is compared',
    'services/sales/src/x.ts',
    `if (user.role === 'SALES_REP') go();`,
    'roles',
    /decides by a role/,
  ],
  [
    'a role is compared the other way',
    'apps/web/src/x.tsx',
    `const a = 'NURSE' !== me.activeRoleId;`,
    'roles',
    /decides by a role/,
  ],
  [
    'the active role is compared',
    'apps/web/src/x.tsx',
    `if (activeRole === other) go();`,
    'roles',
    /decides by a role/,
  ],
  [
    'a list of roles is asked',
    'apps/web/src/x.tsx',
    `if (['A_B', 'C'].includes(user.role)) go();`,
    'roles',
    /decides by a role/,
  ],
  [
    'a role is switched over',
    'apps/gateway/src/x.ts',
    `switch (principal.role) { default: }`,
    'roles',
    /decides by a role/,
  ],
  [
    'a name is exported that no other file uses, whatever comments say',
    'services/talent/src/x.ts',
    `// See territory.\nexport const territory = 1;\nexport const twice = 2 * territory;`,
    'exports',
    /exports territory, which no other file names/,
  ],
  ['a barrel', 'services/sales/src/deals/index.ts', `export { a } from './a.js';`, 'barrels', /is a barrel/],
  ['a barrel of the web', 'apps/web/src/shell/index.tsx', `export { a } from './a.js';`, 'barrels', /is a barrel/],
  [
    'a service that exports more',
    'services/sales/src/index.ts',
    `export const a = 1;\nexport const b = 2;`,
    'barrels',
    /more than its definition/,
  ],
  [
    'a service that exports all',
    'services/sales/src/index.ts',
    `export * from './deals.js';`,
    'barrels',
    /more than its definition/,
  ],
  ['a folder of one machine', 'services/sales/src/x.ts', `const a = '/home/me/data';`, 'paths', /\/home\/me\//],
  ['a folder of one machine in a document', 'docs/x.md', `Run /work/main/start.`, 'paths', /\/work\//],
];

for (const [title, path, text, fence, message] of FAULTS) {
  test(`caught: ${title}`, () => {
    const found = linesFor({ [path]: text }).filter((line) => line.endsWith(`[${fence}]`));
    assert.ok(
      found.some((line) => message.test(line)),
      `not caught; said ${JSON.stringify(found)}`,
    );
  });
}

test('400 lines are allowed', () => {
  assert.deepEqual(linesFor({ 'services/sales/src/x.ts': lines(400) }), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Part, Tree } from '../fences/tree.ts';
import { touchedBy } from './touched.ts';

const part = (folder: string, name: string | undefined, files: Record<string, string>): Part => ({
  folder,
  manifest: name === undefined ? undefined : { name },
  files: Object.entries(files).map(([path, text]) => ({ path: `${folder}/${path}`, text })),
});
/** An import that the fences do not take for one of this file. */
const later = (specifier: string) => ['const load = () => import', `('${specifier}');`].join('');
const tree: Tree = {
  manifest: {},
  others: [],
  paths: new Set(),
  parts: [
    part('libs/contracts', '@t/contracts', {
      'src/index.ts': `export * from './define.js';`,
      'src/define.ts': '',
      'src/sales/deals.ts': `import { define } from '../define.js';`,
      'src/cyber/threats.ts': `import { define } from '../define.js';`,
    }),
    part('services/sales', '@t/sales', {
      'src/deals.ts': `import { getDeal } from '@t/contracts/sales/deals.js';`,
      'src/deals.rules.test.ts': `import { may } from './deals.js';`,
      'src/words.test.ts': `import { it } from '@jest/globals';`,
    }),
    part('apps/web', '@t/web', {
      'src/deals.page.tsx': `${later('@t/contracts/sales/deals')}\nimport css from './deals.module.css';`,
      'src/deals.page.test.tsx': `import { Deals } from './deals.page';`,
      'src/deals.module.css': '',
      'src/plain.test.tsx': '',
      'test/setup.ts': '',
    }),
    part('e2e', undefined, { 'board.spec.ts': `import type { x } from '@t/contracts';` }),
  ],
};
const touched = (...changed: string[]) => [...(touchedBy(changed, tree) ?? ['all'])].toSorted();

test('a change touches whatever imports it, by way of others and of packages too', () => {
  assert.deepEqual(touched('libs/contracts/src/sales/deals.ts'), [
    'apps/web/src/deals.page.test.tsx',
    'apps/web/src/deals.page.tsx',
    'libs/contracts/src/sales/deals.ts',
    'services/sales/src/deals.rules.test.ts',
    'services/sales/src/deals.ts',
  ]);
  assert.deepEqual(touched('apps/web/src/deals.module.css'), [
    'apps/web/src/deals.module.css',
    'apps/web/src/deals.page.test.tsx',
    'apps/web/src/deals.page.tsx',
  ]);
  assert.ok(touched('libs/contracts/src/define.ts').includes('e2e/board.spec.ts'));
});

test('a file that is new or gone touches itself', () => {
  assert.deepEqual(touched('services/sales/src/gone.ts'), ['services/sales/src/gone.ts']);
});

test('settings touch what they are for', () => {
  assert.deepEqual(touched('package.json'), ['all']);
  assert.deepEqual(touched('apps/web/test/setup.ts').length, 5);
  assert.ok(!touched('apps/web/package.json').includes('services/sales/src/deals.ts'));
});

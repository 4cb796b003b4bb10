// A module of sales excellence is one file of data: whatever else names the modules follows from these files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dataFiles, derivedFrom, moduleFolder } from './excellence-modules.ts';

const files = dataFiles(moduleFolder);
const ninth = (more = '') => `import type { ExcellenceModule } from './module.js';

export const renewal: ExcellenceModule = {
  label: 'Renewal and Growth',
  place: 9,
${more}  about: 'Whether customers come back.',
  metrics: ['retention'],
  dimensions: [],
  assets: [],
};
`;

test('what follows from the data files is what they say: `npm run excellence-modules`', () => {
  for (const [name, text] of Object.entries(derivedFrom(files)))
    assert.equal(readFileSync(join(moduleFolder, name), 'utf8'), text);
});

test('a ninth module is one file more', () => {
  const before = derivedFrom(files);
  const after = derivedFrom({ ...files, 'renewal.data.ts': ninth(`  short: 'Renewal',\n`) });
  const added = (name: string) => {
    const known = new Set(before[name]!.split('\n'));
    return after[name]!.split('\n').filter((line) => !known.has(line));
  };
  assert.deepEqual(added('module-labels.ts'), [`  renewal: 'Renewal and Growth',`, `  renewal: 'Renewal',`]);
  assert.deepEqual(added('all.data.ts'), [`import { renewal } from './renewal.data.js';`, '  renewal,']);
  assert.match(after['all.data.ts']!, /  compensation,\n  renewal,\n\};/);
});

test('a module without a label, or of another name than its file, is refused', () => {
  const nameless = ninth().replace(/^ {2}label.*\n/m, '');
  assert.throws(() => derivedFrom({ 'renewal.data.ts': nameless }), /has a label/);
  assert.throws(() => derivedFrom({ 'growth.data.ts': ninth() }), /called as its file/);
});

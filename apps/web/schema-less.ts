import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DESCRIBERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
const EXPORTED_AS = /^export \{ \w+ as (\w+) \};/gm;

/** Read by limits of fields (`schema.maxLength`); everything else in these files describes schemas to other programs. */
const KEPT = 'aggregateChecks';

/**
 * A browser checks values against schemas and never writes the schemas down: what does that in zod, 17 kB of its files,
 * stays out of the build. A screen that tried to would say so.
 */
export const schemaLess = (): Plugin => ({
  name: 'schema-less',
  apply: 'build',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query === 'whole' || !DESCRIBERS.test(path)) return null;
    const text = readFileSync(path, 'utf8');
    const names = [...text.matchAll(EXPORTED), ...text.matchAll(EXPORTED_AS)].map(([, name]) => name);
    const lines = names.filter((name) => name !== KEPT).map((name) => `export { none as ${name} };`);
    return [
      "const none = () => () => { throw new Error('Schemas are not described in a browser'); };",
      ...lines,
      ...(names.includes(KEPT) ? [`export { ${KEPT} } from '${path}?whole';`] : []),
    ].join('\n');
  },
});

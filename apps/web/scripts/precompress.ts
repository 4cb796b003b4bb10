import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files below this gain nothing by compression. */
const SMALLEST_BYTES = 1000;
const TEXT = /\.(js|css|html|svg|json|map|txt)$/;
const dist = join(import.meta.dirname, '..', 'dist');

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** The gateway serves `file.br` and `file.gz` to browsers that take them, without compressing anything itself. */
async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const names = await readdir(dist, { recursive: true });
for (const name of names.filter((one) => TEXT.test(one))) {
  const file = join(dist, name);
  if ((await stat(file)).size > SMALLEST_BYTES) await precompress(file);
}

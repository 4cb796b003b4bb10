import { readFileSync } from 'node:fs';

type Package = { readonly version: string };

/** Of the product: one for all its parts. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Package;

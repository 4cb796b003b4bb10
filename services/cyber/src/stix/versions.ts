import { isDeepStrictEqual } from 'node:util';

/** Whether a version may replace the known one: an older one never does. */
export const isNewer = (known: { readonly stixModified: Date | null }, modified: Date | null): boolean =>
  !known.stixModified || !modified || modified >= known.stixModified;

/** Whether a row holds other values than these. */
export const differs = (known: object, values: object): boolean =>
  Object.entries(values).some(([key, value]) => !isDeepStrictEqual(Reflect.get(known, key), value));

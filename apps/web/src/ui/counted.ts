import { numberFormat } from '../lib/intl';

/** A number with what it counts: the plural as it is, its singular for one. For nouns with a regular plural. */
export const counted = (count: number, plural: string): string =>
  `${numberFormat({}).format(count)} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`;

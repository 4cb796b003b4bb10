import { numberFormat, pluralRules } from './intl';

const singularOf = (plural: string): string => plural.replace(/ies$/, 'y').replace(/s$/, '');

/** A number with what it counts: the plural, or for one its singular, which is said where the noun has no regular one. */
export const counted = (count: number, plural: string, singular = singularOf(plural)): string =>
  `${numberFormat({}).format(count)} ${pluralRules({}).select(count) === 'one' ? singular : plural}`;

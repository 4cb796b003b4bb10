import { choiceTables } from '@talent-os/contracts/fields/tables.js';
import { wordsOf } from '@talent-os/contracts/words.js';

const { common = {}, sales = {}, productivity = {} } = choiceTables;

/** What people call the values of the contracts' choices, where that is not just the value with spaces. */
const known = new Map<string, string>(
  [...Object.values(common), sales['dealStages'], productivity['taskStates']].flatMap((choices = {}) =>
    Object.entries(choices).map(([value, { label }]) => [value, label] as const),
  ),
);

/** A choice as people read it: `closed_won` is 'Closed won'. */
export const labelOf = (value: string): string => known.get(value) ?? wordsOf(value);

/** A field's name as people read it: `effectiveDate` is 'Effective date'. */
export const fieldLabel = (field: string): string => labelOf(field.replace(/Id$/, ''));

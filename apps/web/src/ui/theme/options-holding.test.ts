import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { describe, expect, it } from '@jest/globals';
import { searchedChoices } from './options-holding';

const { filter } = searchedChoices.components!['Select']!.defaultProps as { filter: OptionsFilter };
const option = (label: string) => ({ value: label, label });
const labels = (options: ComboboxParsedItem[]): string[] =>
  options.flatMap((one) => ('group' in one ? one.items.map(({ label }) => label) : [one.label]));
const found = (search: string, limit = 10) =>
  labels(
    filter({
      options: [
        option('Zoë Müller'),
        { group: 'Others', items: [option('Jonah Prescott'), option("Sinéad O'Brien")] },
        { group: 'More', items: [option('Łódź')] },
      ],
      search,
      limit,
    }),
  );

describe('choices', () => {
  it.each([
    ['muller', ['Zoë Müller']],
    ['prescott jonah', ['Jonah Prescott']],
    ['obrien', ["Sinéad O'Brien"]],
    ['lodz', ['Łódź']],
    ['nobody', []],
  ])('are found by %s as people spell', (typed, names) => expect(found(typed)).toEqual(names));

  it('are all there where nothing is typed, up to the limit', () => {
    expect(found('')).toHaveLength(4);
    expect(found('', 2)).toEqual(['Zoë Müller', 'Jonah Prescott']);
  });
});

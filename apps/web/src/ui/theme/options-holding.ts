import type { ComboboxParsedItem, MantineThemeOverride, OptionsFilter } from '@mantine/core';
import { holdsWords } from '@talent-os/contracts/search/fold';

/** Choices that hold every word typed, in any order and as people spell; of a group those that do, and none without any. */
const optionsHolding: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const take = <T extends { readonly label: string }>(all: readonly T[]): T[] => {
    const found = all.filter(({ label }) => holdsWords(label, search)).slice(0, left);
    left -= found.length;
    return found;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return take([option]);
    const items = take(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};

const searched = { defaultProps: { filter: optionsHolding } };
/** How the screens of the app search their choices; those in front of it have none to search. */
export const searchedChoices: MantineThemeOverride = {
  components: { Autocomplete: searched, MultiSelect: searched, Select: searched, TagsInput: searched },
};

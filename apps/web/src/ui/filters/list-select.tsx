import { Select, type ComboboxItem, type ComboboxItemGroup, type SelectProps } from '@mantine/core';
import type { ListParams } from '@/lib/use-list-params';
import { ChoiceChip, SEARCHED_FROM } from './choice-chip';
import { useOffer } from './filter-offer';

type Choice = string | ComboboxItem;
export type Choices = readonly (Choice | ComboboxItemGroup<Choice>)[];
type ListSelectProps = Pick<SelectProps, 'placeholder' | 'w'> & {
  readonly params: Pick<ListParams, 'get' | 'patch'>;
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  readonly choices: Choices;
};

const itemOf = (one: Choice): ComboboxItem => (typeof one === 'string' ? { value: one, label: one } : one);

/** `Any status`, `All courses`: nothing is left out. */
const EVERYTHING = /^(Any|All|Every|Waiting for anybody)\b/;

/**
 * One choice that narrows a list, kept in the address; none is no narrowing, which reads `Any status`, or what the
 * placeholder says the list shows instead.
 */
export function ListSelect({ params, name, label, choices, placeholder, w = 150 }: ListSelectProps) {
  const items = choices.flatMap((one) => (typeof one === 'object' && 'items' in one ? one.items : [one])).map(itemOf);
  const value = items.find((one) => one.value === params.get(name));
  const offers = useOffer({ name, label, set: value !== undefined });
  const choose = (chosen: string | null | undefined) => params.patch({ [name]: chosen ?? undefined });
  if (offers?.shape === 'bar')
    return (
      <ChoiceChip
        label={label}
        choices={items}
        value={value}
        implied={placeholder && !EVERYTHING.test(placeholder) ? placeholder : undefined}
        adding={offers.adding === name}
        onAdded={offers.stopAdding}
        onChoose={choose}
      />
    );
  return (
    <Select
      {...(offers ? { label } : { 'aria-label': label })}
      placeholder={placeholder ?? `Any ${label.toLowerCase()}`}
      clearable
      data={[...choices]}
      value={value?.value ?? null}
      onChange={choose}
      searchable={items.length >= SEARCHED_FROM}
      nothingFoundMessage="Nothing found"
      maxDropdownHeight={240}
      w={offers ? '100%' : w}
    />
  );
}

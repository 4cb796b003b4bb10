import { Combobox, useCombobox, type ComboboxItem, type ComboboxStore } from '@mantine/core';
import { holdsWords } from '@talent-os/contracts/search/fold';
import { useEffect, useRef, useState } from 'react';
import { ChipShell, ChipText } from './filter-chip';
import css from './filter-chip.module.css';

/** More choices than this are searched by their words. */
export const SEARCHED_FROM = 9;

type ChoiceChipProps = {
  readonly label: string;
  readonly choices: readonly ComboboxItem[];
  readonly value: ComboboxItem | undefined;
  /** What the list shows where nothing is chosen; nothing where that is everything. */
  readonly implied: string | undefined;
  readonly adding: boolean;
  readonly onAdded: () => void;
  readonly onChoose: (value: string | undefined) => void;
};

/** A filter with a choice of values, in words: `Stage is Offer`. The choices open from it. */
export function ChoiceChip({ label, choices, value, implied, adding, onAdded, onChoose }: ChoiceChipProps) {
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const searched = choices.length >= SEARCHED_FROM;
  const store = useCombobox({
    onDropdownClose: () => {
      store.resetSelectedOption();
      setText('');
      onAdded();
    },
    onDropdownOpen: () => (searched ? store.focusSearchInput() : store.selectActiveOption()),
  });
  const { openDropdown } = store;
  useEffect(() => {
    if (!adding) return;
    button.current?.focus();
    openDropdown();
  }, [adding, openDropdown]);
  const shown = value?.label ?? implied;
  if (shown === undefined && !adding) return null;
  return (
    <Combobox
      store={store}
      position="bottom-start"
      width={260}
      onOptionSubmit={(chosen) => {
        onChoose(chosen);
        store.closeDropdown();
      }}
    >
      <Combobox.DropdownTarget>
        <ChipShell implied={!value && !adding} removes={label} onRemove={() => onChoose(undefined)}>
          <Combobox.EventsTarget targetType="button">
            <button type="button" className={css.text} ref={button} onClick={() => store.toggleDropdown()}>
              <ChipText label={label} value={shown ?? '…'} />
            </button>
          </Combobox.EventsTarget>
        </ChipShell>
      </Combobox.DropdownTarget>
      <Choices label={label} choices={choices} value={value} store={store} text={text} onText={setText} />
    </Combobox>
  );
}

type ChoicesProps = Pick<ChoiceChipProps, 'label' | 'choices' | 'value'> & {
  readonly store: ComboboxStore;
  readonly text: string;
  readonly onText: (text: string) => void;
};

function Choices({ label, choices, value, store, text, onText }: ChoicesProps) {
  const found = choices.filter((choice) => holdsWords(choice.label, text));
  return (
    <Combobox.Dropdown>
      {choices.length >= SEARCHED_FROM && (
        <Combobox.Search
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          value={text}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value);
            store.updateSelectedOptionIndex();
          }}
        />
      )}
      <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
        {found.map((choice) => (
          <Combobox.Option key={choice.value} value={choice.value} active={choice.value === value?.value}>
            {choice.label}
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

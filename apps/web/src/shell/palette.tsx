import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { matching, usePaletteItems, type PaletteItem } from './palette-items';
import css from './palette.module.css';

/** Jump to a screen or do something, by typing. Arrows choose, Enter goes. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = matching(usePaletteItems(), text);
  const active = found[at];

  function run(item: PaletteItem | undefined) {
    if (!item) return;
    onClose();
    item.run();
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((now) => (now + step + found.length) % Math.max(found.length, 1));
    }
    if (event.key === 'Enter') run(active);
  }

  return (
    <Modal.Root opened onClose={onClose} padding={0} size={560} yOffset="12vh" centered={false}>
      <Modal.Overlay />
      <Modal.Content aria-label="Search or jump to…">
      <TextInput
        variant="unstyled"
        className={css.input}
        size="md"
        placeholder="Search screens and actions"
        aria-label="Search screens and actions"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        leftSection={<IconSearch size={17} />}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
        data-autofocus
      />
      <ul className={css.list} role="listbox" id={`${id}-list`} aria-label="Screens and actions">
        {found.map((item, place) => (
          <li
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={place === at}
            className={css.item}
            style={item.style}
            onPointerMove={() => setAt(place)}
            onClick={() => run(item)}
          >
            <span className={css.icon} aria-hidden>
              <item.icon size={16} />
            </span>
            <span className={css.label}>{item.label}</span>
            <span className={css.group}>{item.group}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>Nothing found</p>}
      </Modal.Content>
    </Modal.Root>
  );
}

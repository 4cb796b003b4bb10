import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { matching, usePaletteItems } from './palette-items';
import css from './palette.module.css';

/** Jump to a screen or do something, by typing. Arrows choose, Enter goes. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const list = useId();
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const found = matching(usePaletteItems(), text);

  function run(id: string) {
    onClose();
    found.find((item) => item.id === id)?.run();
  }

  return (
    <Modal.Root opened onClose={onClose} padding={0} size={560} yOffset="12vh" centered={false}>
      <Modal.Overlay />
      <Modal.Content aria-label="Search or jump to…">
        <Combobox store={combobox} onOptionSubmit={run}>
          <Combobox.EventsTarget withExpandedAttribute>
            <TextInput
              variant="unstyled"
              role="combobox"
              aria-expanded
              aria-controls={list}
              className={css.input}
              size="md"
              placeholder="Search screens and actions"
              aria-label="Search screens and actions"
              leftSection={<IconSearch size={17} />}
              value={text}
              onChange={({ currentTarget }) => {
                // What is selected is looked up in the document, so the found options have to stand there first.
                flushSync(() => setText(currentTarget.value));
                combobox.selectFirstOption();
              }}
              data-autofocus
            />
          </Combobox.EventsTarget>
          <Combobox.Options id={list} className={css.list} aria-label="Screens and actions">
            {found.map(({ id, label, group, icon: ItemIcon, style }) => (
              <Combobox.Option key={id} value={id} className={css.item} style={style}>
                <span className={css.icon} aria-hidden>
                  <ItemIcon size={16} />
                </span>
                <span className={css.label}>{label}</span>
                <span className={css.group}>{group}</span>
              </Combobox.Option>
            ))}
            {found.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
          </Combobox.Options>
        </Combobox>
      </Modal.Content>
    </Modal.Root>
  );
}

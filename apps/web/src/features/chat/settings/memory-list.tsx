import { Button, Group, TextInput } from '@mantine/core';
import { exportMemories, type Memory } from '@talent-os/contracts/chat/memories';
import { holdsWords } from '@talent-os/contracts/search/fold';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CsvButton } from '@/ui/button/csv-button';
import { MemoryRow, type OnMemoryAction } from './memory-row';
import css from './settings.module.css';

type MemoryListProps = {
  readonly enabled: boolean;
  readonly items: readonly Memory[];
  readonly onDeed: OnMemoryAction;
};

/** From here on a list is long enough to be searched. */
const SEARCHED_FROM = 6;

/** Everything the assistant remembers, the latest first. */
export function MemoryList({ enabled, items, onDeed }: MemoryListProps) {
  const [search, setSearch] = useState('');
  const found = items.filter(({ text }) => holdsWords(text, search));
  return (
    <section aria-label="What it remembers" className={css.list}>
      <h4>What it remembers</h4>
      {!enabled && <p className={css.quiet}>Switched off, it uses none of this.</p>}
      {items.length === 0 && (
        <p className={css.quiet}>Nothing yet. Write “remember that …” in a conversation, or add something here.</p>
      )}
      {items.length >= SEARCHED_FROM && (
        <TextInput
          aria-label="Search what it remembers"
          placeholder="Search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {items.length > 0 && found.length === 0 && <p className={css.quiet}>Nothing matches your search</p>}
      <ul>
        {found.map((memory) => (
          <MemoryRow key={memory.id} memory={memory} onDeed={onDeed} />
        ))}
      </ul>
      <Group gap="xs">
        {enabled && (
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => onDeed('keep')}>
            Add
          </Button>
        )}
        {items.length > 0 && <CsvButton of={exportMemories} input={{}} />}
        {items.length > 0 && (
          <Button size="xs" variant="default" onClick={() => onDeed('forget')}>
            Forget everything
          </Button>
        )}
      </Group>
    </section>
  );
}

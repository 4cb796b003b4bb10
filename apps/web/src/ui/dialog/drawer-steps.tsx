import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useHotkeys } from '@mantine/hooks';
import { useShownShortcuts } from '@/lib/shortcuts';
import css from './drawer-steps.module.css';

/** The records before and after the one that is open, in the order of what it was opened from. */
export type Steps = {
  /** `2 of 9 in Interview`. */
  readonly text: string;
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
};

type DrawerStepsProps = {
  readonly steps: Steps;
  /** Takes a step; what is not saved is asked about first. */
  readonly onStep: (go: () => void) => void;
};

/** From one record to the next without closing: by button, or with J and K. */
export function DrawerSteps({ steps: { text, previous, next }, onStep }: DrawerStepsProps) {
  useShownShortcuts('record');
  useHotkeys([
    ['J', () => next && onStep(next)],
    ['K', () => previous && onStep(previous)],
  ]);
  return (
    <Group gap={6} className={css.steps}>
      <ActionIcon
        variant="default"
        aria-label="Previous"
        aria-keyshortcuts="K"
        disabled={!previous}
        onClick={() => previous && onStep(previous)}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label="Next"
        aria-keyshortcuts="J"
        disabled={!next}
        onClick={() => next && onStep(next)}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </Group>
  );
}

/** The steps around a record of a board's column; nothing where the board does not show it. */
export function stepsIn<Item extends { readonly id: string }>(
  columns: readonly { readonly title: string; readonly items: readonly Item[] }[],
  id: string,
  open: (item: Item) => void,
): Steps | undefined {
  const column = columns.find(({ items }) => items.some((item) => item.id === id));
  if (!column) return undefined;
  const { items, title } = column;
  const index = items.findIndex((item) => item.id === id);
  const [before, after] = [items[index - 1], items[index + 1]];
  return {
    text: `${index + 1} of ${items.length} in ${title}`,
    previous: before && (() => open(before)),
    next: after && (() => open(after)),
  };
}

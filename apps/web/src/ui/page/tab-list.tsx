import { Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import css from './tab-list.module.css';

type TabListProps = {
  readonly label: string;
  /** What the tabs say, by their value, in their order. */
  readonly labels: Readonly<Partial<Record<string, string>>>;
  /** The chosen one. */
  readonly value: string;
};

/** The tabs of a screen in one line. Where they do not all fit it scrolls, and the chosen one is in view. */
export function TabList({ label, labels, value }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector(`[data-value="${value}"]`);
    if (!line || !tab) return;
    const [around, chosen] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (chosen.right > around.right) line.scrollLeft += chosen.right - around.right;
    if (chosen.left < around.left) line.scrollLeft += chosen.left - around.left;
  }, [value]);
  return (
    <Tabs.List ref={list} aria-label={label} className={css.tabs ?? ''}>
      {Object.entries(labels).map(([key, text]) => (
        <Tabs.Tab key={key} value={key} data-value={key}>
          {text}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

import { UnstyledButton } from '@mantine/core';
import { ASSISTANT } from './groups.rules';
import type { Group } from './option';
import css from './palette.module.css';

type ScopesProps = {
  readonly groups: readonly Group[];
  readonly only: string | undefined;
  readonly onChoose: (group: string | undefined) => void;
};

/** Narrows what is found to one group; the group that is chosen stays although nothing of it is left. */
export function Scopes({ groups, only, onChoose }: ScopesProps) {
  const named = groups.filter(({ label }) => label !== ASSISTANT);
  const listed = only === undefined || named.some(({ label }) => label === only);
  const all = named.reduce((sum, { options }) => sum + options.length, 0);
  const rows = [
    { label: undefined, count: only === undefined ? all : undefined },
    ...(listed ? [] : [{ label: only, count: 0 }]),
    ...named.map(({ label, options }) => ({ label, count: options.length })),
  ];
  return (
    <div className={css.scopes} role="group" aria-label="Narrow to">
      {rows.map(({ label, count }) => (
        <UnstyledButton key={label ?? ''} aria-pressed={only === label} onClick={() => onChoose(label)}>
          {label ?? 'All'}
          {count !== undefined && <span> {count}</span>}
        </UnstyledButton>
      ))}
    </div>
  );
}

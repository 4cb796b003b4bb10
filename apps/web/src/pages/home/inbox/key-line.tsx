import { Kbd } from '@mantine/core';
import css from './inbox.module.css';

/** The keys of the list, for who does not touch the mouse, and the one that shows all others. */
export function KeyLine({ snoozed }: { readonly snoozed: boolean }) {
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['J', 'K'], 'move'],
    [['↵'], 'open'],
    ...(snoozed
      ? ([[['E'], 'back to inbox']] as const)
      : ([
          [['E'], 'do it'],
          [['S'], 'snooze'],
        ] as const)),
    [['U'], 'undo'],
    [['?'], 'all shortcuts'],
  ];
  return (
    <div className={css.keys} aria-label="Keys">
      {keys.map(([names, does]) => (
        <span key={does}>
          {names.map((name) => (
            <Kbd key={name} size="xs">
              {name}
            </Kbd>
          ))}
          {does}
        </span>
      ))}
    </div>
  );
}

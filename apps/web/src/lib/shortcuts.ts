import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Keys by what they do: what listens to them and the sheet that shows them both read this. `mod` is Ctrl, or ⌘ on a Mac. */
const shortcutTable = {
  search: { keys: ['/', 'mod+k'], does: 'Search or jump to', where: 'Everywhere', inFields: true },
  help: { keys: ['?'], does: 'Show these shortcuts', where: 'Everywhere' },
  task: { keys: ['n'], does: 'Add a task', where: 'Everywhere' },
  undo: { keys: ['mod+z'], does: 'Undo what was just done', where: 'This screen' },
  next: { keys: ['j'], does: 'Next row', where: 'Inbox' },
  previous: { keys: ['k'], does: 'Previous row', where: 'Inbox' },
  open: { keys: ['Enter'], does: 'Open the row', where: 'Inbox', shown: 'inbox' },
  act: { keys: ['e'], does: 'Do what the row offers first', where: 'Inbox' },
  snooze: { keys: ['s'], does: 'Put the row off', where: 'Inbox' },
  takeBack: { keys: ['u'], does: 'Take back what was just done', where: 'Inbox' },
  send: { keys: ['mod+Enter'], does: 'Send the form', where: 'Forms', shown: 'form' },
  fault: { keys: ['F8'], does: 'Go to the next thing to fix', where: 'Forms', shown: 'form' },
  record: { keys: ['j', 'k'], does: 'Next and previous record', where: 'Records', shown: 'record' },
  card: { keys: ['Space'], does: 'Pick up a card, and drop it', where: 'Boards', shown: 'board' },
  column: { keys: ['←', '→'], does: 'Move a card to another column', where: 'Boards', shown: 'board' },
  cancel: { keys: ['Esc'], does: 'Put a card back', where: 'Boards', shown: 'board' },
} as const satisfies Record<string, ShortcutRow>;

type ShortcutRow = {
  readonly keys: readonly string[];
  readonly does: string;
  readonly where: 'Everywhere' | 'This screen' | 'Inbox' | 'Records' | 'Forms' | 'Boards';
  /** With Ctrl it works where people write as well. */
  readonly inFields?: true;
  /** Handled by a part of the screen itself: shown while that part is there. */
  readonly shown?: 'board' | 'form' | 'inbox' | 'record';
};
type ShortcutName = keyof typeof shortcutTable;
export const shortcutOf = (name: ShortcutName): ShortcutRow => shortcutTable[name];

/** How often each is listened to right now. */
const active = new Map<ShortcutName, number>();
let names: readonly ShortcutName[] = [];
const listeners = new Set<() => void>();

function count(some: readonly ShortcutName[], by: 1 | -1): void {
  for (const name of some) active.set(name, (active.get(name) ?? 0) + by);
  names = (Object.keys(shortcutTable) as ShortcutName[]).filter((name) => (active.get(name) ?? 0) > 0);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shortcuts that do something on the screen people look at. */
export const useActiveShortcuts = (): readonly ShortcutName[] => useSyncExternalStore(subscribe, () => names);

/** Shows shortcuts that a part of the screen handles itself, while it is there. */
export function useShownShortcuts(part: ShortcutRow['shown']): void {
  useEffect(() => {
    if (part === undefined) return undefined;
    const own = (Object.keys(shortcutTable) as ShortcutName[]).filter((name) => shortcutOf(name).shown === part);
    count(own, 1);
    return () => count(own, -1);
  }, [part]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether these keys are the ones a table names: letters whichever their case, signs wherever the keyboard has them. */
export function isPressed(keys: string, { key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const named = keys.toLowerCase();
  const mod = named.startsWith('mod+');
  return key.toLowerCase() === (mod ? named.slice('mod+'.length) : named) && mod === (ctrlKey || metaKey) && !altKey;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Does something when its keys are pressed; keys without Ctrl stay letters where people write. */
export function useShortcut(name: ShortcutName, run: (() => void) | undefined): void {
  const enabled = run !== undefined;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!run || event.defaultPrevented || event.isComposing) return;
    const { keys, inFields } = shortcutOf(name);
    const pressed = keys.find((one) => isPressed(one, event));
    const asLetter = isWriting(event.target) && !(inFields && pressed?.startsWith('mod+'));
    if (pressed === undefined || asLetter) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    count([name], 1);
    return () => {
      document.removeEventListener('keydown', listen);
      count([name], -1);
    };
  }, [enabled, name]);
}

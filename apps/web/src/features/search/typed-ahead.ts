type TakeKey = (key: string) => void;

let waiting: string[] = [];
let take: TakeKey | undefined;

/** What is typed, not what commands. */
const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Enter' || key === 'Backspace');

function listen(event: KeyboardEvent): void {
  if (!isTyped(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (take) take(event.key);
  else waiting.push(event.key);
}

/** Who opens the search by a key types on: until its field is there and has the focus, no letter is lost. */
export function catchKeys(): void {
  waiting = [];
  document.addEventListener('keydown', listen, true);
}

/** Hands over what was typed so far, and what is typed until the field has the focus. */
export function takeKeys(to: TakeKey): () => void {
  take = to;
  waiting.splice(0).forEach(to);
  return () => {
    take = undefined;
  };
}

/** Leaves the keys to the field, or to the screen once the search is closed. */
export function releaseKeys(): void {
  document.removeEventListener('keydown', listen, true);
  waiting = [];
}

const CONTROL = 'a[href], button, input, select, textarea';
const PLACE = 'main, [role="dialog"]';
/** Long enough for what is read anew to be drawn, and for a dialog to give the focus back itself. */
const SETTLED_MS = 80;

/** Where the focus was in the content or in a dialog over it. */
type FocusPoint = {
  readonly place: Element;
  /** What had it, and everything around that. */
  readonly chain: readonly HTMLElement[];
  /** What stood beside the part of the chain that went away. */
  beside?: HTMLElement | undefined;
  /** What had it was disabled while it worked. */
  rested?: boolean;
};

function around(element: HTMLElement): readonly HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

const isRow = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && !node.matches(CONTROL);

/** Marks what a change of the page means for what had the focus. */
function apply(point: FocusPoint, { type, target, removedNodes, nextSibling, previousSibling }: MutationRecord): void {
  if (type === 'attributes') point.rested ||= target === point.chain[0];
  else if ([...removedNodes].some((gone) => gone instanceof HTMLElement && point.chain.includes(gone)))
    point.beside = [nextSibling, previousSibling].find(isRow);
}

/** Gives the focus back: to what had it, to the row beside, or to what held it; never to another control, which the same key would press. */
function giveBack({ chain, beside, rested }: FocusPoint, returned: boolean): void {
  const [last] = chain;
  if (last?.isConnected) {
    if ((rested || returned) && !last.matches(':disabled')) last.focus({ preventScroll: true });
    return;
  }
  const next = [beside, ...chain].find((one) => one?.isConnected);
  if (!next?.closest(PLACE)) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/**
 * Keeps the focus of keyboard and voice where it was when what had it goes away, or rests while it works: a button whose
 * row is done, a step that is taken, here or in the dialog that asked about it. Answers with the end of it.
 */
export function restoreFocus(): () => void {
  /** One for every place, the last one visited at the end. */
  let places: FocusPoint[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    if (document.activeElement !== document.body) return;
    const there = places.filter(({ place }) => place.isConnected);
    const returned = there.at(-1) !== places.at(-1);
    places = there;
    const last = there.at(-1);
    if (last) giveBack(last, returned);
  };
  const observer = new MutationObserver((records) => {
    if (places.length === 0 || document.activeElement !== document.body) return;
    for (const point of places) for (const record of records) apply(point, record);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
  });

  const onFocus = ({ target }: FocusEvent) => {
    const place = target instanceof HTMLElement && target.closest(PLACE);
    if (place) places = [...places.filter((one) => one.place !== place), { place, chain: around(target) }];
    else places = [];
  };
  // A pointer elsewhere has left it.
  const onPoint = () => {
    places = [];
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPoint, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPoint, true);
  };
}

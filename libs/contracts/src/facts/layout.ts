/** Columns of a dashboard. */
export const COLUMNS = 12;
/** The least and the most a card takes, in columns and rows. */
export const CARD_LEAST = { w: 3, h: 3 } as const;
export const CARD_MOST = { w: COLUMNS, h: 10 } as const;
/** A card that is put on a dashboard. */
export const CARD_USUAL = { w: 6, h: 5 } as const;
/** Cards of one dashboard at most. */
export const MOST_CARDS = 24;
/** The last row a card may begin in. */
export const MOST_ROWS_DOWN = 400;

/** Where a card lies, in columns and rows from the upper left. */
type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type Placed = Place & { readonly savedQuestionId: string };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** A card within the columns, neither too small nor too large. */
function within<P extends Place>(card: P): P {
  const w = between(CARD_LEAST.w, card.w, CARD_MOST.w);
  const h = between(CARD_LEAST.h, card.h, CARD_MOST.h);
  return { ...card, w, h, x: between(0, card.x, COLUMNS - w), y: between(0, card.y, MOST_ROWS_DOWN) };
}

export const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Cards as they are read: from above, those of a row from the left. */
export const inReadingOrder = <P extends Place>(cards: readonly P[]): P[] =>
  cards.toSorted((one, other) => one.y - other.y || one.x - other.x);

/** Cards without gaps above them and without two in one place: each as high as those before it let it. */
export function arranged<P extends Place>(cards: readonly P[]): P[] {
  const done: P[] = [];
  for (const card of inReadingOrder(cards.map(within))) {
    const free = (y: number) => !done.some((other) => overlap({ ...card, y }, other));
    let y = 0;
    // What lies lower than all that is there is free.
    while (!free(y)) y += 1;
    done.push({ ...card, y });
  }
  return inReadingOrder(done);
}

export const cardMoves = {
  left: 'Move left',
  right: 'Move right',
  up: 'Move up',
  down: 'Move down',
  wider: 'Make wider',
  narrower: 'Make narrower',
  taller: 'Make taller',
  lower: 'Make lower',
} as const;
export type CardMove = keyof typeof cardMoves;

/** How far a card goes at a time. */
const STEP = 3;

/** The place a card above or below lies in, to change places with; nothing where there is none. */
function neighbourOf<P extends Place>(cards: readonly P[], card: P, up: boolean): P | undefined {
  const beside = inReadingOrder(cards).filter(
    (other) => other !== card && other.x < card.x + card.w && card.x < other.x + other.w,
  );
  return up ? beside.findLast(({ y }) => y < card.y) : beside.find(({ y }) => y > card.y);
}

/** The cards after one of them was moved or made larger or smaller, as a key does it. */
export function afterMove<P extends Placed>(cards: readonly P[], id: string, move: CardMove): P[] {
  const card = cards.find(({ savedQuestionId }) => savedQuestionId === id);
  if (!card) return [...cards];
  const put = (changes: Partial<Place>) => arranged(cards.map((one) => (one === card ? { ...one, ...changes } : one)));
  if (move === 'up' || move === 'down') {
    const other = neighbourOf(cards, card, move === 'up');
    if (!other) return arranged(cards);
    const [first, second] = move === 'up' ? [card, other] : [other, card];
    const top = Math.min(card.y, other.y);
    const moved = new Map<P, number>([
      [first, top],
      [second, top + first.h],
    ]);
    return arranged(cards.map((one) => ({ ...one, y: moved.get(one) ?? one.y })));
  }
  const { x, w, h } = card;
  return put(
    {
      left: { x: x - STEP },
      right: { x: x + STEP },
      wider: { w: w + STEP },
      narrower: { w: w - STEP },
      taller: { h: h + 1 },
      lower: { h: h - 1 },
    }[move],
  );
}

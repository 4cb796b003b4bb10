import { ActionIcon, Menu } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowsMove } from '@tabler/icons-react';
import {
  afterMove,
  arranged,
  CARD_LEAST,
  CARD_MOST,
  cardMoves,
  COLUMNS,
  type CardMove,
  type Placed,
} from '@talent-os/contracts/facts/layout';
import type { ReactNode } from 'react';
import { GridLayout, type Layout } from 'react-grid-layout';
import { GAP, ROW_HEIGHT } from './sizes';
import css from './grid.module.css';

type GridProps = {
  readonly cards: readonly Placed[];
  /** Cards can be moved and made larger, by pointer and by keyboard. */
  readonly arranging: boolean;
  readonly titleOf: (card: Placed) => string;
  readonly render: (card: Placed) => ReactNode;
  readonly onChange: (cards: readonly Placed[]) => void;
};

const moves = Object.keys(cardMoves) as CardMove[];
const HANDLE = 'dashboard-handle';

/** Cards in columns. While they are arranged each has a bar to drag it by, and a menu that does the same by keyboard. */
export function Grid({ cards, arranging, titleOf, render, onChange }: GridProps) {
  const { ref, width } = useElementSize();
  const layout = cards.map(({ savedQuestionId: i, ...place }) => ({
    i,
    ...place,
    minW: CARD_LEAST.w,
    minH: CARD_LEAST.h,
    maxH: CARD_MOST.h,
  }));
  const take = (next: Layout) =>
    onChange(arranged(next.map(({ i: savedQuestionId, x, y, w, h }) => ({ savedQuestionId, x, y, w, h }))));
  return (
    <div ref={ref}>
      <GridLayout
        className={css.grid ?? ''}
        width={width || 1024}
        layout={layout}
        gridConfig={{ cols: COLUMNS, rowHeight: ROW_HEIGHT - GAP, margin: [GAP, GAP], containerPadding: [0, 0] }}
        dragConfig={{ enabled: arranging, handle: `.${HANDLE}` }}
        resizeConfig={{ enabled: arranging, handles: ['se'] }}
        onDragStop={take}
        onResizeStop={take}
      >
        {cards.map((card) => (
          <div key={card.savedQuestionId} className={css.cell}>
            {arranging && (
              <Bar
                title={titleOf(card)}
                onMove={(move) => onChange(afterMove(cards, card.savedQuestionId, move))}
                onRemove={() => onChange(arranged(cards.filter((one) => one !== card)))}
              />
            )}
            <div className={css.content}>{render(card)}</div>
          </div>
        ))}
      </GridLayout>
    </div>
  );
}

type BarProps = { readonly title: string; readonly onMove: (move: CardMove) => void; readonly onRemove: () => void };

const Bar = ({ title, onMove, onRemove }: BarProps) => (
  <div className={css.bar}>
    <span className={`${HANDLE} ${css.handle ?? ''}`}>{title}</span>
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`Arrange ${title}`}>
          <IconArrowsMove size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((move) => (
          <Menu.Item key={move} onClick={() => onMove(move)}>
            {cardMoves[move]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item color="red" closeMenuOnClick onClick={onRemove}>
          Take off
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </div>
);

import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../../test/render';
import { Board } from './board';
import type { BoardRules } from './board-model';

type Item = {
  readonly id: string;
  readonly stage: 'open' | 'won';
  readonly may: { readonly to: readonly string[] };
};

const items: readonly Item[] = Array.from({ length: 30 }, (_, at) => ({
  id: `deal ${at}`,
  stage: 'open',
  may: { to: ['won'] },
}));
const rules: BoardRules<Item, Item['stage']> = {
  things: 'deals',
  column: 'stage',
  keys: ['open', 'won'],
  titleOf: (key) => key,
  nameOf: ({ id }) => id,
  keyOf: ({ stage }) => stage,
  targetsOf: ({ may }) => may.to,
};
const summary = jest.fn(({ id }: Item) => id);
const opened: string[] = [];

function Deals() {
  const [said, announce] = useState('');
  return (
    <>
      <p>{said}</p>
      <Board
        label="Deals by stage"
        columns={rules.keys.map((key) => ({
          key,
          count: 30,
          items: items.filter(({ stage }) => stage === key),
          rest: { to: '?', place: 'table' },
        }))}
        rules={rules}
        movingId={undefined}
        onMove={() => undefined}
        onOpen={({ id }) => opened.push(`${id} after “${said}”`)}
        announce={announce}
      >
        {summary}
      </Board>
    </>
  );
}

it('draws no card anew while one of them is carried, and opens it as the board stands then', async () => {
  show(<Deals />);
  const drawn = summary.mock.calls.length;
  screen.getByRole('button', { name: 'deal 3' }).focus();
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  expect(screen.getByText(/deal 3/, { selector: 'p' })).toBeVisible();
  expect(summary.mock.calls.length).toBe(drawn);
  await userEvent.click(screen.getByRole('button', { name: 'deal 4' }));
  expect(opened).toEqual([expect.stringMatching(/^deal 4 after “.+”$/)]);
});

import { MantineProvider } from '@mantine/core';
import { describe, expect, it, jest } from '@jest/globals';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { fireEvent, render, screen } from '@testing-library/react';
import { columnsOf, type MainColumn, type RecordColumn } from './record-columns';

const deal = {
  id: '1',
  name: 'Northbay renewal',
  accountName: 'Northbay',
  stage: 'offer',
  amount: 1250.5,
  closeDate: '2026-11-27',
  lastActivityAt: '2026-11-20T09:00:00.000Z',
  competitor: null,
  tags: ['a', 'b'],
  stalled: true,
};
type Deal = typeof deal;

const main: MainColumn<Deal> = {
  field: 'name',
  title: 'Deal',
  under: ({ stage }) => `In ${stage}`,
  badges: ({ stalled }) => stalled && <b>Stalled</b>,
};
const columns: readonly (RecordColumn<Deal> | false)[] = [
  { field: 'accountName', title: 'Account', stack: 'fact' },
  { field: 'competitor', title: 'Competitor', stack: 'fact' },
  { field: 'closeDate', title: 'Close date', stack: ({ closeDate }) => `closes ${closeDate}` },
  { field: 'stage', title: 'Stage', render: ({ stage }) => <i>{stage}</i>, stack: 'badge' },
  { field: 'amount', title: 'Amount', align: 'right', stack: 'column' },
  { field: 'lastActivityAt', title: 'Last activity', stack: 'line' },
  { field: 'tags', title: 'Tags', optional: true, text: true },
  false,
  { field: 'ways', title: '', deeds: true, render: () => <button>Win</button> },
];

const format = {
  money: String,
  dayOf: (instant: string) => `the day of ${instant.slice(0, 10)}`,
  momentOf: String,
  narrow: false,
};

const shown = (narrow = false, onOpen?: (row: Deal) => void) =>
  columnsOf<Deal>({ operation: listDeals, main, columns, format: { ...format, narrow }, onOpen });
const cell = (at: number, narrow = false) => shown(narrow)[at]?.render?.(deal, 0);
const draw = (narrow: boolean, onOpen?: (row: Deal) => void) =>
  render(<MantineProvider env="test">{shown(narrow, onOpen)[0]?.render?.(deal, 0)}</MantineProvider>).container;

describe('the columns of a list', () => {
  it('are the main one and the others, sorted where the operation knows the order', () => {
    expect(shown().map(({ accessor, sortable }) => [accessor, sortable])).toEqual([
      ['name', true],
      ['accountName', true],
      ['competitor', false],
      ['closeDate', true],
      ['stage', true],
      ['amount', true],
      ['lastActivityAt', true],
      ['tags', false],
      ['ways', false],
    ]);
    expect(shown()[5]).toMatchObject({ textAlign: 'right', title: 'Amount' });
    expect(shown()[8]).toMatchObject({ deeds: true });
    render(<MantineProvider>{shown()[8]!.title}</MantineProvider>);
    expect(screen.getByText('Actions')).toBeTruthy();
  });

  it('show values as people read them', () => {
    expect([1, 2, 3, 5, 6, 7].map((at) => cell(at))).toEqual([
      'Northbay',
      '–',
      'Nov 27, 2026',
      '1,250.5',
      'the day of 2026-11-20',
      'a, b',
    ]);
  });

  it('give a file the text that is shown where they say so', () => {
    expect(shown()[7]?.text?.(deal)).toBe('a, b');
    expect(shown()[1]?.text).toBeUndefined();
  });

  it('stand beside the name on a phone, or below it, in the order of what they are', () => {
    expect(shown(true).map(({ accessor }) => accessor)).toEqual(['name', 'amount']);
    expect([...draw(true).querySelectorAll('span, i, b')].map(({ textContent }) => textContent)).toEqual([
      'Northbay renewal',
      'In offer',
      'Northbay · closes 2026-11-27',
      'offerStalled',
      'offer',
      'Stalled',
    ]);
    expect(draw(true).textContent).toContain('the day of 2026-11-20');
  });

  it('open the record by its name, where it opens', () => {
    const onOpen = jest.fn();
    draw(false, onOpen);
    fireEvent.click(screen.getByRole('button', { name: 'Northbay renewal' }));
    expect(onOpen).toHaveBeenCalledWith(deal);
    expect(draw(false).querySelector('button')).toBeNull();
  });
});

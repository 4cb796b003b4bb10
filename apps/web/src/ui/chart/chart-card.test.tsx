import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../test/render';
import { ChartCard } from './chart-card';

const series = [
  { name: 'Reported', color: 'red' },
  { name: 'Closed', color: 'blue' },
];
const showWeeks = (rows?: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]) =>
  show(
    <ChartCard
      title="By week"
      kind="bars"
      label="Incidents by week"
      heading="Week"
      series={series}
      rows={rows}
      query={{ data: undefined, isPending: true, isError: false, error: null, refetch: () => undefined }}
      unit={{ whole: true, full: (value) => `${value} in all` }}
      empty="No incidents yet"
      height={200}
    />,
  );
const ROWS = [{ name: '2 Mar', values: [3, null] }];

it('says what it shows, and can be read as a table', async () => {
  showWeeks(ROWS);
  expect(screen.getByRole('img')).toHaveAccessibleName('Incidents by week: 2 Mar 3 in all reported');
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3 in all', '–']);
  expect(screen.queryByRole('img')).toBeNull();
});

it('has nothing to read or to save where it has no figures', () => {
  showWeeks([]);
  expect(screen.getByText('No incidents yet')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits for its read', () => {
  showWeeks();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
});

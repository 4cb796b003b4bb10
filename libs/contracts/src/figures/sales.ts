import { getPerformance, getTrend } from '../sales/performance.js';
import { listDeals, type Deal } from '../sales/deals.js';
import { listTerritories } from '../sales/territories.js';
import type { Output } from '../define.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';
import { dealsCalled } from './called.js';

const amount = ({ items }: { readonly items: readonly Deal[] }) => sumOf(items, (deal) => deal.credit ?? deal.amount);
type DealRows = Parameters<typeof rowsOf<typeof listDeals>>[1];
const deals = (filter: DealRows['filter'], sum?: DealRows['sum']): readonly FigureRows[] => [
  rowsOf(listDeals, {
    screen: '/sales/opportunities',
    view: { view: 'table' },
    called: dealsCalled,
    filter,
    ...(sum && { sum }),
  }),
];
const territories = (sum: Parameters<typeof rowsOf<typeof listTerritories>>[1]['sum']): readonly FigureRows[] => [
  rowsOf(listTerritories, { screen: '/sales/excellence/territory', sum }),
];
const active = (list: { readonly items: readonly { readonly status: string; readonly accountCount: number }[] }) =>
  list.items.filter(({ status }) => status === 'active');

const WON = 'closed_won';

/** The figures of a person's own sales. */
export const salesFigures = (mine: Output<typeof getPerformance> | undefined) => ({
  won: {
    label: 'Quota Progress',
    scope: 'your quota period',
    value: mine?.currentRevenue,
    how: 'What you are credited with of deals won in the period, against your quota',
    rows: deals({ stage: WON, closing: 'quota' }, amount),
  },
  month: {
    label: 'Monthly Revenue',
    scope: 'your won deals',
    value: mine?.monthlyRevenue,
    how: 'What you are credited with of deals won since the first of the month',
    rows: deals({ stage: WON, closing: 'month' }, amount),
  },
  active: { label: 'Active Deals', scope: 'your deals', value: mine?.activeDeals, rows: deals({ open: 'true' }) },
  pipeline: {
    label: 'Pipeline value',
    scope: 'your open deals',
    value: mine?.pipelineValue,
    how: 'What you are credited with of open deals',
    rows: deals({ open: 'true' }, amount),
  },
  accounts: {
    label: 'Territory Size',
    scope: 'your active territories',
    value: mine?.territoryAccounts,
    how: 'The accounts of your active territories',
    rows: territories((list) => sumOf(active(list), ({ accountCount }) => accountCount)),
  },
});
export const performanceFigures = figureTable(getPerformance, salesFigures);

export const trendFigures = figureTable(getTrend, (trend) => ({
  months: (trend?.months ?? []).map(({ month, revenue }) => ({
    label: month,
    scope: 'your won deals',
    value: revenue,
    how: 'What you are credited with of deals won in the month',
    rows: deals({ stage: WON, month }, amount),
  })),
}));

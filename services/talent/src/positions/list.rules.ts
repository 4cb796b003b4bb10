import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import type { listPositions, PositionRow } from '@talent-os/contracts/talent/positions.js';

type Search = Input<typeof listPositions>;
type Answer = Output<typeof listPositions>;
type Order = (a: PositionRow, b: PositionRow) => number;

const orders: Record<string, Order> = {
  title: (a, b) => a.title.localeCompare(b.title),
  department: (a, b) => a.department.localeCompare(b.department),
  openedAt: (a, b) => a.openedAt.localeCompare(b.openedAt),
  applicants: (a, b) => a.applicants - b.applicants,
  newApplicants: (a, b) => a.newApplicants - b.newApplicants,
};

function orderOf(sort = 'openedAt:desc'): Order {
  const [field = '', direction] = sort.split(':');
  const order = orders[field] ?? orders['openedAt']!;
  return direction === 'desc' ? (a, b) => order(b, a) : order;
}

function fits(row: PositionRow, { search = '', status, department }: Search): boolean {
  const text =
    `${row.title} ${row.department} ${row.location} ${row.hiringManagerName} ${row.recruiterName}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    (!status || row.status === status) &&
    (!department || row.department === department)
  );
}

const sum = (rows: readonly PositionRow[], field: keyof Answer['totals'] & keyof PositionRow) =>
  rows.reduce((all, row) => all + row[field], 0);

/** The asked-for page of what fits, and what all of it adds up to. Positions that take people, unless a status is asked for. */
export function answerOf(rows: readonly PositionRow[], input: Search): Answer {
  const found = rows.filter((row) => fits(row, input));
  const order = orderOf(input.sort);
  const shown = found.filter(
    (row) => input.status || row.status === 'open' || row.status === 'on_hold' || row.remaining > 0,
  );
  const sorted = shown.toSorted((a, b) => order(a, b) || a.id.localeCompare(b.id));
  return {
    items: sorted.slice((input.page - 1) * PAGE_SIZE, input.page * PAGE_SIZE),
    total: shown.length,
    totals: {
      open: shown.filter(({ status }) => status === 'open').length,
      newApplicants: sum(shown, 'newApplicants'),
      overdueScorecards: sum(shown, 'overdueScorecards'),
      interviewsToday: sum(shown, 'interviewsToday'),
      offersOut: sum(shown, 'offersOut'),
      remaining: sum(shown, 'remaining'),
    },
    funnel: stageTypes
      .filter((type) => type !== 'hired')
      .map((type) => ({
        type,
        count: shown
          // Whoever is left over from a filled seat waits for an answer and is on the way no more.
          .filter(({ remaining }) => remaining === 0)
          .flatMap(({ funnel }) => funnel)
          .filter((stage) => stage.type === type)
          .reduce((all, { count }) => all + count, 0),
      })),
    departments: [...new Set(rows.map(({ department }) => department))].toSorted((a, b) => a.localeCompare(b)),
  };
}

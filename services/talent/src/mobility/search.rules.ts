import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import type { searchOpportunities } from '@talent-os/contracts/talent/mobility.js';

export type Opportunity = Output<typeof searchOpportunities>['items'][number];
type Search = Input<typeof searchOpportunities>;
type Order = (a: Opportunity, b: Opportunity) => number;

const orders: Record<string, Order> = {
  title: (a, b) => a.title.localeCompare(b.title),
  department: (a, b) => a.department.localeCompare(b.department),
  location: (a, b) => a.location.localeCompare(b.location),
  // A position that asks for nothing says nothing about readiness: below 0.
  readiness: (a, b) => (a.readiness ?? -1) - (b.readiness ?? -1),
  openedAt: (a, b) => a.openedAt.localeCompare(b.openedAt),
};

function orderOf(sort = 'openedAt:desc'): Order {
  const [field = '', direction] = sort.split(':');
  const order = orders[field] ?? orders['openedAt']!;
  return direction === 'desc' ? (a, b) => order(b, a) : order;
}

const finds = ({ title, department, location, description }: Opportunity, words: readonly string[]) => {
  const text = `${title} ${department} ${location} ${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The asked-for page of what matches every search word and the department; newest first where no sort is given. */
export function pageOf(all: readonly Opportunity[], { search = '', department, sort, page }: Search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((one) => (!department || one.department === department) && finds(one, words));
  const order = orderOf(sort);
  const sorted = found.toSorted(
    (a, b) => order(a, b) || b.openedAt.localeCompare(a.openedAt) || a.id.localeCompare(b.id),
  );
  return { items: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
}

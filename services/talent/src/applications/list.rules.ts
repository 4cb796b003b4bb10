import { PAGE_SIZE, type Input } from '@talent-os/contracts';
import type { PipelineCard, listApplications } from '@talent-os/contracts/talent/applications.js';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';

type Search = Input<typeof listApplications>;
export type Narrowing = Partial<Pick<Search, 'search' | 'waiting' | 'stageType' | 'age'>>;
type Order = (a: PipelineCard, b: PipelineCard) => number;

const text = (value: string | null) => value ?? '';
const orders: Record<string, Order> = {
  personName: (a, b) => a.personName.localeCompare(b.personName),
  positionTitle: (a, b) => a.positionTitle.localeCompare(b.positionTitle),
  stage: (a, b) => stageTypes.indexOf(a.stageType) - stageTypes.indexOf(b.stageType),
  // A position that asks for nothing says nothing about the match: below 0.
  match: (a, b) => (a.match ?? -1) - (b.match ?? -1),
  daysInStage: (a, b) => a.daysInStage - b.daysInStage,
  appliedAt: (a, b) => a.appliedAt.localeCompare(b.appliedAt),
  nextInterviewAt: (a, b) => text(a.nextInterviewAt).localeCompare(text(b.nextInterviewAt)),
};

function orderOf(sort = 'daysInStage:desc'): Order {
  const [field = '', direction] = sort.split(':');
  const order = orders[field] ?? orders['daysInStage']!;
  return direction === 'desc' ? (a, b) => order(b, a) : order;
}

/** Whether a card fits: every word in person, position or department, and whose turn, stage and age where asked for. */
export function fits(card: PipelineCard, { search = '', waiting, stageType, age }: Narrowing): boolean {
  const where = `${card.personName} ${card.positionTitle} ${card.department}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => where.includes(word))) return false;
  if (waiting && !(waiting === 'me' ? card.waitingForMe : card.waitingFor === waiting)) return false;
  return (!stageType || card.stageType === stageType) && (!age || card.age === age);
}

/** What fits, in order; the longest in its stage first where no sort is given. */
export const sorted = (cards: readonly PipelineCard[], sort: string | undefined): PipelineCard[] =>
  cards.toSorted((a, b) => orderOf(sort)(a, b) || a.appliedAt.localeCompare(b.appliedAt) || a.id.localeCompare(b.id));

/** The asked-for page of what fits. */
export function pageOf(cards: readonly PipelineCard[], { sort, page, ...narrowing }: Search) {
  const found = cards.filter((card) => fits(card, narrowing));
  return { items: sorted(found, sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
}

import type { PathStep } from '@talent-os/contracts/talent/learning-paths';
import { moved } from '@/lib/moved';

type Item = Pick<PathStep, 'catalogueItemId' | 'kind' | 'title'>;

/** Where a step is taken. A course is opened out of the courses of its title, a lesson by itself. */
export const addressOf = ({ catalogueItemId, kind, title }: Item): string =>
  kind === 'lesson'
    ? `/candidate/learning/micro?lesson=${catalogueItemId}`
    : `/candidate/learning/marketplace?search=${encodeURIComponent(title)}&course=${catalogueItemId}`;

/** The order with one step moved a place up or down; the same where there is no place. */
export function movedBy<T>(order: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  return to < 0 || to >= order.length ? [...order] : moved(order, at, to);
}

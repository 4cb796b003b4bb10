import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** Weeks coaching goes back. */
const WEEKS = 18;
const MINUTES = [30, 30, 45, 60] as const;
/** In which share of the weeks somebody is coached. */
const OFTEN = [0.3, 0.5, 0.6, 0.8] as const;

/** Talks of the last months between a manager and the sellers, some of whom have more of them than others. */
export function demoCoaching(slug: string, sellers: readonly DemoPerson[], byId: string, today: Day) {
  const choices = new Choices(`${slug}/coaching`);
  return sellers.flatMap(({ id: sellerId }) => {
    const often = choices.pick(OFTEN);
    return Array.from({ length: WEEKS }, (_, week) => week).flatMap((week) => {
      const [coached, minutes] = [choices.chance(often), choices.pick(MINUTES)];
      const at = addDays(today, -7 * week - 3);
      return coached ? [{ id: demoId('coaching', slug, sellerId, String(week)), sellerId, minutes, at, byId }] : [];
    });
  });
}

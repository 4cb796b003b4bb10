import { abilityFor, admits, type AppAbility, type Principal } from '@talent-os/contracts';
import { worksAs } from '@talent-os/contracts/access/principal.js';
import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import { groupsOf } from '@talent-os/contracts/facts/question.js';
import { shownGroup } from '@talent-os/contracts/facts/question-words.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { askQuestion, type Answer } from '@talent-os/contracts/intelligence/questions.js';
import {
  isThreshold,
  MOST_FIGURES_TOLD,
  type SubscriptionOccasion,
} from '@talent-os/contracts/intelligence/subscriptions.js';
import { addDays, minutesAfter, monthStart, weekOf, type Day } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';

/** How often a figure is compared with its threshold, in minutes. */
const LOOK_EVERY_MINUTES = 60;

type Cadence = Exclude<SubscriptionOccasion, 'above' | 'below'>;
/** The days something is told on, from one on that is not after today. */
const days: Readonly<Record<Cadence, (today: Day, nth: number) => Day>> = {
  daily: (today, nth) => addDays(today, nth),
  weekly: (today, nth) => addDays(weekOf(today), nth * 7),
  monthly: (today, nth) => monthStart(today, nth),
};

/** When a subscription is looked at next, by the clocks of the organization. What was missed is made up for once. */
export function nextLook(occasion: SubscriptionOccasion, hour: number, timezone: string, now: Date): Date {
  if (occasion === 'above' || occasion === 'below') return minutesAfter(now, LOOK_EVERY_MINUTES);
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = dayIn(now, timezone);
  for (let nth = 0; ; nth += 1) {
    const at = instantIn(days[occasion](today, nth), time, timezone);
    if (at > now) return at;
  }
}

type Watched = {
  readonly occasion: SubscriptionOccasion;
  readonly threshold: number | null;
  readonly beyond: boolean;
};

/**
 * Whether a figure is told now, and whether it counts as told until it went back. Of a figure that is hidden, or of which
 * there is none, nothing is known: everything stays as it was.
 */
export function tellingOf({ occasion, threshold, beyond }: Watched, value: number | null) {
  if (!isThreshold(occasion)) return { tells: true, beyond: false };
  if (value === null || threshold === null) return { tells: false, beyond };
  const now = occasion === 'above' ? value > threshold : value < threshold;
  return { tells: now && !beyond, beyond: now };
}

/**
 * The rights an answer is made with: those of the role somebody subscribed in while they hold it, else those of another
 * role of theirs; none where no role of theirs may ask of the rows.
 */
export function abilityToAsk(
  principals: readonly Principal[],
  dataset: Dataset,
  subscribed: { readonly role: string; readonly industry: string },
): AppAbility | undefined {
  const isTheSame = (one: Principal) => worksAs(one, subscribed);
  return [...principals.filter(isTheSame), ...principals.filter((one) => !isTheSame(one))]
    .map(abilityFor)
    .find((ability) => admits(ability, askQuestion.access) && datasetsFor(ability).includes(dataset));
}

/** The largest figures of an answer by name, and how many groups there are beside them; what is hidden is not told. */
export function figuresOf({ cells }: Pick<Answer, 'cells'>, groups: string | null | undefined) {
  const [first, second] = groupsOf(groups ?? undefined);
  const shown = cells.flatMap(({ group, beside, value, hidden }) =>
    hidden || value === null
      ? []
      : [{ name: [shownGroup(first, group), ...(second ? [shownGroup(second, beside)] : [])].join(', '), value }],
  );
  return {
    figures: shown.toSorted((one, other) => other.value - one.value).slice(0, MOST_FIGURES_TOLD),
    more: Math.max(0, cells.length - Math.min(shown.length, MOST_FIGURES_TOLD)),
  };
}

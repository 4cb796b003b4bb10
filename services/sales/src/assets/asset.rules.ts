import type { ErrorCode } from '@talent-os/contracts';
import {
  assetStateKeys,
  CHECK_DAYS,
  type AssetAction,
  type AssetFault,
  type AssetLine,
  type AssetState,
  type AssetWork,
} from '@talent-os/contracts/sales/asset-shapes.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';
import type { AssetText } from './asset-version.entity.js';

export type AssetFacts = {
  readonly status: AssetState;
  /** What the version that is written is; null where none is. */
  readonly work: AssetWork | null;
  /** Whether the caller wrote on that version. */
  readonly wrote: boolean;
  readonly manages: boolean;
  readonly publishes: boolean;
  /** Whether the caller works with assets. */
  readonly uses: boolean;
  /** Lost deals after which nobody has looked at it yet. */
  readonly flags: number;
};

/** Why an asset is not taken there; nothing where it may be. */
export function moveRefusal(facts: AssetFacts, to: AssetState): ErrorCode | undefined {
  return MOVES[to](facts);
}

const state = (holds: boolean): ErrorCode | undefined => (holds ? undefined : 'asset.state');

const inWork = ({ status, work }: AssetFacts, sought: AssetWork) => state(status !== 'archived' && work === sought);

const MOVES: Readonly<Record<AssetState, (facts: AssetFacts) => ErrorCode | undefined>> = {
  draft: (facts) => inWork(facts, 'in_review'),
  in_review: (facts) => inWork(facts, 'draft'),
  published: (facts) => inWork(facts, 'in_review') ?? (facts.wrote ? 'asset.author' : undefined),
  // Becomes so by the calendar alone.
  stale: () => 'asset.state',
  archived: ({ status }) => state(status !== 'archived'),
};

const isUsed = (status: AssetState): boolean => status === 'published' || status === 'stale';

const ACTIONS = {
  edit: ({ manages, status, work }: AssetFacts) => manages && status !== 'archived' && work !== 'in_review',
  verify: ({ manages, status }: AssetFacts) => manages && status !== 'archived',
  settle: ({ manages, status, flags }: AssetFacts) => manages && status !== 'archived' && flags > 0,
  duplicate: ({ manages }: AssetFacts) => manages,
  comment: ({ uses, status }: AssetFacts) => uses && status !== 'archived',
  vote: ({ uses, status }: AssetFacts) => uses && isUsed(status),
  link: ({ uses, status }: AssetFacts) => uses && isUsed(status),
} satisfies Record<AssetAction, (facts: AssetFacts) => boolean>;

/** What the caller may do with an asset as it stands. */
export const mayOf = (facts: AssetFacts) => ({
  to: statesWithout(assetStateKeys, (to) =>
    (to === 'published' ? facts.publishes : facts.manages) ? moveRefusal(facts, to) : 'asset.state',
  ),
  do: actionsBy(ACTIONS, facts),
});

/** Why something else is not done with an asset that the caller may do with others. */
export const actionRefusal = (action: AssetAction, facts: AssetFacts): ErrorCode | undefined =>
  state(ACTIONS[action](facts));

/** Why a version is not written on any more: it was published since somebody began, and what they wrote belongs to the next. */
export const overtaken = (number: number | undefined, publishedNumber: number | null): ErrorCode | undefined =>
  number !== undefined && publishedNumber !== null && number <= publishedNumber ? 'asset.published' : undefined;

const isSourced = ({ url, dealId, accountId, metric, excellenceSessionId }: AssetLine): boolean =>
  [url, dealId, accountId, metric, excellenceSessionId].some((source) => source !== null);

/** What keeps a line from being published; nothing of advice and questions does. */
export function faultOf(line: AssetLine, today: Day): AssetFault | null {
  if (line.kind !== 'claim') return null;
  if (!isSourced(line)) return 'source';
  if (line.checkedOn === null) return 'unchecked';
  return daysBetween(line.checkedOn, today) > CHECK_DAYS ? 'old' : null;
}

/** Claims that may not be published, each by its heading and place. */
export const faultsOf = (text: AssetText, today: Day) =>
  Object.entries(text).flatMap(([heading, lines]) =>
    lines.flatMap((line, place) => {
      const fault = faultOf(line, today);
      return fault ? [{ field: `${heading}.${place}`, fault }] : [];
    }),
  );

/** The last day a version is good: so many days after the claim that was checked first, or after today where it claims nothing. */
export function reviewDay(text: AssetText, today: Day): Day {
  const checked = Object.values(text)
    .flat()
    .flatMap(({ kind, checkedOn }) => (kind === 'claim' && checkedOn !== null ? [checkedOn] : []));
  return addDays([today, ...checked].toSorted()[0]!, CHECK_DAYS);
}

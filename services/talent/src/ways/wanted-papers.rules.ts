import type { CredentialStatus } from '@talent-os/contracts/healthcare/credentials.js';
import { holdsWords } from '@talent-os/contracts/search/fold.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Target } from '@talent-os/contracts/talent/targets.js';
import { NAMED_SEATS, type PaperState, type WantedPaper } from '@talent-os/contracts/talent/ways.js';

export type AskingSeat = {
  readonly positionId: string;
  readonly title: string;
  readonly department: string;
  readonly industry: Target['industry'];
  readonly requirements: readonly HardRequirement[];
};
type OwnPaper = { readonly name: string; readonly validUntil: string | null };
type License = { readonly name: string; readonly status: CredentialStatus };
type Papers = { readonly handedIn: readonly OwnPaper[]; readonly licenses: readonly License[]; readonly today: string };

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** How a paper stands with somebody: the best that is known of it. */
export function paperStateOf(
  name: string,
  { handedIn, licenses, today }: Papers,
): Pick<WantedPaper, 'state' | 'validUntil'> {
  const statuses = licenses.filter((one) => same(one.name, name)).map(({ status }) => status);
  const mine = handedIn.filter((one) => same(one.name, name));
  const valid = mine.find(({ validUntil }) => validUntil === null || validUntil >= today);
  const validUntil = (valid ?? mine[0])?.validUntil ?? null;
  const state = (): PaperState => {
    if (statuses.some((status) => status === 'active' || status === 'expiring')) return 'held';
    if (valid || statuses.includes('pending_verification')) return 'handed_in';
    return mine.length > 0 || statuses.includes('expired') ? 'expired' : 'missing';
  };
  return { state: state(), validUntil };
}

type Paper = HardRequirement & { readonly type: WantedPaper['type'] };
const isPaper = (one: HardRequirement): one is Paper => one.type !== 'location';
const keyOf = ({ type, value }: Paper) => JSON.stringify([type, value.toLowerCase()]);

/**
 * Papers that open seats ask for: those of the roles somebody aims for first, then by how many seats ask. A seat is of a
 * role where its title holds every word of the role's.
 */
export function wantedPapers(
  targets: readonly Pick<Target, 'title' | 'industry'>[],
  seats: readonly AskingSeat[],
  papers: Papers,
): WantedPaper[] {
  const asked = seats.flatMap((seat) => seat.requirements.filter(isPaper).map((paper) => ({ paper, seat })));
  return [...Map.groupBy(asked, ({ paper }) => keyOf(paper)).values()]
    .map((rows) => {
      const [{ paper }] = rows as [(typeof rows)[number]];
      const asking = [...new Map(rows.map(({ seat }) => [seat.positionId, seat])).values()];
      const isOf = (seat: AskingSeat, target: Pick<Target, 'title' | 'industry'>) =>
        seat.industry === target.industry && holdsWords(seat.title, target.title);
      const of = targets.filter((target) => asking.some((seat) => isOf(seat, target)));
      const first = asking.toSorted(
        (one, other) =>
          Number(of.some((target) => isOf(other, target))) - Number(of.some((target) => isOf(one, target))),
      );
      return {
        type: paper.type,
        name: paper.value,
        ...paperStateOf(paper.value, papers),
        targets: of.map(({ title }) => title),
        seats: asking.length,
        asking: first
          .slice(0, NAMED_SEATS)
          .map(({ positionId, title, department }) => ({ positionId, title, department })),
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.targets.length > 0) - Number(one.targets.length > 0) ||
        other.seats - one.seats ||
        one.name.localeCompare(other.name),
    );
}

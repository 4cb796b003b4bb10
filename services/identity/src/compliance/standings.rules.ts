import type { Input } from '@talent-os/contracts';
import {
  complianceControlKeys,
  complianceControls,
  complianceStateKeys,
  type ControlStanding,
  type listCompliance,
} from '@talent-os/contracts/identity/compliance.js';
import { holdsWords } from '@talent-os/contracts/search/fold.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';

type StandingsFilter = Partial<Pick<Input<typeof listCompliance>, 'search' | 'control' | 'state' | 'sort'>>;

const badness = ({ state }: ControlStanding) => complianceStateKeys.indexOf(state);
const place = ({ control }: ControlStanding) => complianceControlKeys.indexOf(control);
const keys = {
  organization: ({ organization }: ControlStanding) => organization,
  control: place,
  dueOn: ({ dueOn }: ControlStanding) => dueOn ?? '9999',
} as const;

const compare = <T extends string | number>(a: T, b: T): number =>
  typeof a === 'string' && typeof b === 'string' ? textOrder(a, b) : Number(a) - Number(b);

/** Controls somebody looks for, by a name of an organization or of a control; the worst first where they named no order. */
export function standingsWanted(all: readonly ControlStanding[], wanted: StandingsFilter): ControlStanding[] {
  const { search, control, state, sort } = wanted;
  const holds = (one: ControlStanding) =>
    holdsWords(`${one.organization} ${complianceControls[one.control].label} ${one.citation}`, search);
  const [field, direction] = sort?.split(':') ?? [];
  const key = field ? keys[field as keyof typeof keys] : badness;
  const sign = direction === 'desc' ? -1 : 1;
  return all
    .filter((one) => (!control || one.control === control) && (!state || one.state === state) && holds(one))
    .toSorted(
      (a, b) =>
        sign * compare(key(a), key(b)) ||
        compare(keys.organization(a), keys.organization(b)) ||
        compare(place(a), place(b)) ||
        compare(a.id, b.id),
    );
}

import {
  abilityFor,
  admits,
  compliances,
  industries,
  modules,
  seatRoles,
  type FieldError,
  type Industry,
  type Principal,
  type Role,
} from '@talent-os/contracts';
import { milestoneTable, type MilestoneKey } from '@talent-os/contracts/identity/journey-milestones.js';
import {
  journeyRoutes,
  journeyStateKeys,
  type Journey as JourneyView,
  type JourneyAction,
  type JourneyStart,
  type JourneyState,
  type JourneyStep,
} from '@talent-os/contracts/identity/journey-shapes.js';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';

type WrittenJourney = {
  readonly starts: JourneyStart;
  readonly roles: readonly Role[];
  readonly industry: Industry | null;
  readonly steps: readonly JourneyStep[];
};

/** Where a journey may go from a state: it is put to use once, and retired for good. */
const movesFrom: Readonly<Record<JourneyState, readonly JourneyState[]>> = {
  draft: ['active'],
  active: ['retired'],
  retired: [],
};
/** Why a journey may not be taken to a state. */
export const moveRefusal = (from: JourneyState, to: JourneyState): 'journey.state' | undefined =>
  movesFrom[from].includes(to) ? undefined : 'journey.state';

const actions: Readonly<Record<JourneyAction, (state: JourneyState, starts: JourneyStart) => boolean>> = {
  update: (state) => state !== 'retired',
  clone: () => true,
  assign: (state, starts) => state === 'active' && starts === 'role',
  discard: (state) => state === 'draft',
};
/** Why something may not be done with a journey. */
export const actionRefusal = (
  action: JourneyAction,
  { state, starts }: { readonly state: JourneyState; readonly starts: JourneyStart },
): 'journey.state' | undefined => (actions[action](state, starts) ? undefined : 'journey.state');

/** What may be done with a journey as it stands. */
export const mayWith = (state: JourneyState, starts: JourneyStart): JourneyView['may'] => ({
  to: statesWithout(journeyStateKeys, (to) => moveRefusal(state, to)),
  do: actionsBy(actions, state, starts),
});

/** Why a journey cannot be kept, a message per field. */
export function faultsOf({ starts, roles, industry, steps }: WrittenJourney): FieldError[] {
  const people = peopleFor({ starts, roles, industry });
  const wrong = steps.flatMap(({ milestone, route }, at) => [
    ...(steps.findIndex((other) => other.milestone === milestone) < at
      ? [{ field: `steps.${at}.milestone`, message: 'Another step of this journey ends by the same' }]
      : []),
    ...(people.length > 0 && !people.some((one) => opens(one, route))
      ? [{ field: `steps.${at}.route`, message: 'Nobody the journey is for may open this screen' }]
      : []),
  ]);
  const missing = starts === 'role' && roles.length === 0;
  return [...(missing ? [{ field: 'roles', message: 'Please choose a role' }] : []), ...wrong];
}

type JourneyAudience = Omit<WrittenJourney, 'steps'>;

/** Whom a journey is for, as far as it says so. Who is hired works in a seat of the industry. */
function peopleFor({ starts, roles, industry }: JourneyAudience): Principal[] {
  const among = industry ? [industry] : industries;
  return among.flatMap((one) => (starts === 'role' ? roles : seatRoles[one]).map((role) => principalAs(role, one)));
}

function opens(principal: Principal, path: string): boolean {
  const row = journeyRoutes.find((one) => one.path === path);
  return row !== undefined && admits(abilityFor(principal), row.access);
}

const NOBODY = '00000000-0000-7000-8000-000000000000';
/** The rights of a role in an organization that has switched everything on. */
const principalAs = (activeRole: Role, currentIndustry: Industry): Principal => ({
  userId: NOBODY,
  organizationId: NOBODY,
  sessionId: NOBODY,
  activeRole,
  currentIndustry,
  roleIndustries: [currentIndustry],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [...compliances],
  internalMobility: true,
});

/** What somebody has got that journeys begin with. */
export type Beginning =
  | { readonly starts: 'role'; readonly role: Role; readonly industry: Industry }
  | { readonly starts: 'hired'; readonly industry: Industry };

/** Whether an active journey begins with it. */
export const beginsWith = (journey: JourneyAudience, beginning: Beginning): boolean =>
  journey.starts === beginning.starts &&
  (journey.industry === null || journey.industry === beginning.industry) &&
  (beginning.starts === 'hired' || journey.roles.includes(beginning.role));

type Reached = { readonly milestone: MilestoneKey; readonly personId: string };

const endings = Object.entries(milestoneTable).flatMap(([milestone, { by }]) =>
  by.map((one) => ({ milestone: milestone as MilestoneKey, ...one })),
);
/** Events that can end a step. */
export const endingEvents: readonly string[] = [...new Set(endings.map(({ event }) => event))];

/** What a person has reached by an event. */
export const reachedBy = (event: string, payload: Readonly<Record<string, unknown>>): Reached[] =>
  endings.flatMap(({ milestone, event: name, person, where = {} }) => {
    const personId = payload[person];
    const holds = name === event && Object.entries(where).every(([field, value]) => payload[field] === value);
    return holds && typeof personId === 'string' ? [{ milestone, personId }] : [];
  });

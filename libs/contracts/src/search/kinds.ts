import type { Path, HubKey } from '../navigation/index.js';

type KindRow = {
  /** What people call one of them, and several. */
  readonly one: string;
  readonly many: string;
  /** Lends icon and color. */
  readonly hub: HubKey;
  /** Service that keeps them. */
  readonly service: string;
  /** Screen that opens one. */
  readonly screen: Path;
  /** What its address says besides; `:id`, `:within` and `:title` stand for those of the record. */
  readonly opens: string;
};

/** What a search finds, in the order of groups where nothing else orders them. Ranks, rights, links and labels derive from here. */
const searchKinds = {
  person: { one: 'Person', many: 'People', hub: 'home', service: 'identity', screen: '/', opens: 'person=:id' },
  deal: {
    one: 'Deal',
    many: 'Deals',
    hub: 'sales',
    service: 'sales',
    screen: '/sales/opportunities',
    opens: 'deal=:id',
  },
  account: {
    one: 'Account',
    many: 'Accounts',
    hub: 'sales',
    service: 'sales',
    screen: '/sales/excellence/territory',
    opens: 'territory=:within&search=:title',
  },
  territory: {
    one: 'Territory',
    many: 'Territories',
    hub: 'sales',
    service: 'sales',
    screen: '/sales/excellence/territory',
    opens: 'territory=:id',
  },
  position: {
    one: 'Position',
    many: 'Positions',
    hub: 'talent',
    service: 'talent',
    screen: '/talent/recruit/pipeline',
    opens: 'position=:id',
  },
  application: {
    one: 'Application',
    many: 'Applications',
    hub: 'talent',
    service: 'talent',
    screen: '/talent/recruit/pipeline',
    opens: 'application=:id',
  },
  ownApplication: {
    one: 'My application',
    many: 'My applications',
    hub: 'talent',
    service: 'talent',
    screen: '/productivity',
    opens: 'application=:id',
  },
  requisition: {
    one: 'Request',
    many: 'Requests',
    hub: 'talent',
    service: 'talent',
    screen: '/talent/plan/pipeline',
    opens: 'requisition=:id',
  },
  transition: {
    one: 'Transition',
    many: 'Transitions',
    hub: 'talent',
    service: 'talent',
    screen: '/talent/transition',
    opens: 'transition=:id',
  },
  onboarding: {
    one: 'Onboarding plan',
    many: 'Onboarding plans',
    hub: 'talent',
    service: 'talent',
    screen: '/talent/onboard',
    opens: 'plan=:id',
  },
  opportunity: {
    one: 'Opportunity',
    many: 'Opportunities',
    hub: 'talent',
    service: 'talent',
    screen: '/sales/internal-mobility/opportunities',
    opens: 'search=:title',
  },
  shift: {
    one: 'Shift',
    many: 'Shifts',
    hub: 'healthtech',
    service: 'healthcare',
    screen: '/healthcare/professional/shifts',
    opens: 'view=roster&shift=:id',
  },
  ownShift: {
    one: 'My shift',
    many: 'My shifts',
    hub: 'healthtech',
    service: 'healthcare',
    screen: '/healthcare/professional/shifts',
    opens: 'shift=:id',
  },
  credential: {
    one: 'Credential',
    many: 'Credentials',
    hub: 'healthtech',
    service: 'healthcare',
    screen: '/healthcare/professional/credentials',
    opens: 'credential=:id',
  },
  ownCredential: {
    one: 'My credential',
    many: 'My credentials',
    hub: 'healthtech',
    service: 'healthcare',
    screen: '/healthcare/professional/credentials',
    opens: 'credential=:id',
  },
  course: {
    one: 'Course',
    many: 'Courses',
    hub: 'healthtech',
    service: 'healthcare',
    screen: '/healthcare/professional/education',
    opens: 'search=:title',
  },
  unit: {
    one: 'Unit',
    many: 'Units',
    hub: 'healthtech',
    service: 'healthcare',
    screen: '/healthtech',
    opens: 'unit=:id',
  },
  incident: {
    one: 'Incident',
    many: 'Incidents',
    hub: 'cyber',
    service: 'cyber',
    screen: '/cyber/analyst/incidents',
    opens: 'incident=:id',
  },
  threat: {
    one: 'Threat',
    many: 'Threats',
    hub: 'cyber',
    service: 'cyber',
    screen: '/cyber/analyst/intelligence',
    opens: 'threat=:id',
  },
  vulnerability: {
    one: 'Vulnerability',
    many: 'Vulnerabilities',
    hub: 'cyber',
    service: 'cyber',
    screen: '/cyber',
    opens: 'vulnerability=:id',
  },
  deployment: {
    one: 'Rapid deployment',
    many: 'Rapid deployments',
    hub: 'cyber',
    service: 'cyber',
    screen: '/cyber/talent/rapid-deploy',
    opens: 'request=:id',
  },
  task: {
    one: 'Task',
    many: 'Tasks',
    hub: 'productivity',
    service: 'productivity',
    screen: '/productivity',
    opens: 'task=:id',
  },
  goal: {
    one: 'Goal',
    many: 'Goals',
    hub: 'productivity',
    service: 'productivity',
    screen: '/productivity',
    opens: 'view=goals&open=:id',
  },
  document: {
    one: 'Document',
    many: 'Documents',
    hub: 'organization',
    service: 'chat',
    screen: '/organization/providers',
    opens: 'search=:title',
  },
  conversation: {
    one: 'Conversation',
    many: 'Conversations',
    hub: 'productivity',
    service: 'chat',
    screen: '/productivity/history',
    opens: 'conversation=:id',
  },
} as const satisfies Record<string, KindRow>;

export type SearchKind = keyof typeof searchKinds;
export const searchKindKeys = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];
/** What the table says of a kind. */
export const searchKindOf = (kind: SearchKind): KindRow => searchKinds[kind];

/** Services that keep something a search finds. */
export const searchedServices = [...new Set(Object.values(searchKinds).map(({ service }) => service))];

type RecordLocation = { readonly id: string; readonly title: string; readonly within: string | null };

/** The address that opens a record. */
export function linkTo(kind: SearchKind, { id, title, within }: RecordLocation): string {
  const { screen, opens } = searchKindOf(kind);
  const values: Readonly<Record<string, string>> = { id, title, within: within ?? '' };
  return `${screen}?${opens.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`;
}

/** What an address opens: the record and the kinds it may be of; nothing where it opens none by its id. */
export function recordAt(
  path: string,
  params: URLSearchParams,
): { readonly kinds: SearchKind[]; readonly id: string } | undefined {
  const opened = searchKindKeys.flatMap((kind) => {
    const { screen, opens } = searchKindOf(kind);
    const wanted = [...new URLSearchParams(opens)];
    const id = params.get(wanted.find(([, value]) => value === ':id')?.[0] ?? '');
    const fits = wanted.every(([name, value]) => value.startsWith(':') || params.get(name) === value);
    return screen === path && id !== null && fits ? [{ kind, id, length: wanted.length }] : [];
  });
  const most = Math.max(...opened.map(({ length }) => length));
  const best = opened.filter(({ length }) => length === most);
  return best[0] && { kinds: best.map(({ kind }) => kind), id: best[0].id };
}

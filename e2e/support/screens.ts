import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Access } from '@talent-os/contracts/access/rule';
import type { Path, RouteRow } from '@talent-os/contracts/navigation/index';
import { operations } from '@talent-os/contracts/registry';
import { demoId } from '@talent-os/service-kit/demo/ids';
import { meridians, type DemoPerson } from './people.ts';
import { abilityOf, screenRoutes } from './rights.ts';

/** Headings of screens that are not their label in the manifest. */
const headings: Readonly<Partial<Record<Path, RegExp>>> = {
  '/': /\w/,
  '/admin/organizations/:id': /^Meridian/,
  '/excellence/assets/view/:assetType/:sessionId/:assetId': /^Against Corvant$/,
  '/healthcare': /^Healthcare Dashboard$/,
  '/data': /^Data$/,
  '/intelligence': /^Intelligence$/,
  '/login': /^Talent OS$/,
  '/candidate/register': /^Register as a candidate$/,
  '/candidate/apply/builder': /^Resume$/,
  '/candidate/community/feed': /^Community$/,
  '/candidate/community/success': /^Success stories$/,
  '/candidate/apply/simulator': /^Practice interview$/,
  '/candidate/industry/transition': /^Industry transition$/,
  '/sales/excellence/methodology': /Methodology$/,
  '/sales/excellence/performance': /^Sales Performance$/,
  '/sales/excellence/territory': /Territory|Territories/,
  '/sales/internal-mobility/opportunities': /Internal (Opportunities|Mobility)/,
  '/sales/internal-mobility/expressions': /Interest/,
  '/cyber/analyst/clearance': /^Security Clearance Status$/,
  '/cyber/analyst/incidents': /^Incident Response$/,
  '/cyber/analyst/intelligence': /^Threat Intelligence$/,
  '/talent/recruit/analytics': /^Hiring analytics$/,
  '/user/notifications': /^Notification settings$/,
  '/user/security': /^Security$/,
  '/organization/team-setup': /^Teams$/,
  '/organization/integrations/setup': /^Set up an integration$/,
  '/user/notifications/all': /^Notifications$/,
  '/healthcare/professional/credentials': /^Professional Credentials$/,
  '/healthcare/professional/shifts': /^Shift Management$/,
  '/healthcare/professional/education': /^Continuing Education$/,
};
/** An asset of Meridian that is in use. */
const BATTLECARD = `/excellence/assets/view/competitive-battlecard/${demoId('excellence', 'meridian', 'gtm', '18')}/${demoId('asset', 'meridian', 'gtm', 'Against Corvant')}`;
/** Where a screen is judged: one about a record is judged with a record of Meridian. */
export const addressOf = ({ path }: RouteRow): string =>
  path
    .replace('/intelligence/:tab', '/intelligence/overview')
    .replace('/admin/organizations/:id', `/admin/organizations/${meridians[0]!.organization.id}`)
    .replace('/excellence/assets/view/:assetType/:sessionId/:assetId', BATTLECARD);
export const headingOf = ({ path, label }: RouteRow) => headings[path as Path] ?? new RegExp(`^${label}$`);

/** Whether an address that is shown to somebody opens to them. */
export const mayFollow = (ability: AppAbility, link: string): boolean => {
  const shape = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const row = screenRoutes.find(({ path }) => shape(path).test(link));
  return row !== undefined && admits(ability, row.access);
};

/** Who sees most of all, where several may see a screen. */
const order = ['sales.rep', 'department.head', 'org.admin'];
const rank = (email: string) => order.findIndex((mailbox) => email.startsWith(`${mailbox}@`)) >>> 0;
const viewers = meridians.toSorted((a, b) => rank(a.email) - rank(b.email));
const breadths = new Map<DemoPerson, number>();
/** How many operations somebody may ask. */
function breadthOf(person: DemoPerson): number {
  const known = breadths.get(person);
  if (known !== undefined) return known;
  const ability = abilityOf(person);
  const breadth = operations.filter(({ access }) => admits(ability, access)).length;
  breadths.set(person, breadth);
  return breadth;
}

/** Whoever of Meridian may see a screen: first who sees most of it, last who may ask for least. */
export function readersOf({ access }: RouteRow): readonly DemoPerson[] {
  const [most, ...others] = viewers.filter((person) => admits(abilityOf(person), access));
  return most ? [most, ...others.toSorted((one, other) => breadthOf(other) - breadthOf(one))] : [];
}

/** Screens that lay out what others read on screens of theirs: who does not see them is kept from a view, not from rows. */
const OPEN_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['/intelligence/cross-industry', 'each industry shows its figures and insights on screens of its own'],
  ['/candidate/learning/marketplace', 'who works here takes the same courses from a plan'],
  ['/candidate/learning/progress', 'who works here reads what they learn in the same lists'],
  ['/candidate/learning/micro', 'who works here takes the same lessons from a plan'],
]);

/**
 * Whether a read is a screen's own to hide: it asks for more than that its module is on, and for more than another
 * module, whose people read it on screens of theirs.
 */
export function isHiddenBy(screen: RouteRow, read: Access | undefined): boolean {
  if (typeof read !== 'object' || OPEN_ELSEWHERE.has(screen.path)) return false;
  const { switchedOn: _, module, ...rest } = read;
  const of = typeof screen.access === 'object' ? (screen.access.module ?? []) : [];
  return Object.keys(rest).length > 0 || (module?.some((one) => of.includes(one)) ?? false);
}

const parametersOf = ({ path }: { readonly path: string }) => path.split(':').length;
/** The operation that answers an address: one that names it in full before one that takes a part of it for an id. */
export const operationAt = (url: string) =>
  operations
    .filter(
      ({ method, path }) =>
        method === 'GET' && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(url.split('?')[0] ?? ''),
    )
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))[0];

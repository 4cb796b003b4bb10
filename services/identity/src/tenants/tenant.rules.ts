import type { ErrorCode, Output } from '@talent-os/contracts';
import {
  ARCHIVE_AFTER_DAYS,
  tenantStates,
  type getTenant,
  type Tenant,
} from '@talent-os/contracts/identity/tenants.js';
import { holdsWords } from '@talent-os/contracts/search/fold.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';

/** From when on a suspended organization can be archived; null where it is not suspended. */
export const archivableAt = ({ status, suspendedAt }: Pick<Tenant, 'status'> & { suspendedAt: Date | null }) =>
  status === 'suspended' && suspendedAt ? new Date(suspendedAt.getTime() + ARCHIVE_AFTER_DAYS * DAY_MS) : null;

type State = Tenant['status'];
/** An organization as the caller finds it; `own`: they work in it. */
type Standing = { readonly status: State; readonly suspendedAt: Date | null; readonly own: boolean };

/** What an organization has to be before it comes into a state. */
const ready: Readonly<Record<State, (tenant: Standing, now: Date) => boolean>> = {
  active: ({ status }) => status === 'suspended',
  suspended: ({ status }) => status === 'active',
  archived: (tenant, now) => {
    const from = archivableAt(tenant);
    return from !== null && from <= now;
  },
};

/** Why an organization cannot come into a state now, or nothing. Whoever closed their own would close the door behind themselves. */
export function tenantRefusal(tenant: Standing, to: State, now: Date): ErrorCode | undefined {
  if (tenant.own && to !== 'active') return 'tenant.own';
  return ready[to](tenant, now) ? undefined : 'tenant.state';
}

/** Why nobody can look into an organization, or nothing. */
export function lookRefusal({ status, own }: Omit<Standing, 'suspendedAt'>): ErrorCode | undefined {
  if (own) return 'tenant.own';
  return status === 'archived' ? 'tenant.state' : undefined;
}

/** What the platform may do with an organization now. */
export const mayWith = (tenant: Standing, now: Date): Output<typeof getTenant>['may'] => ({
  to: statesWithout(tenantStates, (to) => tenantRefusal(tenant, to, now)),
  do: actionsBy({ look: () => lookRefusal(tenant) === undefined }),
});

type TenantFilter = {
  readonly search?: string | undefined;
  readonly status?: Tenant['status'] | undefined;
  readonly industry?: Tenant['industries'][number] | undefined;
  readonly sort?: string | undefined;
};

const keyOf = {
  name: ({ name }: Tenant) => name,
  people: ({ people }: Tenant) => people,
  lastActiveAt: ({ lastActiveAt }: Tenant) => lastActiveAt ?? '',
  createdAt: ({ createdAt }: Tenant) => createdAt,
} as const;

/** The organizations somebody looks for, in the order they asked for; by name where they named none. */
export function tenantsWanted(tenants: readonly Tenant[], { search, status, industry, sort }: TenantFilter): Tenant[] {
  const [field = 'name', direction] = (sort ?? 'name:asc').split(':');
  const key = keyOf[field as keyof typeof keyOf];
  const sign = direction === 'desc' ? -1 : 1;
  return tenants
    .filter((one) => holdsWords(`${one.name} ${one.slug}`, search))
    .filter((one) => (!status || one.status === status) && (!industry || one.industries.includes(industry)))
    .toSorted((a, b) => sign * compare(key(a), key(b)) || textOrder(a.name, b.name) || compare(a.id, b.id));
}

const compare = <T extends string | number>(a: T, b: T): number =>
  typeof a === 'string' && typeof b === 'string' ? textOrder(a, b) : Number(a) - Number(b);

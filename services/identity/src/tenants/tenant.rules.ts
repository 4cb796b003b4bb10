import { ARCHIVE_AFTER_DAYS, type Tenant } from '@talent-os/contracts/identity/tenants.js';
import { holdsWords } from '@talent-os/contracts/search/fold.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

/** From when on a suspended organization can be archived; null where it is not suspended. */
export const archivableAt = ({ status, suspendedAt }: Pick<Tenant, 'status'> & { suspendedAt: Date | null }) =>
  status === 'suspended' && suspendedAt ? new Date(suspendedAt.getTime() + ARCHIVE_AFTER_DAYS * DAY_MS) : null;

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

import type { Output } from '@talent-os/contracts/define';
import type { getTenant } from '@talent-os/contracts/identity/tenants';

export type TenantDetail = Output<typeof getTenant>;
export type TenantProps = { readonly tenant: TenantDetail };

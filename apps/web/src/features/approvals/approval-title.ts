import type { Approval } from '@talent-os/contracts/identity/approvals';

/** What a request is about, in one line. */
export const titleOf = ({ kind, person, organization }: Pick<Approval, 'kind' | 'person' | 'organization'>): string =>
  kind === 'archive' ? `Archive ${organization}` : `Make ${person ?? 'somebody'} an administrator of the platform`;

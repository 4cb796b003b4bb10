import type { Industry } from '@talent-os/contracts/access/tables';
import { useCurrentRoute } from '@/lib/use-current-route';
import { IndustryRoles } from './careers/industry-roles';
import { Pathways } from './careers/pathways';

const byPath: Readonly<Record<string, Industry>> = {
  '/candidate/industry/healthcare': 'HEALTHCARE',
  '/candidate/industry/cybersecurity': 'CYBER',
  '/candidate/industry/sales': 'SALES',
};

/** Roles of an industry, and the ways between them, each at an address of its own. */
export function Component() {
  const industry = byPath[useCurrentRoute()?.path ?? ''];
  return industry ? <IndustryRoles key={industry} industry={industry} /> : <Pathways />;
}

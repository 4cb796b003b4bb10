import {
  deployStates,
  eligibilities,
  matchStates,
  type DeployState,
  type Eligibility,
  type MatchState,
} from '@talent-os/contracts/cyber/deploy-states';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';

const ofRequest: Partial<Record<DeployState, BadgeVariant>> = {
  open: 'warning',
  matching: 'default',
  deployed: 'success',
};
const ofMatch: Partial<Record<MatchState, BadgeVariant>> = {
  proposed: 'warning',
  accepted: 'default',
  deployed: 'success',
};
const ofPerson: Partial<Record<Eligibility, BadgeVariant>> = {
  active: 'success',
  notNeeded: 'success',
  recent: 'warning',
  waiting: 'warning',
};

export const RequestBadge = ({ status }: { readonly status: DeployState }) => (
  <StatusBadge variant={ofRequest[status] ?? 'secondary'}>{deployStates[status].label}</StatusBadge>
);
export const MatchBadge = ({ status }: { readonly status: MatchState }) => (
  <StatusBadge variant={ofMatch[status] ?? 'secondary'}>{matchStates[status]}</StatusBadge>
);
export const EligibilityBadge = ({ eligibility }: { readonly eligibility: Eligibility }) => (
  <StatusBadge variant={ofPerson[eligibility] ?? 'secondary'}>{eligibilities[eligibility]}</StatusBadge>
);

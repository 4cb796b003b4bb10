import type { ComplianceControlKey, ControlStanding } from '@talent-os/contracts/identity/compliance';

const SIGN_IN = '/organization/roles?view=sign-in';
const TRAIL = '/admin/access-controls/audit';
const SAFEGUARDS = '/healthcare/compliance';

/** Where each control is set in one's own organization. */
const screens: Readonly<Record<ComplianceControlKey, string>> = {
  identification: '/organization/roles?view=people',
  emergencyAccess: '/organization/roles?view=oversight',
  logoff: SIGN_IN,
  encryption: SAFEGUARDS,
  auditControls: TRAIL,
  integrity: TRAIL,
  authentication: SIGN_IN,
  transmissionIntegrity: SAFEGUARDS,
  transmissionEncryption: SAFEGUARDS,
  retention: '/organization/documents',
  aedtNotice: '/organization/roles?view=waiting',
  accessReview: '/organization/roles?view=reviews',
};

/** The screen a control is mended on: what another organization has set, its own administrators change. */
export const mendedAt = ({ control, organizationId, own }: ControlStanding): string =>
  own ? screens[control] : `/admin/organizations/${organizationId}`;

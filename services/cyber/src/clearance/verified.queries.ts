import type { Ctx } from '@talent-os/service-kit';
import type { ClearanceRecord } from './clearance-facts.js';

type VerifiedClearance = ClearanceRecord & {
  readonly id: string;
  readonly userId: string;
  readonly verifiedAt: string | null;
};

const VERIFIED = `
  select id, user_id as "userId", current_level as "currentLevel", granted_date as "grantedDate",
    granting_authority as "grantingAuthority", expiration_date as "expirationDate",
    investigation_status as "investigationStatus", last_investigation_closed as "lastInvestigationClosed",
    questionnaire_updated as "questionnaireUpdated", access_ended_at as "accessEndedAt", verified_at as "verifiedAt"
  from cyber.clearance where organization_id = $1`;

/** What is verified of a person's clearance, or nothing where none was ever reported. */
export const verifiedOf = (ctx: Ctx, userId: string) =>
  ctx.db.readOne<VerifiedClearance>(`${VERIFIED} and user_id = $2`, [userId]);

import { clearanceLevels, LAPSE_MONTHS } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { nameOf, person } from '../sql/people.js';
import { texts } from '@talent-os/service-kit/sql/texts';

const shown = (alias: string) => `
  ${alias}.current_level as "currentLevel", ${alias}.granted_date as "grantedDate",
  ${alias}.granting_authority as "grantingAuthority", ${alias}.expiration_date as "expirationDate",
  ${alias}.investigation_status as "investigationStatus", ${alias}.last_investigation_closed as "lastInvestigationClosed",
  ${alias}.questionnaire_updated as "questionnaireUpdated", ${alias}.access_ended_at as "accessEndedAt"`;

/** The standing as `clearance.rules.ts` derives it; `$2` is today. */
export const STANDING = `
  case when c.current_level = 'none' then 'none' when c.investigation_status in ('unfavorable', 'suspended') then 'barred'
    when c.expiration_date < $2::date or (c.access_ended_at + interval '${LAPSE_MONTHS} months')::date <= $2::date then 'lapsed'
    when c.access_ended_at is not null then 'reusable' else 'active' end`;

export const LEVEL = `array_position(array[${texts(clearanceLevels)}], c.current_level)`;

export const WAITING = `
  exists (select 1 from cyber.clearance_update w
    where w.organization_id = c.organization_id and w.clearance_id = c.id and w.status = 'submitted')`;

const UPDATE = `
  ${shown('u')}, u.id, u.status, u.created_at as "submittedAt", u.decided_at as "decidedAt",
  ${nameOf('d', 'u.decided_by_id')} as "decidedByName", u.reason`;
const UPDATES = `
  select ${UPDATE} from cyber.clearance_update u ${person('d', 'u.decided_by_id')}
  where u.organization_id = $1 and u.clearance_id = c.id`;

/** Every report of a clearance, the latest first. */
export const ALL_UPDATES = `
  coalesce((select json_agg(said) from (${UPDATES} order by u.created_at desc, u.id desc limit 50) said), '[]'::json)`;

/** A clearance as the contract shows it. */
export const CLEARANCE = `
  ${shown('c')}, c.reinvestigation_due as "reinvestigationDue", c.reinvestigation_due - $2::date as "daysUntilDue",
  ${STANDING} as standing, c.verified_at as "verifiedAt", ${nameOf('v', 'c.verified_by')} as "verifiedByName",
  (select row_to_json(said) from (${UPDATES} and u.status = 'submitted') said) as waiting`;

export const HELD = `
  ${CLEARANCE}, c.id, c.user_id as "userId", coalesce(h.name, 'Former colleague') as "holderName", c.version`;

export const VERIFIER = person('v', 'c.verified_by');
export const HOLDER = person('h', 'c.user_id');

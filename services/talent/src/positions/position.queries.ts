/**
 * Position `p` is one an internal person may move to: it takes people, is shown inside the company, and lies in an
 * industry they work in. `$2` holds those industries. Lists and counts of internal positions all stand on this.
 */
export const OPEN_TO_ME_SQL = `p.organization_id = $1 and p.status = 'open'
  and p.visibility in ('internal', 'both') and p.industry = any($2)`;

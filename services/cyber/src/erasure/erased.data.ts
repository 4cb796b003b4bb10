/** What of a person goes, as statements: `$2` is the person. What hangs on a row goes before it. */
export const erased: readonly string[] = [
  `delete from cyber.due where organization_id = $1 and subject_id in
     (select c.id from cyber.clearance c where c.organization_id = $1 and c.user_id = $2)`,
  `delete from cyber.clearance_update where organization_id = $1 and clearance_id in
     (select c.id from cyber.clearance c where c.organization_id = $1 and c.user_id = $2)`,
  `delete from cyber.clearance_grant where organization_id = $1 and clearance_id in
     (select c.id from cyber.clearance c where c.organization_id = $1 and c.user_id = $2)`,
  'delete from cyber.clearance where organization_id = $1 and user_id = $2',
  'delete from cyber.work_role_holding where organization_id = $1 and user_id = $2',
  'delete from cyber.deploy_match where organization_id = $1 and user_id = $2',
  'delete from cyber.person where organization_id = $1 and id = $2',
  'delete from cyber.sent_once where organization_id = $1 and person_id = $2',
];

/**
 * What of a person goes, as statements: `$2` is the person. The trail stays: it is a chain of seals, which the service can
 * not change either, and holds them by an id that leads to nobody any more.
 */
export const erased: readonly string[] = [
  `delete from audit.client_error_report where organization_id = $1
     and (created_by = $2 or strpos(concat_ws(' ', message, stack, route, url), $2::uuid::text) > 0)`,
  `delete from audit.crash_report where organization_id = $1
     and (created_by = $2 or strpos(concat_ws(' ', error, stack, url), $2::uuid::text) > 0)`,
  'update audit.verification set started_by_id = null where organization_id = $1 and started_by_id = $2',
  'delete from audit.sent_once where organization_id = $1 and person_id = $2',
];

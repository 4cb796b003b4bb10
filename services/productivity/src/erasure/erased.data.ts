/** What of a person goes, as statements: `$2` is the person. What hangs on a row goes before it. */
export const erased: readonly string[] = [
  `delete from productivity.due where organization_id = $1 and (
     subject_id in (select g.id from productivity.goal g where g.organization_id = $1 and g.owner_id = $2)
     or subject_id in (select t.id from productivity.task t where t.organization_id = $1 and t.owner_id = $2)
     or subject_id in (select s.id from productivity.calendar_source s where s.organization_id = $1 and s.user_id = $2))`,
  `delete from productivity.goal_check_in where organization_id = $1 and goal_id in
     (select g.id from productivity.goal g where g.organization_id = $1 and g.owner_id = $2)`,
  `delete from productivity.key_result where organization_id = $1 and goal_id in
     (select g.id from productivity.goal g where g.organization_id = $1 and g.owner_id = $2)`,
  'delete from productivity.goal where organization_id = $1 and owner_id = $2',
  'delete from productivity.task where organization_id = $1 and owner_id = $2',
  'delete from productivity.suggestion where organization_id = $1 and person_id = $2',
  'delete from productivity.productivity_session where organization_id = $1 and person_id = $2',
  'delete from productivity.calendar_busy where organization_id = $1 and user_id = $2',
  'delete from productivity.calendar_source where organization_id = $1 and user_id = $2',
  'delete from productivity.calendar_feed where organization_id = $1 and user_id = $2',
  'delete from productivity.inbox_snooze where organization_id = $1 and person_id = $2',
  'delete from productivity.wellness_checkin where organization_id = $1 and user_id = $2',
  'delete from productivity.wellness_skip where organization_id = $1 and user_id = $2',
  'delete from productivity.sent_once where organization_id = $1 and person_id = $2',
];

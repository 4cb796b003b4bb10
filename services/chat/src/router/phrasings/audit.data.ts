/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const auditPhrasings: Readonly<Record<string, string>> = {
  'audit.trail.list': `
    who has been changing things | show security events of the last week
    what has Maria Lopez been doing in the system | give me the activity log | what changes were made today
    show me the log of recent actions | who logged in yesterday | audit entries since 2026-11-01
    show me the latest entries in the audit trail | what actions were performed yesterday
    who changed what in our organization | which actions did Anna Berg perform | audit log please
    who did something in the last 7 days | show recent activity | what did Nina Patel change | audit | audit trail
    audit log | log | events | latest actions | what has been recorded | what has been logged | who did that
    who was active | who changed data | what did Jane change | what did Jane do yesterday | actions of Jane
    which actions did Jane perform | changes by Jane | what was changed | what was done in the system
    system log of today | activity of the last week | what happened in the organization since Monday
    events since yesterday | show me the security log | who signed in
    what happened in our organization recently according to the audit trail | which events were recorded today
    show what Priya Shah did in the last week | list the most recent audit records
    show the audit trail of the last week | what has been going on in the system
    which actions did users take today | who touched the data today | recent things done by admins
    give me the trail for Leo Brandt | what was going on | who did it | who has been active | who has done what
    who has been in the system | who used the system | who has been working in the system | what did people do
    what did users do | what did the admins do | things done by admins | recent things people did
    actions of the last days | actions since Monday | all actions of today | activities | activity | recent activity
    activity today | log of today | logs | system events | system log | security log | event history
    history of actions | history of the system | trail of Jane | log entries of Jane | what has Jane been up to
    everything Jane did | did Jane change something | who edited the deal | who moved the deal | who exported data
    who read the records | who viewed the audit trail | last ten events | newest events | newest entries
    entries of yesterday | entries since last week | records of this week | audit events of this month
    who has modified deals recently | who changed the Acme deal | who edited territories | who deleted a deal
    who updated this record | who touched the data | which records were changed | who changed what
    what did people change today | what did people do today | what changed in our organization this week
    who switched roles | who switched roles yesterday | who signed in today | who approved something
    which actions did Maria take | what has Maria changed | everything Maria did this week | actions of Maria
    recent entries of the log | entries of the audit log | what is in the audit log | who moved deals
    who changed settings | history of changes in the organization | who made changes to accounts
    list of logins | logins of today | recent sign-ins | failed logins | who approved the reassignment
    who approved what | who declined the request | who decided this | decisions made this week in the system
    who created this deal | who added users
    who exported something | who viewed it last | last activity of Maria | when did Maria last do something
    trace what happened to the deal | who was the last to change the deal | what happened to the account Acme
    what was changed in the deals | list of all changes | all changes of today | latest modifications
    who modified the record | recent modifications | changes of the last days | operations of today
    which operations were executed | which operations were refused | denied attempts | refused actions
    who tried to open something | what did the system do last night | automatic actions | by whom was it changed
    entries by Maria | everything that happened today | record of today's actions | who did that yesterday
    who moved the deal Acme | who closed the deal Acme | who closed deals yesterday | who closed that deal
    who moved deals today | who updated the deal last | who created the account | who opened the deal
    who set it to won | who removed the record | who added this deal | who assigned the account
    by whom was the deal closed | who was last in the deal | who touched the account Acme | who reassigned Acme
    history of who changed the deal | who made the last change to a deal | what happened to our deals and who did it
  `,
  'audit.trail.verify': `
    prove that nobody edited the audit records | are the logs still trustworthy | run a check on the audit chain
    is our audit log tamper-free | validate the audit trail | has someone manipulated the audit records
    is the audit chain valid | check whether the audit trail has been tampered with
    has the audit trail been altered | run the audit verification | is the log complete and unaltered
    audit verification | verification | integrity | is everything recorded correctly | is the audit chain unbroken
    was something deleted from the audit trail | are entries missing in the audit log | is the log manipulated
    is the audit trail complete | prove the audit trail | is the hash chain fine | check the audit
    check audit integrity | are the checkpoints valid | can you verify that the audit trail is intact
    is there any break in the audit chain | make sure nobody tampered with the logs | are the audit records intact
    please check that nobody changed the audit log | has the log been messed with
    confirm the integrity of our records | is the record clean | is the record complete | is the trail complete
    is the chain complete | is the chain valid | are the logs complete | are the logs correct | are the logs intact
    are the logs genuine | are our records safe from changes | did someone delete log entries
    did someone change the log | did anybody alter the records | did anyone manipulate the trail
    was the trail changed | was the log edited | was anything removed from the log | has anything been tampered with
    has the chain been broken | is the audit reliable | is the audit trustworthy | can we rely on the log
    can we rely on the audit trail | can auditors trust our log | integrity check | integrity of the log
    integrity of our records | confirm the audit trail | confirm that nothing was changed in the log
    validate the chain | recompute the chain | test the audit trail
    has anyone manipulated the log | are the signatures valid | is the signature of the audit trail valid
    prove that the log is complete | can you prove the log was not changed | when was the chain last signed
    when was the last checkpoint | is the log complete | is any entry missing in the audit trail
    are there gaps in the log | was history rewritten | are all audit events still there | check the hash chain
    is the trail correct | can I rely on the audit log
  `,
};

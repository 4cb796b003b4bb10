/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const platformPhrasings: Readonly<Record<string, string>> = {
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
  'identity.auth.me': `
    as whom am I logged in | what rights do I have | what's the name of my organization
    which currency is used here | what's my user name and role | which organization do I belong to
    what permissions do I have | in which role am I working right now | what role am I currently using
    show me my account information | which industry am I working in | what is my email address | tell me who I am
    what's my account | what is my current role and organization | which permissions are assigned to me | my account
    my role | my roles | my permissions | my organization | my user profile | me | which person am I
    which name do I have here | what is my name | am I an admin | am I a manager | what kind of user am I
    in which organization am I | what is the currency of our organization | which timezone do we use
    which role is active | what are my rights | am I logged in as the right person | what do you know about me
    what's my active role | which organization am I registered with | what permissions have I been granted
    remind me who I'm logged in as | which account am I logged in with | what's my role in the system
    which company do I work for here | list all roles I have | which role am I in | who does the system think I am
    my access rights please | what am I permitted to do | name of the organization I'm in | who am I here
    who am I to you | what is my username | what is my email | what is my e-mail | what is my job here
    what is my title here | what is my position in the system | what am I here | what am I in this system
    what role am I | what role do I play | what role am I signed in with | which role is this | which roles are mine
    which rights are mine | which rights do I have | which permissions do I have | what am I allowed to do
    what may I do | what can I do with my role | what does my role allow | my rights | my access rights
    my permissions please | list my permissions | list my rights | do I have admin rights
    do I have the right to export data | may I approve requisitions | do I have permission to publish
    which company is this | what organization is this | what is the name of this organization
    the name of the organization I am in | where am I signed in | where do I work | which tenant is this
    what industry is my role in | what money do we count in | in which currency are amounts
    which time zone applies | my data | my details | my information | my user | my login | account info
    profile info
    which account do I use | am I logged in | under which name am I signed in | what permissions do I hold
    what are my rights here | tell me my role | in which industry am I working | what is my industry
    what is the name of my company | what does the system know about me | my user data | my name and role
    my time zone | which language do I use | am I a manager here | to which organization do I belong
    whoami | who is this | my account details | my login
  `,
  'identity.auth.testAccess': `
    what areas of the product are available to me | why don't I see sales | can I get into the talent hub
    which modules can I access | why is the talent hub not available to me | can I open the admin area
    which modules do I have access to | why can't I access the admin module | am I allowed to use the sales hub
    what parts of the system can I open | what can I access | which hubs are hidden from me
    do I have permission for the sales module | my access | access | modules | what can I open | what can I use
    which areas can I enter | which hubs do I have | which hubs are there for me | which screens can I see
    which modules are locked | what is locked | what is blocked for me | why is the data hub closed
    why do I not see the talent hub | may I see the cyber hub | can I use intelligence | is the admin hub open to me
    where do I have no access | what am I not allowed to open | which hubs am I able to open
    why don't I have access to the sales hub | which modules are not available to me | what am I allowed to access
    is the admin hub closed for me | which hubs are available to me | why is the sales hub missing in my menu
    where am I allowed to go | why is that closed | why is it not open to me | why can I not open a page
    why can I not get in | why do I have no access | why am I not allowed in | why is the hub missing
    why is the module hidden | why is it greyed out | which modules are open | which modules are closed
    which hubs are open | which hubs are closed | which hubs are locked | which parts can I not see
    which pages are closed for me | what is not available to me | what is restricted | what is off limits for me
    where do I not get in | is wellness open for me | is the cyber module open | is the talent hub available
    is sales open to me | can I open data | can I open the data hub | can I use the candidate hub
    can I go to the admin hub | do I get into excellence | am I allowed to see cyber
    may I open the organization page | may I enter the talent hub | what can I open here | what can I see here
    where can I go | where may I go | access check | check my access | test my access
    can I get into the wellness hub | which parts are locked for me | which parts of the product are locked
    why is the organization page hidden | why is this menu greyed out | am I permitted to use the talent module
    may I open the admin hub | can I use the excellence hub | is the sales hub open to me
    which menus am I missing | which menus are hidden | menus I can not see | which pages am I missing
    what is missing in my menu | why is my menu so short
  `,
  'identity.notifications.list': `
    is there something waiting for me | anything new since yesterday | read me my notifications
    do I have any new messages | what happened while I was away | have I got any notifications | what's happening
    show unread messages | what did I miss today | any alerts for me | do I have any new notifications
    show me my latest notifications | what's new since I last logged in | how many unread notifications do I have
    has anything happened that I should know about | my notifications | anything I need to know
    latest updates for me | did I get any messages | what came in overnight | notifications | news | inbox | alerts
    messages | unread | updates | anything new | what is new | anything I missed | what have I missed
    what is going on | what happened today | what is happening today | what happened recently | new messages for me
    do I have mail | have I received anything | is something urgent | how many notifications do I have
    what should I look at | what needs my attention | catch me up | brief me | daily briefing
    what notifications do I have | did anything important happen | let me see my unread alerts
    is there any news for me | what have I missed since yesterday | is there anything new for me
    have there been any updates since I was away | any unread notifications | show me what's new
    got anything for me | fill me in on what happened | what do I need to look at today
    how many unread messages do I have | give me my news | anything urgent I should see first | what is up
    what is new here | what is the latest | what is going on here | what is happening here
    anything I should look at | anything to look at | anything waiting | anything waiting for me
    anything important | anything urgent | anything interesting | something new | something for me
    did something happen | did anything happen | did anything come up | did something come in
    has something changed | has anything changed | has anyone written to me | has somebody contacted me
    did anybody need me | do I need to do something | do I have to look at something
    do I need to react to something | what needs doing | what requires my attention | what should I do first
    what do I need to know | what do I need to look at | what did I miss while I was on leave
    what happened while I was out | what happened yesterday | what has happened | since yesterday what is new
    since I was last here | bring me up to date | get me up to date | catch me up please | give me an update
    give me the news | give me my updates | give me my messages | my updates | my messages | my alerts | my news
    my inbox | show me my inbox | open my inbox | check my notifications | check for messages | latest news
    latest messages | latest alerts | recent notifications | unread alerts | unread things | new alerts
    how many alerts | how many new messages | how many unread | is my inbox empty | is there mail | is there news
    is there an update
    what arrived since yesterday | what came in since yesterday | what came in today | anything since yesterday
    did anything arrive for me | bring me up to speed | anything I need to look at | any messages I have not opened
    notices for me
    did anyone write to me | did somebody write me | who wrote to me | has anybody contacted me | did I get mail
  `,
  'identity.notifications.readAll': `
    mark everything as read | mark all notifications as read | clear all my notifications | dismiss all my alerts
    mark notifications as read | mark all as read | clear notifications | clear my inbox | dismiss notifications
    dismiss everything | empty my inbox | acknowledge all notifications | set notifications to read
    flag all notifications as read | please mark all my notifications as read | set all my notifications to read
    mark my inbox as read
    clear everything, I have seen all notifications | mark all alerts as seen | set my messages to seen
  `,
  'identity.people.find': `
    is there an employee named Maria | what does Maria Lopez do here | show me everyone who is a sales rep
    which hiring managers do we have | search for Lopez | who is John Smith | find John Smith
    which colleagues are recruiters | give me a list of all sales reps | who are the department heads
    what's John Smith's position | find colleagues named Anna | who works as a recruiter here
    what is Anna Berg's title | search for people in cybersecurity | which people have the hiring manager role
    who is Anna Berg | who is Nina Patel | show all recruiters | look for a colleague called Nina
    what does Nina Patel do | list the analysts | people | colleagues | directory | Jane Doe | who is Jane
    tell me about the colleague Jane | search Jane | find Jane Doe | contact of Jane | what is the role of Jane
    which role does Jane have | what is the position of Jane Doe | where does Jane work | does Jane work here
    people named Jane | employees called Jane | list of recruiters | all hiring managers | who is a recruiter
    recruiters | nurses | sales people | who works in sales | who works in cyber security | people in healthcare
    who is in human resources | who are the admins | who are our analysts | department heads
    whom can I ask in human resources | can you look up Priya Shah | which recruiters work here
    what role does Priya Shah have | show me a list of hiring managers | is there a colleague called Priya
    find the colleague Omar Haddad | who is Omar Haddad and what does he do | list everybody working as a nurse
    who are our recruiters | do you know a colleague named Omar | I'm looking for Leo Brandt
    who in the company is a recruiter | get me the title of Leo Brandt | people with the role department head | Jane
    who is Jane Doe here | do we have a Jane | do we have somebody called Jane | is Jane working here
    is there a Jane in the company | does anybody know Jane | where do I find Jane | how do I find Jane Doe
    get me Jane Doe | show Jane Doe | Jane Doe title | Jane Doe role | what does Jane do
    what does Jane do in the company | what is Jane's job | what is Jane's title | which team member is called Jane
    people called Jane | colleagues called Jane | colleagues with the name Jane | all colleagues | all employees
    all nurses | all analysts | all recruiters | all sales reps | every recruiter | everybody in human resources
    everyone in sales | who are the recruiters | who are the nurses | who are the managers | who is a hiring manager
    who is the department head | who is responsible for recruiting | who works as an analyst | who works as a nurse
    who do we have as recruiters | names of the recruiters | names of the hiring managers | staff list
    employee list | team list | phone list | colleagues in cyber | colleagues in healthcare
    is there a person named Maria | is there somebody with the name Maria | what does Maria do | what is Maria here
    which job does Maria have | give me the list of department heads | list of people in human resources
    find people in human resources | people who work as nurses | is Maria a recruiter
    is Maria with us | is Maria still with us | does Maria work for us | is Maria one of us | does somebody know Maria
  `,
  'identity.teams.mine': `
    what team am I on | which team am I part of | which team am I a member of | am I in a team | my teams | my team
    name of my team | teams I am in | teams I belong to | list my teams | list of my teams | in which teams am I
    which teams do I head | which teams do I manage | am I leading a team | do I head a team | teams I lead
    teams under me | teams below me | which teams report to me | what are the sub-teams of my team
    which groups do I belong to | to which team was I assigned | was I added to a team | how many teams am I in
    how many teams do I lead | what is the name of my team | the team I work in | where do I sit in the organization
  `,
};

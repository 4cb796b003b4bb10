/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const platformPhrasings: Readonly<Record<string, string>> = {
  'audit.trail.list': `
    who has been changing things
    show security events of the last week
    what has Maria Lopez been doing in the system
    give me the activity log
    what changes were made today
    show me the log of recent actions
    who logged in yesterday
    audit entries since 2026-11-01
    show me the latest entries in the audit trail
    what actions were performed yesterday
    who changed what in our organization
    which actions did Anna Berg perform
    audit log please
    who did something in the last 7 days
    show recent activity
    what did Nina Patel change
    audit
    audit trail
    audit log
    log
    events
    latest actions
    what has been recorded
    what has been logged
    who did that
    who was active
    who changed data
    what did Jane change
    what did Jane do yesterday
    actions of Jane
    which actions did Jane perform
    changes by Jane
    what was changed
    what was done in the system
    system log of today
    activity of the last week
    what happened in the organization since Monday
    events since yesterday
    show me the security log
    who signed in
    what happened in our organization recently according to the audit trail
    which events were recorded today
    show what Priya Shah did in the last week
    list the most recent audit records
    show the audit trail of the last week
    what has been going on in the system
    which actions did users take today
  `,
  'audit.trail.verify': `
    prove that nobody edited the audit records
    are the logs still trustworthy
    run a check on the audit chain
    is our audit log tamper-free
    validate the audit trail
    has someone manipulated the audit records
    is the audit chain valid
    check whether the audit trail has been tampered with
    has the audit trail been altered
    run the audit verification
    is the log complete and unaltered
    audit verification
    verification
    integrity
    is everything recorded correctly
    is the audit chain unbroken
    was something deleted from the audit trail
    are entries missing in the audit log
    is the log manipulated
    is the audit trail complete
    prove the audit trail
    is the hash chain fine
    check the audit
    check audit integrity
    are the checkpoints valid
    can you verify that the audit trail is intact
    is there any break in the audit chain
    make sure nobody tampered with the logs
    are the audit records intact
    please check that nobody changed the audit log
  `,
  'identity.auth.me': `
    as whom am I logged in
    what rights do I have
    what's the name of my organization
    which currency is used here
    what's my user name and role
    which organization do I belong to
    what permissions do I have
    in which role am I working right now
    what role am I currently using
    show me my account information
    which industry am I working in
    what is my email address
    tell me who I am
    what's my account
    what is my current role and organization
    which permissions are assigned to me
    my account
    my role
    my roles
    my permissions
    my organization
    my user profile
    me
    which person am I
    which name do I have here
    what is my name
    am I an admin
    am I a manager
    what kind of user am I
    in which organization am I
    what is the currency of our organization
    which timezone do we use
    which role is active
    what are my rights
    am I logged in as the right person
    what do you know about me
    what's my active role
    which organization am I registered with
    what permissions have I been granted
    remind me who I'm logged in as
    which account am I logged in with
    what's my role in the system
    which company do I work for here
    list all roles I have
  `,
  'identity.auth.testAccess': `
    what areas of the product are available to me
    why don't I see sales
    can I get into the talent hub
    which modules can I access
    why is the talent hub not available to me
    can I open the admin area
    which modules do I have access to
    why can't I access the admin module
    am I allowed to use the sales hub
    what parts of the system can I open
    what can I access
    which hubs are hidden from me
    do I have permission for the sales module
    my access
    access
    modules
    what can I open
    what can I use
    which areas can I enter
    which hubs do I have
    which hubs are there for me
    which screens can I see
    which modules are locked
    what is locked
    what is blocked for me
    why is the data hub closed
    why do I not see the talent hub
    may I see the cyber hub
    can I use intelligence
    is the admin hub open to me
    where do I have no access
    what am I not allowed to open
    which hubs am I able to open
    why don't I have access to the sales hub
    which modules are not available to me
    what am I allowed to access
    is the admin hub closed for me
    which hubs are available to me
  `,
  'identity.notifications.list': `
    is there something waiting for me
    anything new since yesterday
    read me my notifications
    do I have any new messages
    what happened while I was away
    have I got any notifications
    what's happening
    show unread messages
    what did I miss today
    any alerts for me
    do I have any new notifications
    show me my latest notifications
    what's new since I last logged in
    how many unread notifications do I have
    has anything happened that I should know about
    my notifications
    anything I need to know
    latest updates for me
    did I get any messages
    what came in overnight
    notifications
    news
    inbox
    alerts
    messages
    unread
    updates
    anything new
    what is new
    anything I missed
    what have I missed
    what is going on
    what happened today
    what is happening today
    what happened recently
    new messages for me
    do I have mail
    have I received anything
    is something urgent
    how many notifications do I have
    what should I look at
    what needs my attention
    catch me up
    brief me
    daily briefing
    what notifications do I have
    did anything important happen
    let me see my unread alerts
    is there any news for me
    what have I missed since yesterday
    is there anything new for me
    have there been any updates since I was away
    any unread notifcations
    show me what's new
  `,
  'identity.notifications.readAll': `
    mark everything as read
    mark all notifications as read
    clear all my notifications
    dismiss all my alerts
    mark notifications as read
    mark all as read
    clear notifications
    clear my inbox
    dismiss notifications
    dismiss everything
    empty my inbox
    acknowledge all notifications
    set notifications to read
    flag all notifications as read
    please mark all my notifications as read
    set all my notifications to read
  `,
  'identity.people.find': `
    is there an employee named Maria
    what does Maria Lopez do here
    show me everyone who is a sales rep
    which hiring managers do we have
    search for Lopez
    who is John Smith
    find John Smith
    which colleagues are recruiters
    give me a list of all sales reps
    who are the department heads
    what's John Smith's position
    find colleagues named Anna
    who works as a recruiter here
    what is Anna Berg's title
    search for people in cybersecurity
    which people have the hiring manager role
    who is Anna Berg
    who is Nina Patel
    show all recruiters
    look for a colleague called Nina
    what does Nina Patel do
    list the analysts
    people
    colleagues
    directory
    Jane Doe
    who is Jane
    tell me about the colleague Jane
    search Jane
    find Jane Doe
    contact of Jane
    what is the role of Jane
    which role does Jane have
    what is the position of Jane Doe
    where does Jane work
    does Jane work here
    people named Jane
    employees called Jane
    list of recruiters
    all hiring managers
    who is a recruiter
    recruiters
    nurses
    sales people
    who works in sales
    who works in cyber security
    people in healthcare
    who is in human resources
    who are the admins
    who are our analysts
    department heads
    whom can I ask in human resources
    can you look up Priya Shah
    which recruiters work here
    what role does Priya Shah have
    show me a list of hiring managers
    is there a colleague called Priya
    find the colleague Omar Haddad
    who is Omar Haddad and what does he do
    list everybody working as a nurse
    who are our recruiters
    do you know a colleague named Omar
  `,
};

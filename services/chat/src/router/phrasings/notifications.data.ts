/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const notificationsPhrasings: Readonly<Record<string, string>> = {
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
    deal notifications | my deal notifications | notifications about deals | alerts about my deals
    notifications about internal mobility | internal mobility notifications | notifications about positions
    security notifications | security notices | security alerts | notices about security | shift notifications
    alerts about shifts | credential notifications | credential reminders | notifications about credentials
    task notifications | task reminders | notifications about tasks | goal notifications | goal reminders
    notifications about goals | approval notifications | approvals waiting in my inbox | territory notifications
    notifications about territories | collaboration notifications | mentorship notifications
    incident notifications | alerts about incidents | clearance notifications | system notifications
    show only the unread ones in my inbox | which alerts did I get about my deals | alerts of this week
    list my latest alerts | reminders I got | which reminders have I received | do I have notices
  `,
  'identity.notifications.readAll': `
    mark everything as read | mark all notifications as read | clear all my notifications | dismiss all my alerts
    mark notifications as read | mark all as read | clear notifications | clear my inbox | dismiss notifications
    dismiss everything | empty my inbox | acknowledge all notifications | set notifications to read
    flag all notifications as read | please mark all my notifications as read | set all my notifications to read
    mark my inbox as read
    clear everything, I have seen all notifications | mark all alerts as seen | set my messages to seen
    remove my unread notifications | remove all alerts | delete my notifications | archive my notifications
    archive everything in my inbox | wipe my inbox | wipe all alerts | clean my inbox | clean up my notifications
    empty the bell | clear the bell | clear the badge | clear the red dot | set everything to seen
    mark the messages as read | mark messages as seen | tick off all notifications | acknowledge everything
    mark deal notifications as read | clear the security alerts | dismiss the reminders | clear all reminders
    get rid of my notifications | clear unread messages | set the unread ones to read | mark all of them read
    mark all unread as read | make all notifications read | zero my inbox
  `,
  'identity.notifications.preferences': `
    notification settings | notification preferences | my notification preferences | my e-mail settings
    which e-mails do I get | which e-mails do you send me | which e-mails am I sent | what do you mail me about
    which mails does the system send | does the system e-mail me | am I e-mailed about deals
    am I notified about deals | am I notified about tasks by e-mail | do I get mails about my goals
    are notifications about goals switched on | are deal notifications turned on | are shift alerts enabled
    is the digest on | is my digest daily or weekly | how often does my digest come | when does my digest arrive
    at what hour do I get the digest | which notifications have I muted | what is muted | what have I silenced
    which notifications are turned off | which kinds are switched off for me | which channels are on
    do I get notifications in the app | what is sent by e-mail | am I disturbed at night | do not disturb times
    my quiet hours | are my quiet hours on | until when is it quiet | when am I not disturbed
    how do you reach me | how will I be notified | how are notifications sent to me | where do notifications go
    did my last e-mail arrive | were my e-mails delivered | have e-mails to me failed | is my mail address working
    to which address do notifications go | what can I switch off | notification channels
  `,
  'identity.notifications.prefer': `
    daily digest please | weekly digest please | no digest | switch the digest off | stop the digest
    digest every day | digest every week | make the digest weekly | set the summary e-mail to daily
    bundle my notifications once a week | give me a digest each morning | enable the daily digest
    disable the digest | turn on the weekly digest | start a daily digest | change how often the digest comes
    I want a digest every day | I want a weekly digest | I would like a daily digest | I want no digest
  `,
};

/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const productivityPhrasings: Readonly<Record<string, string>> = {
  'productivity.tasks.list': `
    my tasks | tasks | task list | to-do list | my to-dos | todos | what is on my list | what is left on my list
    what do I still have to do | what are my to-dos | which to-dos are open | which tasks are open
    which tasks are left | show me everything I have to do | list all my tasks | list tasks with high priority
    show my overdue tasks | am I late with a task | which tasks am I late with | do I have overdue to-dos
    what is overdue on my list | which tasks are past due | which tasks should I have finished already
    tasks for this week | what is due this week on my list | to-dos for the next days | tasks due soon
    urgent tasks | which of my tasks are most important | low priority tasks | tasks in progress
    which tasks have I started | which tasks did I complete | completed tasks | tasks I finished recently
    cancelled tasks | which tasks did I drop | tasks without a date | tasks that have no deadline
    how many tasks do I have | how many tasks are open | how many to-dos are left | how many tasks are overdue
    number of open tasks | do I have any tasks | is my task list empty | show my task board | my kanban of tasks
    board of my tasks | tasks by state | find the task about Acme | do I have a task about Acme | tasks about Acme
    search my tasks for Acme | is there a to-do about the offer | which task is next | what is my next task
    when is the task Budget review due | is the task Budget review done | the task Budget review
    what is the priority of the task Budget review | details of the task Budget review | the newest tasks of mine
    which tasks belong to the goal Faster onboarding | pending tasks | unfinished tasks | open to-dos
    give me my checklist | anything left to do on my task list | which chores are open | my assignments
  `,
  'productivity.goals.list': `
    my goals | goals | goal list | okrs | my okrs | our okrs | objectives and key results | which goals do I have
    what am I aiming for | what goals have I set | what goals did I set myself | which goals did I write down
    show me all goals | list the goals of the company | company goals | organization goals | goals of my team
    team goals | what is my team aiming for | what are our goals | what does the organization want to reach
    which goals are active | which goals are still drafts | draft goals | scored goals | closed goals
    which goals have ended | goals that end this month | which goals end soon | which goal has the best score
    how far are my goals | progress of my goals | status of my goals | how do my goals stand
    how are the goals of the team going | which goals are at risk | which goals are behind
    which goal is furthest behind | which goals wait for a check-in | where is a check-in due | check-ins due
    which goals need a check-in | how many goals do I have | how many goals are running | number of goals
    do I have goals | are there goals of the company | private goals | goals about onboarding
    is there a goal about retention | find goals about retention | who has which goals | goals of this quarter
    objectives of my team | what are our key results | show the objectives | my objectives this quarter
    what are my personal goals | which shared goals are there | goals everyone can see
    the goal Faster onboarding | how is Faster onboarding going as a goal | key results of Faster onboarding
    show me the key results of the goal Faster onboarding | score of the goal Faster onboarding
    what is the score of Faster onboarding | progress of the goal Faster onboarding
    status of the goal Faster onboarding | details of the goal Faster onboarding
    tell me about the goal Faster onboarding | open the goal Faster onboarding
    last check-in of Faster onboarding | when did I check in on Faster onboarding
    history of check-ins of the goal Faster onboarding | when is the next check-in of the goal Faster onboarding
    who is responsible for the goal Faster onboarding | whose goal is Faster onboarding
    how far along is the goal Faster onboarding | is the goal Faster onboarding on track
    what belongs to the goal Faster onboarding | sub-goals of Faster onboarding
    goals under the goal Faster onboarding | when does the goal Faster onboarding end
    how is the objective Faster onboarding measured | what measures the goal Faster onboarding
    how confident am I in the goal Faster onboarding
  `,
  'productivity.today.get': `
    my day | what is my plan for today | what is planned for today | what do I have to do today | today's tasks
    what should I do today | what should I do first today | what should I tackle first | where should I start today
    what is the most important thing today | most urgent tasks today | priorities for today | my priorities today
    what is due today | what needs to get done today | is anything due today | anything overdue for me today
    how does my day look | overview of my day | summary of my day | start of my day | plan my day with me
    what is on my agenda | my agenda for today | what is waiting for me today | what is on my plate
    how much have I done this week | what have I achieved this week | how is my week going
    how many tasks are due today | how many tasks are overdue today | do I have check-ins today
    how many check-ins are waiting for me | how many suggestions do I have | where do I stand this week
    productivity today | productivity overview | my productivity this week | how productive am I this week
    brief me on my day | what should I work on now | what should I work on next | what is next on my list today
    how do my running goals stand on average | average score of my running goals
  `,
  'productivity.progress.get': `
    my productivity | my weeks | weekly report of mine | productivity report | productivity history
    how productive have I been | have I been productive lately | am I more productive than before
    how many tasks did I complete each week | tasks done per week | tasks per week | done tasks by week
    focus minutes per week | how much did I focus per week | my focus over the last weeks
    how did my focus change over the weeks | in which week did I get most done | my best week | my worst week
    which week was my most productive | weekly progress | weekly chart | weekly statistics
    how did the scores of my goals develop | how have my goals moved over the weeks | goals over time
    development of my goals | is my productivity going up | do I get less done than before
    compare this week with last week | how was my last week | my output over the last twelve weeks
    trend of my tasks | trend of my focus time | trend of my goals | show my progress over time
    how did I do in the last weeks | statistics about my work | my work in numbers
  `,
  'productivity.sessions.focus': `
    my focus | focus | focus time | focus sessions | focus timer | is a timer running | is my timer on
    did I stop the timer | since when have I been focusing | how long has my timer been running
    how long have I been focused | how long did I concentrate today | minutes of focus today
    how many minutes did I focus this week | focus time this week | focus time of today | how much deep work did I do
    deep work today | my last focus sessions | list my focus sessions | recent focus sessions
    when did I last focus | what was my last focus session about | what did I concentrate on
    am I focusing right now | am I being timed | my pomodoros | how many pomodoros did I do
    how much undisturbed time did I have | time I spent focused | how long was my last session
    running focus session | is there a session running | my concentration time
  `,
  'productivity.suggestions.list': `
    my suggestions | suggestions | open suggestions | suggestions for me | what have you noted for me
    what did you note | what did you keep for me | what did I ask you to remember | what did I tell you
    what did I tell you to remember | what did I say I want to do | which plans did I tell you about
    which goals did I mention to you | which tasks did I mention in our conversations
    things I told the assistant | what has the assistant noted | what came out of our conversations
    what did you capture from our chats | captured goals | captured tasks | what could become a task
    what could become a goal | which suggestions have I not decided about | undecided suggestions
    how many suggestions are waiting | did you note what I said | show what you noted down for me
    what do you remember of my plans | which of my ideas did you keep | reminders you kept for me
  `,
};

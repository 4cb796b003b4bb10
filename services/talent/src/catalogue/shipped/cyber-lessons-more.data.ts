import type { Shipped } from './shipped-item.js';

/** More lessons for people in cyber security. */
export const cyberLessonsMore: readonly Shipped[] = [
  {
    key: 'cyb-l-known',
    kind: 'lesson',
    title: 'Exposed, used, easy',
    summary: 'Order findings by three questions before you look at the score.',
    skills: ['CYB-18', 'CYB-19'],
    minutes: 5,
    body: `A score describes a weakness in general. Three questions describe it at your place: Can somebody reach it from outside? Is it being used in attacks, by a list you trust? Can it be used automatically, without anybody having to click?

Three times yes goes first, whatever the score says. A high score on something nobody can reach may wait, with a date.

Say to the owner which answer made it urgent. “Critical” is heard every week; “reachable from the internet and in use since Monday” is not.`,
    question: 'Which one goes first?',
    options: [
      'Score 9.8 on an inner test machine',
      'Score 7.5, reachable from outside and used in attacks',
      'Score 9.1 that needs a login and a click',
    ],
    answer: 2,
    why: 'It can be reached, and somebody does. The other two need something the attacker does not have yet.',
  },
  {
    key: 'cyb-l-exception',
    kind: 'lesson',
    title: 'An exception has an end',
    summary: 'Grant an exception so that it does not become the rule.',
    skills: ['CYB-26', 'CYB-28'],
    minutes: 3,
    body: `Exceptions are needed. One without an end is a decision nobody remembers: two years later the port is open, and nobody knows what for.

So each has five things: what for, who asked, who agreed, what makes it less bad meanwhile, and the day it ends. On that day it is closed or granted anew, by somebody who looks at it.

Keep them in one list. If the list grows, the rule may be wrong.`,
    question: 'An exception is needed “until the new system comes”. Which end do you write?',
    options: ['A date in three months, on which it is looked at again', 'Until the new system comes', 'None'],
    answer: 1,
    why: 'Projects move. A date brings it before somebody’s eyes, whether the system is there or not.',
  },
  {
    key: 'cyb-l-machine',
    kind: 'lesson',
    title: 'Accounts nobody signs in with',
    summary: 'Look after accounts of machines as if they were people who never sleep.',
    skills: ['CYB-24', 'CYB-23'],
    minutes: 4,
    body: `Programs have accounts as well: for backups, for a sync, for a job at night. They often may do much, their passwords are old, and nobody notices if somebody else uses them.

Give each an owner who is a person, a note of what it is for, the fewest rights it needs, and a secret that is changed by a machine. Let it sign in only from where it runs, and raise an alert where it does so from elsewhere.

If nobody knows what one is for: look at what it does, ask, then switch it off in a way that can be taken back.`,
    question: 'An account of a backup job signs in from a laptop at noon. What is that?',
    options: [
      'Somebody is testing',
      'Something to look at now: it never signs in from there',
      'A gap in the documentation',
    ],
    answer: 2,
    why: 'Machines do the same thing in the same place. When they do not, it is seldom the machine.',
  },
  {
    key: 'cyb-l-bucket',
    kind: 'lesson',
    title: 'Open to whom?',
    summary: 'Read in three steps who can reach something in the cloud.',
    skills: ['CYB-20'],
    minutes: 4,
    body: `First: is it open to anybody, to anybody with an account at that provider, or to named ones? The middle one is often taken for safe, and is not.

Second: who may change that? A locked door is worth little if everybody has the key to the lock. Third: would anybody notice? Look whether access is logged, and whether somebody reads it.

Mend it where it is described, in code: what is mended by hand is open again after the next run.`,
    question: 'Storage is open to “all authenticated users” of the provider. Who is that?',
    options: ['Your colleagues', 'Administrators', 'Anybody who has an account with that provider'],
    answer: 3,
    why: 'Authenticated means that the provider knows them, not that you do.',
  },
  {
    key: 'cyb-l-update',
    kind: 'lesson',
    title: 'Known, supposed, next',
    summary: 'Give an update in three sentences that nobody has to take back.',
    skills: ['CYB-33', '2.A.1.d'],
    minutes: 4,
    body: `First sentence: what is known, and since when. Second: what is being done, and what people should or should not do. Third: when you speak next, also if there is nothing new.

Say “we suppose” only where a decision depends on it, and say what would show that you are wrong. Numbers grow: say “at least”, and only if you counted.

Keep the time you named. Silence is filled by others.`,
    question: 'Management asks: “How many are affected?” You know of twelve, and are still counting. What do you say?',
    options: ['About a hundred', 'At least twelve that we counted. The next number comes at four.', 'We cannot say'],
    answer: 2,
    why: 'It is true now and will be true later, and it says when there is more. Estimates have to be taken back, and no answer is filled with rumors.',
  },
  {
    key: 'cyb-l-handover',
    kind: 'lesson',
    title: 'Hand over an incident',
    summary: 'Let the next shift go on where you stopped, instead of beginning again.',
    skills: ['CYB-07', '2.B.1.b'],
    minutes: 4,
    body: `Five lines: what we know, what we suppose, what is running, what is decided and by whom, what has to happen by when. Then the way to the timeline.

Say it aloud as well, and let the other person repeat the next three steps. Tell apart what you tried and ruled out: it is easily done twice.

Stay reachable for an hour, then go. Tired people make the next incident.`,
    question: 'What is most easily lost at a handover?',
    options: ['The number of the ticket', 'The names of the hosts', 'What was tried and ruled out'],
    answer: 3,
    why: 'It stands in nobody’s list, because nothing came of it. So it is done again.',
  },
  {
    key: 'cyb-l-supplier',
    kind: 'lesson',
    title: 'Ask suppliers for what they do',
    summary: 'Put questions to a supplier that cannot be answered with yes.',
    skills: ['CYB-29', 'CYB-26'],
    minutes: 5,
    body: `“Do you have a process for vulnerabilities?” is answered with yes. Ask: “When did you last mend one, how long did it take from the report to the customer, and how did customers hear of it?”

Ask for few things and for what shows them: the last test of the backup, the list of who may see our data, the day it was last looked at. Ask only what would change your decision.

Write down what you do if the answer is bad. If that is nothing, leave out the question.`,
    question: 'Which question tells you more?',
    options: [
      'When did you last restore from a backup, and what did you learn?',
      'Do you test your backups?',
      'Are you certified?',
    ],
    answer: 1,
    why: 'It asks for something that happened. A yes is quickly said, and a certificate tells you about the day of the audit.',
  },
  {
    key: 'cyb-l-tabletop',
    kind: 'lesson',
    title: 'An exercise with one question',
    summary: 'Plan a tabletop exercise that answers something.',
    skills: ['CYB-34', '2.B.1.e'],
    minutes: 5,
    body: `An exercise that tries everything shows that it was busy. Choose one question: “Do we find out within an hour who may decide to take the shop offline?” Build the story around it, with five things that come in, each on a card.

Say at the beginning that the plan is tested, not the people. One person watches, notes times and who waited for whom, and says nothing until the end.

Close with two things to keep and two to change, each with a name and a date. Then do them.`,
    question: 'What makes an exercise worth the time?',
    options: [
      'That it is as hard as possible',
      'That everybody takes part',
      'That afterwards a named person changes something by a date',
    ],
    answer: 3,
    why: 'An exercise without a change is a meeting. Hardness and numbers help only where they serve the question.',
  },
  {
    key: 'cyb-l-script',
    kind: 'lesson',
    title: 'A script others dare to run',
    summary: 'Write a small script for analysts that somebody else can trust.',
    skills: ['CYB-16'],
    minutes: 4,
    body: `Five habits: it says at the top what it does and what it changes; it shows what it would do before it does it; it stops at the first error; it reads secrets from where they are kept, never from its own text; it writes a log with times.

Let somebody else read it before it runs where it matters. Try it on a copy.

A script that deletes asks. One that runs at night tells somebody if it did not.`,
    question: 'What is best done by a script that disables accounts, when it is run for the first time on a list?',
    options: ['Show the list and what it would do, and wait for a yes', 'Disable all of them', 'Disable the first ten'],
    answer: 1,
    why: 'The list may be wrong, and somebody sees that before it is done. Ten wrong ones are ten too many.',
  },
  {
    key: 'cyb-l-least',
    kind: 'lesson',
    title: 'What do you need it for?',
    summary: 'Answer a request for rights with a question and an end.',
    skills: ['CYB-24', '2.B.1.f'],
    minutes: 3,
    body: `“I need admin” is a solution. Ask for the task: “What would you like to do, on which system, until when?” Often a smaller right is enough, or somebody else does it in five minutes.

If it has to be the large one, give it for the task and the time, with a second factor, and let it end by itself. Say so when you give it: nobody likes to find out at night.

Refuse kindly, with a way: “Not that, but this gets you there today.”`,
    question: 'A developer asks for administrator rights to read one log. What do you offer?',
    options: ['Administrator rights for a day', 'The right to read that log', 'Nothing'],
    answer: 2,
    why: 'It is what the task needs. More would be there to be used by whoever takes the account over.',
  },
];

import type { Shipped } from './shipped-item.js';

/** Lessons for people in cyber security. */
export const cyberLessons: readonly Shipped[] = [
  {
    key: 'cyb-l-timeline',
    kind: 'lesson',
    title: 'Write the timeline while it happens',
    summary: 'Note times in UTC, what you saw and what you did, from the first minute on.',
    skills: ['CYB-07', '2.A.1.c'],
    minutes: 5,
    body: `A timeline written afterwards is a memory. Write it while you work: the time, in UTC, what you saw, where you saw it, what you did and who decided it.

Keep what you saw apart from what you conclude. “14:02 UTC, sign-in from an address never seen before for this account, from the identity log” is something others can check. “Account compromised” is a conclusion: write it on a line of its own, with who drew it.

If you correct something, add a line. Do not change the old one.`,
    question: 'Which line belongs into a timeline as something that was seen?',
    options: [
      'The attacker moved to the file server',
      '15:20 UTC, logon of the same account on the file server, from its security log',
      'We think the account was taken over around three',
    ],
    answer: 2,
    why: 'It says when, what and where it was seen. The others are conclusions: useful, but on lines of their own.',
  },
  {
    key: 'cyb-l-phish-report',
    kind: 'lesson',
    title: 'Thank whoever reports',
    summary: 'What the first answer to a reported message does to the next hundred reports.',
    skills: ['CYB-01', '2.B.1.f'],
    minutes: 4,
    body: `People who report a suspicious message lend you their eyes. What they hear back decides whether they do it again.

Answer quickly, thank them, say what you found in one sentence, and say whether they have to do anything. Do this also where the message was harmless, and above all where somebody clicked first and reported then: an early report of a click is worth more than a late one of a message nobody opened.

Never use a report as an example of what not to do.`,
    question: 'Somebody writes: “I entered my password, then it looked wrong to me.” What is your first sentence?',
    options: [
      'You should have checked the address before you typed.',
      'Thank you for telling us right away. Please do not use that password any more; we call you in a minute.',
      'Please fill in the incident form.',
    ],
    answer: 2,
    why: 'It thanks them, tells them the one thing to do now, and says what comes next. Blame and forms make the next report later.',
  },
  {
    key: 'cyb-l-five',
    kind: 'lesson',
    title: 'Five questions to an alert',
    summary: 'Decide whether an alert matters by asking the same five questions in the same order.',
    skills: ['CYB-01'],
    minutes: 5,
    body: `Who: which account, which host, what are they for? What: what exactly was seen, and by which sensor? When: is it going on, and did it happen before? Normal: would this person on this machine do that on a usual day? So what: if it is true, what could somebody reach from there?

Write down the answers, not only the verdict. Somebody will ask in three weeks.

If you cannot answer “normal” and “so what”, you do not close it: you pass it on, with what you know.`,
    question: 'An alert looks harmless, but you do not know what the host is for. What do you do?',
    options: [
      'Find out what the host is for before you decide',
      'Close it as a false alarm',
      'Leave it for the next shift',
    ],
    answer: 1,
    why: 'What somebody could reach from there depends on the host. Without that “harmless” is a guess.',
  },
  {
    key: 'cyb-l-clock',
    kind: 'lesson',
    title: 'Whose clock is it?',
    summary: 'Compare times from different logs without building a wrong story.',
    skills: ['CYB-02', 'CYB-09'],
    minutes: 4,
    body: `Two logs, two clocks: one in UTC, one in local time, one four minutes slow. Put side by side without care they tell a story in the wrong order.

Ask of each log: which time zone, which clock, and is it the time of the event or of its arrival? Find one event that stands in both, and note the difference. Convert all into UTC, and write the difference beside them.

If the order of two events decides something and the clocks are not that exact, say so.`,
    question: 'One log says 14:02, the other 13:58 for the same sign-in. What do you do?',
    options: [
      'Take the later one',
      'Note the difference of four minutes, and apply it to the whole log',
      'Take the average',
    ],
    answer: 2,
    why: 'The same event shows how far the clocks are apart. That holds for the other lines as well, if the clock did not jump.',
  },
  {
    key: 'cyb-l-copy',
    kind: 'lesson',
    title: 'Copy first, then look',
    summary: 'Keep what you examine as it was when you found it.',
    skills: ['CYB-09', 'CYB-10'],
    minutes: 4,
    body: `Looking changes things: opening a file changes when it was last opened, a tool writes to the disk, a restart empties memory. So make a copy before you look, work on the copy, and note its checksum.

Take first what is lost first: memory, connections, processes, then the disk. Write down who did what when, with the name of the tool.

If the business cannot wait, say what is lost by it and who decided, in one line.`,
    question: 'Which comes before the others?',
    options: ['Copying the disk', 'Reading the event log', 'Capturing memory and connections'],
    answer: 3,
    why: 'Memory and connections are gone after a restart. Disk and log are there tomorrow.',
  },
  {
    key: 'cyb-l-link',
    kind: 'lesson',
    title: 'A link you do not follow',
    summary: 'Find out where a link leads without letting it know that you came.',
    skills: ['CYB-32'],
    minutes: 4,
    body: `A link can tell its owner that somebody looked, and who. So do not click, also not “in a safe browser” on your own machine. Copy its text, break it so that nobody clicks it by mistake, and read it: which domain really stands before the first slash?

Look at it in the place your team has for that. Ask first who else got it: an address that belongs to one person tells the attacker that this one was reported.

Never send it on as a link.`,
    question: 'Which part of an address decides where it leads?',
    options: ['What stands in front', 'The domain before the first single slash', 'The text of the link'],
    answer: 2,
    why: 'Names in front and texts can be chosen freely. Only the owner of a domain decides what lies under it.',
  },
  {
    key: 'cyb-l-password',
    kind: 'lesson',
    title: 'A password that was told',
    summary: 'What to do in the first ten minutes when somebody entered a password in the wrong place.',
    skills: ['CYB-07', 'CYB-25'],
    minutes: 5,
    body: `Thank the person, and ask three things: which account, when, and did anything else ask you for something, a code or a consent?

Then, in the order your playbook has: end the sessions, change the password, look whether second factors, forwarding rules or app consents were added, and look where the account signed in since then. A new password alone does not end sessions that are open.

Tell the person what you did, and what they will notice.`,
    question: 'The password is changed. What may still be open?',
    options: ['Nothing', 'Only the mailbox', 'Sessions and consents that were there before'],
    answer: 3,
    why: 'A session or a consent does not ask for the password again. They have to be ended by themselves.',
  },
  {
    key: 'cyb-l-block',
    kind: 'lesson',
    title: 'Before you block',
    summary: 'Think for two minutes about what a block stops, breaks and gives away.',
    skills: ['CYB-08', '2.B.4.e'],
    minutes: 4,
    body: `Three questions before a block: What does it stop, and what not? What else breaks, for whom, at this hour? What does the attacker learn from it?

A single block often shows them that they are seen, while their other ways are still open. Sometimes it is better to know all ways first and close them at once. Sometimes there is no time: data is leaving, machines are being encrypted. Then you block.

Write down which of the two it was, and who decided.`,
    question: 'You have found one of probably several ways in. No harm is going on. What speaks for waiting an hour?',
    options: ['One block tells the attacker that they are seen, while the others are open', 'It saves work', 'Nothing'],
    answer: 1,
    why: 'Closing them together leaves them no way to answer. If harm were going on, you would not wait.',
  },
  {
    key: 'cyb-l-hypothesis',
    kind: 'lesson',
    title: 'A hunt that can fail',
    summary: 'Write down before a hunt what would show that you are wrong.',
    skills: ['CYB-12'],
    minutes: 4,
    body: `“Let us see whether there is something odd” ends when you are tired. A hypothesis ends when it is answered: “If somebody uses this tool here, then we see this process name with this parent on a server within the last thirty days.”

Write down which data you need, how far back it goes, and what you would see if you were wrong. If the data is not there, that is your first finding.

Nothing found is a result: this, in this data, in this time, was not there. Keep the query.`,
    question: 'The data goes back seven days, and the hypothesis speaks of thirty. What is that?',
    options: ['A reason to stop', 'Unimportant', 'A finding: you can only speak of seven days, and say so'],
    answer: 3,
    why: 'A hunt answers for the time it could see. The gap is something to be mended.',
  },
  {
    key: 'cyb-l-false',
    kind: 'lesson',
    title: 'Count the false ones',
    summary: 'Give each rule a number of what it costs, and decide by it.',
    skills: ['CYB-14', 'CYB-15'],
    minutes: 4,
    body: `A rule nobody counts costs hours nobody sees. Note for each alert: true, false, or true and harmless, and the minutes it took. After a month you know which five rules take half of your time.

Each of them is mended, narrowed or retired. Narrowing means excluding what you understand, in one place, with a reason and a date; not “ignore this host for ever”.

Before you retire one, ask what else would see the same thing.`,
    question: 'A rule gave 300 alerts this month, all harmless backups. What is the best step?',
    options: [
      'Exclude the backup job by its account and path, with a reason and a date',
      'Switch it off',
      'Work faster',
    ],
    answer: 1,
    why: 'It excludes what you understand and nothing else. Switched off, it is blind for everything it was there for.',
  },
];

import type { Shipped } from './shipped-item.js';

/** More lessons for people in healthcare. */
export const healthcareLessonsMore: readonly Shipped[] = [
  {
    key: 'hlt-l-upset',
    kind: 'lesson',
    title: 'Say what you hear',
    summary: 'Answer somebody who is angry without defending yourself.',
    skills: ['HLT-34', '2.B.1.a'],
    minutes: 5,
    body: `Somebody who is loud wants above all to be heard. Explaining comes too early. Stand at a distance with the way out free, keep your hands in sight, speak more slowly and more softly than they do.

Say what you hear: “You have waited for three hours, and nobody has told you why.” Then what you can do, with a choice: “I can find out now and come back in ten minutes, or you come along to the desk.” Promise nothing you cannot keep.

If you feel unsafe, go, and call for help as your organization has it. Going is no failure.`,
    question: 'A father shouts that nobody cares. What do you say?',
    options: [
      'Please calm down.',
      'You have waited for hours and do not know what is happening. I find out now and am back in ten minutes.',
      'There are people here who are worse off.',
    ],
    answer: 2,
    why: 'It says what he told you and what happens next. “Calm down” calms nobody, and a comparison tells him that he is wrong.',
  },
  {
    key: 'hlt-l-assign',
    kind: 'lesson',
    title: 'Give a task so that it arrives',
    summary: 'Pass on a task with what, until when, and what you want to hear.',
    skills: ['HLT-23', '2.B.1.b'],
    minutes: 4,
    body: `“Can somebody look after room six?” is heard by everybody and done by nobody. Say a name, the task, until when, and what you want to hear: “Ana, please measure the blood pressure in room six now, and tell me the number.”

Wait for the answer: “Room six, blood pressure, I tell you.” Now it has arrived.

Ask whether the person can do it and has the time. A task nobody could refuse comes back at the end of the shift.`,
    question: 'Which request arrives?',
    options: [
      'Ana, please measure the blood pressure in room six now, and tell me the number.',
      'Somebody should check on room six.',
      'Room six still has to be done.',
    ],
    answer: 1,
    why: 'It has a name, a task, a time and an answer. The others are heard by all and belong to nobody.',
  },
  {
    key: 'hlt-l-report',
    kind: 'lesson',
    title: 'A near miss is a gift',
    summary: 'Report what nearly went wrong, so that it does not go wrong for somebody else.',
    skills: ['HLT-33', 'HLT-04'],
    minutes: 4,
    body: `The wrong drug in the hand, noticed before it was given: nothing happened, and so it is easily forgotten. But the same two boxes stand side by side tomorrow, and somebody else is tired.

Report it in three sentences: what nearly happened, what made it easy, what stopped it. Leave out who it was, if your system allows that.

If a colleague tells you of one, say thank you before anything else. Reports stop where people are blamed for them.`,
    question: 'What belongs into a report of a near miss?',
    options: ['Who was at fault', 'What made it easy, and what stopped it', 'That nothing happened'],
    answer: 2,
    why: 'That can be changed, and kept. Fault ends reports, and “nothing happened” helps nobody.',
  },
  {
    key: 'hlt-l-newcomer',
    kind: 'lesson',
    title: 'Show it, then let them',
    summary: 'Teach a task in four steps and let go at the right one.',
    skills: ['HLT-25', '2.B.1.e'],
    minutes: 4,
    body: `Show it once without words, so that they see the whole. Show it again and say what you do and why. Let them tell you while you do it. Then they do it, and you keep your hands behind your back.

The fourth step is the hard one. Step in only where somebody could be hurt; everything else you talk about afterwards. Ask first what they noticed themselves.

Write down which step they have reached: the colleague of tomorrow goes on from there.`,
    question: 'A newcomer does it right, but slowly. What do you do?',
    options: [
      'Take over: there is no time',
      'Tell them to hurry',
      'Let them finish, and plan the next time for a quieter moment',
    ],
    answer: 3,
    why: 'Speed comes from doing. Taking over teaches that somebody will always take over.',
  },
  {
    key: 'hlt-l-privacy',
    kind: 'lesson',
    title: 'Who can hear this?',
    summary: 'Speak about patients where only those hear it who need to.',
    skills: ['HLT-22', '2.B.1.a'],
    minutes: 3,
    body: `Before you say a name, look round: hall, elevator, cafeteria, the curtain that keeps out eyes and not ears. Lower your voice, go round the corner, or write it.

Share what the other person needs for their task and no more. That somebody is a neighbor, or well known, is no reason to look: records say who opened them.

If a relative asks, ask yourself what the patient has allowed, and look it up if you do not know.`,
    question: 'A colleague from another unit asks in the elevator how a patient they know is doing. What do you say?',
    options: ['Fine, thank you', 'That you cannot talk about it here', 'What you know: they are a colleague'],
    answer: 2,
    why: 'The elevator has ears, and knowing somebody is no task. That is so for “fine” as well.',
  },
  {
    key: 'hlt-l-skin',
    kind: 'lesson',
    title: 'Look at what lies on the bed',
    summary: 'Look at the skin where it is pressed, on a day like any other.',
    skills: ['HLT-11', 'HLT-01'],
    minutes: 4,
    body: `Skin that is pressed for long is harmed before it is open. It shows at heels, the back of the head, elbows, hips, the bottom of the back, and under tubes and masks. On darker skin redness may not show: feel for warmth, hardness or pain, and compare with the skin beside it.

Look when you turn or wash somebody anyway, move what presses, and write down what you saw with place and size. Do what your plan says for people at risk.

“Skin intact” without having looked is a sentence that costs somebody weeks.`,
    question: 'Where is it easily overlooked?',
    options: ['On the forearm', 'On the belly', 'Under a mask or a tube'],
    answer: 3,
    why: 'Where something lies on the skin nobody looks without lifting it, and it presses all day.',
  },
  {
    key: 'hlt-l-visitor',
    kind: 'lesson',
    title: 'Explain precautions to a visitor',
    summary: 'Say what to do and what for, in two sentences.',
    skills: ['HLT-28', 'HLT-20'],
    minutes: 3,
    body: `A sign at the door frightens some people and is not read by others. Meet visitors there, and say two sentences: what to do, and whom it protects. “Please put on this gown and clean your hands. That keeps it from going home with you, and from reaching the next room.”

Show it once. Say what they may do, too: “You may hold his hand.”

Say nothing about the illness that the patient has not allowed you to say.`,
    question: 'Which sentence helps a visitor most?',
    options: [
      'The gown keeps it from going home with you. You may hold his hand.',
      'It is the rule.',
      'He has something contagious.',
    ],
    answer: 1,
    why: 'It says what for and what is allowed. A rule without a reason is soon left out, and the illness is the patient’s to tell.',
  },
  {
    key: 'hlt-l-count',
    kind: 'lesson',
    title: 'Count aloud, together',
    summary: 'Count so that two people see and hear the same.',
    skills: ['HLT-31', 'HLT-30'],
    minutes: 4,
    body: `A count by one person is an opinion. Two people look at each piece, one points and counts aloud, the other sees it and says yes. Nobody speaks of anything else meanwhile.

If it does not come out right, say so at once, aloud, to everybody. Then follow your policy, also if somebody is in a hurry. It is hard to say and easy to be thankful for.

Counts that came out right are written down at once, not at the end.`,
    question: 'The count is one short. The surgeon wants to close. What do you do?',
    options: [
      'Count again after closing',
      'Look for it quietly',
      'Say aloud that the count is not right, and follow the policy',
    ],
    answer: 3,
    why: 'Everybody has to know while something can be done. Quiet looking leaves the others thinking that all is well.',
  },
  {
    key: 'hlt-l-discharge-start',
    kind: 'lesson',
    title: 'Going home begins on the first day',
    summary: 'Ask early what has to be in place at home.',
    skills: ['HLT-18', 'HLT-17'],
    minutes: 4,
    body: `Discharge goes wrong at home: stairs, nobody who shops, a tablet nobody fetched. None of it is new on the last day.

Ask on the first one: “Who is there when you come home? What would be the hardest thing?” Write down the answer and who looks after it. Ask again when something changes.

On the day itself three questions are left: what do you take when, when do you call, and who comes tomorrow?`,
    question: 'When is it time to ask who is there at home?',
    options: ['On the first day', 'On the day of discharge', 'When the family asks'],
    answer: 1,
    why: 'What is missing at home takes days to arrange. On the day of discharge it is late for that.',
  },
  {
    key: 'hlt-l-after',
    kind: 'lesson',
    title: 'Five minutes after a hard hour',
    summary: 'Stop as a team for five minutes after something hard.',
    skills: ['2.B.1.b', 'HLT-23'],
    minutes: 4,
    body: `After a resuscitation, a death or a violent scene everybody goes back to work. Five minutes together change how people go home.

One asks three questions: What went well? What was hard? Does anybody need something now, or somebody to take over? Nobody has to answer. Nobody is judged; what has to be looked into is looked into elsewhere.

Look at who says nothing, and ask them later, alone. Say where there is help in your organization.`,
    question: 'What do these five minutes serve?',
    options: [
      'To find out who made a mistake',
      'To see how people are, and what they need for the rest of the shift',
      'To fill in the report',
    ],
    answer: 2,
    why: 'Looking into mistakes has its own place. Here it is about those who go on working.',
  },
];

import type { Shipped } from './shipped-item.js';

/** Lessons for people in healthcare. */
export const healthcareLessons: readonly Shipped[] = [
  {
    key: 'hlt-l-readback',
    kind: 'lesson',
    title: 'Read back every order you hear',
    summary: 'Why an order by telephone is written down and read back before it is carried out.',
    skills: ['HLT-04', 'HLT-22'],
    minutes: 5,
    body: `An order that is heard can be misheard: fifteen and fifty sound alike, and so do many names of drugs.

So: write it down while you hear it, read back what you have written, and wait until the other person says that it is right. Say numbers digit by digit where they can be mistaken: “fifty, five zero”.

If the other person is in a hurry, this is the moment it is needed most. It takes ten seconds. The rules of your own organization say who may take such orders and when they are signed: they hold over this lesson.`,
    question: 'You hear “fifteen milligrams” in a noisy hall. What comes first?',
    options: [
      'Prepare it, and check the chart afterwards',
      'Write it down and read back “fifteen, one five, milligrams”',
      'Ask a colleague what the usual dose is',
    ],
    answer: 2,
    why: 'Only the person who gave the order can say whether you heard it right. The usual dose tells you what is common, not what was ordered.',
  },
  {
    key: 'hlt-l-teach-back',
    kind: 'lesson',
    title: 'Ask patients to tell it in their own words',
    summary: 'Find out whether you explained something well, without testing the patient.',
    skills: ['HLT-20', '2.A.1.d'],
    minutes: 5,
    body: `“Do you understand?” is nearly always answered with yes. Ask instead: “I want to be sure that I explained it well. How would you tell your family when to take this?”

You test your explanation, not the person. If something is missing, explain it in another way and ask again. Do not repeat the same words louder.

Keep to two or three things at a time, and use the words the patient uses.`,
    question: 'A patient leaves out that the tablet is taken with food. What do you do?',
    options: [
      'Note that the patient did not understand',
      'Explain that part in another way, and ask again how they would do it',
      'Repeat the whole explanation',
    ],
    answer: 2,
    why: 'One part was missing, so that part is explained anew; asking again shows whether it arrived this time.',
  },
  {
    key: 'hlt-l-sbar',
    kind: 'lesson',
    title: 'Four sentences on the telephone',
    summary: 'Call for help in an order that lets the other person decide.',
    skills: ['HLT-22', '2.A.1.d'],
    minutes: 5,
    body: `Before you call, take half a minute and write down four things: what is happening now, what the person should know about the patient, what you think is going on, and what you ask for.

Say them in this order. The last one is the one people leave out: “I would like you to come and see her now” is a request; “I just wanted to let you know” is not.

If you do not get what you think is needed, say so again, and then follow the chain of your organization.`,
    question: 'What is most often missing in a call for help?',
    options: ['What you ask for', 'The name of the patient', 'The time'],
    answer: 1,
    why: 'Without a request the other person has to guess what you expect of them.',
  },
  {
    key: 'hlt-l-hands',
    kind: 'lesson',
    title: 'Clean hands at the moments that count',
    summary: 'Clean your hands when your policy says so, also where gloves are worn.',
    skills: ['HLT-28', 'HLT-27'],
    minutes: 4,
    body: `Hands carry what you cannot see from one place to the next. That is why policies name moments: before you touch a patient, before a clean task, after a risk of body fluids, after touching a patient, after touching what is around them.

Gloves do not replace it: hands are cleaned before they are put on and after they are taken off.

If a colleague forgets, say it quietly and at once: “Your hands, please.” If somebody says it to you, say thank you.`,
    question: 'You take off gloves after moving a bed table. What follows?',
    options: ['Nothing: you wore gloves', 'Clean your hands', 'Put on new gloves'],
    answer: 2,
    why: 'Gloves can have holes you do not see, and hands are touched while they are taken off. What is around the patient counts as well.',
  },
  {
    key: 'hlt-l-interrupt',
    kind: 'lesson',
    title: 'Not now, and when',
    summary: 'Protect a task that must not be interrupted, without being rude.',
    skills: ['HLT-04', '2.B.5.a'],
    minutes: 3,
    body: `Some tasks end badly when they are begun twice: preparing medication, counting, a sterile step. Say before you begin that you begin, and turn your back to the hall if you can.

If somebody speaks to you, answer in one sentence: “I am preparing medication, I am with you in five minutes.” Name a time and keep it. If it cannot wait, stop properly and begin again from the start, not from where you think you were.

And look before you ask somebody else.`,
    question: 'You were interrupted while counting. How do you go on?',
    options: ['From where you think you were', 'You ask a colleague what the count was', 'From the start'],
    answer: 3,
    why: 'Nobody knows where you were, including you. Beginning again takes less time than looking for an error.',
  },
  {
    key: 'hlt-l-fall',
    kind: 'lesson',
    title: 'Look at a room as somebody who may fall',
    summary: 'Find in one minute what makes a fall more likely in a room.',
    skills: ['HLT-01', 'HLT-17'],
    minutes: 4,
    body: `Stand at the door and look as a person would who gets up at night: where is the light, where are the shoes, what lies on the way, can they reach the bell, is the bed low and locked, where is the nearest thing to hold on to that does not roll?

Then ask the patient: “If you had to get up now, how would you do it?” You see more in that minute than on any form.

Do what your organization’s plan says for people at risk, and say at handover what you changed.`,
    question: 'What tells you most about the risk in this room?',
    options: [
      'Whether the form is filled in',
      'Asking the patient how they would get up now',
      'The age of the patient',
    ],
    answer: 2,
    why: 'It shows this person in this room. Form and age say something about people in general.',
  },
  {
    key: 'hlt-l-name',
    kind: 'lesson',
    title: 'Two identifiers, every time',
    summary: 'Check who somebody is also where you are sure.',
    skills: ['HLT-04', 'HLT-01'],
    minutes: 3,
    body: `You have looked after her for three days and know her name. You check all the same: mistakes happen to people who were sure.

Let the patient say it: “Please tell me your name and your date of birth.” “Are you Mrs. Miller?” is answered with yes by people who are tired, hard of hearing or polite. Compare with the wristband and with what you hold in your hand.

The room number is no identifier. People move.`,
    question: 'Which question checks who somebody is?',
    options: [
      'Are you Mrs. Miller?',
      'You are in room twelve, right?',
      'Please tell me your name and your date of birth',
    ],
    answer: 3,
    why: 'It asks for an answer that only the right person gives. A yes is easily said.',
  },
  {
    key: 'hlt-l-change',
    kind: 'lesson',
    title: 'A small change, said aloud',
    summary: 'Pass on that something is different, before it is a number on a list.',
    skills: ['HLT-01', 'HLT-10'],
    minutes: 5,
    body: `Often somebody who knows a patient notices first that something is not as it was: more restless, more quiet, the skin another color, an answer that does not fit. Taken alone each is small.

Say it aloud, with what you saw and since when: “Since noon he does not joke any more, and he breathes faster than this morning.” Take the measurements your protocol asks for, compare them with those before, and call if it says so, or if you are worried: many protocols name worry as a reason.

Write down what you saw and whom you told.`,
    question: 'A patient “just seems different”. The numbers are within the limits. What do you do?',
    options: [
      'Compare with earlier numbers, say what you saw, and call if you are worried',
      'Wait until a number is out of the limits',
      'Note it at the end of the shift',
    ],
    answer: 1,
    why: 'A change against this person’s own values can come before any limit. Waiting gives away the time you gained.',
  },
  {
    key: 'hlt-l-pain-again',
    kind: 'lesson',
    title: 'Look whether it helped',
    summary: 'Come back after giving something for pain, and write down what came of it.',
    skills: ['HLT-32'],
    minutes: 3,
    body: `Something for pain is half done when it is given. The other half is coming back: did it help, how much, for how long, was there anything unwanted?

Come back in the time your policy names, ask with the same scale as before, and write it down. If it did not help, that is news for whoever ordered it.

For people who cannot tell you, use the scale your unit has for that, and ask those who know them.`,
    question: 'An hour after a tablet the patient sleeps. What do you write?',
    options: [
      'Nothing: asleep means it helped',
      'Pain zero',
      'What you saw, by the scale for people who do not answer, and when you look again',
    ],
    answer: 3,
    why: 'People in pain can sleep, and a zero nobody said is made up. What you saw can be compared later.',
  },
  {
    key: 'hlt-l-words',
    kind: 'lesson',
    title: 'One word for one thing',
    summary: 'Choose words that a patient cannot take for something else.',
    skills: ['HLT-20', '2.A.1.d'],
    minutes: 4,
    body: `“The test was negative” sounds like bad news. “We will monitor your intake” tells most people nothing. Say: “The test found nothing” and “We write down how much you drink.”

Choose three words your unit uses every day, and find others together. Say numbers as things: “half a glass” is easier to do than “100 milliliters”.

Ask afterwards how they would tell it to their family.`,
    question: 'Which sentence would most people understand?',
    options: ['The test found nothing wrong.', 'Your results were unremarkable.', 'The findings were negative.'],
    answer: 1,
    why: 'It says in everyday words what came out. The others can be heard as bad news, or as nothing at all.',
  },
];

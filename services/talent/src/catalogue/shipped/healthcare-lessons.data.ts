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
];

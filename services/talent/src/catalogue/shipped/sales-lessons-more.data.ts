import type { Shipped } from './shipped-item.js';

/** More lessons for people in sales. */
export const salesLessonsMore: readonly Shipped[] = [
  {
    key: 'sal-l-stop',
    kind: 'lesson',
    title: 'When to stop writing',
    summary: 'End a sequence kindly, and keep the door open.',
    skills: ['SAL-05', 'SAL-03'],
    minutes: 3,
    body: `Somebody who has not answered several messages does not want to, or not now. One more changes nothing but what they think of you.

End with a message that makes it easy: “I take it this is not a topic at the moment. I will not write again. If it changes, an answer to this message is enough.” Then keep your word.

Anyone who asks not to be written to is taken off the list on the same day. That is polite, and your organization’s rules ask for it.`,
    question: 'Somebody answers: “Please do not contact me again.” What do you do?',
    options: [
      'Ask what the reason is',
      'Take them off the list today, and confirm it in one sentence',
      'Put them back into the sequence in half a year',
    ],
    answer: 2,
    why: 'They have said what they want. A question for the reason would be one more message they did not want.',
  },
  {
    key: 'sal-l-demo-order',
    kind: 'lesson',
    title: 'Show the end first',
    summary: 'Begin a demonstration with what the customer will have, not with how to get there.',
    skills: ['SAL-09'],
    minutes: 4,
    body: `A demonstration that begins with settings loses people before the interesting part. Turn it round: show the finished thing, the report on Monday morning or the plan that fits, and ask: “Is that what you would need?”

If yes, show how it comes about, in as few steps as possible. If no, you have saved everybody half an hour: ask what is missing.

Leave out whatever nobody asked for, however proud you are of it.`,
    question:
      'Ten minutes are left, and you have not shown the feature you like best. Nobody asked for it. What do you do?',
    options: ['Leave it out, and ask what they have not seen yet', 'Show it quickly', 'Mention it and send a video'],
    answer: 1,
    why: 'These minutes belong to their open questions. What nobody asked for makes it harder to remember the rest.',
  },
  {
    key: 'sal-l-pilot',
    kind: 'lesson',
    title: 'Before a pilot, how it ends',
    summary: 'Agree on what a trial has to show before it begins.',
    skills: ['SAL-10', 'SAL-12'],
    minutes: 5,
    body: `A pilot without an end is free work. Before it begins, write down together: which question it answers, by which figure, until when, who looks at it, and what happens if the answer is yes.

Keep it small: one team, a few weeks, one question. A pilot that tries everything shows nothing.

If nobody wants to say what happens after a yes, ask why. Often somebody else has to agree, and you have not met them yet.`,
    question: 'What has to be agreed on before a pilot begins?',
    options: ['That it is free', 'What happens if it shows what it should', 'That all teams take part'],
    answer: 2,
    why: 'Without it even a good result leads nowhere. It also shows whether everybody who decides is on board.',
  },
  {
    key: 'sal-l-notes',
    kind: 'lesson',
    title: 'Notes for the one who comes after you',
    summary: 'Write notes of a call that a colleague could go on from tomorrow.',
    skills: ['SAL-17', '2.A.1.c'],
    minutes: 3,
    body: `Imagine you are ill tomorrow and a colleague has the next call. What do they need? Who was there, what they want to change and why now, figures in their words, what was promised by whom until when, and what was not said.

Write it within the hour: after a day half of it is gone, and you do not know which half.

Keep opinions apart: “I think she is not convinced” is useful, if it is marked as what you think.`,
    question: 'Which line helps a colleague most?',
    options: [
      'Good call, they are interested.',
      'Follow up next week.',
      'Ms. Okafor sends the volumes of March by Friday, and was not sure that IT agrees.',
    ],
    answer: 3,
    why: 'It says who does what until when, and what is uncertain. The others leave a colleague where they were.',
  },
  {
    key: 'sal-l-close-date',
    kind: 'lesson',
    title: 'Whose date is it?',
    summary: 'Tell a close date of the customer from one of your quarter.',
    skills: ['SAL-16', 'SAL-17'],
    minutes: 4,
    body: `A close date is true if something happens on the customer’s side on or before that day: a contract ends, a season begins, a budget lapses. If the only thing that happens is the end of your quarter, it is a wish.

Ask: “What happens if this is not in place by then?” If the answer is nothing, move the date, or find somebody for whom something happens.

A forecast of true dates is smaller, and comes true.`,
    question: 'A deal has the end of the quarter as its date. How do you find out whether it holds?',
    options: [
      'Ask your contact whether the date is fine',
      'Ask what happens on their side if it is not done by then',
      'Look how sure the seller is',
    ],
    answer: 2,
    why: 'Only something that happens on their side makes a date hold. Contacts say yes to dates that cost them nothing.',
  },
  {
    key: 'sal-l-handover',
    kind: 'lesson',
    title: 'Hand over what you promised',
    summary: 'Pass a new customer on with what was said, not only what was signed.',
    skills: ['SAL-26', '2.B.1.b'],
    minutes: 4,
    body: `The contract says what was bought. What the customer expects was said in meetings. If success hears only of the contract, the first disappointment is built in.

Hand over in a conversation, with the customer there if you can: why they bought, by which figure they will judge it, what you promised beside the contract, who was against it.

Say also what you are not sure about. A colleague who knows of it can ask; one who does not finds out from a complaint.`,
    question: 'What is most often missing in a handover?',
    options: ['The price', 'The names of the users', 'What the customer expects beside the contract'],
    answer: 3,
    why: 'Price and names are in the system. What was said and never written is known only to those who were there.',
  },
  {
    key: 'sal-l-risk',
    kind: 'lesson',
    title: 'An account goes quiet before it goes',
    summary: 'Notice early signs that a customer may leave, and ask.',
    skills: ['SAL-27', 'SAL-25'],
    minutes: 4,
    body: `Customers often leave quietly. They use it less, the person who wanted it takes another job, meetings are put off, questions stop.

Choose three signs you can see, look at them every month, and act on each: call, say what you noticed, and ask. “I see that two of the four teams have stopped. What happened?” is better than a survey.

Hardly anybody minds being asked. Many mind that nobody noticed.`,
    question: 'Usage of one team has fallen by half. What do you do?',
    options: ['Call and ask what happened in that team', 'Wait for the next review', 'Send the tips of the month'],
    answer: 1,
    why: 'There is a reason, and somebody knows it. The sooner you hear it, the more can be done.',
  },
  {
    key: 'sal-l-win-loss',
    kind: 'lesson',
    title: 'Ask why after the decision',
    summary: 'Learn from a won or lost deal by asking the customer three questions.',
    skills: ['SAL-23'],
    minutes: 4,
    body: `Your own reason for a lost deal is easily the price. Customers may name others, if somebody asks who has nothing to sell any more.

Wait two weeks, ask for fifteen minutes, and let a colleague ask. Three questions are enough: how did you compare, what nearly made you decide otherwise, what should we know? Thank them and argue about nothing.

Ask after wins as well: what nearly went wrong there can go wrong the next time.`,
    question: 'Who should ask a customer why they chose somebody else?',
    options: ['The seller, who knows the deal', 'Nobody: it is over', 'A colleague who was not part of it'],
    answer: 3,
    why: 'People speak more openly to somebody who did not lose by it and does not try to turn it round.',
  },
  {
    key: 'sal-l-time',
    kind: 'lesson',
    title: 'Two hours nobody can have',
    summary: 'Keep time for what is important and never urgent.',
    skills: ['2.B.5.a', 'SAL-03'],
    minutes: 3,
    body: `Looking for new customers is never urgent, until it is too late. Whatever is urgent takes its place every day.

Put two hours into your calendar in which you do nothing else, at a time when you are good at it. Prepare the evening before whom you call, so that the first minutes are not spent on choosing. Turn off what rings.

Two hours on three days are better than a whole day that is moved.`,
    question: 'A customer asks for a meeting in your two hours. What do you try before anything else?',
    options: [
      'Offer two other times on the same day',
      'Take it: customers come before everything',
      'Decline without a reason',
    ],
    answer: 1,
    why: 'Most meetings fit at another time as well. If this one does not, you move the two hours instead of deleting them.',
  },
  {
    key: 'sal-l-coach-one',
    kind: 'lesson',
    title: 'One thing to change',
    summary: 'Help a colleague by choosing one thing out of ten.',
    skills: ['SAL-31', '2.B.1.e'],
    minutes: 4,
    body: `After a call you have heard ten things. If you say all of them, none changes. Ask first: “What would you do otherwise?” People often name the most important one themselves.

Then agree on one thing, small enough to try in the next call: wait three seconds after a question. Listen to that call together.

Say what you saw before you say what you think of it: “You asked five questions in the first minute” can be looked at together; “You were in a hurry” can only be contested.`,
    question: 'Which sentence helps more?',
    options: [
      'You were too pushy today.',
      'After “that is a lot” you named a discount within two seconds.',
      'Overall it was good.',
    ],
    answer: 2,
    why: 'It says what happened, so that both can look at it. A judgment can only be accepted or rejected.',
  },
];

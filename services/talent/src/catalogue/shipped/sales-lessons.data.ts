import type { Shipped } from './shipped-item.js';

/** Lessons for people in sales. */
export const salesLessons: readonly Shipped[] = [
  {
    key: 'sal-l-agenda',
    kind: 'lesson',
    title: 'Agree on the agenda first',
    summary: 'Why the first two minutes of a meeting decide what it can lead to.',
    skills: ['SAL-02'],
    minutes: 5,
    body: `Before you ask your first question, say what you would like to have at the end of the meeting, ask what the others would like to have, and agree on how long it takes.

This does three things. People who know where a conversation leads answer more openly. You learn at once if somebody expects something else, such as a demonstration. And you may come back to it: “We have ten minutes left. Shall we use them for what you named at the start?”

Try it in one sentence: “By the end I would like to know whether it makes sense to look further into this together. What would make the half hour worth it for you?”`,
    question: 'A customer answers: “I thought you would show us the product.” What do you do?',
    options: [
      'Start the demonstration at once, since that is what they want',
      'Ask what they would look for in it, and agree on how to split the time',
      'Explain that a demonstration comes in the second meeting',
    ],
    answer: 2,
    why: 'What they would look for tells you more than any first question, and splitting the time keeps your own part of the agenda.',
  },
  {
    key: 'sal-l-next-step',
    kind: 'lesson',
    title: 'A next step has a date and a name',
    summary: 'Tell a next step from a hope, and end every meeting with the first.',
    skills: ['SAL-17', 'SAL-16'],
    minutes: 4,
    body: `“They will get back to us” is no next step. A next step says who does what until when, and both sides have it in their calendars.

Write it down while the others still sit there, read it out, and ask whether it is right. If nobody on their side takes anything on, you have learned something about the deal: note that instead of a step.

- Weak: “Send the proposal.”
- Better: “On Thursday at ten we go through the proposal with Ms. Okafor; until then she asks legal for the contract form.”`,
    question: 'Which of these is a next step?',
    options: [
      'The customer discusses it internally',
      'We follow up next week',
      'On the 14th we and their head of operations look at the two open figures',
    ],
    answer: 3,
    why: 'It names a day, a person on their side and what is done. The others leave all three open.',
  },
  {
    key: 'sal-l-open',
    kind: 'lesson',
    title: 'Questions that begin with what and how',
    summary: 'Hear more by asking what and how instead of do you and is it.',
    skills: ['SAL-02', '2.A.1.b'],
    minutes: 4,
    body: `“Is that a problem for you?” can be answered with yes, and then you know nothing. “What happens when an order is late?” has to be answered with a story.

Begin with what, how, who or since when. Keep why for later: asked early, it sounds as if somebody had to defend themselves.

After the answer wait three seconds. Much of what matters comes after the first pause.`,
    question: 'Which question tells you most about what a late order costs?',
    options: [
      'What happens, step by step, when an order is late?',
      'Is it expensive when an order is late?',
      'Why do you put up with late orders?',
    ],
    answer: 1,
    why: 'It asks for what happens, and costs stand in what happens. A yes-or-no question gets a yes, and why gets a defense.',
  },
  {
    key: 'sal-l-summary',
    kind: 'lesson',
    title: 'Sum up before you go on',
    summary: 'Repeat in your own words what you heard, and let the customer correct you.',
    skills: ['SAL-02', '2.A.1.b'],
    minutes: 3,
    body: `After ten minutes of questions say: “Let me see whether I have it right”, then three sentences in your own words, with the figures you heard. End with: “What have I left out?”

Most people correct something, and often it is the most important thing. They also hear that you listened, which no other sentence can show.

Write the corrected version into your notes, in their words.`,
    question: 'A customer corrects your summary. What is that?',
    options: ['A sign that you listened badly', 'What the summary was there for', 'A reason to begin again'],
    answer: 2,
    why: 'A summary is an offer to be corrected: what is corrected now does not surprise you in the proposal.',
  },
  {
    key: 'sal-l-cost',
    kind: 'lesson',
    title: 'What does it cost today?',
    summary: 'Lead a conversation from a complaint to a figure the customer would sign.',
    skills: ['SAL-07', 'SAL-08'],
    minutes: 6,
    body: `A complaint moves nobody; a figure might. Ask along the way of the work: how often does it happen, how long does it take, who does it, what else could they do in that time, what does it lead to?

Let the customer do the sums. A figure you bring is yours, and is doubted in the next meeting. A figure they worked out is theirs, and they repeat it without you.

Write down how it came about: “40 late orders a month, two hours each.” Leave out what nobody can say. A small figure that holds is worth more than a large one that does not.`,
    question: 'The customer says: “It must cost us millions.” What do you do?',
    options: [
      'Put it into the proposal as their estimate',
      'Ask what one case costs and how many there are',
      'Offer the average of your other customers',
    ],
    answer: 2,
    why: 'Case by case the figure becomes one they can defend. The estimate breaks at the first question from finance.',
  },
  {
    key: 'sal-l-who',
    kind: 'lesson',
    title: 'Who else will have an opinion?',
    summary: 'Find out who decides without asking who decides.',
    skills: ['SAL-14', 'SAL-02'],
    minutes: 4,
    body: `“Are you the decision maker?” puts people in a spot, and many say yes. Ask instead how it went the last time: “When you bought something like this before, how did that go? Who looked at it?”

Then ask about this time: “What will be different? Who would be surprised not to have been asked?” The last question finds security, finance and others who can stop what everybody else wants.

Draw it while they speak, and let them move the names.`,
    question: 'Which question finds people who could stop a deal late?',
    options: [
      'Are you the one who decides?',
      'Who would be surprised not to have been asked?',
      'Can you send me your organization chart?',
    ],
    answer: 2,
    why: 'It asks for people whose agreement is needed and easily forgotten. A chart shows who reports to whom, not who objects.',
  },
  {
    key: 'sal-l-silence',
    kind: 'lesson',
    title: 'After the price, nothing',
    summary: 'Name the price, then wait.',
    skills: ['2.B.1.d', 'SAL-13'],
    minutes: 3,
    body: `Say the price in one sentence, without “normally”, “around” or “but”. Then stop speaking.

The silence that follows is work on the other side: people compare, calculate and think of whom they have to tell. Whoever fills it usually gives something away: a discount nobody asked for, or a reason nobody had.

If they say “That is a lot”, ask: “Compared with what?”`,
    question: 'You have named the price, and nobody says anything. What do you do?',
    options: ['Mention that there is room for a discount', 'Repeat what is included', 'Wait'],
    answer: 3,
    why: 'They are thinking. Whatever you say now answers a question that was not asked.',
  },
  {
    key: 'sal-l-trade',
    kind: 'lesson',
    title: 'If you, then we',
    summary: 'Give nothing in a negotiation without asking for something.',
    skills: ['2.B.1.d', 'SAL-12'],
    minutes: 4,
    body: `A concession without a return teaches that asking is enough. Put every one into a sentence with if: “If you sign for two years, then we can meet you on the price.”

The if comes first: people listen to the condition before they hear the gift. Ask for what is cheap for them and worth something to you: a date, a reference, a longer term, payment up front.

If there is nothing to ask for, say no, and say why.`,
    question: '“Give us five percent and we have a deal.” Which answer trades?',
    options: [
      'If we sign by Friday with payment up front, then I can ask for five.',
      'Five is hard, but three would work.',
      'I have to ask my manager.',
    ],
    answer: 1,
    why: 'It gives something and asks for something, condition first. Three percent for nothing is a smaller gift, and still a gift.',
  },
  {
    key: 'sal-l-objection',
    kind: 'lesson',
    title: 'Ask before you answer',
    summary: 'Find out what an objection is about before you meet it.',
    skills: ['SAL-11', '2.A.1.b'],
    minutes: 4,
    body: `“It is too expensive” may mean: more than the other offer, more than the budget, more than I believe it is worth, or I would like to see whether it goes lower. Each needs another answer.

So ask first: “When you say too expensive: compared with what?” Then say where they are right, if they are. Only then answer, and ask whether that settles it.

Whoever answers at once answers the objection they like best.`,
    question: 'A customer says: “We have no time for this at the moment.” What comes before everything else?',
    options: [
      'Show how quickly others have done it',
      'Offer to come back in half a year',
      'Ask what takes up the time, and what would have to be over before',
    ],
    answer: 3,
    why: 'It tells you whether there is a real date, a lack of interest or a fear of effort. The answers to these differ.',
  },
  {
    key: 'sal-l-reason',
    kind: 'lesson',
    title: 'A reason of theirs',
    summary: 'Write to somebody because of something about them, in one sentence.',
    skills: ['SAL-03', '2.A.1.c'],
    minutes: 4,
    body: `People read the first line and decide. A line about you is skipped. A line about them, which they can check, is read.

Look for something public and recent: a new site, a job that is advertised, a change of rules in their trade. Say in one sentence what it may mean for the person you write to, and ask one question.

If you find no reason, do not write. There is somebody else on your list for whom there is one.`,
    question: 'Which opening line would be read?',
    options: [
      'You are opening a second warehouse in spring: who plans the shifts for it?',
      'We are a leading provider of planning software.',
      'I hope you had a good start into the week.',
    ],
    answer: 1,
    why: 'It is about them, can be checked, and asks one question. The others could have been sent to anybody.',
  },
];

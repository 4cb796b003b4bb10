import type { LevelContent } from './level.js';

export const discovery: LevelContent = {
  level: 1,
  title: 'Discovery',
  description:
    'Understand what a customer is trying to change, and what it costs them not to, before you talk about what you sell.',
  lessons: [
    {
      title: 'Prepare so that you can listen',
      minutes: 4,
      paragraphs: [
        'A first conversation fails most often before it starts. If you arrive without knowing how the customer earns money, you spend their time learning what their own website says, and they remember you as one more vendor. Half an hour of preparation is enough: what do they sell and to whom, what changed in the last six months, and what does the person you are meeting answer for?',
        'Write down three guesses. For example: they opened two sites this year, so hiring is slow; their margin fell, so cost is watched; the new operations head came from a larger company, so processes will be compared. A guess is not a pitch. It is a reason to ask a better question: "You opened two sites in spring. What became harder than you expected?"',
        'Bring an agenda of three lines and say how long you need. Then ask what would make the time worth it for them. What they answer is usually the first real information of the deal.',
      ],
    },
    {
      title: 'Ask from facts to consequences',
      minutes: 5,
      paragraphs: [
        'Good questions move in one direction: from what is, to what that causes, to what it would be worth to change. Start with facts you could not have looked up: how the work is done today, who touches it, how often it goes wrong. Keep this part short. Facts help you, not the customer.',
        'Then follow the thread. When somebody says "reporting takes us a week", do not reach for the product. Ask what happens in that week: which decisions wait, who is blamed, what was missed last quarter. A problem without a consequence is a complaint, and nobody buys against a complaint.',
        'Last, let the customer say what better would look like. "If you had those figures on the second day, what would you do differently?" People believe their own reasons more than yours. Write those words down exactly; you will use them in the proposal, and they will recognise them.',
      ],
    },
    {
      title: 'Put a number on the problem',
      minutes: 4,
      paragraphs: [
        'A project without a number competes with every other good idea in the company, and usually loses to doing nothing. Help the customer work out what the present state costs. Choose one measure they already report: hours, late orders, people who leave, revenue that slips into the next month.',
        'Do the sum together and aloud. "Four planners, six hours a week each, at roughly fifty an hour: about sixty thousand a year, before the orders that ship late. Is that fair?" Let them correct you. A number they corrected is theirs, and they will defend it when you are not in the room.',
        'Stay conservative. If the case works with half of the benefit, say so and use the half. Overstated numbers are found out by the finance department, and then everything else you said is doubted too. If the sum is small, you have learned something just as useful: this is not a deal worth a quarter of your time.',
      ],
    },
    {
      title: 'Close each talk with a next step',
      minutes: 3,
      paragraphs: [
        'A conversation that ends with "let us stay in touch" has ended. Agree the next step before you part, while both of you still remember why it matters: what will happen, who takes part, by which day, and what each side does before then. Put it into the calendar during the call.',
        'Make the step an exchange. If you prepare an analysis, ask for the data or for the colleague who knows the process. Somebody who invests an hour in your deal is interested; somebody who only receives documents may be polite. This is the cheapest test of a deal there is.',
        'Within a day, send a short summary: the situation, the consequences and figures they named, what they want to achieve, the agreed step. Ask them to correct it. The answer tells you whether you understood, and the text can be forwarded to the people you have not met yet.',
      ],
    },
  ],
  quiz: [
    {
      question: 'What are the guesses you prepare before a first conversation for?',
      options: [
        'To show the customer how much you know about them',
        'To ask questions that the customer finds worth answering',
        'To decide which product to present first',
        'To fill the notes of the deal before the call',
      ],
      answer: 1,
    },
    {
      question: 'A customer says "our reporting takes a week". What is the best next question?',
      options: [
        '"Shall I show you how our reporting works?"',
        '"How many people work in reporting?"',
        '"What waits during that week, and what has that cost you?"',
        '"Which tool do you use today?"',
      ],
      answer: 2,
    },
    {
      question: 'Why work out the cost of a problem together with the customer?',
      options: [
        'Because a number they helped to find is one they will defend',
        'Because you may not know the prices in their country',
        'Because it makes the meeting longer',
        'Because the finance department is not told about it then',
      ],
      answer: 0,
    },
    {
      question: 'The business case works only if every assumed benefit comes true. What do you do?',
      options: [
        'Present it, since customers discount everything anyway',
        'Leave the numbers out and speak about features',
        'Add more benefits until it looks safe',
        'Count half of the benefit, and be ready to step back if it no longer pays',
      ],
      answer: 3,
    },
    {
      question: 'Which of these is a real next step?',
      options: [
        'The customer will think about it and come back to you',
        'You send a brochure and call again some time',
        'On Thursday at ten their planner joins and brings the order data; you bring the analysis',
        'You add the customer to the newsletter',
      ],
      answer: 2,
    },
  ],
};

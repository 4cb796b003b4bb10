import type { LevelContent } from './level.js';

export const accountGrowth: LevelContent = {
  level: 4,
  title: 'Account growth',
  description:
    'Turn a signed contract into a result, a result into trust, and trust into a plan for the whole account.',
  lessons: [
    {
      title: 'Hand over a promise, not a contract',
      minutes: 4,
      paragraphs: [
        'The customer bought what they told you in discovery. The people who deliver were not there. If they start from the contract alone, the customer has to explain everything again and wonders whether you ever listened. So hand over the promise: the problem and its figure, the words the sponsor used, the date that matters, who doubted, what you said you cannot do.',
        'Do it in one meeting with all three sides: you, the people who deliver, and the customer. Let the customer say in their own words what success is, and agree the first result that will be visible within thirty days. Small and certain is better than large and late.',
        'Stay in sight for that first result. You need not run the project, but you should know the date, call on that day, and be the one who brings it up when it slips. Growth in an account is paid for in those weeks.',
      ],
    },
    {
      title: 'Review value, not activity',
      minutes: 4,
      paragraphs: [
        'A review that shows logins, tickets and releases is about you. The people who will decide on the renewal ask something else: did the thing we paid for happen? Open each quarterly review with the figure from the first conversation: planning took six hours a week, it now takes two, the late orders fell by a third.',
        'If the figure did not move, say it before they do. Bring what you found out about the reason and what you propose. Customers forgive a late result with an honest plan; they do not forgive a cheerful presentation about something that does not work.',
        'Invite the person who signed, once or twice a year, with three slides: the result, what it is worth, the next goal. Keep the minutes short and ask them to confirm the figure. A confirmed figure is your best reference and your easiest renewal.',
      ],
    },
    {
      title: 'Map the account and choose where to grow',
      minutes: 5,
      paragraphs: [
        'Large accounts are not one customer. They are departments with their own goals, budgets and opinions about each other. Draw a simple map: the units down the side, what you could do for each across the top. Mark what is in use, what is talked about, what belongs to a competitor, and what nobody has looked at.',
        'Then choose two fields, not ten. The best candidates have a problem you have already solved next door, a leader your sponsor would call, and an event within the year. Ask for that introduction right after a confirmed result, when it is easy to give: "Who else here has the trouble you had in March?"',
        'Run every new field as a new deal, from discovery on. The people there did not buy last year and have other worries. Arriving with "your colleagues already use it" and a form to sign is how accounts stop growing.',
      ],
    },
    {
      title: 'See the risk before the renewal',
      minutes: 4,
      paragraphs: [
        'Customers seldom leave on the day they tell you. They leave months earlier, when the sponsor changes jobs, the use falls and nobody mentions it, invoices are questioned, or meetings are moved twice. Write these signs down for every account and look at them monthly, when there is still time.',
        'The most dangerous one is a new person in the place of your sponsor. They did not choose you, and they are expected to change something. See them in their first month. Do not defend the past: ask what they are asked to achieve, and show what exists already as a means to it.',
        'Begin the renewal half a year ahead. Settle open complaints first, then confirm the results, then speak about terms. A renewal is a small sale with the same questions as the first: what is it worth, who decides, by when. If you would not qualify it today, start working on that, not on the price.',
      ],
    },
  ],
  quiz: [
    {
      question: 'What do the people who deliver need from you most after the signature?',
      options: [
        'The signed contract and the price list',
        'What the customer wants to achieve, in their words and figures, with the date that matters',
        'A list of the features that were shown',
        'The forecast for the next quarter',
      ],
      answer: 1,
    },
    {
      question: 'With what does a good quarterly review begin?',
      options: [
        'With the figure the customer wanted to change, then and now',
        'With the number of logins and tickets',
        'With the features of the next release',
        'With the offer for the renewal',
      ],
      answer: 0,
    },
    {
      question: 'The promised figure has not moved. What do you do in the review?',
      options: [
        'Show other figures that look better',
        'Wait until the customer asks',
        'Say it first, with the reason and a plan',
        'Move the review to the next quarter',
      ],
      answer: 2,
    },
    {
      question: 'When is the best moment to ask for an introduction to another department?',
      options: [
        'In the first meeting',
        'While the price is negotiated',
        'A week before the renewal',
        'Right after the customer has confirmed a result',
      ],
      answer: 3,
    },
    {
      question: 'Your sponsor leaves the customer. What comes first?',
      options: [
        'A discount on the renewal',
        'Meeting the successor in their first month, to learn what they are to achieve',
        'A letter that lists what was delivered so far',
        'Waiting until the successor gets in touch',
      ],
      answer: 1,
    },
  ],
};

import type { Industry } from '@talent-os/contracts';

type DemoChallenge = {
  /** Works of two people and of a team, on the first challenge of the industry. */
  readonly works: readonly [string, string, string];
  readonly team: string;
  /** A team that takes people in, on the second. */
  readonly open: string;
};

/** What people of the demo have handed in: on the first challenge that came with the product for their industry. */
export const demoChallenges: Readonly<Record<Industry, DemoChallenge>> = {
  SALES: {
    works: [
      'To decide: whether we renew for three years or for one.\n\nToday the reports take two people four days each month (their own count, October). Three years at the offered price save the work of one of them from March on.\n\nIt takes one contact on their side for six weeks. What could go wrong: the old system is switched off late. Then both run in April, and we pay for that month.',
      'One sentence: they lose eleven hours a week to retyping orders, and this ends it by May.\n\nThe eleven hours are from their shift log, weeks 38 to 41. Price and steps stand below. The risk is that only one person knows the old export; we ask for a second one before we begin.',
      'Decide by Friday: yes or no to a trial in one branch.\n\nWhat changes: quotes go out the same day. What it costs today: nine of forty quotes were late in September (their list). What it takes: a desk, two people, four weeks. If the trial fails, nothing was moved and nothing is owed.',
    ],
    team: 'Second Draft',
    open: 'Cold Coffee',
  },
  HEALTHCARE: {
    works: [
      'Before: “Resume regular activity as tolerated; f/u w/ PCP in 7–10 d.”\n\nAfter: Today: rest, drink water, take the tablets with food. From tomorrow: walk a little, three times a day. Call us when you have a fever above 101 °F or the wound gets red. See your family doctor within ten days; the number stands at the top.',
      'Today\n- Take one white tablet now and one before bed.\n- Do not drive.\n\nTomorrow\n- Change the dressing after you wash.\n\nCall the ward at once when it bleeds through, when you cannot keep water down, or when you are not sure. We would rather be called.',
      'We put what to do today in a box at the top, in five lines. Abbreviations are gone. The number of the ward stands next to each “call”. What the old form said of insurance moved to the back: nobody needs it tonight.',
    ],
    team: 'Plain Words',
    open: 'Night Notes',
  },
  CYBER: {
    works: [
      'Rule: five failed sign-ins of one account within ten minutes, followed by one that works from an address not seen in thirty days.\n\nOn the sample set it finds 4; 3 are planted, 1 is a traveling colleague (a false alarm). Ways around it: slower attempts, or an address that was seen before. It reads one table and costs about a minute an alert.',
      'I look for new services that are installed and started within sixty seconds on more than two hosts. Sample set: 2 hits, both planted, no false alarm. It misses what starts at the next boot, and whoever waits two minutes. Looking at a hit takes five minutes, most of it to find who rolled something out.',
      'Three of us ran the same query and got the same 7 rows. Two are false alarms: the backup account, each night at two. Leaving it out by name is a way around the rule, so we leave it out by name and host. A second way around is to split the transfer.',
    ],
    team: 'Blue Hour',
    open: 'Packet Loss',
  },
};

/** What those who looked at a work said of it, and how many criteria they found missing. */
export const demoReviews = [
  { missing: 0, words: 'I knew after one reading what is asked. The risk could come earlier.' },
  { missing: 1, words: 'Clear and short. I could not tell where one of the figures comes from.' },
  { missing: 1, words: 'The first line does its work. The last part could be half as long.' },
  { missing: 0, words: 'Good order, and nothing is left out. I take the box at the top with me.' },
  { missing: 2, words: 'A strong beginning. Two of the points are said, but not shown.' },
  { missing: 1, words: 'Easy to check. I would name who does the first step.' },
] as const;

import { splitAtCommas } from '@talent-os/contracts/words.js';

/** Groups of cues: each counts once, however often its words are said. */
type Cues = Readonly<Record<string, readonly string[]>>;

/** When, where, who and what was at stake. */
export const situationCues: Cues = {
  when: splitAtCommas(
    `last year, last month, last week, last winter, last spring, last summer, last autumn, last fall, last quarter, yesterday,
     years ago, months ago, weeks ago, days ago, a year ago, a month ago, a week ago, one day, one night, one morning,
     one evening, one afternoon, at the time, back then, when i, when we, when my, when a, when the, during, in january,
     in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december,
     on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, first year, early in, late in`,
  ),
  where: splitAtCommas(
    `at my last, in my last, at my previous, in my previous, in my current, at my current, my former, on my shift,
     night shift, day shift, on the ward, in the unit, on the unit, in the clinic, in the hospital, in the office, on site,
     at a customer, at the customer, in our team, on our team, in my team, on my team, in a team, in the project, our company,
     the company, at work, our region, my territory, our network`,
  ),
  who: splitAtCommas(
    `a customer, the customer, our customer, a patient, the patient, my patient, a family, the family, a nurse, the nurse,
     a colleague, my colleague, a manager, my manager, an analyst, a buyer, the buyer, a client, the client, a user, the user,
     a vendor, the vendor, an attacker, somebody, someone, our team, my team, the team, a doctor, the doctor, a physician,
     the physician, users, patients, customers, colleagues`,
  ),
  stake: splitAtCommas(
    `problem, risk, at stake, behind schedule, too late, short of, understaffed, complaint, outage, incident, alert, mistake,
     went wrong, was wrong, in danger, urgent, struggling, not working, did not work, didn't work, broke, failed, at risk,
     about to leave, lost, missing, suspicious, got worse, conflict, disagreed, unhappy, pressure`,
  ),
};

/** What was to be done, whose it was, what for, and within what. */
export const taskCues: Cues = {
  duty: splitAtCommas(
    'i had to, we had to, i needed to, we needed to, i was to, needed to be, had to be, it was necessary',
  ),
  own: splitAtCommas(
    `my task, my job, my role, my part, my responsibility, i was responsible, i was asked, i was assigned, i was in charge,
     it was my, was up to me, i was charge, i owned, asked me to, on me to, i took on`,
  ),
  aim: splitAtCommas(
    `the goal, my goal, our goal, the aim, my aim, our aim, the target, my target, our target, i wanted to, we wanted to,
     in order to, the point was, was supposed to, find out`,
  ),
  limit: splitAtCommas(
    `deadline, by the end of, by monday, by tuesday, by wednesday, by thursday, by friday, by noon, by the morning, before lunch,
     before the, within a, within an, within the, until the, in time, only had, no more than, at most, without`,
  ),
};

/** How it ended, and what it has been good for since. */
export const resultCues: Cues = {
  end: splitAtCommas(
    `as a result, in the end, at the end, the result, the outcome, it turned out, which meant, led to, because of that,
     finally, eventually, ended up, it worked, nobody, no one, not a single, no longer`,
  ),
  lasting: splitAtCommas(
    `since then, from then on, ever since, to this day, afterwards, after that, still, today, i learned, we learned, i learnt,
     the next time, from now on, every month since, became the standard, adopted`,
  ),
};

/** What changed: words of an outcome. */
export const outcomes = splitAtCommas(
  `reduced, saved, increased, grew, fell, dropped, rose, doubled, tripled, halved, improved, won, closed, renewed, prevented,
   avoided, fixed, solved, resolved, restored, recovered, finished, delivered, shortened, cut, signed, passed, recovery,
   went down, went up, went home, stayed, faster, fewer, safer, discharged, contained`,
);

/** What is said of what would be done, not of what was. */
export const supposedCues = splitAtCommas(
  `i would, i'd, i will, i'll, i usually, i always, i generally, i typically, i normally, i try to, i tend to, you would,
   you should, you have to, one would, one should, we would, we will, i could, i might`,
);

export const fillerCues = splitAtCommas(
  'um, umm, uhm, uh, uhh, er, erm, ehm, hmm, you know, i mean, sort of, kind of, basically, actually, literally, so yeah',
);

/** Words for a number, beside digits. "One" is mostly no number. */
export const numberWords: ReadonlySet<string> = new Set(
  splitAtCommas(
    `two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen,
     eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, million, half, third,
     quarter, twice, dozen, percent`,
  ),
);

/** The past of verbs that do not end in -ed. */
export const irregularPast: ReadonlySet<string> = new Set(
  splitAtCommas(
    `began, bought, brought, broke, built, caught, chose, cut, did, drew, drove, fell, felt, fought, found, gave, got, grew,
     held, hid, hit, kept, knew, led, left, let, lost, made, meant, met, paid, put, ran, rang, read, rose, said, sat, saw, sent,
     set, shot, showed, shut, sold, sought, spent, split, spoke, spread, stood, stuck, swept, taught, took, told, thought, threw,
     understood, went, won, woke, wrote`,
  ),
);

/** Words on -ed that are no past. */
export const noPast: ReadonlySet<string> = new Set(
  splitAtCommas(
    'need, feed, speed, seed, exceed, proceed, succeed, indeed, bleed, breed, embed, hundred, weed, bed, red',
  ),
);

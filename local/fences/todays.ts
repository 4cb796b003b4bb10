import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

/** Where code of the product decides or shows by the day it is. */
const PARTS = /^(?:services\/|apps\/(?:gateway|web)$|libs\/(?:service-kit|contracts)$)/;
/** Data that is made up, and tables as they were changed once. */
const MADE_UP = /\/(?:demo|seed|test|migrations)\//;

const FORMS: readonly RegExp[] = [
  // The day of this moment in UTC.
  /\bdayOf\((?:\w+\.)?now\)|\bdayOf\(new Date\(\)\)/g,
  /\.toISOString\(\)\s*\.(?:slice\(0, ?(?:10|7|4)\)|split\('T'\))/g,
  // An instant as text, cut to its day.
  /\b(?:at|since|\w+At)\??\.slice\(0, ?10\)/g,
  /\bgetUTC(?:FullYear|Month|Date)\(/g,
  // The day it is where the process or its database stands.
  /\bnew Date\(\)\.get(?:FullYear|Month|Date|Day)\(/g,
  /\bcurrent_date\b|\bnow\(\)::date|at time zone 'UTC'\)::date/gi,
];

/** Calendar sums of days, which have no timezone, and years. */
const SUMS = new Map([
  ['libs/service-kit/src/calendar.ts', 'days as text, counted in UTC'],
  ['libs/service-kit/src/wall-clock.ts', 'what clocks of a timezone show, written as if it were UTC'],
  ['libs/contracts/src/dates.ts', 'years from now, with a day to spare'],
  ['apps/web/src/lib/today.ts', 'days as text, counted in UTC'],
  ['apps/web/src/pages/account/auth-panels.tsx', 'the year, before anybody has signed in'],
  ['apps/web/src/pages/healthcare/shifts/week/labels.ts', 'the number of a day given as text'],
  ['apps/web/src/pages/home/inbox/inbox.rules.ts', 'the Monday after a day given as text'],
  ['services/chat/src/verification/facts.ts', 'days that a text speaks of'],
  ['services/chat/src/privacy/known-people.ts', 'the year, for dates of birth'],
  ['services/audit/src/checkpoints/second-copy.ts', 'once a day for a log, whichever day'],
  ['services/chat/src/export/markdown.rules.ts', 'says that it is UTC'],
  ['services/chat/src/budget/budget.rules.ts', 'months as model providers bill them'],
  ['services/identity/src/break-glass/break-glass.rules.ts', 'shown of somebody who belongs to no organization'],
]);

/** One today: the organization's. In Auckland and Honolulu the day of UTC is another one for half of every day. */
export const todayViolations = (tree: Tree): Violation[] =>
  tree.parts
    .filter(({ folder }) => PARTS.test(folder))
    .flatMap(({ files }) => files)
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !MADE_UP.test(path) && !SUMS.has(path))
    .flatMap(({ path, text }) =>
      FORMS.flatMap((form) =>
        [...text.matchAll(form)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `takes the day of UTC (${match[0]}); it is todayOf(ctx), in screens useToday()`,
        })),
      ),
    );

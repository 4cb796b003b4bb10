import type { CareerQuestion, CareerSummary } from '@talent-os/contracts/talent/career-questions.js';
import type { Target } from '@talent-os/contracts/talent/targets.js';
import type { MapRole } from '../careers/roles-of-map.js';

/** Characters of a sentence that is shown, and of a goal, which a goal's title has room for. */
const [LINE_MOST, GOAL_MOST] = [240, 160];
/** Skills and roles that are named at most. */
const NAMED_MOST = 12;

type Answered = Pick<CareerQuestion, 'key' | 'topic' | 'answer'>;
type Known = {
  /** Skills the organization knows. */
  readonly skills: readonly string[];
  /** Of them, those the person has named. */
  readonly held: ReadonlySet<string>;
  readonly roles: readonly MapRole[];
  readonly targets: readonly Pick<Target, 'id' | 'title' | 'industry'>[];
};

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text says these words as they stand, also in the plural. */
export function says(text: string, words: string): boolean {
  const [said, sought] = [plain(text), plain(words).trimEnd()];
  return sought.trim() !== '' && (said.includes(`${sought} `) || said.includes(`${sought}s `));
}

/** The first sentence of an answer, cut at a word where it is long. */
export function firstSentence(answer: string, most: number): string {
  const text = answer.trim().replaceAll(/\s+/g, ' ');
  const sentence = /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}

const withoutStop = (sentence: string): string => sentence.replace(/[.!]$/, '');

/** What answers say, in the words of who gave them: nothing is added to them. */
export function summaryOf(answers: readonly Answered[], { skills, held, roles, targets }: Known): CareerSummary {
  const given = answers.filter(({ answer }) => answer.trim() !== '');
  const text = given.map(({ answer }) => answer).join(' . ');
  const same = (one: MapRole, { title, industry }: Known['targets'][number]) =>
    industry === one.industry && title.trim().toLowerCase() === one.title.toLowerCase();
  return {
    lines: given.map(({ key, topic, answer }) => ({ key, topic, text: firstSentence(answer, LINE_MOST) })),
    skills: skills
      .filter((name) => says(text, name))
      .slice(0, NAMED_MOST)
      .map((name) => ({ name, named: held.has(name) })),
    roles: roles
      .filter(({ title }) => says(text, title))
      .slice(0, NAMED_MOST)
      .map((role) => ({
        industry: role.industry,
        title: role.title,
        targetId: targets.find((target) => same(role, target))?.id ?? null,
      })),
    goals: given
      .filter(({ topic }) => topic === 'goal')
      .map(({ answer }) => withoutStop(firstSentence(answer, GOAL_MOST))),
  };
}

import type { Industry } from '@talent-os/contracts';
import { foldText } from '@talent-os/contracts/search/fold.js';
import type { PreparedQuestion } from '@talent-os/contracts/talent/preparation.js';
import { banks, general } from './questions.data.js';

export type JudgedSkill = { readonly name: string; readonly required: number | null };
type Question = Omit<PreparedQuestion, 'note'>;

/** From this level on people are asked how they bring others forward. */
const TEACHES_FROM = 4;
/** Questions of one skill at most: who prepares for thirty prepares for none. */
const A_SKILL = 3;

type Rated = {
  readonly needs: readonly { readonly skill: string; readonly required: number; readonly level: number }[];
  readonly rated: readonly { readonly name: string; readonly level: number }[];
};

/** What is judged for a position: the skills it asks for, then what interviewers rate besides. */
export function judgedIn({ needs, rated }: Rated): (JudgedSkill & { readonly level: number })[] {
  const required = needs.map(({ skill, required: asked, level }) => ({ name: skill, required: asked, level }));
  const besides = rated.filter(({ name }) => needs.every(({ skill }) => skill !== name));
  return [...required, ...besides.map((one) => ({ ...one, required: null }))];
}

const slugOf = (name: string): string => foldText(name).trim().replaceAll(' ', '-').slice(0, 60);

/** What is likely asked for the skills that are judged, each question once and under its first skill; then what everybody is asked. */
export function questionsOf(industry: Industry, judged: readonly JudgedSkill[]): Question[] {
  const taken = new Set<string>();
  const ofSkills = judged.flatMap(({ name, required }) => {
    const sought = foldText(name);
    const found: Question[] = banks[industry]
      .filter(([, , skills = []]) => skills.some((skill) => foldText(skill) === sought))
      .map(([key, text]) => ({ key: `bank:${key}`, text, skill: name }))
      .filter(({ key }) => !taken.has(key));
    const chosen = [...found, ...patterns(name, required, found.length === 0)].slice(0, A_SKILL);
    for (const { key } of chosen) taken.add(key);
    return chosen;
  });
  return [...ofSkills, ...general.map(([key, text]) => ({ key: `general:${key}`, text, skill: null }))];
}

/** Questions that fit any skill, for those no bank knows and for those who are to lead in it. */
function patterns(name: string, required: number | null, isUnknown: boolean): Question[] {
  const slug = slugOf(name);
  const words = /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return [
    ...(isUnknown
      ? [
          {
            key: `use:${slug}`,
            text: `When did ${words} make the difference, and what did you do yourself?`,
            skill: name,
          },
        ]
      : []),
    ...(required !== null && required >= TEACHES_FROM
      ? [{ key: `teach:${slug}`, text: `Whom have you brought forward in ${words}, and how?`, skill: name }]
      : []),
  ];
}

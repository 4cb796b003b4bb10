import { createHash } from 'node:crypto';
import type { Experience, ExperienceKind } from '@talent-os/contracts/talent/experience.js';
import { skillLevels } from '@talent-os/contracts/talent/own-skills.js';
import type { ResumeFactKind } from '@talent-os/contracts/talent/resumes.js';
import type { VerificationKind } from '@talent-os/contracts/talent/verifications.js';

type Skill = {
  readonly skillId: string;
  readonly name: string;
  readonly level: number;
  readonly evidence: string;
  readonly verified: boolean;
};
/** What was handed in, and not withdrawn. */
export type Paper = {
  readonly id: string;
  readonly kind: VerificationKind;
  readonly name: string;
  readonly issuer: string;
  readonly validUntil: string | null;
};
/** What the healthcare service keeps and holds good. */
export type License = { readonly name: string; readonly verified: boolean };

export type ProfileFacts = {
  readonly experience: readonly Omit<Experience, 'version'>[];
  readonly skills: readonly Skill[];
  readonly papers: readonly Paper[];
  readonly licenses: readonly License[];
};

/** A fact of a profile: everything a resume says is one of them. */
export type Fact = {
  readonly key: string;
  readonly kind: ResumeFactKind;
  readonly text: string;
  readonly detail: string;
  readonly verified: boolean;
  /** The entry a line belongs to. */
  readonly under: string | null;
  readonly where: string;
  readonly startMonth: string | null;
  readonly endMonth: string | null;
  /** Words for when it was; empty where it has no time. */
  readonly when: string;
  readonly level: number | null;
};

/** Papers that belong in a resume: who somebody is and where they worked are shown by themselves. */
const STATED: readonly VerificationKind[] = ['license', 'certification', 'clearance'];
const ENTRIES: readonly ExperienceKind[] = ['job', 'project', 'education'];
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const BULLET = /^\s*[-–—*•·‣▪]\s+/u;
const KEY_DIGITS = 12;

const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, KEY_DIGITS);
export const monthText = (month: string): string => `${NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** From when until when something went on, as a resume says it. */
export function spanText(startMonth: string, endMonth: string | null): string {
  if (startMonth === endMonth) return monthText(startMonth);
  return `${monthText(startMonth)} – ${endMonth ? monthText(endMonth) : 'today'}`;
}

/** The lines of a description, each once, without the signs a list is written with. */
export const linesOf = (description: string): string[] => [
  ...new Set(
    description
      .split('\n')
      .map((line) => line.replace(BULLET, '').trim())
      .filter(Boolean),
  ),
];

/** Every fact of a profile, in the order of a resume: what goes on first, then the latest. */
export function factsOf({ experience, skills, papers, licenses }: ProfileFacts): Fact[] {
  return [
    ...ENTRIES.flatMap((kind) => experience.filter((entry) => entry.kind === kind)).flatMap(entryFacts),
    ...licenses.map(licenseFact),
    ...papers.filter(({ kind }) => STATED.includes(kind)).map(paperFact),
    ...skills.map(skillFact),
  ];
}

const timeless = { under: null, startMonth: null, endMonth: null, when: '', level: null };

function entryFacts({ id, kind, title, place, description, startMonth, endMonth }: ProfileFacts['experience'][number]) {
  const key = `entry:${id}`;
  const when = spanText(startMonth, endMonth);
  const shared = { verified: false, level: null };
  const entry: Fact = {
    ...shared,
    key,
    kind,
    text: title,
    detail: `${place}, ${when}`,
    under: null,
    where: place,
    startMonth,
    endMonth,
    when,
  };
  const lines = linesOf(description).map((text): Fact => ({
    ...timeless,
    ...shared,
    key: `line:${id}:${markOf(text)}`,
    kind: 'line',
    text,
    detail: title,
    under: key,
    where: '',
  }));
  return [entry, ...lines];
}

const licenseFact = ({ name, verified }: License): Fact => ({
  ...timeless,
  key: `license:${markOf(name)}`,
  kind: 'credential',
  text: name,
  detail: verified ? 'Verified' : 'Not verified yet',
  verified,
  where: '',
});

const paperFact = ({ id, name, issuer, validUntil }: Paper): Fact => ({
  ...timeless,
  key: `paper:${id}`,
  kind: 'credential',
  text: name,
  detail: [issuer, validUntil && `valid until ${monthText(validUntil)}`].filter(Boolean).join(', '),
  verified: false,
  where: issuer,
  when: validUntil ? `Valid until ${monthText(validUntil)}` : '',
});

const skillFact = ({ skillId, name, level, evidence, verified }: Skill): Fact => ({
  ...timeless,
  key: `skill:${skillId}`,
  kind: 'skill',
  text: name,
  detail: [`${skillLevels[level as keyof typeof skillLevels]}, ${level} of 5`, evidence].filter(Boolean).join(' · '),
  verified,
  where: '',
  level,
});

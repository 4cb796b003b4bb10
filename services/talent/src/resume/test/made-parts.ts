import type { KnowledgeKind } from '@talent-os/contracts/upload.js';
import { WORDS, type Entry, type Language, type MadePerson } from './made-people.js';

/** One way to lay a résumé out. */
export type Layout = {
  readonly name: string;
  readonly kind: KnowledgeKind;
  readonly make: (person: MadePerson) => Uint8Array;
  /** It says years alone: they begin in January and end in December. */
  readonly inYears?: boolean;
};

/** How a month is written. */
export type Written = (month: string) => string;
export const inWords =
  (language: Language): Written =>
  (month) => {
    const name = WORDS[language].months[Number(month.slice(5)) - 1]!;
    return language === 'es' || language === 'pt' ? `${name} de ${month.slice(0, 4)}` : `${name} ${month.slice(0, 4)}`;
  };
export const inNumbers: Written = (month) => `${month.slice(5)}/${month.slice(0, 4)}`;
export const asIso: Written = (month) => month;
export const asYear: Written = (month) => month.slice(0, 4);
export const dotted: Written = (month) => `${month.slice(5)}.${month.slice(0, 4)}`;
export const onTheFirst: Written = (month) => `01.${dotted(month)}`;
export const inShort: Written = (month) => `${month.slice(5)}/${month.slice(2, 4)}`;

export const period = (
  { language }: MadePerson,
  { start, end }: Entry,
  write: Written = inWords(language),
  to: string = WORDS[language].to,
) => `${write(start)} ${to} ${end ? write(end) : WORDS[language].now}`;

/** A period that says since when where it goes on. */
export const sinceOrPeriod = (person: MadePerson, one: Entry, write: Written): string =>
  one.end ? period(person, one, write, '–') : `${WORDS[person.language].since} ${write(one.start)}`;

export const entriesOf = ({ entries }: MadePerson, kind: Entry['kind']) => entries.filter((one) => one.kind === kind);

export const KINDS = ['job', 'education'] as const;

/** The lines of both parts, with their headings. */
export function parts(
  person: MadePerson,
  lines: (one: Entry) => string[],
  heading: (text: string) => readonly string[] = (text) => ['', text],
): string[] {
  return KINDS.flatMap((kind) => [
    ...heading(WORDS[person.language][kind]),
    ...entriesOf(person, kind).flatMap((one) => ['', ...lines(one)]),
  ]);
}

/** What is told below a job. */
export const told = (person: MadePerson, { kind }: Entry, bullet = '• '): string[] =>
  kind === 'job' ? WORDS[person.language].told.map((text) => `${bullet}${text}`) : [];
export const skills = ({ language }: MadePerson): readonly string[] => WORDS[language].skill;
export const contact = ({ email, phone }: MadePerson): string => `${email} | ${phone} | 12 Harbor Street`;
export const bytes = (lines: readonly string[]) => Buffer.from(lines.join('\n'));

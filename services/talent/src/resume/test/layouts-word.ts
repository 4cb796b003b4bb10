import { docxOf } from './made-files.js';
import {
  asYear,
  contact,
  dotted,
  entriesOf,
  inNumbers,
  KINDS,
  parts,
  period,
  skills,
  told,
  type Layout,
} from './made-parts.js';
import { WORDS } from './made-people.js';

/** Documents of Word: paragraphs, tabs, lines within a paragraph, and tables that hold facts or the whole page. */
export const wordLayouts: readonly Layout[] = [
  {
    name: 'a table of Word',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name,
        `${person.phone}, ${person.email}`,
        ...KINDS.flatMap((kind) => [
          WORDS[person.language][kind],
          entriesOf(person, kind).map((one) => [period(person, one, inNumbers, '–'), one.title, one.place]),
        ]),
      ]),
  },
  {
    name: 'the employer with the dates above the title',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name.toUpperCase(),
        contact(person),
        ...parts(person, (one) => [`${one.place}\t${period(person, one)}`, one.title, ...told(person, one)]),
      ]),
  },
  {
    name: 'everything on one line, the dates in brackets',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name,
        contact(person),
        ...parts(person, (one) => [`${one.title} | ${one.place} (${period(person, one)})`, ...told(person, one)]),
        WORDS[person.language].skills,
        skills(person).join(', '),
      ]),
  },
  {
    name: 'a page that is a table of two cells',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name,
        [
          [
            [person.email, person.phone, WORDS[person.language].skills, ...skills(person)].join('\n'),
            parts(
              person,
              (one) => [one.title, one.place, period(person, one, inNumbers, '–'), ...told(person, one)],
              (text) => [text],
            )
              .filter((line) => line !== '')
              .join('\n'),
          ],
        ],
      ]),
  },
  {
    name: 'a form in a table',
    kind: 'docx',
    make: (person) => {
      const { labels } = WORDS[person.language];
      return docxOf([
        [
          [labels.name, person.name],
          [labels.email, person.email],
          [labels.phone, person.phone],
        ],
        ...KINDS.flatMap((kind) => [
          WORDS[person.language][kind],
          entriesOf(person, kind).flatMap((one) => [
            [labels.period, period(person, one)],
            [labels.title, one.title],
            [labels.place, one.place],
          ]),
        ]),
      ]);
    },
  },
  {
    name: 'title, employer and dates, each a paragraph',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name,
        person.email,
        person.phone,
        ...parts(person, (one) => [one.title, one.place, period(person, one), ...told(person, one)]),
      ]),
  },
  {
    name: 'dates, title and employer by tabs',
    kind: 'docx',
    make: (person) =>
      docxOf([
        `${person.name}\t${person.phone}`,
        person.email,
        ...parts(person, (one) => [`${period(person, one, dotted, '–')}\t${one.title}\t${one.place}`]),
      ]),
  },
  {
    name: 'lines within one paragraph',
    kind: 'docx',
    make: (person) =>
      docxOf([
        [person.name, person.email, person.phone].join('\n'),
        ...KINDS.flatMap((kind) => [
          WORDS[person.language][kind],
          ...entriesOf(person, kind).map((one) =>
            [`${one.title}, ${one.place}`, period(person, one, inNumbers, '–'), ...told(person, one)].join('\n'),
          ),
        ]),
      ]),
  },
  {
    name: 'a table with a row of headings',
    kind: 'docx',
    inYears: true,
    make: (person) => {
      const { labels } = WORDS[person.language];
      return docxOf([
        person.name,
        contact(person),
        ...KINDS.flatMap((kind) => [
          WORDS[person.language][kind],
          [
            [labels.title, labels.place, labels.period],
            ...entriesOf(person, kind).map((one) => [one.title, one.place, period(person, one, asYear, '–')]),
          ],
        ]),
      ]);
    },
  },
  {
    name: 'education first, the oldest entry on top',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name,
        contact(person),
        ...KINDS.toReversed().flatMap((kind) => [
          '',
          WORDS[person.language][kind],
          ...entriesOf(person, kind)
            .toReversed()
            .flatMap((one) => [`${period(person, one)}\t${one.title}`, one.place, ...told(person, one), '']),
        ]),
      ]),
  },
  {
    name: 'the name with its title and the place of an address',
    kind: 'docx',
    make: (person) =>
      docxOf([
        [[person.name, `12 Harbor Street\nMarlow\n${person.phone}\n${person.email}`]],
        person.entries[0]!.title,
        ...parts(person, (one) => [
          `${one.title}, ${one.place}`,
          period(person, one, inNumbers, '-'),
          ...told(person, one),
        ]),
      ]),
  },
  {
    name: 'a table with title and employer in one cell',
    kind: 'docx',
    make: (person) =>
      docxOf([
        person.name,
        `${person.email}\t${person.phone}`,
        ...KINDS.flatMap((kind) => [
          WORDS[person.language][kind],
          entriesOf(person, kind).map((one) => [
            period(person, one, inNumbers, '–'),
            [one.title, one.place, ...told(person, one)].join('\n'),
          ]),
        ]),
      ]),
  },
];

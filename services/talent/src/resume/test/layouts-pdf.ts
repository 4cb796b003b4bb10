import { pdfOf, set } from './made-files.js';
import {
  asIso,
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
import { WORDS, type Entry, type MadePerson } from './made-people.js';

type Line = Parameters<typeof set>[0][number];
/** Both parts with lines whose pieces stand so far from the left. */
const placed = (person: MadePerson, lines: (one: Entry) => Line[]): Line[] =>
  KINDS.flatMap((kind) => ['', WORDS[person.language][kind], ...entriesOf(person, kind).flatMap(lines)]);

/** Pages: what is read are pieces of text and where they stand. */
export const pdfLayouts: readonly Layout[] = [
  {
    name: 'a page with the title above employer and dates',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          contact(person),
          ...parts(person, (one) => [one.title, `${one.place} | ${period(person, one)}`, ...told(person, one)]),
        ]),
      ]),
  },
  {
    name: 'two columns',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        [
          ...set([`# ${person.name}`]),
          ...set(
            [person.email, person.phone, '12 Harbor Street', '', WORDS[person.language].skills, ...skills(person)],
            40,
            740,
          ),
          ...set(
            parts(person, (one) => [one.title, one.place, period(person, one), ...told(person, one)]),
            230,
            740,
          ),
        ],
      ]),
  },
  {
    name: 'dates in a column at the left',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          `${person.email}, ${person.phone}`,
          ...placed(person, (one) => [
            [
              [60, period(person, one, inNumbers, '-')],
              [210, `${one.title}, ${one.place}`],
            ],
            ...told(person, one).map((text): Line => [[210, text]]),
          ]),
        ]),
      ]),
  },
  {
    name: 'dates alone above what they are of',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          person.email,
          person.phone,
          ...parts(person, (one) => [period(person, one, asIso, '–'), one.title, one.place, ...told(person, one)]),
        ]),
      ]),
  },
  {
    name: 'two columns, the narrow one at the right',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        [
          ...set([`# ${person.name}`], 40),
          ...set(
            parts(person, (one) => [
              `${one.title}, ${one.place}`,
              period(person, one, inNumbers, '–'),
              ...told(person, one),
            ]),
            40,
            740,
          ),
          ...set(
            [person.phone, person.email, 'Marlow', '', WORDS[person.language].skills, ...skills(person)],
            400,
            740,
          ),
        ],
      ]),
  },
  {
    name: 'two columns with education beside the jobs',
    kind: 'pdf',
    make: (person) => {
      const column = (kind: Entry['kind']) => [
        WORDS[person.language][kind],
        ...entriesOf(person, kind).flatMap((one) => [
          '',
          one.title,
          one.place,
          period(person, one, inNumbers, '–'),
          ...told(person, one),
        ]),
      ];
      return pdfOf([
        [
          ...set([`# ${person.name}`, `${person.email} | ${person.phone}`], 40),
          ...set([WORDS[person.language].skills, ...skills(person), '', ...column('education')], 40, 720),
          ...set(column('job'), 260, 720),
        ],
      ]);
    },
  },
  {
    name: 'two pages with a line at the foot of each',
    kind: 'pdf',
    make: (person) =>
      pdfOf(
        KINDS.map((kind, at) => [
          ...set([
            ...(kind === 'job' ? [`# ${person.name}`, contact(person)] : [person.name]),
            '',
            WORDS[person.language][kind],
            ...entriesOf(person, kind).flatMap((one) => [
              '',
              one.title,
              `${one.place}, ${period(person, one)}`,
              ...told(person, one),
            ]),
          ]),
          { x: 280, y: 40, text: `${at + 1} / 2`, size: 8 },
        ]),
      ),
  },
  {
    name: 'dates at the right edge',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          contact(person),
          ...placed(person, (one) => [
            '',
            [
              [60, one.title],
              [430, period(person, one, inNumbers, '–')],
            ],
            one.place,
            ...told(person, one),
          ]),
        ]),
      ]),
  },
  {
    name: 'headings with their letters apart',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          `${person.phone} • ${person.email}`,
          ...parts(
            person,
            (one) => [`${one.title} | ${one.place} | ${period(person, one)}`, ...told(person, one)],
            (text) => ['', [...text.toUpperCase()].join(' ').replaceAll('   ', '  ')],
          ),
        ]),
      ]),
  },
  {
    name: 'a table with a row of headings on a page',
    kind: 'pdf',
    make: (person) => {
      const { labels } = WORDS[person.language];
      return pdfOf([
        set([
          `# ${person.name}`,
          person.email,
          person.phone,
          ...KINDS.flatMap((kind): Line[] => [
            '',
            WORDS[person.language][kind],
            [
              [60, labels.period],
              [200, labels.title],
              [380, labels.place],
            ],
            ...entriesOf(person, kind).map((one): Line => [
              [60, period(person, one, dotted, '–')],
              [200, one.title],
              [380, one.place],
            ]),
          ]),
        ]),
      ]);
    },
  },
  {
    name: 'a time line with title and employer below each other',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          `${person.email}   ${person.phone}`,
          ...placed(person, (one) => [
            '',
            [
              [60, period(person, one, inNumbers, '–')],
              [200, one.title],
            ],
            [[200, one.place]],
            ...told(person, one).map((text): Line => [[200, text]]),
          ]),
        ]),
      ]),
  },
  {
    name: 'a name in the middle, titles in capitals, years alone',
    kind: 'pdf',
    inYears: true,
    make: (person) =>
      pdfOf([
        [
          ...set([`# ${person.name}`], 220),
          ...set([`${person.email} • ${person.phone}`], 180, 750),
          ...set(
            parts(person, (one) => [
              `${one.place}, Marlow`,
              `${one.title}, ${period(person, one, asYear, '–')}`,
              ...told(person, one),
            ]),
            60,
            720,
          ),
        ],
      ]),
  },
  {
    name: 'titles at their employers',
    kind: 'pdf',
    make: (person) => {
      const at = { en: ' at ', de: ' bei ', fr: ' chez ', es: ' en ', it: ' presso ', pt: ' na ', nl: ' bij ' };
      return pdfOf([
        set([
          `# ${person.name}`,
          contact(person),
          ...parts(person, (one) => [
            `${one.title}${at[person.language]}${one.place}`,
            period(person, one),
            ...told(person, one),
          ]),
        ]),
      ]);
    },
  },
  {
    name: 'small type, told in lines without bullets',
    kind: 'pdf',
    make: (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          `${person.phone}, ${person.email}`,
          ...KINDS.flatMap((kind) => [
            '',
            WORDS[person.language][kind],
            ...entriesOf(person, kind).flatMap((one) => [
              `${one.place} – ${one.title}`,
              period(person, one, inNumbers, '–'),
              ...told(person, one, ''),
            ]),
          ]),
        ]).map((one) => ({ ...one, size: one.size === 20 ? 16 : 8 })),
      ]),
  },
];

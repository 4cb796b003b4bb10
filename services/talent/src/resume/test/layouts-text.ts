import {
  asYear,
  bytes,
  contact,
  dotted,
  inNumbers,
  inShort,
  onTheFirst,
  parts,
  period,
  sinceOrPeriod,
  skills,
  told,
  type Layout,
} from './made-parts.js';
import { WORDS } from './made-people.js';

/** Texts without any setting: what was copied out of a form, a letter or another program. */
export const textLayouts: readonly Layout[] = [
  {
    name: 'a text with the dates at the right',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        contact(person),
        ...parts(person, (one) => [`${one.title}, ${one.place}\t${period(person, one)}`, ...told(person, one)]),
        '',
        WORDS[person.language].skills,
        skills(person).join(', '),
      ]),
  },
  {
    name: 'no headings',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        person.email,
        person.phone,
        ...parts(
          person,
          (one) => [`${period(person, one, inNumbers, '-')}: ${one.title}, ${one.place}`, ...told(person, one)],
          () => [],
        ),
      ]),
  },
  {
    name: 'a form with labels',
    kind: 'txt',
    make: (person) => {
      const { labels } = WORDS[person.language];
      return bytes([
        'Curriculum Vitae',
        `${labels.name}: ${person.name}`,
        `${labels.email}: ${person.email}`,
        `${labels.phone}: ${person.phone}`,
        ...parts(person, (one) => [
          `${labels.period}: ${period(person, one)}`,
          `${labels.title}: ${one.title}`,
          `${labels.place}: ${one.place}`,
        ]),
      ]);
    },
  },
  {
    name: 'Markdown',
    kind: 'txt',
    make: (person) =>
      bytes([
        `# ${person.name}`,
        '',
        `${person.email} · ${person.phone}`,
        ...parts(
          person,
          (one) => [`### ${one.title}`, `**${one.place}** | *${period(person, one)}*`, '', ...told(person, one, '- ')],
          (text) => ['', `## ${text}`],
        ),
        '',
        `## ${WORDS[person.language].skills}`,
        ...skills(person).map((skill) => `- ${skill}`),
      ]),
  },
  {
    name: 'headings in capitals with a line below',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name.toUpperCase(),
        `${person.phone} / ${person.email}`,
        ...parts(
          person,
          (one) => [`${one.place} (${period(person, one, dotted, '-')})`, one.title, ...told(person, one, '* ')],
          (text) => ['', text.toUpperCase(), '='.repeat(text.length)],
        ),
      ]),
  },
  {
    name: 'years alone',
    kind: 'txt',
    inYears: true,
    make: (person) =>
      bytes([
        person.name,
        contact(person),
        ...parts(person, (one) => [
          `${period(person, one, asYear, '–')}  ${one.title}, ${one.place}`,
          ...told(person, one),
        ]),
      ]),
  },
  {
    name: 'days with their months',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        `${person.email}, ${person.phone}`,
        ...parts(person, (one) => [
          `${period(person, one, onTheFirst, '-')}\t${one.title}`,
          `\t${one.place}`,
          ...told(person, one, '\t- '),
        ]),
      ]),
  },
  {
    name: 'since when',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        person.phone,
        person.email,
        ...parts(person, (one) => [sinceOrPeriod(person, one, inNumbers), `${one.title}, ${one.place}`]),
      ]),
  },
  {
    name: 'years of two figures',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        contact(person),
        ...parts(person, (one) => [
          `${period(person, one, inShort, '–')}\t${one.title}\t${one.place}`,
          ...told(person, one),
        ]),
      ]),
  },
  {
    name: 'every entry behind a bullet',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        contact(person),
        ...parts(person, (one) => [`• ${one.title}, ${one.place}, ${period(person, one, inNumbers, '–')}`]),
        '',
        WORDS[person.language].skills,
        ...skills(person).map((skill) => `• ${skill}`),
      ]),
  },
  {
    name: 'employer with its town',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        '12 Harbor Street, 04109 Marlow',
        person.phone,
        person.email,
        ...parts(person, (one) => [
          one.title,
          `${one.place}, Marlow`,
          period(person, one, inNumbers, '–'),
          ...told(person, one),
        ]),
      ]),
  },
  {
    name: 'parts by semicolons',
    kind: 'txt',
    make: (person) =>
      bytes([
        `${person.name}; ${person.email}; ${person.phone}`,
        ...parts(person, (one) => [`${period(person, one, inNumbers, '–')}; ${one.title}; ${one.place}`]),
      ]),
  },
  {
    name: 'told in lines without bullets',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        contact(person),
        ...parts(person, (one) => [
          `${one.title} – ${one.place}`,
          period(person, one, inNumbers, '–'),
          ...told(person, one, ''),
        ]),
      ]),
  },
  {
    name: 'a summary before everything',
    kind: 'txt',
    make: (person) =>
      bytes([
        person.name,
        person.email,
        person.phone,
        '',
        ...WORDS[person.language].told,
        ...parts(person, (one) => [one.place, one.title, period(person, one), ...told(person, one, '- ')]),
      ]),
  },
];

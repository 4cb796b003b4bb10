import type { KnowledgeKind } from '@talent-os/contracts/upload.js';
import { docxOf, pdfOf, set } from './made-files.js';

export type Entry = {
  readonly kind: 'job' | 'education';
  readonly title: string;
  readonly place: string;
  readonly start: string;
  readonly end: string | null;
};
type Language = 'en' | 'de' | 'fr' | 'es';
export type MadePerson = {
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly entries: readonly Entry[];
};

const entry = (kind: Entry['kind'], title: string, place: string, start: string, end: string | null): Entry => ({
  kind,
  title,
  place,
  start,
  end,
});
const people: readonly MadePerson[] = [
  {
    language: 'en',
    name: 'Amelia Hart',
    email: 'amelia.hart@mail.example',
    phone: '+1 415 555 0132',
    entries: [
      entry('job', 'Charge Nurse', 'Larkfield Hospital', '2019-03', null),
      entry('job', 'Staff Nurse', 'Bellwood Clinic', '2015-06', '2018-12'),
      entry('education', 'Bachelor of Science in Nursing', 'University of Oregon', '2011-09', '2015-05'),
    ],
  },
  {
    language: 'de',
    name: 'Jonas Weber',
    email: 'j.weber@post.example',
    phone: '+49 40 5550 1432',
    entries: [
      entry('job', 'Teamleiter Vertrieb', 'Nordwerk GmbH', '2020-02', null),
      entry('job', 'Vertriebsberater', 'Hansa Systems AG', '2014-04', '2019-12'),
      entry('education', 'Diplom Betriebswirtschaft', 'Universität Hamburg', '2009-10', '2014-03'),
    ],
  },
  {
    language: 'fr',
    name: 'Claire Dubois',
    email: 'claire.dubois@courriel.example',
    phone: '+33 4 55 50 14 32',
    entries: [
      entry('job', 'Responsable réseau', 'Banque Lumière', '2018-09', null),
      entry('job', 'Ingénieure systèmes', 'Société Orvane', '2013-02', '2018-07'),
      entry('education', 'Licence informatique', 'Université de Lyon', '2009-09', '2012-06'),
    ],
  },
  {
    language: 'es',
    name: 'Marta Ruiz Vega',
    email: 'marta.ruiz@correo.example',
    phone: '+34 955 501 432',
    // Between the two jobs lies a year.
    entries: [
      entry('job', 'Analista de seguridad', 'Grupo Almena', '2018-01', '2023-08'),
      entry('job', 'Técnica de redes', 'Banco Sierra', '2012-05', '2016-11'),
      entry('education', 'Grado en Informática', 'Universidad de Sevilla', '2007-10', '2012-02'),
    ],
  },
];

const WORDS = {
  en: {
    job: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    now: 'Present',
    to: '–',
    labels: { name: 'Name', title: 'Position', place: 'Employer', period: 'Period', email: 'E-mail', phone: 'Phone' },
    months: ['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept', 'October', 'Nov', 'Dec'],
    told: ['Led a ward of 24 beds and planned its shifts.', 'Trained eleven colleagues in two years.'],
    skill: ['Triage', 'Planning', 'First aid', 'Spanish'],
  },
  de: {
    job: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    now: 'heute',
    to: 'bis',
    labels: {
      name: 'Name',
      title: 'Stelle',
      place: 'Arbeitgeber',
      period: 'Zeitraum',
      email: 'E-Mail',
      phone: 'Telefon',
    },
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'Sept.',
      'Oktober',
      'November',
      'Dez.',
    ],
    told: ['Führte ein Team von sechs Leuten im Norden.', 'Gewann 40 neue Kunden in einem Jahr.'],
    skill: ['Verhandeln', 'Planung', 'Excel', 'Englisch'],
  },
  fr: {
    job: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    now: 'aujourd’hui',
    to: 'à',
    labels: { name: 'Nom', title: 'Poste', place: 'Employeur', period: 'Période', email: 'E-mail', phone: 'Téléphone' },
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'sept.',
      'octobre',
      'nov.',
      'déc.',
    ],
    told: ['A dirigé une équipe de six personnes.', 'A réduit les pannes de moitié.'],
    skill: ['Pare-feu', 'Linux', 'Budget', 'Anglais'],
  },
  es: {
    job: 'Experiencia profesional',
    education: 'Formación académica',
    skills: 'Habilidades',
    now: 'actualidad',
    to: 'a',
    labels: {
      name: 'Nombre',
      title: 'Puesto',
      place: 'Empresa',
      period: 'Periodo',
      email: 'E-mail',
      phone: 'Teléfono',
    },
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'sept.',
      'octubre',
      'nov.',
      'dic.',
    ],
    told: ['Vigiló la red de doce sedes.', 'Redujo los incidentes a la mitad.'],
    skill: ['Redes', 'Linux', 'Riesgos', 'Inglés'],
  },
} as const;

type Written = (month: string) => string;
const inWords =
  (language: Language): Written =>
  (month) => {
    const name = WORDS[language].months[Number(month.slice(5)) - 1]!;
    return language === 'es' ? `${name} de ${month.slice(0, 4)}` : `${name} ${month.slice(0, 4)}`;
  };
const inNumbers: Written = (month) => `${month.slice(5)}/${month.slice(0, 4)}`;
const asIso: Written = (month) => month;
const period = (
  { language }: MadePerson,
  { start, end }: Entry,
  write: Written = inWords(language),
  to: string = WORDS[language].to,
) => `${write(start)} ${to} ${end ? write(end) : WORDS[language].now}`;

const entriesOf = ({ entries }: MadePerson, kind: Entry['kind']) => entries.filter((one) => one.kind === kind);

/** The lines of both parts, with their headings. */
function parts(person: MadePerson, lines: (one: Entry) => string[], headings = true): string[] {
  const words = WORDS[person.language];
  return (['job', 'education'] as const).flatMap((kind) => [
    ...(headings ? ['', words[kind]] : []),
    ...entriesOf(person, kind).flatMap((one) => ['', ...lines(one)]),
  ]);
}
const told = (person: MadePerson, { kind }: Entry): string[] =>
  kind === 'job' ? WORDS[person.language].told.map((text) => `• ${text}`) : [];
const contact = ({ email, phone }: MadePerson): string => `${email} | ${phone} | 12 Harbor Street`;
const bytes = (lines: readonly string[]) => Buffer.from(lines.join('\n'));

type Layout = readonly [name: string, kind: KnowledgeKind, make: (person: MadePerson) => Uint8Array];

const layouts: readonly Layout[] = [
  [
    'a text with the dates at the right',
    'txt',
    (person) =>
      bytes([
        person.name,
        contact(person),
        ...parts(person, (one) => [`${one.title}, ${one.place}\t${period(person, one)}`, ...told(person, one)]),
        '',
        WORDS[person.language].skills,
        WORDS[person.language].skill.join(', '),
      ]),
  ],
  [
    'a page with the title above employer and dates',
    'pdf',
    (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          contact(person),
          ...parts(person, (one) => [one.title, `${one.place} | ${period(person, one)}`, ...told(person, one)]),
        ]),
      ]),
  ],
  [
    'two columns',
    'pdf',
    (person) => {
      const words = WORDS[person.language];
      return pdfOf([
        [
          ...set([`# ${person.name}`]),
          ...set([person.email, person.phone, '12 Harbor Street', '', words.skills, ...words.skill], 40, 740),
          ...set(
            parts(person, (one) => [one.title, one.place, period(person, one), ...told(person, one)]),
            230,
            740,
          ),
        ],
      ]);
    },
  ],
  [
    'dates in a column at the left',
    'pdf',
    (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          `${person.email}, ${person.phone}`,
          ...(['job', 'education'] as const).flatMap((kind) => [
            '',
            WORDS[person.language][kind],
            ...entriesOf(person, kind).flatMap((one) => [
              [
                [60, period(person, one, inNumbers, '-')],
                [210, `${one.title}, ${one.place}`],
              ] as const,
              ...told(person, one).map((text) => [[210, text]] as const),
            ]),
          ]),
        ]),
      ]),
  ],
  [
    'a table of Word',
    'docx',
    (person) =>
      docxOf([
        person.name,
        `${person.phone}, ${person.email}`,
        ...(['job', 'education'] as const).flatMap((kind) => [
          WORDS[person.language][kind],
          person.entries
            .filter((one) => one.kind === kind)
            .map((one) => [period(person, one, inNumbers, '–'), one.title, one.place]),
        ]),
      ]),
  ],
  [
    'the employer with the dates above the title',
    'docx',
    (person) =>
      docxOf([
        person.name.toUpperCase(),
        contact(person),
        ...parts(person, (one) => [`${one.place}\t${period(person, one)}`, one.title, ...told(person, one)]),
      ]),
  ],
  [
    'no headings',
    'txt',
    (person) =>
      bytes([
        person.name,
        person.email,
        person.phone,
        ...parts(
          person,
          (one) => [`${period(person, one, inNumbers, '-')}: ${one.title}, ${one.place}`, ...told(person, one)],
          false,
        ),
      ]),
  ],
  [
    'a form with labels',
    'txt',
    (person) => {
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
  ],
  [
    'dates alone above what they are of',
    'pdf',
    (person) =>
      pdfOf([
        set([
          `# ${person.name}`,
          person.email,
          person.phone,
          ...parts(person, (one) => [period(person, one, asIso, '–'), one.title, one.place, ...told(person, one)]),
        ]),
      ]),
  ],
  [
    'everything on one line, the dates in brackets',
    'docx',
    (person) =>
      docxOf([
        person.name,
        contact(person),
        ...parts(person, (one) => [`${one.title} | ${one.place} (${period(person, one)})`, ...told(person, one)]),
        WORDS[person.language].skills,
        WORDS[person.language].skill.join(', '),
      ]),
  ],
];

/** Forty résumés: ten ways to lay one out, by four people who write four languages. */
export const madeResumes = layouts.flatMap(([name, kind, make]) =>
  people.map((person) => ({ name: `${name}, ${person.language}`, kind, person, content: make(person) })),
);

/**
 * What people may be asked about their well-being, in the words of its authors. WHO-5: WHO Regional Office for Europe,
 * 1998, scoring by Topp et al. 2015. CBI, the Copenhagen Burnout Inventory: Kristensen et al. 2005. What is licensed
 * otherwise (MBI, PSS) is not offered.
 */
export const instrumentKeys = ['WHO5', 'CBI', 'mood'] as const;
export type Instrument = (typeof instrumentKeys)[number];

export type Choice = { readonly value: number; readonly label: string };
const choices = (...rows: readonly (readonly [number, string])[]): readonly Choice[] =>
  rows.map(([value, label]) => ({ value, label }));

const time = choices(
  [5, 'All of the time'],
  [4, 'Most of the time'],
  [3, 'More than half of the time'],
  [2, 'Less than half of the time'],
  [1, 'Some of the time'],
  [0, 'At no time'],
);
const often = choices([100, 'Always'], [75, 'Often'], [50, 'Sometimes'], [25, 'Seldom'], [0, 'Never or almost never']);
const degree = choices(
  [100, 'To a very high degree'],
  [75, 'To a high degree'],
  [50, 'Somewhat'],
  [25, 'To a low degree'],
  [0, 'To a very low degree'],
);
const moods = choices([1, 'Very low'], [2, 'Low'], [3, 'Okay'], [4, 'Good'], [5, 'Very good']);

export type Item = {
  readonly text: string;
  readonly choices: readonly Choice[];
  /** The best answer is the highest one, where the others of its scale are the other way round. */
  readonly reversed?: true;
};
const items = (scale: readonly Choice[], ...texts: readonly string[]): readonly Item[] =>
  texts.map((text) => ({ text, choices: scale }));

export const scaleKeys = ['wellbeing', 'personal', 'work', 'client', 'mood'] as const;
export type Scale = (typeof scaleKeys)[number];

type ScaleRow = {
  readonly instrument: Instrument;
  readonly label: string;
  readonly items: readonly Item[];
  /** Fewer answers than this make no score. */
  readonly atLeast: number;
  /** The most a score can be. */
  readonly most: number;
  /** From where a score asks for support, and in which direction. */
  readonly support?: { readonly at: number; readonly when: 'low' | 'high' };
};

/** The scales of all instruments, in the order their items are asked. */
export const scales: Record<Scale, ScaleRow> = {
  wellbeing: {
    instrument: 'WHO5',
    label: 'Well-being',
    items: items(
      time,
      'I have felt cheerful and in good spirits',
      'I have felt calm and relaxed',
      'I have felt active and vigorous',
      'I woke up feeling fresh and rested',
      'My daily life has been filled with things that interest me',
    ),
    atLeast: 5,
    most: 100,
    support: { at: 50, when: 'low' },
  },
  personal: {
    instrument: 'CBI',
    label: 'Personal burnout',
    items: items(
      often,
      'How often do you feel tired?',
      'How often are you physically exhausted?',
      'How often are you emotionally exhausted?',
      'How often do you think: “I can’t take it anymore”?',
      'How often do you feel worn out?',
      'How often do you feel weak and susceptible to illness?',
    ),
    atLeast: 3,
    most: 100,
    support: { at: 75, when: 'high' },
  },
  work: {
    instrument: 'CBI',
    label: 'Work-related burnout',
    items: [
      ...items(
        degree,
        'Is your work emotionally exhausting?',
        'Do you feel burnt out because of your work?',
        'Does your work frustrate you?',
      ),
      ...items(
        often,
        'Do you feel worn out at the end of the working day?',
        'Are you exhausted in the morning at the thought of another day at work?',
        'Do you feel that every working hour is tiring for you?',
      ),
      { text: 'Do you have enough energy for family and friends during leisure time?', choices: often, reversed: true },
    ],
    atLeast: 4,
    most: 100,
    support: { at: 75, when: 'high' },
  },
  client: {
    instrument: 'CBI',
    label: 'Client-related burnout',
    items: [
      ...items(
        degree,
        'Do you find it hard to work with clients?',
        'Do you find it frustrating to work with clients?',
        'Does it drain your energy to work with clients?',
        'Do you feel that you give more than you get back when you work with clients?',
      ),
      ...items(
        often,
        'Are you tired of working with clients?',
        'Do you sometimes wonder how long you will be able to continue working with clients?',
      ),
    ],
    atLeast: 3,
    most: 100,
    support: { at: 75, when: 'high' },
  },
  mood: {
    instrument: 'mood',
    label: 'Mood',
    items: items(moods, 'How are you right now?'),
    atLeast: 1,
    most: 5,
  },
};

/** The scales of an instrument, in order. */
export const scalesOf = (instrument: Instrument): readonly Scale[] =>
  scaleKeys.filter((scale) => scales[scale].instrument === instrument);

/** The items of an instrument, in the order they are asked and answered. */
export const itemsOf = (instrument: Instrument): readonly Item[] =>
  scalesOf(instrument).flatMap((scale) => scales[scale].items);

type InstrumentRow = {
  readonly label: string;
  readonly description: string;
  /** What the answers are about. */
  readonly lead: string;
  /** It is asked again after so many days; at any time where absent. */
  readonly everyDays?: number;
  /** The fixed stretch of the calendar that group averages are made of. */
  readonly period: 'month' | 'quarter';
  /** Every item has to be answered. */
  readonly whole: boolean;
};

export const instruments: Record<Instrument, InstrumentRow> = {
  WHO5: {
    label: 'WHO-5 well-being',
    description: 'Five questions, about a minute',
    lead: 'Over the last two weeks',
    everyDays: 14,
    period: 'month',
    whole: true,
  },
  CBI: {
    label: 'Burnout check (CBI)',
    description: '19 questions, about four minutes. Leave out what does not apply.',
    lead: 'How it is these days',
    everyDays: 91,
    period: 'quarter',
    whole: false,
  },
  mood: {
    label: 'Mood',
    description: 'One tap, whenever you like',
    lead: 'Right now',
    period: 'month',
    whole: true,
  },
};

/** A change of the WHO-5 score of so many points is worth noticing (Topp et al. 2015). */
export const NOTABLE_CHANGE = 10;
/** Averages of fewer people than this are not shown. */
export const FEWEST_PEOPLE = 5;

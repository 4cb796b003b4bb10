import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_COURSES } from './education.js';

const link = '/healthcare/professional/education';

export const educationMine: AssistantSpec = {
  examples: [
    'how many ceu credits do I have',
    'how many contact hours am I missing',
    'what is my continuing education progress',
    'how much time is left in my ceu cycle',
    'how many courses have I completed this cycle',
    'show my continuing education',
    'do I have enough ceus to renew',
    'am I on track with continuing education',
    'how many contact hours do I still need',
    'my ceu progress',
  ],
  hubs: ['healthtech'],
  label: 'Continuing education',
  describe: "The caller's contact hours against what their license requires, and the days left in the cycle.",
  synonyms: splitAtCommas('ceu, ceus, contact hours, education credits, continuing education units'),
  link,
  present: {
    lead: [
      'You have {ceuEarned} of {ceuRequired} contact hours: {ceuProgress|percent}.',
      '{coursesCompleted|one:course} completed in this cycle, {daysRemaining|one:day} left.',
    ],
  },
};

export const coursesList: AssistantSpec = {
  examples: [
    'which continuing education courses are mandatory',
    'which nursing courses can I take',
    'show the courses for contact hours',
    'what ceu courses are available',
    'which mandatory courses do I still have to do',
    'which clinical course gives the most credits',
    'list the healthcare courses',
    'what courses am I enrolled in for my license',
    'short ceu courses',
    'find a course about sepsis',
  ],
  hubs: ['healthtech'],
  label: 'Courses',
  describe: 'Courses that give contact hours, with provider, hours, length and how far the caller is in each.',
  synonyms: splitAtCommas('ceu courses, clinical courses, mandatory training, healthcare training'),
  link,
  slots: {
    search: { label: 'Course', text: 'name' },
    sort: {
      words: {
        'credits:desc': splitAtCommas('most credits, most hours, most contact hours'),
        'minutes:asc': splitAtCommas('short, shortest, quickest'),
      },
    },
    show: {
      words: {
        required: splitAtCommas('mandatory, required, compulsory'),
        mine: splitAtCommas('enrolled, started, under way'),
        counted: splitAtCommas('counted, already counted'),
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'course',
      many: 'courses',
      columns: { Course: 'title', Provider: 'provider', Hours: 'credits', Minutes: 'minutes', Mandatory: 'required' },
      total: 'total',
      empty: NO_COURSES,
    },
  },
};

export const educationLedger: AssistantSpec = {
  examples: [
    'show my ceu ledger',
    'which courses count for my license',
    'which mandatory topics are missing for my renewal',
    'list my completed continuing education with certificates',
    'which certificates have I earned',
    'history of my contact hours',
    'which courses have I finished for my license',
    'when does my ceu cycle end',
    'what have I completed in continuing education',
    'ceu records',
  ],
  hubs: ['healthtech'],
  label: 'CEU ledger',
  describe:
    "Every course that counted for the caller's contact hours, with certificate and day, and the mandatory topics of the cycle.",
  synonyms: splitAtCommas('ledger, ceu history, certificates of courses, education records, ceu cycle'),
  link,
  present: {
    lead: ['The cycle runs until {cycle.endsOn}: {cycle.earned} of {cycle.required} contact hours.'],
    rows: {
      at: 'records',
      one: 'completed course',
      many: 'completed courses',
      columns: { Course: 'title', Hours: 'credits', Completed: 'completedOn', Certificate: 'certificate' },
      empty: 'No completed courses yet',
    },
  },
  trust: { 'records.certificate': 'user' },
};

export const courseEnroll: AssistantSpec = {
  examples: [
    'enroll me in the sepsis course',
    'enroll in a continuing education course',
    'sign me up for the course about pain management',
    'start the infection control course',
    'register me for a ceu course',
  ],
  hubs: ['healthtech'],
  label: 'Enroll in a course',
  describe: 'Enrolls the caller in a course that gives contact hours.',
  synonyms: splitAtCommas('sign up for a course, take a course, join a course'),
  link,
  slots: {
    courseId: {
      label: 'Course',
      ask: 'Which course do you mean?',
      lookup: {
        operation: 'healthcare.courses.list',
        search: 'search',
        at: 'items',
        name: 'title',
        hint: 'provider',
        one: 'course',
      },
    },
  },
  proposes: {
    title: 'Enroll in a course',
    permission: 'Access continuing education in Healthcare',
    verbs: splitAtCommas(
      'enroll me, enroll in, enrol me, enrol in, sign me up, register me, put me down, book me, start, join, take',
    ),
  },
};

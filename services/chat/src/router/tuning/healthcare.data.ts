import type { ListedQuestion } from '../listed-question.js';
import { asks, changes, denies } from './listing.js';

const inHealthcare = (questions: readonly ListedQuestion[]): ListedQuestion[] =>
  questions.map((one) => ({ ...one, industry: 'HEALTHCARE' }));
const nurse = 'HEALTHCARE_PROFESSIONAL';

/** Questions about credentials, continuing education and HIPAA. */
export const healthcareQuestions: readonly ListedQuestion[] = [
  ...asks(nurse, 'healthtech', 'healthcare.credentials.mine', [
    'when does my license run out',
    'which certifications do I hold',
    'is anything of mine about to expire',
    'do I have to renew something soon',
    'is my ACLS still good',
    'how many of my certificates are expired',
    'are my papers in order',
    'am I compliant with hipaa',
  ]),
  ...asks(nurse, 'dashboard', 'healthcare.credentials.mine', ['my licenses', 'which of my certificates expire']),
  ...inHealthcare(
    asks('HR_MANAGER', 'healthtech', 'healthcare.credentials.list', [
      'whose certifications expire next',
      ['which licenses of the staff have expired', { status: 'expired' }],
      'how many renewals wait for verification',
      'which nurses have to renew their license',
      'show the credentials of everybody',
      'is there anybody with an expired license',
    ]),
  ),
  ...asks(nurse, 'healthtech', 'healthcare.education.mine', [
    'how many contact hours have I earned so far',
    'do I have enough ceus',
    'how many credits am I short of for my license',
    'how far am I with my continuing education',
    'how many days are left in my ceu cycle',
  ]),
  ...asks(nurse, 'healthtech', 'healthcare.courses.list', [
    'which courses give contact hours',
    ['which clinical courses are mandatory', { show: 'required' }],
    'what can I take to get ceus',
    'is there a course on wound care',
    ['show the shortest ceu courses', { sort: 'minutes:asc' }],
  ]),
  ...asks(nurse, 'healthtech', 'healthcare.education.ledger', [
    'which courses have counted for my license',
    'show my ledger of contact hours',
    'which mandatory topics am I missing',
    'list the certificates of my ceu courses',
  ]),
  ...asks(nurse, 'healthtech', 'healthcare.compliance.mine', [
    'have I done my hipaa training',
    'when do I have to sign the confidentiality statement again',
    'is my attestation still valid',
    'which hipaa duties are open for me',
  ]),
  ...asks('ORGANIZATION_ADMIN', 'healthtech', 'healthcare.compliance.controls', [
    'which safeguards are missing',
    'how compliant are we with hipaa',
    'which controls must be reviewed',
    'how many people are trained in hipaa',
    'list the controls of the security rule',
  ]),
  ...asks('ORGANIZATION_ADMIN', 'healthtech', 'healthcare.breaches.list', [
    'is a breach open',
    'until when do we have to tell the patients',
    'list all breaches',
    'how many people are affected by the breach',
    'what is the deadline of the breach notification',
  ]),
  ...changes(nurse, 'healthtech', 'healthcare.credentials.renew', [
    'renew my nursing license until 2030-06-30',
    'extend my BLS certification',
    'please renew my license',
  ]),
  ...changes(nurse, 'healthtech', 'healthcare.courses.enroll', [
    'enroll me in the course on wound care',
    'sign me up for a ceu course',
    'register me for the sepsis course',
  ]),
  ...denies('SALES_REP', 'sales', 'healthcare.credentials.mine', ['when does my nursing license expire']),
  ...denies('SALES_REP', 'sales', 'healthcare.breaches.list', ['which hipaa breaches are open']),
];

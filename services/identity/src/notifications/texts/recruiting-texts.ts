import { DAY, note, PIPELINE } from './application-note.js';

export const applied = (name: string, position: string) =>
  note(PIPELINE, 'A new application', `${name} is in the pipeline of ${position}.`);

export const withdrew = (name: string, position: string) =>
  note(PIPELINE, 'An application was withdrawn', `${name} no longer wants ${position}.`);

export const filled = (name: string, position: string) =>
  note(
    PIPELINE,
    'A seat is filled',
    `${name} takes ${position}. Whoever is still in its pipeline waits for an answer: please look through them.`,
  );

const STATUS = '/talent/recruit/status';
/** Whoever hires finds what waits for them in its list; everybody else, in their day. */
const reminderLinks = { hiring: STATUS, colleague: DAY } as const;
export const reminded = (to: keyof typeof reminderLinks, by: string, name: string, position: string) =>
  note(reminderLinks[to], 'An application waits for you', `${by} reminds you: ${name} for ${position} waits for you.`);
/** What an automation of the organization tells, in the words it was given. */
export const automated = (to: keyof typeof reminderLinks, name: string, text: string) =>
  note(to === 'hiring' ? PIPELINE : reminderLinks[to], name, text);
export const remindedOfOwn = (position: string) =>
  note(DAY, 'Your application waits for you', `What you can do next stands with your application for ${position}.`);

const SEATS = '/talent/plan/status';
export const held = (by: string, position: string, reason: string) =>
  note(SEATS, 'A position was put on hold', `${by} put ${position} on hold: ${reason}`);
export const resumed = (by: string, position: string, reason: string) =>
  note(SEATS, 'A position is open again', `${by} took up ${position} again: ${reason}`);
export const given = (by: string, position: string) =>
  note(SEATS, 'A position is yours now', `${by} gave you ${position}. You hire for it from now on.`);
export const givenAway = (by: string, position: string, owner: string) =>
  note('/', 'A position has another owner', `${by} gave ${position} to ${owner}.`);

export const declined = (text: string, position: string) =>
  note(DAY, 'An answer to your application', `${position}: ${text}`);
/** What the organization has written itself. */
export const written = ({ subject, body }: { readonly subject: string; readonly body: string }) =>
  note(DAY, subject, body);

/** What a recruiter writes to people who may be found, who can say that they want none of it. */
export const fromRecruiter = ({ subject, body }: { readonly subject: string; readonly body: string }) =>
  note(
    DAY,
    subject,
    `${body}\n\nYou get this because recruiters may find you. Under “Being found” you can switch messages like this off.`,
  );

export const goesOn = (position: string) =>
  note(DAY, 'Your application goes on', `We have taken up your application for ${position} again.`);

export const feedbackGiven = (position: string, released: boolean) =>
  note(
    '/candidate/ai/feedback',
    'Your question was answered',
    released
      ? `You asked what was thought of your application for ${position}. The answer is there to read.`
      : `You asked what was thought of your application for ${position}. The employer releases nothing of it.`,
  );

import { rejectNotices, type RejectNotice } from '@talent-os/contracts/talent/rejections.js';
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

export const declined = (notice: RejectNotice, position: string) =>
  note(DAY, 'An answer to your application', `${position}: ${rejectNotices[notice].text}`);

export const goesOn = (position: string) =>
  note(DAY, 'Your application goes on', `We have taken up your application for ${position} again.`);

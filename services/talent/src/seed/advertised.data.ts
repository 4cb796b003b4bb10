import type { Industry } from '@talent-os/contracts';

type Asked = readonly [question: string, ...answers: string[]];

/** What applicants of an industry are asked, and what people answer. */
export const asked: Readonly<Record<Industry, readonly Asked[]>> = {
  SALES: [
    [
      'Which deal are you proudest of, and what did you do in it?',
      'A renewal that was lost already. I asked what had changed for them, and we began anew with half the seats.',
      'A hospital group of nine sites. I kept three departments at one table for five months.',
      'My first one: forty seats, closed because I called back on the day I had promised.',
    ],
    [
      'How many days a month can you travel?',
      'Six, planned two weeks ahead.',
      'As many as the territory asks for.',
      'Four; I have small children.',
    ],
  ],
  HEALTHCARE: [
    [
      'Can you work nights and weekends?',
      'Yes, both. I have worked three nights in a row for two years.',
      'Every second weekend; nights from March on.',
      'Nights gladly, weekends once a month.',
    ],
  ],
  CYBER: [
    [
      'Tell us of an alert you got wrong, and what you learned.',
      'I locked the account of somebody who was on a trip. Since then I look at the calendar first.',
      'I closed a beacon as noise. It was none; now two of us close what repeats.',
      'I trusted a hash that was three years old. I date what I look up now.',
    ],
    ['Can you be on call one week in six?', 'Yes.', 'Yes, with a week’s notice of a change.', 'From June on.'],
  ],
};

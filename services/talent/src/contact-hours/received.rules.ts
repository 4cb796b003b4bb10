import type { CatalogueContent } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { EMPTY } from '../catalogue/content.rules.js';

type ReceivedCourse = {
  readonly title: string;
  readonly provider: string;
  readonly topic: string;
  readonly credits: number;
  readonly minutes: number;
  readonly required: boolean;
  readonly parts: readonly string[];
};

const hoursIn = (credits: number) => (credits === 1 ? '1 contact hour' : `${credits} contact hours`);

/** What a course that is handed over says: what it said where it was kept, and nothing that nobody has said. */
export const receivedContent = (course: ReceivedCourse): CatalogueContent => ({
  ...EMPTY,
  title: course.title,
  summary: [course.topic, hoursIn(course.credits), course.provider].filter(Boolean).join(', '),
  provider: course.provider || null,
  topic: course.topic || null,
  credits: course.credits || null,
  minutes: course.minutes || null,
  required: course.required,
  parts: [...course.parts],
});

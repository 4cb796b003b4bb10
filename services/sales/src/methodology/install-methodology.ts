import type { Transaction } from '@talent-os/service-kit';
import { levels } from './content/levels.js';
import { MethodologyLesson } from './lesson.entity.js';
import { MethodologyLevel } from './level.entity.js';
import { MethodologyQuestion } from './question.entity.js';

/** Gives an organization the methodology as rows of its own; answers its lessons. Once per organization. */
export async function installMethodology(tx: Transaction): Promise<MethodologyLesson[]> {
  await tx.insertAll(
    MethodologyLevel,
    levels.map(({ level, title, description }) => ({ level, title, description })),
  );
  await tx.insertAll(
    MethodologyQuestion,
    levels.flatMap(({ level, quiz }) =>
      quiz.map(({ options, ...question }, index) => ({
        level,
        position: index + 1,
        ...question,
        options: [...options],
      })),
    ),
  );
  return tx.insertAll(
    MethodologyLesson,
    levels.flatMap(({ level, lessons }) =>
      lessons.map(({ title, minutes, paragraphs }, index) => ({
        level,
        position: index + 1,
        title,
        minutes,
        body: paragraphs.join('\n\n'),
      })),
    ),
  );
}

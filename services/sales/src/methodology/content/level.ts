type LessonContent = {
  readonly title: string;
  readonly minutes: number;
  readonly paragraphs: readonly string[];
};
type QuestionContent = {
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option, from 0. */
  readonly answer: number;
};

/** One level as it is given to an organization, which may then make it its own. */
export type LevelContent = {
  readonly level: number;
  readonly title: string;
  readonly description: string;
  readonly lessons: readonly LessonContent[];
  readonly quiz: readonly QuestionContent[];
};

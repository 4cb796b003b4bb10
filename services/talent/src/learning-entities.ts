import { AssessmentRow } from './assessment/assessment.entity.js';
import { CareerAnswer } from './career-questions/career-answer.entity.js';
import { CourseEnrollment } from './courses/course-enrollment.entity.js';
import { LearningDay } from './courses/learning-day.entity.js';
import { SavedCourse } from './courses/saved-course.entity.js';
import { LearningPathRow } from './learning-paths/learning-path.entity.js';
import { LessonProgressRow } from './lessons/lesson-progress.entity.js';

/** Tables of what people learn, and find out about themselves. */
export const learningEntities = [
  AssessmentRow,
  CareerAnswer,
  CourseEnrollment,
  LearningDay,
  LearningPathRow,
  SavedCourse,
  LessonProgressRow,
];

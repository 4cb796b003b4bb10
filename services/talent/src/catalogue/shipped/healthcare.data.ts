import { healthcareCourses } from './healthcare-courses.data.js';
import { healthcareLessons } from './healthcare-lessons.data.js';
import { healthcareLessonsMore } from './healthcare-lessons-more.data.js';
import { healthcarePractice } from './healthcare-practice.data.js';
import type { Shipped } from './shipped-item.js';

/** What people in healthcare learn by, as it comes with the product. */
export const healthcare: readonly Shipped[] = [
  ...healthcareCourses,
  ...healthcareLessons,
  ...healthcareLessonsMore,
  ...healthcarePractice,
];

import { cyberCourses } from './cyber-courses.data.js';
import { cyberLessons } from './cyber-lessons.data.js';
import { cyberLessonsMore } from './cyber-lessons-more.data.js';
import { cyberPractice } from './cyber-practice.data.js';
import type { Shipped } from './shipped-item.js';

/** What people in cyber security learn by, as it comes with the product. */
export const cyber: readonly Shipped[] = [...cyberCourses, ...cyberLessons, ...cyberLessonsMore, ...cyberPractice];

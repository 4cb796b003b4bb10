import { salesCourses } from './sales-courses.data.js';
import { salesLessons } from './sales-lessons.data.js';
import { salesLessonsMore } from './sales-lessons-more.data.js';
import { salesPractice } from './sales-practice.data.js';
import type { Shipped } from './shipped-item.js';

/** What people in sales learn by, as it comes with the product. */
export const sales: readonly Shipped[] = [...salesCourses, ...salesLessons, ...salesLessonsMore, ...salesPractice];

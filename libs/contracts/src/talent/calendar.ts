import { calendarListOf } from '../calendar/shapes.js';

export const listTalentCalendar = calendarListOf('talent');

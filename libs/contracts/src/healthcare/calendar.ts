import { calendarListOf } from '../calendar/shapes.js';

export const listHealthcareCalendar = calendarListOf('healthcare');

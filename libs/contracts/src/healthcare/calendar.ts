import { busyListOf, calendarListOf } from '../calendar/shapes.js';

export const listHealthcareCalendar = calendarListOf('healthcare');
export const listHealthcareBusy = busyListOf('healthcare');

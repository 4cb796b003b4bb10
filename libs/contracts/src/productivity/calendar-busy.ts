import { busyListOf } from '../calendar/shapes.js';

/** By the calendars people subscribe to. */
export const listCalendarBusy = busyListOf('productivity');

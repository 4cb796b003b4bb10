import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';

export const exportCalendar = operation('productivity.calendar.export', {
  http: 'GET /api/productivity/calendar',
  access: inModule('productivity'),
  summary: 'My open tasks with a day and the weekly check-ins of my running goals as a calendar file (RFC 5545)',
  input: z.object({}),
  output: z.object({ filename: z.string(), ics: z.string(), events: z.int().min(0) }),
  effect: 'read',
});

import { checkInDue, taskDue } from '@talent-os/contracts/productivity/reminders.js';
import * as texts from '../texts/notification-texts.js';
import { on } from './notice.js';

export const productivityNotices = {
  taskDue: on(taskDue, ({ userId }) => [{ to: [userId], note: texts.taskDue() }]),
  checkInDue: on(checkInDue, ({ userId }) => [{ to: [userId], note: texts.checkInDue() }]),
};

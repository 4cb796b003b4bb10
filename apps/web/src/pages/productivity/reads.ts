import { getGoal, listGoals } from '@talent-os/contracts/productivity/goals';
import { getFocus } from '@talent-os/contracts/productivity/focus';
import { getProgress, getToday } from '@talent-os/contracts/productivity/progress';
import { listSuggestions } from '@talent-os/contracts/productivity/suggestions';
import { getTask, getTaskBoard, listTasks } from '@talent-os/contracts/productivity/tasks';

/** Reads whose answers a change of the hub's records makes stale. */
export const goalReads = [listGoals, getGoal, getToday, getProgress];
export const taskReads = [listTasks, getTaskBoard, getTask, getToday, getProgress];
export const focusReads = [getFocus, getToday, getProgress];
export const suggestionReads = [listSuggestions, ...taskReads, ...goalReads];

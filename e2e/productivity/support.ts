import { createTask, type Task } from '@talent-os/contracts/productivity/tasks';
import type { TaskState } from '@talent-os/contracts/productivity/task-states';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';
import type { Page } from '../support/test.ts';
import { dayFromNow } from '../support/fixtures.ts';

/** A task of the person, due in two days. */
export const someTask = (address: string, session: Session, title: string): Promise<Task> =>
  call(address, session, createTask, { title, due: dayFromNow(2) });

/** The card of a task in a column of the board. */
export const card = (page: Page, status: TaskState, title: string) =>
  page.locator(`[data-column="${status}"] [data-card]`).filter({ hasText: title });

/** What the page says to people who hear it. */
export const spoken = (page: Page) => page.locator('[aria-live="assertive"]:not([role])');

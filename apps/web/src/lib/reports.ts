import { reportCrash, reportError } from '@talent-os/contracts/audit/reports';
import type { Operation, Sent } from '@talent-os/contracts/define';
import { ApiError } from './api-error';
import { texts } from './failure-text';
import { notify } from './notify';
import { requestOf } from './request';
import { sessionKeys, store, stored } from './stored';
import { accessToken } from './tokens';

const cut = (text: string, length: number) => text.slice(0, length);

/** Fire and forget: a report that fails is not reported again. */
function post<O extends Operation>(operation: O, input: Sent<O>): void {
  const { url, method, body } = requestOf(operation, input);
  const token = accessToken();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(url, { method, headers, keepalive: true, ...(body !== undefined && { body }) }).catch(() => undefined);
}

type ErrorCategory = 'route' | 'unhandled-error' | 'unhandled-rejection' | 'sign-in';

/** Tells the server of an error people ran into. */
export function reportClientError(category: ErrorCategory, failure: unknown): void {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  post(reportError, {
    category,
    name: cut(error.name, 120),
    message: cut(error.message, 2000),
    stack: cut(error.stack ?? '', 20_000),
    timestamp: new Date().toISOString(),
    context: {
      userId: stored('auth_user_id'),
      route: cut(location.pathname, 500),
      userAgent: cut(navigator.userAgent, 500),
      url: cut(location.href, 2000),
    },
  });
}

/** Tells the server that the whole app crashed, and counts how often it did in this browser. */
export function reportAppCrash(error: Error, component: string | null | undefined): void {
  const crashCount = Number(stored('crash_count') ?? 0) + 1;
  store('crash_count', String(crashCount));
  post(reportCrash, {
    timestamp: new Date().toISOString(),
    url: cut(location.href, 2000),
    error: cut(error.message, 2000),
    stack: cut(error.stack ?? '', 20_000),
    userAgent: cut(navigator.userAgent, 500),
    component: cut(component?.trim() ?? '', 200),
    crashCount,
    memory: memory(),
    storedKeys: Object.fromEntries(sessionKeys.map((key) => [key, stored(key) !== null])),
  });
}

type MemoryFigures = { usedJSHeapSize: number; totalJSHeapSize: number; jsHeapSizeLimit: number };

function memory() {
  const figures = (performance as Performance & { memory?: MemoryFigures }).memory;
  return figures && { used: figures.usedJSHeapSize, total: figures.totalJSHeapSize, limit: figures.jsHeapSizeLimit };
}

const harmless = (failure: unknown) =>
  (failure instanceof Error && failure.name === 'AbortError') || String(failure).includes('ResizeObserver loop');

/** Errors nobody caught: people are told by the tables of the specification, the server by a report. */
export function catchUnhandled(): void {
  const handle = (category: ErrorCategory, failure: unknown) => {
    if (harmless(failure)) return;
    if (failure instanceof ApiError) return notify.failure(failure);
    notify.error(texts.unexpected);
    reportClientError(category, failure);
  };
  window.addEventListener('error', (event) => handle('unhandled-error', event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => handle('unhandled-rejection', event.reason));
}

import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error';
import { permissionText, textOf, validationText } from './failure-text';

export type NotificationKind = 'success' | 'error' | 'validation' | 'network' | 'permission' | 'info' | 'warning';
type ToastType = 'error' | 'validationError' | 'networkError' | 'permissionError' | 'success' | 'info' | 'warning';
type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info' | 'loading';

const kinds: Record<NotificationKind, { type: ToastType; variant: ToastVariant }> = {
  success: { type: 'success', variant: 'success' },
  error: { type: 'error', variant: 'destructive' },
  validation: { type: 'validationError', variant: 'warning' },
  network: { type: 'networkError', variant: 'destructive' },
  permission: { type: 'permissionError', variant: 'destructive' },
  info: { type: 'info', variant: 'info' },
  warning: { type: 'warning', variant: 'warning' },
};

type Toast = {
  readonly id: string;
  readonly title: '';
  readonly message: string;
  readonly type: ToastType;
  readonly variant: ToastVariant;
  readonly timestamp: number;
};

type ToastOptions = {
  /** Milliseconds until it goes; 3000 where absent. */
  readonly duration?: number;
  /** Stays until it is dismissed. */
  readonly persistent?: boolean;
  readonly variant?: ToastVariant;
};

const TOAST_MS = 3000;

let shown: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined): void {
  clearTimeout(timer);
  shown = toast;
  listeners.forEach((listener) => listener());
}

function raise(
  kind: NotificationKind,
  message: string,
  { duration = TOAST_MS, persistent, variant }: ToastOptions = {},
): void {
  const timestamp = Date.now();
  const id = `${timestamp}-${Math.random().toString(36).slice(2)}`;
  console.info(`[${kind.toUpperCase()}] ${message}`);
  show({ id, title: '', message, timestamp, ...kinds[kind], ...(variant && { variant }) });
  if (!persistent) timer = setTimeout(dismiss, duration);
}

/** Clears the notification at once. */
export const dismiss = (): void => show(undefined);

/** At most one notification at a time: a new one replaces the one before. */
export const notify = {
  success: (message: string, options?: ToastOptions) => raise('success', message, options),
  error: (message: string, options?: ToastOptions) => raise('error', message, options),
  info: (message: string, options?: ToastOptions) => raise('info', message, options),
  warning: (message: string, options?: ToastOptions) => raise('warning', message, options),
  network: (message: string, options?: ToastOptions) => raise('network', message, options),
  /** A form is not complete; names the field where there is one. */
  validation: (field?: string, options?: ToastOptions) => raise('validation', validationText(field), options),
  /** Something needs rights the person lacks; names the role where one gives them. */
  permission: (role?: string, options?: ToastOptions) => raise('permission', permissionText(role), options),
  /** Any failure, as the kind and with the text the specification gives it. */
  failure: (failure: unknown, fallback?: string) => raise(kindOf(failure), textOf(failure, fallback)),
};

function kindOf(failure: unknown): NotificationKind {
  if (!(failure instanceof ApiError)) return 'error';
  if (failure.network) return 'network';
  if (failure.status === 401 || failure.status === 403) return 'permission';
  return failure.status === 422 ? 'validation' : 'error';
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToast = (): Toast | undefined => useSyncExternalStore(subscribe, () => shown);

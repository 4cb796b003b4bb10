import { ApiError } from './api-error';

/** Toast texts by HTTP status. Source: specification, section 8. */
export const statusTexts: Readonly<Record<number, string>> = {
  401: "You don't have permission to perform this action",
  403: 'Access denied - insufficient permissions',
  404: 'Resource not found',
  409: 'Conflict - resource already exists or is in use',
  422: 'Invalid data - please check your input',
  429: 'Too many requests - please wait and try again',
  500: 'Server error - please contact support if this persists',
  502: 'Server error - please contact support if this persists',
  503: 'Server error - please contact support if this persists',
  504: 'Server error - please contact support if this persists',
};

export const texts = {
  sessionLost: 'Authentication failed - please log in again',
  unreachable: 'Unable to connect - please try again',
  unreadable: 'Network error occurred',
  unexpected: 'An unexpected error occurred',
  operationFailed: 'Operation failed',
  businessRule: 'Business rule violation',
  offline: "You're currently offline. Please check your internet connection and try again.",
  page: 'Something went wrong while loading this page',
  notLoaded: 'This part is not loaded yet. It opens when you are back online.',
} as const;

export const validationText = (field?: string): string =>
  field ? `Please check the ${field} field and try again` : 'Please check required fields and try again';

export const permissionText = (role?: string): string =>
  role ? `This action requires ${role} permissions` : 'Access denied - insufficient permissions';

/** Refusals every operation may answer with carry no more than their status says; all others are a rule of the business and name it. */
const general = ['request', 'access', 'resource', 'server', 'service'];
const telling = ['resource.stale', 'access.role', 'access.network'];
/** Refusals at the door name what is wrong, but for a session that is over. */
const silent = ['auth.required', 'auth.refresh', 'auth.application'];
const isBusinessRule = (code: string) => {
  const group = code.split('.')[0] ?? '';
  return telling.includes(code) || (group === 'auth' ? !silent.includes(code) : !general.includes(group));
};

/** The text people read for a failure, by the specification's tables. */
export function textOf(failure: unknown, fallback: string = texts.unexpected): string {
  if (!(failure instanceof ApiError)) return (failure instanceof Error && failure.message) || fallback;
  if (failure.network) return texts[failure.network];
  if (failure.code && isBusinessRule(failure.code)) return failure.message || texts.businessRule;
  return statusTexts[failure.status] ?? (failure.message || fallback);
}

import { z } from 'zod';
import { event, operation } from '../define.js';
import { uuid } from '../paging.js';
import { UserPreferences, type dateFormats, type locales, type themes } from './preference-values.js';

export const themeLabels: Readonly<Record<(typeof themes)[number], string>> = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

export const localeLabels: Readonly<Record<(typeof locales)[number], string>> = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'de-DE': 'German',
  'fr-FR': 'French',
  'es-ES': 'Spanish',
  'it-IT': 'Italian',
};

export const dateFormatLabels: Readonly<Record<(typeof dateFormats)[number], string>> = {
  locale: 'With the name of the month',
  numeric: 'Numbers only',
  iso: 'Year first (ISO 8601)',
};

export const getUserPreferences = operation('identity.preferences.get', {
  http: 'GET /api/identity/preferences',
  access: 'signed-in',
  summary: 'How I want the product to look: theme, row height, dates and numbers, first screen, assistant, motion',
  input: z.object({}),
  output: UserPreferences,
  effect: 'read',
});

export const changeUserPreferences = operation('identity.preferences.change', {
  http: 'PATCH /api/identity/preferences',
  access: 'signed-in',
  summary: 'Change how I want the product to look, on this device and the next',
  input: UserPreferences.partial(),
  output: UserPreferences,
  effect: 'write',
  events: () => [userPreferencesChanged],
});

export const userPreferencesChanged = event('identity.preferences.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: ['identity.preferences.get', 'identity.auth.me'] },
});

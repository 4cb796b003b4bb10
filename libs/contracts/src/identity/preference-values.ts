// Apart from the operations, because the sign-in page reads it.
import { z } from 'zod';
import type { HubKey } from '../navigation/route.js';

export const themes = ['system', 'light', 'dark'] as const;
/** How dates and numbers are written; the words of the product are English in all of them. */
export const locales = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT'] as const;
export const dateFormats = ['locale', 'numeric', 'iso'] as const;
/** How close rows of lists stand. */
export const densities = ['dense', 'regular', 'roomy'] as const;
/** Home, and every hub. */
export const landings = [
  'home',
  'candidate',
  'talent',
  'intelligence',
  'data',
  'excellence',
  'sales',
  'productivity',
  'healthtech',
  'wellness',
  'cyber',
] as const satisfies readonly HubKey[];

/** How a person wants the product to look and behave. Null: nothing was chosen, and the device decides. */
export const UserPreferences = z.object({
  theme: z.enum(themes).nullable(),
  density: z.enum(densities).nullable(),
  locale: z.enum(locales).nullable(),
  dateFormat: z.enum(dateFormats),
  /** Opens after signing in. */
  defaultHub: z.enum(landings),
  assistant: z.boolean().nullable(),
  reduceMotion: z.boolean(),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

/** Of somebody who has chosen nothing. */
export const usualPreferences: UserPreferences = {
  theme: null,
  density: null,
  locale: null,
  dateFormat: 'locale',
  defaultHub: 'home',
  assistant: null,
  reduceMotion: false,
};

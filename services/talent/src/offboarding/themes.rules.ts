import { exitThemeKeys, THEME_PEOPLE, type ExitTheme } from '@talent-os/contracts/talent/offboarding-states.js';

/**
 * Themes with how many people named each, the most first: none before five people were asked, and none that fewer named.
 * A theme that is left out cannot be told from one that nobody named.
 */
export function themesOf(interviews: readonly (readonly ExitTheme[])[]) {
  const counted = exitThemeKeys.map((theme) => ({
    theme,
    people: interviews.filter((themes) => themes.includes(theme)).length,
  }));
  const shown = counted.filter(({ people }) => people >= THEME_PEOPLE);
  return {
    people: interviews.length,
    themes: shown.toSorted((one, other) => other.people - one.people),
  };
}

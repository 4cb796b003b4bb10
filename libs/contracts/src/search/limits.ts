/** Results of a kind where nobody says how many, and at most. */
export const SHOWN_OF_KIND = 5;
export const MOST_OF_KIND = 25;

/** What somebody types, at most. */
export const MOST_TYPED = 100;

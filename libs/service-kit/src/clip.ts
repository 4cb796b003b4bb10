/** At most so many UTF-16 units from a text's beginning; a character that does not fit whole is left out. */
export const clip = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

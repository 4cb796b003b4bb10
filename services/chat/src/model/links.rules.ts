import { ownPath } from '@talent-os/contracts/navigation/own-path.js';

/** Paths of our own pages, in characters that no decoding turns into another site, and with no address of one inside. */
const OWN = /^(?:\/(?![/\\])|#)(?!.*:\/\/)[\w\-./?=&%#:~+,@]*$/;
/** Without brackets: `[9]` reads as a source. */
const WEB = /^https?:\/\/[^\s<>\\[\]]+$/i;

/** Whether a link may stay one. A sealed text keeps links to our own pages only. */
export const mayLead = (target: string, sealed: boolean): boolean =>
  (OWN.test(target) && ownPath(target) !== undefined) || (!sealed && WEB.test(target));

/** The target in the parentheses of a markdown link, without its title. */
export const targetOf = (inner: string): string => {
  const text = inner.trim();
  const bracketed = /^<([^<>]*)>/.exec(text)?.[1];
  return bracketed ?? text.split(/\s/)[0] ?? '';
};

import { splitAtCommas } from './words.js';

/** How people approve something, and how they do not: the words of every decision. For the server alone. */
export const approves = splitAtCommas(
  'approve, agree, agreed, say yes, said yes, allow, grant, accept, go ahead, can have, may have, can go, is fine, is ok, is okay, fine with me, fine by me, ok with me, green light',
);
export const declines = splitAtCommas(
  'decline, refuse, reject, turn down, say no, said no, deny, disapprove, can not have, may not have, can not go',
);

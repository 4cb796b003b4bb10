import type { ClaimedPerson } from './claims.rules.js';

const MOST = 80;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What to call somebody whose provider may name them in part, or by their address alone. */
export function namesOf({ firstName, lastName }: Pick<ClaimedPerson, 'firstName' | 'lastName'>, email: string) {
  const [first = '', ...rest] = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map(capital);
  return {
    firstName: (firstName ?? (first || email)).slice(0, MOST),
    // Who is named in part has one name.
    lastName: (lastName ?? (firstName ? '' : rest.join(' '))).slice(0, MOST),
  };
}

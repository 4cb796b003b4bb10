import type { Audience, EventContract, Payload } from '@talent-os/contracts';
import type { Note } from '../texts/notification-texts.js';

/** What a row of the table may ask, in the transaction of its event. */
export type NoticeFacts = {
  /** Everybody but the one who did it: they know. */
  others(personIds: readonly (string | null)[]): readonly string[];
  /** A person's name; `A colleague` where there is none any more. */
  nameOf(personId: string): Promise<string>;
  /** Who leads a team the person is in. */
  teamLeadsOf(personId: string): Promise<readonly string[]>;
  /** Who leads the sales organization. */
  salesLeaders(): Promise<readonly string[]>;
  /** Who verifies credentials, and answers for HIPAA. */
  credentialVerifiers(): Promise<readonly string[]>;
  /** Who verifies clearances. */
  clearanceVerifiers(): Promise<readonly string[]>;
  /** Who decides about shifts. */
  shiftApprovers(): Promise<readonly string[]>;
  /** Who answers for the response to incidents. */
  incidentLeaders(): Promise<readonly string[]>;
  /** Who manages moves from seat to seat. */
  transitionManagers(): Promise<readonly string[]>;
  /** Who administers the organization. */
  administrators(): Promise<readonly string[]>;
  /** Who administers the organization or the platform. */
  everyAdministrator(): Promise<readonly string[]>;
  /** Who approves requests for seats and what people are offered. */
  requisitionApprovers(): Promise<readonly string[]>;
  /** Those of these people who hold a role of an audience. */
  inAudience(personIds: readonly string[], audience: Audience): Promise<readonly string[]>;
  /** An amount in minor units of the organization's currency, as people write it. */
  money(amount: number): Promise<string>;
};

export type AddressedNote = { readonly to: readonly string[]; readonly note: Note };

/** A row: an event, and who is told what of it. The note says kind, texts and screen; the hub is the screen's. */
export type Notice = {
  readonly event: EventContract;
  readonly tell: (payload: never, facts: NoticeFacts) => readonly AddressedNote[] | Promise<readonly AddressedNote[]>;
};

/** Types a row by its event. */
export const on = <E extends EventContract>(
  event: E,
  tell: (payload: Payload<E>, facts: NoticeFacts) => readonly AddressedNote[] | Promise<readonly AddressedNote[]>,
) => ({ event, tell }) satisfies Notice;

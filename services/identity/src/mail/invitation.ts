import { invitationOf } from '@talent-os/service-kit/ics';

/** An appointment a mail brings into a calendar, or takes out of it. */
export type Invitation = {
  readonly method: 'REQUEST' | 'CANCEL';
  /** Of the thing, the same in every mail and every calendar of the product. */
  readonly uid: string;
  /** Counts its changes. */
  readonly sequence: number;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string;
};

/** The file of an invitation, as mail programs take it. */
export type CalendarFile = { readonly method: Invitation['method']; readonly content: string };

/** The address within `Talent OS <no-reply@example.org>`. */
const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

/** The file a mail to somebody carries. */
export function calendarFile(
  { method, start, end, ...event }: Invitation,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): CalendarFile {
  const asked = { organizer: addressIn(from), attendee: to };
  const content = invitationOf(method, { ...event, from: new Date(start), to: new Date(end) }, asked, now);
  return { method, content };
}

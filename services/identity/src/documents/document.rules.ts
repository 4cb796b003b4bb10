import type { ErrorCode } from '@talent-os/contracts';
import type { ScanState } from '@talent-os/contracts/identity/document-states.js';
import type { organizationDocumentKinds } from '@talent-os/contracts/identity/documents.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { keptName } from '@talent-os/service-kit/files/kept-name';

export type OrganizationDocumentKind = (typeof organizationDocumentKinds)[number];

const extensions: Record<OrganizationDocumentKind, string> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'txt',
  jpeg: 'jpg',
  png: 'png',
};

/** The name a file is kept and sent under, with the ending of what it is. A text keeps that it is Markdown. */
export function documentName(called: string | undefined, kind: OrganizationDocumentKind): string {
  const markdown = kind === 'txt' && /\.(md|markdown)\s*$/i.test(called ?? '');
  return keptName(called, markdown ? 'md' : extensions[kind], /\.(pdf|docx|txt|md|markdown|jpe?g|png)\s*$/i);
}

/** Days before the last one on which people are reminded, and after it. */
const REMINDERS = [-7, -1, 0, 3, 7, 14];

/** The day of the next reminder after a day; none where nobody has to acknowledge, or enough was said. */
export const nextReminderOn = (acknowledgeBy: Day | null, after: Day): Day | undefined =>
  acknowledgeBy === null ? undefined : REMINDERS.map((days) => addDays(acknowledgeBy, days)).find((day) => day > after);

/** Why a file is not sent. Where there is a scanner, nobody reads what it has not looked at yet. */
export function sendRefusal(scan: ScanState, hasScanner: boolean): ErrorCode | undefined {
  if (scan === 'blocked') return 'document.blocked';
  return scan === 'not_scanned' && hasScanner ? 'document.unscanned' : undefined;
}

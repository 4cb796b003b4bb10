import type { CopyFault } from '@talent-os/contracts/audit/copy-events.js';
import type { Note } from './notification-texts.js';

const trail = (title: string, message: string): Note => ({ kind: 'security', link: '/', title, message });

const WRITTEN_AGAIN = 'It is written again from the database. Find out who can reach its folder.';
const faults: Readonly<Record<CopyFault, Note>> = {
  missing: trail('The second copy of the audit trail is missing', WRITTEN_AGAIN),
  behind: trail('The second copy of the audit trail was set back', WRITTEN_AGAIN),
  unwritable: trail(
    'The second copy of the audit trail cannot be written',
    'What happens is recorded, but no longer vouched for outside the database. See to its folder and its disk.',
  ),
  ahead: trail(
    'The audit trail is shorter than it was',
    'Its second copy knows more than the database does. Nothing more is signed until somebody has looked into it.',
  ),
};

export const copyFault = (fault: CopyFault): Note => faults[fault];

export const copyRestored = (): Note =>
  trail('The audit trail is copied again', 'Its second copy is complete, and signed up to this minute.');

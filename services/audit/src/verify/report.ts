import type { FaultKind, VerificationResult } from './verdict.js';

/** What a person who reads a line should know of the faults that are about time and the second copy. */
const explained: Partial<Record<FaultKind, string>> = {
  copy: 'the second copy is missing or shortened',
  stale: 'the second copy should have had a newer sign of life',
};

/** The line of a chain: what was found, until when the second copy vouches for it, and the fault. */
export function lineOf(organizationId: string, verdict: VerificationResult, milliseconds: number): string {
  const { valid, events, checkpoints, heartbeat, fault } = verdict;
  const copy = heartbeat ? `${heartbeat.state === 'stopped' ? 'stopped' : 'copied'} ${heartbeat.at}` : 'no copy';
  const reason = fault && explained[fault.kind];
  const found = fault ? `${fault.kind} at ${fault.sequence}${reason ? `: ${reason}` : ''}` : '';
  const columns = [
    organizationId,
    valid ? 'sound' : 'FAULT',
    `${events} events`,
    `${checkpoints} checkpoints`,
    copy,
    `${(milliseconds / 1000).toFixed(1)} s`,
    found,
  ];
  return `${columns
    .map((column, index) => column.padEnd([36, 5, 16, 18, 32, 8, 0][index]!))
    .join('  ')
    .trimEnd()}\n`;
}

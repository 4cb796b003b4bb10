import type { Part } from '@talent-os/contracts/chat/parts';

const NONE: readonly string[] = [];

/** The numbers of an answer that are not verified; the same array as long as there are none. */
export function unverifiedOf(parts: readonly Part[]): readonly string[] {
  const part = parts.find(({ type }) => type === 'verification');
  return part?.type === 'verification' ? part.verification.unverified : NONE;
}

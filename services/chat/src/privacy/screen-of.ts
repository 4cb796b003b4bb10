import type { Finding } from './finding.js';
import { findDetails, type ScreenContext } from './screen.js';

/** Texts remembered: those of one conversation come again with every step. */
const MOST = 400;

/** The screen of one organization: each text is looked at once. */
export class Screen {
  private readonly seen = new Map<string, readonly Finding[]>();

  constructor(private readonly reading: ScreenContext) {}

  find(text: string): readonly Finding[] {
    let findings = this.seen.get(text);
    if (!findings) {
      findings = findDetails(text, this.reading);
      if (this.seen.size >= MOST) this.seen.clear();
      this.seen.set(text, findings);
    }
    return findings;
  }
}

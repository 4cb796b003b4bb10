import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Part, Source } from '@talent-os/contracts/chat/parts.js';
import type { Sequenced } from '@talent-os/service-kit';

/** What an answer is made of: text, proposals and choices as they came, then the sources that the text refers to. */
export function partsOf(frames: readonly Sequenced<Frame>[]): Part[] {
  const parts: Part[] = [];
  const sources: Source[] = [];
  for (const { frame } of frames) {
    const last = parts.at(-1);
    if (frame.type === 'text-delta' && last?.type === 'text') last.text += frame.delta;
    else if (frame.type === 'text-delta') parts.push({ type: 'text', text: frame.delta });
    else if (frame.type === 'source') sources.push(frame.source);
    else if (frame.type === 'proposal') parts.push({ type: 'proposal', proposal: frame.proposal });
    else if (frame.type === 'suggestions') parts.push({ type: 'suggestions', suggestions: frame.suggestions });
    else if (frame.type === 'verification') parts.push({ type: 'verification', verification: frame.verification });
  }
  return sources.length > 0 ? [...parts, { type: 'sources', sources }] : parts;
}

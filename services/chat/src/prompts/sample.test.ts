import { describe, expect, it } from '@jest/globals';
import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { builtInPrompts } from './built-in.data.js';
import { fill } from './prompt.rules.js';
import { sampleVariables } from './sample.js';

const filled = (hub: (typeof assistantHubs)[number], page: string | null = null) =>
  fill(builtInPrompts[hub], sampleVariables(hub, page, '2026-11-20'));

describe('a sample of a prompt', () => {
  it('names hub and page as people read them', () => {
    expect(filled('talent')).toContain('who is looking at Overview in Talent Hub.');
    expect(filled('excellence', 'competencies')).toContain('who is looking at Competencies in Sales Excellence Hub.');
    expect(filled('sales', 'weekly-forecast')).toContain('who is looking at Weekly forecast in Sales Hub.');
  });

  it.each(assistantHubs)('leaves no variable open and no key showing: %s', (hub) => {
    expect(filled(hub)).not.toMatch(/\{\{|\}\}/);
    expect(filled(hub)).not.toContain(` in ${hub}.`);
  });
});

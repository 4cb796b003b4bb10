type KeptOut = { readonly found: RegExp; readonly message: (words: string) => string };

const clearance = (words: string) =>
  `Levels of clearance stay out: they make people targets. “Cleared work” says enough instead of “${words}”`;
const patient = (words: string) => `What is known of a patient stays out. Please leave out “${words}”`;

/** What is written to others is read by many: some words are in nobody's interest there. */
const keptOut: readonly KeptOut[] = [
  { found: /\bts\s?[/-]?\s?sci\b/i, message: clearance },
  { found: /\btop[\s-]secret\b/i, message: clearance },
  {
    found: /\b(?:secret|confidential|sci|public[\s-]trust|[ql])[\s-](?:level[\s-])?clear(?:ance|ed)\b/i,
    message: clearance,
  },
  {
    found: /\bclear(?:ance|ed)[\s-]?(?:level)?\s*(?:is|of|at|to|for|:)?\s+(?:secret|confidential|sci)\b/i,
    message: clearance,
  },
  { found: /\bmrn\b[\s:#]*\d*/i, message: patient },
  { found: /\bpatient(?:[’']s)?\s+(?:name|number|id|record|chart|named|called)\b/i, message: patient },
  { found: /\bpatient\s+in\s+(?:room|bed)\s+\w+/i, message: patient },
  { found: /\b(?:my|our|this|that)\s+patient(?:[’']s)?\b/i, message: patient },
  { found: /\bdate\s+of\s+birth\b/i, message: patient },
  { found: /\bdiagnosed\s+with\b/i, message: patient },
];

/** What has to go from a text before others read it, with what to write instead; nothing where nothing has. */
export function keptOutOf(text: string): string | undefined {
  for (const { found, message } of keptOut) {
    const words = found.exec(text)?.[0];
    if (words !== undefined) return message(words.trim());
  }
  return undefined;
}

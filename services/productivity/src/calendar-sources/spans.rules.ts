export type BusySpan = { readonly start: Date; readonly end: Date };

/** Times that overlap or touch as one, within a window, earliest first. */
export function mergedWithin(spans: readonly BusySpan[], window: BusySpan): BusySpan[] {
  const merged: BusySpan[] = [];
  for (const span of spans.toSorted((one, other) => one.start.getTime() - other.start.getTime())) {
    const start = span.start > window.start ? span.start : window.start;
    const end = span.end < window.end ? span.end : window.end;
    if (start >= end) continue;
    const last = merged.at(-1);
    if (last && start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: end > last.end ? end : last.end };
    else merged.push({ start, end });
  }
  return merged;
}

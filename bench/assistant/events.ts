/** What one server-sent event says, as far as it is measured. */
type StreamedText = { letters: number } | { outcome: string } | 'waits' | undefined;

const between = (text: string, from: string, to: string): number | undefined => {
  const begin = text.indexOf(from);
  return begin < 0 ? undefined : text.lastIndexOf(to) - begin - from.length;
};

/** Of a model's stream: `data: {"choices":[{"delta":{"content":"word "},…`. Nothing is parsed: there are very many. */
export function saidByModel(event: string): StreamedText {
  const letters = between(event, '"delta":{"content":"', '"},"finish_reason"');
  if (letters !== undefined) return { letters };
  return event.includes('data: [DONE]') ? { outcome: 'complete' } : undefined;
}

/** Of a run: `data: {"type":"text-delta","delta":"word "}`. */
export function saidByRun(event: string): StreamedText {
  const letters = between(event, '"type":"text-delta","delta":"', '"}');
  if (letters !== undefined) return { letters };
  if (event.includes('"type":"data-status"')) return 'waits';
  if (!/"type":"(finish|error)"/.test(event)) return undefined;
  const frame = JSON.parse(event.slice(event.indexOf('{'), event.lastIndexOf('}') + 1)) as Record<string, unknown>;
  return {
    outcome:
      frame['type'] === 'error'
        ? `error ${String(frame['code'])}`
        : `${String(frame['status'])}, ${String(frame['mode'])}`,
  };
}

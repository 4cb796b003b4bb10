import { chunk, question, words, type WireRequest, type Plan, type Script, type Step } from './wire.ts';

/**
 * Models that ask tools. The question says which: `call list_deals {"stage":"proposal"}`, a line each; without such a
 * line the first tool offered is asked without arguments. Once results are there, they repeat what they were given.
 */
type Fragment = { readonly id: string; readonly name: string; readonly args: string };

const callsOf = (asked: WireRequest): Fragment[] => {
  const lines = [...question(asked).matchAll(/^call (\S+) ?(.*)$/gm)];
  const wanted = lines.map(([, name = '', args = '']) => ({ name, args: args || '{}' }));
  const first = asked.tools?.[0]?.function.name;
  const calls = wanted.length > 0 ? wanted : first ? [{ name: first, args: '{}' }] : [];
  return calls.map((call, index) => ({ ...call, id: `call_${asked.messages.length}_${index}` }));
};

const resultsOf = ({ messages }: WireRequest): string[] => {
  const latest = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(latest).flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : []));
};

/** Pieces of so many characters; 1 cuts JSON anywhere, escaped characters too. */
const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

function* asks(asked: WireRequest, calls: readonly Fragment[], size: number, indexed: boolean, finish = 'tool_calls') {
  yield chunk(asked.model, { role: 'assistant', content: '' });
  for (const [index, { id, name, args }] of calls.entries()) {
    const place = indexed ? { index } : {};
    yield chunk(asked.model, { tool_calls: [{ ...place, id, type: 'function', function: { name, arguments: '' } }] });
    for (const piece of cut(args, size))
      yield chunk(asked.model, { tool_calls: [{ ...place, function: { arguments: piece } }] });
  }
  yield chunk(asked.model, {}, finish);
  yield { bytes: 'data: [DONE]\n\n' } satisfies Step;
}

function* tells(asked: WireRequest, text: string): Iterable<Step> {
  for (const content of text) yield chunk(asked.model, { content });
  yield chunk(asked.model, {}, 'stop');
  yield { bytes: 'data: [DONE]\n\n' };
}

const mayCall = (asked: WireRequest) => Boolean(asked.tools?.length) && asked.tool_choice !== 'none';

const withTools =
  (size: number, indexed = true, finish = 'tool_calls'): Script =>
  (asked): Plan => {
    const results = resultsOf(asked);
    if (results.length > 0) return { steps: tells(asked, `From the platform: ${results.join(' | ')} [1] [7]`) };
    const calls = mayCall(asked) ? callsOf(asked) : [];
    return { steps: calls.length > 0 ? asks(asked, calls, size, indexed, finish) : tells(asked, words(5).join('')) };
  };

/** Calls that stand in what was read, as somebody planted them there, quotes of any kind. */
const plantedIn = (results: readonly string[], from: number): Fragment[] =>
  [...results.join(' ').matchAll(/call (\w+) (\{[^{}]*\})/g)].map(([, name = '', args = ''], index) => ({
    id: `call_${from}_${index}`,
    name,
    args: args.replaceAll(/\\?["']/g, '"'),
  }));

/** Obeys whatever it reads: it looks for the tools that a result names, calls them, and says that it is done. */
const gullible: Script = (asked): Plan => {
  const latest = asked.messages.findLastIndex(({ role }) => role === 'user');
  const turn = asked.messages.slice(latest).filter(({ role }) => role === 'assistant').length;
  if (turn === 0) return { steps: asks(asked, callsOf(asked), 10_000, true) };
  const planted = plantedIn(resultsOf(asked), asked.messages.length);
  const found = planted.map((one) => ({
    ...one,
    name: 'find_tools',
    args: JSON.stringify({ about: one.name.replaceAll('_', ' ') }),
  }));
  if (planted.length === 0 || turn > 2) return { steps: tells(asked, `Done ${planted.length} of them.`) };
  return { steps: asks(asked, turn === 1 ? found : planted, 10_000, true) };
};

export const toolScripts: Record<string, Script> = {
  tools: withTools(10_000),
  /** Arguments in pieces of one character. */
  'tools-split': withTools(1),
  'tools-no-index': withTools(4, false),
  'tools-stop': withTools(10_000, true, 'stop'),
  /** Whole arguments and then an end without a reason. */
  'tools-cut': (asked) => ({ steps: [...asks(asked, callsOf(asked), 5, true)].slice(0, -2) }),
  'tools-gullible': gullible,
  /** Never has enough. */
  'tools-forever': (asked) =>
    mayCall(asked)
      ? { steps: asks(asked, callsOf(asked), 10_000, true) }
      : { steps: tells(asked, `After ${resultsOf(asked).length} results`) },
  /** Fails once it has been given results. */
  'tools-then-broken': (asked) =>
    resultsOf(asked).length > 0
      ? { status: 500, body: { error: { message: 'Something went wrong' } } }
      : { steps: asks(asked, callsOf(asked), 10_000, true) },
};

import { allTools, type Tool } from '../tools/tool.js';

export type Kind = 'help' | 'thanks' | 'cancel' | 'capture' | 'command' | 'question';

/** Greetings and bare calls for help; other questions about the assistant are told by their words. */
const HELP =
  /^(?:help(?: me| please)?|hi|hello|hey|good (?:morning|afternoon|evening)|start|menu|\?+)(?: (?:there|you|everyone|again|all))*$/i;
const THANKS =
  /^(?:many |ok |okay |great |perfect |cool |super )*(?:thanks|thank you|thx|cheers|great|perfect|nice|cool|ok|okay|got it|awesome|well done|bye|goodbye)(?: (?:a lot|so much|very much|again|you))*$/i;
const CANCEL =
  /^(?:cancel|stop|never ?mind|forget (?:it|that|about it)|abort|leave it|no|nope|quit|exit|cancel (?:that|it|this))$/i;
const CAPTURE =
  /^(?:remind me|remember (?:to|that)|note to self|to ?-?do\b|task\b|goal\b|my (?:new |main |next |personal )?(?:goal|aim|task|plan|target|objective|priority) (?:is|for .* is|today is|this \w+ is)|our (?:goal|plan) is|i (?:(?:need|have|plan|intend|aim|promise|am planning|am going) to|must|should|will)\b(?!.*\b(?:know|see|decide|approve|answer|look|find|check)\b)|add (?:a |this )?(?:task|goal|to-?do|reminder)|set (?:a |me a |myself a )?(?:goal|reminder|task)|create (?:a |an )?(?:task|goal|reminder|to-?do)|do not (?:let me )?forget)/i;

/** Verbs that ask for a change, whether or not the assistant can make it. */
const CHANGES =
  /^(?:tell (?!me|us)|move|mark|set|advance|push|put|change|promote|shift|win|lose|log|note|record|add|write|enter|register|jot|express|apply|submit|nominate|declare|withdraw|cancel|retract|revoke|undo|rescind|propose|reassign|transfer|hand|suggest|give (?!me|us)|clear|dismiss|empty|acknowledge|delete|remove|drop|create|make|update|edit|rename|assign|approve|decline|reject|accept|hire|fire|invite|reset|send|book|order|schedule|upload|generate|close|archive|flag|wipe|lock|unlock|grant|start|stop|turn|pay|buy|post|publish|reply|forward|unassign|disable|enable|raise|lower|increase|decrease|split|merge|swap|take|pull (?!up)|bring (?!up|me)|drag|return|switch|progress|document|track|capture|say|deploy|restart|install|play|draw|sing|translate|compose|draft|cook|convert|solve|sign|double|halve|multiply|fix|reboot|shut)\b/i;

/** Verbs of tools that begin questions as well. */
const ASKING = new Set('show tell give bring pull list find get check report new'.split(' '));
/** Other orders of tools: `complete`, `sign me up`. */
const orders = allTools.flatMap(({ spec }) => spec.proposes?.verbs ?? []).filter((verb) => !ASKING.has(verb));

/** Orders that only ask to be told something. */
const TELLS = new RegExp(
  [
    String.raw`make sure\b`,
    String.raw`complete (?:list|overview|picture|history|view)\b`,
    String.raw`(?:drop|increase|decrease|change|lead|progress) (?:in|of)\b`,
    String.raw`(?:take|walk|run|talk|guide) (?:me|us) through\b`,
    String.raw`(?:split|order|sort|group|return) (?:my|our|all|the)\b`,
    String.raw`(?:say|remind me) (?:who|what|which|when|where|why|how|whether|if)\b`,
    String.raw`(?:draw|plot|chart|graph|sketch|visuali[sz]e|track|compare|follow) (?:me |up )?(?:my|our|how|the (?:development|course|trend))\b`,
    String.raw`(?:pull|put|set|lay)\b.*\b(?:side by side|next to each other|in order|in a row|together)\b`,
    String.raw`(?:pull|make|create|generate|prepare|compile|draw up|put together|write|send me|bring me|do)\b.*\b(?:lists?|overview|report|summary|table|chart|graph|curve|diagram|trend|comparison|statistics|breakdown|numbers|figures)\b`,
  ]
    .map((form) => `^${form}`)
    .join('|'),
  'i',
);

/** What somebody wants, by how they begin. `text` is plain and without polite beginnings. */
export function kindOf(text: string, original: string): Kind {
  const bare = text.replace(/[\s.!?,;:…]+$/u, '');
  const whole = original.replace(/[\s.!?,;:…]+$/u, '');
  if (HELP.test(bare) || HELP.test(whole)) return 'help';
  if (THANKS.test(whole)) return 'thanks';
  if (CANCEL.test(bare)) return 'cancel';
  if (TELLS.test(bare)) return 'question';
  if (CHANGES.test(bare)) return CAPTURE.test(bare) ? 'capture' : 'command';
  if (CAPTURE.test(whole)) return 'capture';
  return orders.some((order) => bare.toLowerCase().startsWith(`${order} `)) ? 'command' : 'question';
}

/** Whether a text begins with one of the verbs that ask for a tool's change. */
export function beginsWith(text: string, { spec }: Tool): boolean {
  const lower = text.toLowerCase();
  return (spec.proposes?.verbs ?? []).some((verb) => lower === verb || lower.startsWith(`${verb} `));
}

export type Talk = 'help' | 'thanks' | 'cancel' | 'question';

const HELP =
  /^(?:help(?: me)?|hi|hello|hey|good (?:morning|afternoon|evening)|start|menu|\?+)(?: (?:there|you|everyone|again|all|please))*$/i;
const ABOUT_ME =
  /\b(?:what|which|how|anything|something|examples?)\b.*\b(?:(?:can|could|are|would|do) you (?:do|help|change|be|able|for me|know|write|answer|show|tell|look|use)|you (?:can|could|do for|know about me|be useful)|i (?:can|could|should|might) (?:ask|use you)(?: you)?$|can i ask(?: you| here|$)|this work(?:s)?$|you be useful|are you (?:able|capable|good))\b|\bexamples? of what\b|\bdoes this work\b|\bwhat do you do\b/i;
/** Further ways to ask about the assistant: what may be asked of it, what it is, how one begins. */
const ABOUT_IT: readonly RegExp[] = [
  /\b(?:what|which|how|anything|something)\b.*\b(?:can|could|may|should|might|shall|do|would|am|are) (?:i|we)(?: (?:allowed|supposed|able))?(?: to)? (?:(?:have|let|make|get) you|(?:ask|say to|tell|request|use|type|talk to|work with|start with) (?:you|here|this(?: (?:chat|assistant|thing|bot))?$|the assistant))\b/i,
  /\b(?:who|what) are you\b|^are you (?:there|human|real|an? .*\b(?:bot|robot|human|person|machine|ai|model))\b|\bam i talking to\b/i,
  /\b(?:introduce|describe|explain) yourself\b|\babout yourself\b|\bshow me around\b|\b(?:a|the) tour\b|\buser guide\b|^instructions\b/i,
  /\b(?:get|getting|get me|help me to|help me get) (?:started|going)$|\bi (?:am|have) (?:new here|never used)\b|\bi am new\b|\bi do not know (?:what to ask|how to use|where to start)\b/i,
  /\b(?:examples?|samples?)\b.*\b(?:questions?|prompts?|ask|commands?)\b|\b(?:questions?|prompts?|commands?)\b.*\b(?:examples?|samples?)\b|^(?:give me |show me )?(?:some |an? )?examples?(?: please)?$/i,
  /\bwhat (?:do you do|do you know|is your (?:purpose|job|role)|are your (?:capabilities|abilities|skills|features|limits))\b|\blist your (?:features|commands)\b|\bwhy are you here\b/i,
  /\bwhat (?:kinds? of |sorts? of )?(?:information|data|things|topics|questions|knowledge)\b.*\b(?:do|can|could|would) you\b/i,
  /\bhow (?:do|does) (?:you|this(?: (?:chat|assistant|thing|bot))?|the assistant|it all) work\b/i,
];
/** What is told of something else is no question about the assistant: `what do you know about my deals`. */
const OF_SOMETHING =
  /\b(?:know|tell (?:me|us)|show (?:me|us)|say|look up|find out|explain)\b[^?]*\b(?:about|on|of|regarding) (?!(?:me|us|yourself|you|this|it|here|what|how)\b)\p{L}/iu;
const isAboutIt = (text: string): boolean =>
  (ABOUT_ME.test(text) || ABOUT_IT.some((pattern) => pattern.test(text))) && !OF_SOMETHING.test(text);

const THANKS =
  /^(?:many |ok |okay |great |perfect |cool |super )*(?:thanks|thank you|thx|cheers|great|perfect|nice|cool|ok|okay|got it|awesome|well done|bye|goodbye)(?: (?:a lot|so much|very much|again|you))*$/i;
const CANCEL =
  /^(?:cancel|stop|never ?mind|forget (?:it|that|about it)|abort|leave it|no|nope|quit|exit|cancel (?:that|it|this))$/i;

/** What a message is beside a question: a call for help, thanks, or a way out. `text` is plain. */
export function talkOf(text: string): Talk {
  const bare = text.trim() === '?' ? '?' : text.replace(/[\s.!?,;:…]+$/u, '');
  if (HELP.test(bare)) return 'help';
  if (THANKS.test(bare)) return 'thanks';
  if (CANCEL.test(bare)) return 'cancel';
  return isAboutIt(bare) ? 'help' : 'question';
}

const MORE =
  /^(?:(?:and|ok|okay|so|yes|good)[\s,]+)*(?:(?:what|anything|something) (?:else|more)|more|go on|(?:tell|show) me more|the rest|what about the rest)(?: (?:can|could|do|may|should|would) (?:you|i)\b.*| (?:is there|please|here))?$/i;
/** Whether a message asks for more of what was told just now: `and what else?` */
export const asksForMore = (text: string): boolean => MORE.test(text.replace(/[\s.!?,;:…]+$/u, ''));

/** Two questions in one, each by itself; one where there is only one. */
export function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=\?)\s+(?=\p{L})/u).filter((part) => /\p{L}/u.test(part));
  return sentences.flatMap((sentence) =>
    sentence.split(
      /(?:,|;)?\s+and\s+(?=(?:how (?:many|much|long)|who|when|where|why|what|which|is any|are any|until when|by when|since when)\b)/i,
    ),
  );
}

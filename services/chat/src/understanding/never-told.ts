/** What the assistant tells nobody, whatever their rights: how it is asked for, and what people read instead. */
type NeverTold = { readonly asked: readonly RegExp[]; readonly says: string };

const SECRET =
  'pass(?:words?|codes?|phrases?)|pin(?: codes?| numbers?)|(?:api|access|secret|private|signing|encryption|provider) keys?|(?:access|refresh|session|api|security|bearer) tokens?|recovery codes?|one[- ]time codes?|(?:log[- ]?in|sign[- ]?in|account) (?:data|details|credentials|secrets?)|credentials (?:to|for) (?:log|sign)(?:ging|ing)? ?in';
const OTHERS = 'other|another|different|second|neighbou?ring|rival|foreign';
const ORGANIZATIONS = 'organi[sz]ations?|tenants?|workspaces?|instances?';
const HERE = 'on|in|of|using|hosted (?:on|in)|that uses?|with';
const PRODUCT =
  '(?:(?:this|the|your|our) (?:platform|system|product|app|software|tool|server|database))|here|talent ?os';
const RULES =
  'rules?|instructions?|guidelines?|restrictions?|polic(?:y|ies)|permissions?|safeguards?|prompts?|programming|limits?';

const neverTold: readonly NeverTold[] = [
  {
    asked: [
      new RegExp(
        String.raw`\b(?:ignore|disregard|forget|override|bypass|skip|break|drop|switch off|turn off|disable) (?:(?:all|any|your|the|my|these|those|previous|prior|earlier|above|safety|security|access) )*(?:${RULES})\b`,
        'i',
      ),
      /\b(?:pretend|act|behave|answer|respond|talk) (?:to be|that (?:you|i)|as (?:if|though)|like)\b.*\b(?:admin|administrator|root|no (?:rules|limits|restrictions)|unrestricted|developer|somebody else|allowed)\b/i,
      /\byou are (?:now|no longer)\b.*\b(?:admin|unrestricted|free|bound|limited|assistant|rules|mode)\b|\b(?:developer|god|debug|admin|jailbreak) mode\b|\bjailbreak\b/i,
      /\b(?:system|hidden|initial|original|secret) (?:prompt|instructions?)\b|\b(?:print|repeat|reveal|show|tell) (?:me )?(?:your|the) (?:prompt|instructions)\b/i,
    ],
    says: 'I cannot tell you what I am told to be, nor set my rules or your rights aside. You see only your own and what is shared with you.',
  },
  {
    asked: [new RegExp(String.raw`\b(?:${SECRET})\b`, 'i')],
    says: 'I cannot show you any passwords, keys or tokens: nobody sees them here, administrators included.',
  },
  {
    asked: [
      new RegExp(String.raw`\b(?:${OTHERS}|every|each) (?:of the )?(?:${ORGANIZATIONS})\b`, 'i'),
      /\b(?:all|any|how many|which|what|list|the)(?: of the)? (?:organi[sz]ations|tenants|workspaces)\b/i,
      new RegExp(
        String.raw`\b(?:${OTHERS}|all|every|each|any|how many|which)?(?: \w+)? ?(?:compan(?:y|ies)|firms?|customers?|clients?|hospitals?|businesse?s?) (?:that are |who are |which are |are )?(?:${HERE}) (?:${PRODUCT})\b`,
        'i',
      ),
      /\b(?:outside (?:of )?|beyond )(?:my|our) (?:own )?(?:organi[sz]ation|company|tenant)\b/i,
    ],
    says: 'You see only your own organization here: I cannot show you any other, nor say whether there is one.',
  },
];

/** What people read who ask for what nobody is told; nothing where they ask for something else. `text` is plain. */
export const neverToldOf = (text: string): string | undefined =>
  neverTold.find(({ asked }) => asked.some((pattern) => pattern.test(text)))?.says;

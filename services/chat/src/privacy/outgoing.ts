import type { Vault } from './placeholders.js';
import type { CompletionRequest, ModelMessage } from '../providers/completion-request.js';
import type { Provider } from '../providers/provider.js';
import type { Finding } from './finding.js';
import { mapMessageTexts, type Change } from './message-texts.js';
import { mapResultTexts } from './result-texts.js';
import type { Screen } from './screen-of.js';

declare const checked: unique symbol;
/** A request as one provider may be sent it. Only `toOutgoing` makes one, and the client takes nothing else. */
export type Outgoing = CompletionRequest & { readonly [checked]: true };

type Policy = Pick<Provider, 'phi' | 'baaSigned'>;
/** `plain`: everything as it is. `who`, `all`: placeholders for who is meant, for how they are as well. `none`: nothing of it. */
type Handling = 'plain' | 'who' | 'all' | 'none';

/** What a provider is sent of what the screen recognises. Without an agreement nothing goes as it is. */
export function handlingOf({ phi, baaSigned }: Policy): Handling {
  if (phi === 'block') return 'none';
  if (!baaSigned) return 'all';
  return phi === 'off' ? 'plain' : 'who';
}

const isWho = ({ kind }: Finding) => kind !== 'HEALTH';

/**
 * The one way out to a model: what of a request a provider may be sent. Fills the vault; nothing where the request may not
 * leave for it at all.
 */
export function toOutgoing(
  provider: Policy,
  request: CompletionRequest,
  screen: Screen,
  vault: Vault,
): Outgoing | undefined {
  const handling = handlingOf(provider);
  const leaving = (messages: readonly ModelMessage[]) => ({ ...request, messages }) as Outgoing;
  if (handling === 'plain') return leaving(request.messages.map((message) => mapMessageTexts(message, reveal(vault))));
  if (handling === 'none') {
    if (request.messages.some((message) => message.role !== 'system' && mentionsPeople(message, screen, vault)))
      return undefined;
    return leaving(
      request.messages.map((one) => (one.role === 'system' ? mapMessageTexts(one, withoutPeople(screen)) : one)),
    );
  }
  const find = (text: string) => (handling === 'all' ? screen.find(text) : screen.find(text).filter(isWho));
  const change = hideWith(vault, find);
  return leaving(request.messages.map((one) => mapMessageTexts(one, change)));
}

function reveal(vault: Vault): Change {
  const words = (text: string) => vault.reveal(text);
  return { words, result: (text) => mapResultTexts(text, { text: words, value: words }) };
}

type Find = (text: string) => readonly Finding[];

const hideIn = (whole: string, find: Find, vault: Vault): string =>
  vault.outside(vault.hideKnown(whole), (part) =>
    replaceFindings(part, find(part), ({ kind }, found) => vault.hide(kind, found)),
  );

/** A text with placeholders for who is meant, whatever it says of how they are. */
export const hidePeople = (text: string, screen: Screen, vault: Vault): string =>
  hideIn(text, (part) => screen.find(part).filter(isWho), vault);

function hideWith(vault: Vault, find: Find): Change {
  const text = (whole: string) => hideIn(whole, find, vault);
  const value = (whole: string) => (vault.holdsAny(whole) ? text(whole) : vault.hide('NUMBER', whole));
  return { words: text, result: (whole) => mapResultTexts(whole, { text, value }) };
}

/** Instructions without names: nobody asked for the placeholder that would stand there. */
function withoutPeople(screen: Screen): Change {
  const words = (text: string) =>
    replaceFindings(text, screen.find(text), ({ kind }) => (kind === 'PERSON' ? 'the person' : '…'));
  return { words, result: words };
}

/** Whether a message holds anything that is hidden, or would be. */
function mentionsPeople(message: ModelMessage, screen: Screen, vault: Vault): boolean {
  let found = false;
  const look = (text: string) => {
    found ||= vault.holdsAny(text) || screen.find(text).length > 0;
    return text;
  };
  const value = (text: string) => {
    found = true;
    return text;
  };
  mapMessageTexts(message, { words: look, result: (text) => mapResultTexts(text, { text: look, value }) });
  return found;
}

function replaceFindings(
  text: string,
  findings: readonly Finding[],
  by: (finding: Finding, found: string) => string,
): string {
  let out = '';
  let from = 0;
  for (const finding of findings) {
    out += text.slice(from, finding.start) + by(finding, text.slice(finding.start, finding.end));
    from = finding.end;
  }
  return out + text.slice(from);
}

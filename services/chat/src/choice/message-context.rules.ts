import type { ChatContext } from '@talent-os/contracts/chat/context.js';
import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context.js';
import { isHealthHub } from '../providers/provider.rules.js';

type ClientContext = ChatContext & { readonly path?: string | undefined };
/** Where a message was written, as the server sees it, and whether that is a place of health information. */
type MessageContext = ChatContext & { readonly health: boolean };

/**
 * The path of the screen says which hub it is, whatever the client says of it; without a path its word has to do. Either
 * one that speaks of health counts.
 */
export function messageContextOf(sent: ClientContext): MessageContext {
  const { path, hubContext, hubTitle, pageContext, pageTitle } = sent;
  const said = { hubContext, hubTitle, pageContext, pageTitle };
  if (path === undefined) return { ...said, health: isHealthHub(hubContext) };
  const { hub, page } = chatContextOf(path);
  const health = isHealthHub(hub) || isHealthHub(hubContext);
  return { hubContext: hub, hubTitle: textsOf(hub).title, pageContext: page, pageTitle, health };
}

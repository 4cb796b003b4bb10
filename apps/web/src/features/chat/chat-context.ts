import type { ChatContext as SentContext } from '@talent-os/contracts/chat/context';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentRoute } from '@/lib/use-current-route';

/** Where a question is asked: the hub and page by the longest matching prefix, their titles, and the address itself. */
export type ChatContext = SentContext & { readonly path: string };

const LONGEST_PATH = 300;
const LONGEST_TITLE = 120;

export function chatContextAt(path: string, pageTitle: string): ChatContext {
  const { hub, page } = chatContextOf(path);
  return {
    hubContext: hub,
    hubTitle: textsOf(hub).title,
    pageContext: page,
    pageTitle: pageTitle.slice(0, LONGEST_TITLE),
    path: path.slice(0, LONGEST_PATH),
  };
}

export function useChatContext(): ChatContext {
  const { pathname } = useLocation();
  const label = useCurrentRoute()?.label ?? '';
  return useMemo(() => chatContextAt(pathname, label), [pathname, label]);
}

/** On the home screen the assistant speaks for the whole product. */
export const assistantTitle = ({ path, hubContext }: ChatContext): string =>
  textsOf(path === '/' ? 'general' : hubContext).assistant;

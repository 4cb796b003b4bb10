import type { ChatContext } from '@talent-os/contracts/chat/context';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHere } from '../shell/here';

/** Where a question is asked: the hub and page by the longest matching prefix, their titles, and the address itself. */
export type Place = ChatContext & { readonly path: string };

const LONGEST_PATH = 300;

export function placeOf(path: string, pageTitle: string): Place {
  const { hub, page } = chatContextOf(path);
  return {
    hubContext: hub,
    hubTitle: textsOf(hub).title,
    pageContext: page,
    pageTitle,
    path: path.slice(0, LONGEST_PATH),
  };
}

export function usePlace(): Place {
  const { pathname } = useLocation();
  const label = useHere()?.label ?? '';
  return useMemo(() => placeOf(pathname, label), [pathname, label]);
}

/** On the home screen the assistant speaks for the whole product. */
export const assistantTitle = ({ path, hubContext }: Place): string =>
  textsOf(path === '/' ? 'general' : hubContext).assistant;

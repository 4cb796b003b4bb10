import { textsOf, type HubTexts } from '@talent-os/contracts/chat/hub-texts';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context';
import type { HubKey } from '@talent-os/contracts/navigation/route';
import { useLocation } from 'react-router-dom';
import { useHere } from '../shell/here';

/** Hubs whose screens the assistant calls otherwise than the manifest does; every other one has its own name. */
const renamed: Partial<Record<HubKey, string>> = { home: 'dashboard' };

/** What the assistant says of itself on the screens of a hub. */
export const hubTextsOf = (hub: HubKey): HubTexts => textsOf(renamed[hub] ?? hub);

/** The texts of the hub whose screen is shown; where no screen is, those of the address's context. */
export function useHubTexts(): HubTexts {
  const { pathname } = useLocation();
  const here = useHere();
  return here ? hubTextsOf(here.hub) : textsOf(chatContextOf(pathname).hub);
}

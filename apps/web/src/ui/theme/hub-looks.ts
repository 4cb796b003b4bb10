import {
  IconBolt,
  IconBrain,
  IconBuilding,
  IconChartLine,
  IconDatabase,
  IconHeartbeat,
  IconLayoutDashboard,
  IconSettings,
  IconShieldCog,
  IconShieldLock,
  IconStethoscope,
  IconTrophy,
  IconUserStar,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { HubKey } from '@talent-os/contracts/navigation/route';
import type { CSSProperties } from 'react';

type Look = { readonly hue: number; readonly icon: Icon };

const home: Look = { hue: 262, icon: IconLayoutDashboard };

/** One hue and one icon per hub; every hub colour derives from the hue (theme.css). */
export const looks: Readonly<Record<HubKey, Look>> = {
  home,
  candidate: { hue: 205, icon: IconUserStar },
  talent: { hue: 262, icon: IconUsersGroup },
  intelligence: { hue: 300, icon: IconBrain },
  data: { hue: 230, icon: IconDatabase },
  excellence: { hue: 75, icon: IconTrophy },
  sales: { hue: 150, icon: IconChartLine },
  productivity: { hue: 280, icon: IconBolt },
  healthtech: { hue: 15, icon: IconStethoscope },
  wellness: { hue: 175, icon: IconHeartbeat },
  cyber: { hue: 35, icon: IconShieldLock },
  admin: { hue: 262, icon: IconShieldCog },
  organization: { hue: 262, icon: IconBuilding },
  user: { hue: 262, icon: IconSettings },
  account: home,
  developer: home,
};

export const hueOf = (hub: HubKey): CSSProperties => ({ '--hub-h': looks[hub].hue }) as CSSProperties;

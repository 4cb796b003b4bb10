import type { Access } from '../access/rule.js';
import type { GateKey } from '../access/gates.js';
import type { Rule } from '../access/rule.js';

export type Layout = 'app' | 'auth' | 'none';

/** Hubs as people see them: the key names colours, icons and folders. */
export type HubKey =
  | 'home'
  | 'candidate'
  | 'talent'
  | 'intelligence'
  | 'data'
  | 'excellence'
  | 'sales'
  | 'productivity'
  | 'healthtech'
  | 'wellness'
  | 'cyber'
  | 'admin'
  | 'organization'
  | 'user'
  | 'account'
  | 'developer';

export type RouteRow = {
  readonly path: string;
  readonly label: string;
  /** Another label, for those whom the rule admits. */
  readonly labelFor?: { readonly rule: Rule; readonly label: string };
  readonly hub: HubKey;
  readonly layout: Layout;
  readonly access: Access;
  /** Names the text shown instead of the screen; the general access texts where absent. */
  readonly gate?: GateKey;
  /** The address of the screen that shows here as well: menus name a screen once. */
  readonly sameScreenAs?: string;
  /** The address of the screen it belongs to, which leads to it: the bar of the hub names that one. */
  readonly under?: string;
};

/** Sends an address of earlier versions, or a group without a page of its own, to where it lives. Parameters keep their names. */
export type RedirectRow = { readonly from: string; readonly to: string };

/** What the browser keeps between visits. The four names of the session are fixed by the specification. */
export const sessionKeys = ['auth_token', 'auth_token_expiry', 'auth_redirect_after_login', 'auth_user_id'] as const;
type StoredKey =
  | (typeof sessionKeys)[number]
  | 'last_activity'
  | 'color_scheme'
  | 'nav_pinned'
  | 'crash_count'
  | 'assistant_hidden'
  | 'recent_records'
  | 'assistant_open'
  | 'assistant_undocked'
  | 'assistant_width'
  | 'support_country';

/** Browsers may forbid storage: then nothing is kept, and nothing breaks. */
export function stored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: StoredKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private mode or a full disk: the session lives as long as the page.
  }
}

export function forget(...keys: readonly StoredKey[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

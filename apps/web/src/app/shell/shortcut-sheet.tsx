import { Kbd, Modal } from '@mantine/core';
import { Fragment } from 'react';
import { shortcutOf, useActiveShortcuts } from '@/lib/shortcuts';
import css from './shortcut-sheet.module.css';

const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);
const nameOf = (key: string): string => {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return key.length === 1 ? key.toUpperCase() : key;
};

/** The keys that do something on this screen, by where they do it. */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const rows = useActiveShortcuts().map(shortcutOf);
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" size={480}>
      {[...Map.groupBy(rows, ({ where }) => where)].map(([where, some]) => (
        <section key={where} className={css.group}>
          <h3>{where}</h3>
          <dl>
            {some.map(({ does, keys }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((one, at) => (
                    <Fragment key={one}>
                      {at > 0 && <span>or</span>}
                      {one.split('+').map((key) => (
                        <Kbd key={key} size="xs">
                          {nameOf(key)}
                        </Kbd>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

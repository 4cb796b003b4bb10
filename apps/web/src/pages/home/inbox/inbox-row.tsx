import { AppLink } from '@/ui/button/app-link';
import { keptTogether } from '@/lib/format';
import { hueOf, looks } from '@/ui/theme/hub-looks';
import { dueText, hubOf, toneOf } from '@/features/inbox/due.rules';
import { hubTitle, shareOver } from './inbox.rules';
import type { CSSProperties } from 'react';
import type { InboxRowProps } from './inbox-row-props';
import { RowActions } from './row-actions';
import { useRowChoice } from './use-row-choice';
import css from './inbox-row.module.css';

/** Something that waits: how long still, what, why, and what one click does about it. */
export function InboxRow(props: InboxRowProps) {
  const { item, now, timezone, selected, onSelect } = props;
  const hub = hubOf(item);
  const { icon: HubIcon } = looks[hub];
  const tone = toneOf(item.group);
  const choice = useRowChoice(onSelect);
  return (
    <li
      className={css.row}
      data-inbox={item.id}
      data-tone={tone}
      data-many={item.actions.length > 1 || undefined}
      {...(selected && { 'aria-current': true })}
      {...choice}
    >
      <span className={css.due}>
        <span className={css.pie} aria-hidden>
          <i style={{ '--share': shareOver(item, now) } as CSSProperties} />
        </span>
        {dueText(item, now, timezone)}
      </span>
      <span className={css.hub} title={hubTitle(hub)} style={hueOf(hub)}>
        <HubIcon size={15} stroke={1.75} aria-hidden />
        <span className={css.hubName}>{hubTitle(hub)}</span>
      </span>
      <div className={css.what}>
        <AppLink to={item.link} id={`open-${item.id}`} className={css.title}>
          {item.title}
        </AppLink>
        <p className={css.reason}>{keptTogether(item.reason)}</p>
      </div>
      <RowActions {...props} />
    </li>
  );
}

import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './notice.module.css';

type NoticeProps = { readonly heading: string; readonly text?: string; readonly actions: ReactNode };

/** A whole page that says one thing and offers ways on. */
export function Notice({ heading, text, actions }: NoticeProps) {
  return (
    <div className={css.notice}>
      <Title order={1} className={css.heading}>
        {heading}
      </Title>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.actions}>{actions}</div>
    </div>
  );
}

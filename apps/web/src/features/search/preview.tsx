import { Kbd, UnstyledButton } from '@mantine/core';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { searchKindOf } from '@talent-os/contracts/search/kinds';
import { hueOf } from '@/ui/theme/hub-looks';
import type { PaletteOption } from './option';
import { RecordFacts } from './record-facts';
import { Sign } from './row';
import css from './palette.module.css';

type PreviewProps = {
  readonly option: PaletteOption;
  readonly onRun: (option: PaletteOption, newTab: boolean) => void;
};

/** What the chosen option is, and what can be done with it. */
export const Preview = ({ option, onRun }: PreviewProps) => (
  <aside className={css.preview} style={hueOf(option.hub)} aria-label="Preview">
    <p className={css.kind}>
      <Sign option={option} />
      {option.record ? searchKindOf(option.record.kind).one : option.group === 'Screens' ? 'Screen' : 'Action'}
    </p>
    <h2>{option.title}</h2>
    {option.record && <RecordFacts record={option.record} detail={option.detail} />}
    {!option.record && option.detail && <p className={css.about}>{option.detail}</p>}
    <div className={css.deeds}>
      <UnstyledButton tabIndex={-1} onClick={() => onRun(option, false)}>
        <IconArrowRight size={15} aria-hidden />
        <span>{option.to ? 'Open' : 'Do it'}</span>
        <Kbd size="xs">↵</Kbd>
      </UnstyledButton>
      {option.to && (
        <UnstyledButton tabIndex={-1} onClick={() => onRun(option, true)}>
          <IconExternalLink size={15} aria-hidden />
          <span>Open in a new tab</span>
          <Kbd size="xs">ctrl</Kbd>
          <Kbd size="xs">↵</Kbd>
        </UnstyledButton>
      )}
    </div>
  </aside>
);

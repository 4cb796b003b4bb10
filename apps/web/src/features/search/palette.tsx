import { Modal } from '@mantine/core';
import { searchKindKeys, searchKindOf, type SearchKind } from '@talent-os/contracts/search/kinds';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/lib/session';
import { useNarrow } from '@/lib/use-narrow';
import { writeSession } from '../chat/session-storage';
import { setPanel } from '../chat/panel';
import { Field } from './field';
import { ASSISTANT, groupsOf, visibleGroups } from './groups.rules';
import { List } from './list';
import type { PaletteOption } from './option';
import { Preview } from './preview';
import { noteOpened, recentOf } from './recent';
import { Scopes } from './scopes';
import { Footer, Status } from './status';
import { releaseKeys } from './typed-ahead';
import { useTypedAhead } from './use-typed-ahead';
import { useChoice } from './use-choice';
import { askOption, recordOptions, useOwnOptions } from './use-options';
import { useRecent, useResults } from './use-results';
import css from './palette.module.css';

type PaletteProps = { readonly onClose: () => void; readonly onShortcuts: () => void };

const kindNamed = (group: string | undefined): SearchKind | undefined =>
  searchKindKeys.find((kind) => searchKindOf(kind).many === group);

/** Opens the assistant with words that are not sent yet. */
function askAssistant(text: string): void {
  setPanel({ open: false });
  writeSession('chat_draft', text);
  setTimeout(() => setPanel({ open: true, view: 'chat', sessionId: undefined }), 0);
}

/** What is offered for what is typed, in groups; of one of them alone where people narrow to it. */
function useOffer(text: string, only: string | undefined, onShortcuts: () => void) {
  const { user } = useMe();
  const typed = text.trim();
  const results = useResults(text, kindNamed(only));
  const recent = useRecent(typed === '');
  const own = useOwnOptions(typed, onShortcuts);
  const known = recentOf(user.id);
  const records = recordOptions(typed ? results.items : recent, typed, ({ kind, id }) =>
    known.some((one) => one.id === id && one.kind === kind),
  );
  const groups = groupsOf([...records, ...own, ...(typed ? [askOption(typed, askAssistant)] : [])]);
  const shown = visibleGroups(groups, only);
  return { typed, results, groups, shown, options: shown.flatMap((group) => group.options) };
}

/** Opens what is chosen, in a new tab where people want that, and remembers it. */
function useRun(onClose: () => void) {
  const navigate = useNavigate();
  const { user } = useMe();
  return (option: PaletteOption, newTab: boolean): void => {
    onClose();
    if (option.record) noteOpened(user.id, option.record);
    if (option.to === undefined) option.act?.();
    else if (newTab) window.open(option.to, '_blank', 'noopener');
    else void navigate(option.to);
  };
}

/** Finds records, screens and actions by typing. Arrows choose, Enter opens, with Ctrl in a new tab. */
export default function Palette({ onClose, onShortcuts }: PaletteProps) {
  const [text, setText] = useState('');
  const [only, setOnly] = useState<string>();
  const narrow = useNarrow();
  const { typed, results, groups, shown, options } = useOffer(text, only, onShortcuts);
  const run = useRun(onClose);
  const choice = useChoice(options, text, results.pending, run);

  useTypedAhead(setText, choice.enter);

  function type(next: string): void {
    setText(next);
    choice.reset();
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      padding={0}
      size={920}
      yOffset={76}
      fullScreen={narrow}
      classNames={{ content: css.content! }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Search" radius={narrow ? 0 : 14}>
        <Field
          text={text}
          list={choice.list}
          active={choice.active}
          onType={type}
          onKey={choice.onKey}
          onFocus={releaseKeys}
          onClose={onClose}
        >
          <Status
            typed={typed}
            pending={results.pending}
            found={options.filter(({ group }) => group !== ASSISTANT).length}
          />
        </Field>
        <Scopes groups={groups} only={only} onChoose={setOnly} />
        <div className={css.body}>
          <List
            id={choice.list}
            groups={shown}
            typed={typed}
            active={choice.active}
            results={results}
            onHover={choice.choose}
            onRun={run}
          />
          {!narrow && choice.option && <Preview key={choice.option.key} option={choice.option} onRun={run} />}
        </div>
        <Footer />
      </Modal.Content>
    </Modal.Root>
  );
}

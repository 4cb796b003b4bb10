import { ownPath } from '@talent-os/contracts/navigation/own-path';
import { VisuallyHidden } from '@mantine/core';
import type { Source } from '@talent-os/contracts/chat/parts';
import { createContext, memo, use, useMemo, useState, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { AppLink } from '@/ui/button/app-link';
import { growBlocks, noBlocks } from './blocks';
import { Citation } from './citation';
import { citedNumber, linkCitations } from './citations';
import { markUnverified } from './unverified';
import css from './markdown.module.css';

type OnLinkFollowed = () => void;

/** What happens when a link inside is followed. */
const FollowContext = createContext<OnLinkFollowed | undefined>(undefined);

const SourcesContext = createContext<readonly Source[]>([]);

type MarkdownProps = {
  readonly text: string;
  readonly sources: readonly Source[];
  /** Figures in it that are not verified, as they are written. */
  readonly unverified?: readonly string[];
  readonly onFollow?: OnLinkFollowed;
};

const NONE: readonly string[] = [];

/** An answer's text. While it grows only its last blocks are rendered again. Nothing in it reaches beyond this product. */
export function Markdown({ text, sources, unverified = NONE, onFollow }: MarkdownProps) {
  const [grown, setGrown] = useState(noBlocks);
  const now = growBlocks(grown, text);
  if (now !== grown) setGrown(now);
  const plugins = useMemo(
    () => [remarkGfm, linkCitations(new Set(sources.map(({ number }) => number))), markUnverified(unverified)],
    [sources, unverified],
  );
  return (
    <FollowContext value={onFollow}>
      <SourcesContext value={sources}>
        <div className={css.prose}>
          {now.blocks.map(({ start, raw }) => (
            <Block key={start} text={raw} plugins={plugins} />
          ))}
        </div>
      </SourcesContext>
    </FollowContext>
  );
}

type BlockProps = { readonly text: string; readonly plugins: Parameters<typeof ReactMarkdown>[0]['remarkPlugins'] };

const Block = memo(function Block({ text, plugins }: BlockProps) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={components}>
      {text}
    </ReactMarkdown>
  );
});

function Anchor({ href, children }: { readonly href?: string | undefined; readonly children?: ReactNode }) {
  const sources = use(SourcesContext);
  const onFollow = use(FollowContext);
  const cited = href === undefined ? undefined : citedNumber(href);
  const source = sources.find(({ number }) => number === cited);
  if (source) return <Citation source={source} onFollow={onFollow} />;
  const path = ownPath(href, location.origin);
  if (path === undefined) return <>{children}</>;
  return (
    <AppLink to={path} onClick={onFollow}>
      {children}
    </AppLink>
  );
}

/** Headings inside an answer stand below the dialog's own; pictures are only ever their description. */
const components: Components = {
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  img: ({ alt }) => <>{alt}</>,
  mark: ({ children }) => (
    <mark className={css.unverified} title="Not verified: it stands in nothing that was read for this answer">
      {children}
      <VisuallyHidden> (not verified)</VisuallyHidden>
    </mark>
  ),
  input: ({ checked }) => <span aria-label={checked ? 'Done' : 'Open'}>{checked ? '☑' : '☐'}</span>,
  table: ({ children }) => (
    // A wide table moves inside its own frame, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.table} role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h4>{children}</h4>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
};

import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import type { Source } from '@talent-os/contracts/chat/parts';
import { Fragment, useMemo } from 'react';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Markdown } from '../markdown/markdown';
import type { ChatContext } from '../chat-context';
import { useMakeWay } from '../window/use-make-way';
import { ProposalCard } from './proposal-card';
import { Sources } from './sources';
import { Suggestions } from './suggestions';
import { VerificationNote } from './verification-note';
import { unverifiedOf } from './unverified-of';

const AnswerChart = lazyPart(async () => (await import('./answer-chart')).AnswerChart);
/** What the address of a question of data begins with. */
const QUESTION = '/data?dataset=';

type AnswerPartsProps = { readonly message: ChatMessage; readonly context: ChatContext; readonly choosable: boolean };

/** The pieces of an answer, in their order. */
export function AnswerParts({ message: { id, parts }, context, choosable }: AnswerPartsProps) {
  const makeWay = useMakeWay();
  const sources = useSources(parts);
  const unverified = unverifiedOf(parts);
  return parts.map((part, at) => {
    switch (part.type) {
      // Parts are only ever added at the end, so the position of one is its name.
      // oxlint-disable react/no-array-index-key
      case 'text':
        return <Markdown key={at} text={part.text} sources={sources} unverified={unverified} onFollow={makeWay} />;
      case 'proposal':
        return <ProposalCard key={part.proposal.callId} answerId={id} proposal={part.proposal} />;
      case 'suggestions':
        return <Suggestions key={at} suggestions={part.suggestions} context={context} disabled={!choosable} />;
      // oxlint-enable react/no-array-index-key
      case 'verification':
        return <VerificationNote key="verification" verification={part.verification} />;
      case 'sources':
        return (
          <Fragment key="sources">
            {part.sources.map(
              ({ number, link }) => link?.startsWith(QUESTION) && <AnswerChart key={number} link={link} />,
            )}
            <Sources sources={part.sources} onFollow={makeWay} />
          </Fragment>
        );
    }
  });
}

/** The same array as long as nothing is added, so that the text is not rendered anew with every word. */
function useSources(parts: ChatMessage['parts']): readonly Source[] {
  const part = parts.find(({ type }) => type === 'sources');
  return useMemo(() => (part?.type === 'sources' ? part.sources : []), [part]);
}

import { useQuery } from '@tanstack/react-query';
import { listSuggestions } from '@talent-os/contracts/productivity/suggestions';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { UndoToast } from '@/ui/message/undo-toast';
import type { ProductivityView } from '../use-productivity-view';
import { SuggestionRow } from './suggestion-row';
import { useSuggestions } from './use-suggestions';
import css from './today.module.css';

/** What I told the assistant I want to do: each becomes a task, a goal, or is put aside. */
export function Suggestions({ place }: { readonly place: ProductivityView }) {
  const open = useQuery(query(listSuggestions, {}));
  const decisions = useSuggestions(place);
  const { dismissed } = decisions;
  return (
    <Card title="Suggestions" description="Drawn from your conversations with the assistant">
      <Loaded query={open} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No suggestions" text="Tell the assistant what your goals are, and they appear here." />
          ) : (
            <ul className={css.list}>
              {items.map((suggestion) => (
                <SuggestionRow key={suggestion.id} suggestion={suggestion} decisions={decisions} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dismissed && (
        <UndoToast
          key={dismissed.id}
          text="Suggestion dismissed"
          onUndo={() => decisions.restore(dismissed)}
          onGone={decisions.forget}
        />
      )}
    </Card>
  );
}

import { Button, Textarea } from '@mantine/core';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { commentAsset } from '@talent-os/contracts/sales/assets';
import { ago } from '@/lib/format';
import { useCommandForm } from '@/lib/use-command-form';
import { Quiet } from '@/ui/display/quiet';
import { SubmitForm } from '@/ui/form/submit-form';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import css from './asset.module.css';

/** What people say of an asset, oldest first. */
export function Comments({ asset: { id, comments, may } }: { readonly asset: AssetDetail }) {
  return (
    <Card title="Comments" flush>
      {comments.length === 0 && <EmptyState title="No comments yet" />}
      <ul className={rows.rows} aria-label="Comments">
        {comments.map((comment) => (
          <RecordRow key={comment.id} name={comment.byName} badges={<Quiet>{ago(comment.at)}</Quiet>}>
            <p className={css.comment}>{comment.text}</p>
          </RecordRow>
        ))}
      </ul>
      {may.do.includes('comment') && <Write assetId={id} />}
    </Card>
  );
}

function Write({ assetId }: { readonly assetId: string }) {
  const { form, field, state, loading } = useCommandForm(commentAsset, {
    initial: { text: '' },
    toInput: ({ text }) => ({ assetId, text }),
    done: 'Comment added',
    onDone: () => form.reset(),
  });
  return (
    <SubmitForm state={state} className={`${css.add} ${css.screen}`}>
      <Textarea label="Comment" autosize minRows={2} maxLength={1000} {...field('text')} />
      <Button type="submit" variant="default" loading={loading}>
        Add comment
      </Button>
    </SubmitForm>
  );
}

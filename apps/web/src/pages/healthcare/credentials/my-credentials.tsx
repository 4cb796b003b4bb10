import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts';
import {
  NO_CERTIFICATIONS,
  myCredentials,
  ownCredentials,
  ownShows,
} from '@talent-os/contracts/healthcare/credentials';
import { myEducation } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { choicesOf } from '../../../lib/choices';
import { query } from '../../../lib/query';
import type { ListParams } from '../../../lib/use-list-params';
import type { QueryState } from '../../../ui/loading/query-state';
import { useListFilters } from '../../../lib/use-list-filters';
import { ListSelect } from '../../../ui/filters/list-select';
import { useViewParams } from '../../../lib/use-view-params';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { Stats } from '../../../ui/figures/stats';
import { AddDialog } from './add-dialog';
import { CredentialDocuments } from './credential-documents';
import { CredentialRow, isRenewable, type OwnCredential } from './credential-row';
import { figuresOf } from './figures';
import { RenewDialog } from './renew-dialog';
import { WithdrawDialog } from './withdraw-dialog';
import { CardList } from '../../../ui/table/card-list';
import { inOnePage, ownColumns } from './own-columns';
import rows from '../../../ui/table/rows.module.css';

const dialogs = { renew: RenewDialog, withdraw: WithdrawDialog, documents: CredentialDocuments } as const;
type Choice = { readonly credential: OwnCredential; readonly action: keyof typeof dialogs };

/** What I hold, until when, and what became of my renewals. */
export function MyCredentials() {
  const mine = useQuery(query(myCredentials, {}));
  const { params, input } = useListFilters(ownCredentials);
  const own = useQuery({ ...query(ownCredentials, input), select: inOnePage });
  const education = useQuery(query(myEducation, {}));
  const [adding, setAdding] = useState(false);
  const [, change] = useViewParams();
  const named = own.data?.items.find(({ id }) => id === params.get('credential'));
  const [chosen, setChosen] = useState<Choice>();
  const choice: Choice | undefined =
    chosen ?? (named && { credential: named, action: isRenewable(named) ? 'renew' : 'documents' });
  const setChoice = (next: Choice | undefined) => {
    setChosen(next);
    if (next === undefined) change({ credential: undefined }, { replace: true });
  };
  return (
    <Page
      title="Professional Credentials"
      description="Your licenses and certifications, and what HR has verified."
      loading={mine}
      skeletons={3}
      actions={<Button onClick={() => setAdding(true)}>Add credential</Button>}
    >
      {mine.data && (
        <>
          <Stats items={figuresOf(mine.data, education.data)} />
          <Certifications own={own} params={params} onChoose={setChoice} />
        </>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {choice && (
        <ChoiceDialog
          key={choice.credential.id}
          {...choice}
          education={education.data}
          onClose={() => setChoice(undefined)}
        />
      )}
    </Page>
  );
}

type ChoiceDialogProps = Choice & {
  readonly education: Output<typeof myEducation> | undefined;
  readonly onClose: () => void;
};

function ChoiceDialog({ action, ...props }: ChoiceDialogProps) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

type CertificationsProps = {
  readonly own: QueryState<ReturnType<typeof inOnePage>>;
  readonly params: ListParams;
  readonly onChoose: (choice: Choice) => void;
};

/** The ones a person holds, or those of them a figure counts. */
function Certifications({ own, params, onChoose }: CertificationsProps) {
  return (
    <Card title="Certifications" flush>
      <CardList
        label="credentials"
        query={own}
        params={params}
        columns={ownColumns}
        exports="own"
        framed
        toolbar={
          <ListSelect params={params} name="show" label="Which" placeholder="All" choices={choicesOf(ownShows)} />
        }
        empty={<EmptyState title={NO_CERTIFICATIONS} />}
        renderItems={(items) => (
          <ul className={rows.rows}>
            {items.map((credential) => (
              <CredentialRow
                key={credential.id}
                credential={credential}
                onChoose={(action) => onChoose({ credential, action })}
              />
            ))}
          </ul>
        )}
      />
    </Card>
  );
}

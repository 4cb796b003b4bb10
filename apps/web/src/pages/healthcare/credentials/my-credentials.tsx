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
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters, type List } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { Card } from '@/ui/page/card';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { Page } from '@/ui/page/page';
import { Stats } from '@/ui/figures/stats';
import { AddDialog } from './add-dialog';
import { CredentialDocuments } from './credential-documents';
import { CredentialRow, type OwnCredential } from './credential-row';
import { figuresOf } from './figures';
import { RenewDialog } from './renew-dialog';
import { WithdrawDialog } from './withdraw-dialog';
import { leftText, statusLabels } from '@/features/credentials/labels';
import rows from '@/ui/table/rows.module.css';

const dialogs = { renew: RenewDialog, withdraw: WithdrawDialog, documents: CredentialDocuments } as const;
type Choice = { readonly credential: OwnCredential; readonly action: keyof typeof dialogs };

/** What I hold, until when, and what became of my renewals. */
export function MyCredentials() {
  const mine = useQuery(query(myCredentials, {}));
  const list = useListFilters(ownCredentials);
  const own = useListAnswer(list);
  const education = useQuery(query(myEducation, {}));
  const [adding, setAdding] = useState(false);
  const { opened, close } = useOpened({ credential: 'id' });
  const named = own.data?.items.find(({ id }) => id === opened.credential);
  const [chosen, setChosen] = useState<Choice>();
  const choice: Choice | undefined =
    chosen ?? (named && { credential: named, action: named.may.do.includes('renew') ? 'renew' : 'documents' });
  const setChoice = (next: Choice | undefined) => {
    setChosen(next);
    if (next === undefined) close();
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
          <Certifications list={list} onChoose={setChoice} />
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
  readonly list: List<typeof ownCredentials>;
  readonly onChoose: (choice: Choice) => void;
};

/** The ones a person holds, or those of them a figure counts. */
function Certifications({ list, onChoose }: CertificationsProps) {
  return (
    <Card title="Certifications" flush>
      <RecordList
        list={list}
        label="credentials"
        main={{ field: 'name', title: 'Credential' }}
        columns={[
          { field: 'issuer', title: 'Issuer', stack: 'fact' },
          { field: 'number', title: 'Number', stack: 'fact' },
          { field: 'expirationDate', title: 'Valid until', stack: 'fact' },
          { field: 'daysLeft', title: 'Left', render: ({ daysLeft }) => leftText(daysLeft), optional: true },
          {
            field: 'status',
            title: 'Status',
            render: ({ status }) => (
              <StatusBadge variant={badgeOf('certification', status)}>{statusLabels[status]}</StatusBadge>
            ),
            text: ({ status }) => statusLabels[status],
            stack: 'badge',
          },
        ]}
        filters={{ show: { label: 'Which', all: 'All', choices: choicesOf(ownShows) } }}
        empty={NO_CERTIFICATIONS}
        csv="own"
        framed
        renderCards={cardsOf<OwnCredential>((items) => (
          <ul className={rows.rows}>
            {items.map((credential) => (
              <CredentialRow
                key={credential.id}
                credential={credential}
                onChoose={(action) => onChoose({ credential, action })}
              />
            ))}
          </ul>
        ))}
      />
    </Card>
  );
}

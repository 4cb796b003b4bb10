import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myCredentials, ownCredentials } from '@talent-os/contracts/healthcare/credentials';
import { myEducation } from '@talent-os/contracts/healthcare/education';
import { useState } from 'react';
import { query } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { Page } from '../../../ui/page';
import { Stats } from '../../../ui/stats';
import { AddDialog } from './add-dialog';
import { CredentialDocuments } from './credential-documents';
import { CredentialRow, type Own } from './credential-row';
import { figuresOf } from './figures';
import { RenewDialog } from './renew-dialog';
import { WithdrawDialog } from './withdraw-dialog';
import rows from '../../../ui/rows.module.css';

const dialogs = { renew: RenewDialog, withdraw: WithdrawDialog, documents: CredentialDocuments } as const;
type Choice = { readonly credential: Own; readonly action: keyof typeof dialogs };

/** What I hold, until when, and what became of my renewals. */
export function MyCredentials() {
  const mine = useQuery(query(myCredentials, {}));
  const own = useQuery(query(ownCredentials, {}));
  const education = useQuery(query(myEducation, {}));
  const [adding, setAdding] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const Dialog = choice && dialogs[choice.action];
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
          <Card title="Certifications" flush>
            <Loaded query={own} skeletons={5}>
              {({ items }) =>
                items.length === 0 ? (
                  <EmptyState title="No certifications on record" />
                ) : (
                  <ul className={rows.rows}>
                    {items.map((credential) => (
                      <CredentialRow
                        key={credential.id}
                        credential={credential}
                        onChoose={(action) => setChoice({ credential, action })}
                      />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </Card>
        </>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {choice && Dialog && (
        <Dialog
          key={choice.credential.id}
          credential={choice.credential}
          education={education.data}
          onClose={() => setChoice(undefined)}
        />
      )}
    </Page>
  );
}

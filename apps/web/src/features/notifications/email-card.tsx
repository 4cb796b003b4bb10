import { Card } from '@/ui/page/card';
import { StatusBadge } from '@/ui/display/status-badge';
import { count } from '@/lib/format';
import type { Preferences } from './preferences.rules';
import css from './settings.module.css';

/** Where emails go, and what became of those of the last 30 days. */
export function EmailCard({ email }: Pick<Preferences, 'email'>) {
  const { available, address, sent, waiting, failed, notSent } = email;
  const figures = [
    ['Sent', sent],
    ['Waiting', waiting],
    ['Failed', failed],
    ['Not sent', notSent],
  ] as const;
  return (
    <Card
      title="Email"
      description={
        available
          ? `Emails go to ${address}.`
          : 'This installation has no mail server: emails are recorded as not sent. Your inbox has every notification.'
      }
      actions={
        <StatusBadge variant={available ? 'success' : 'warning'}>
          {available ? 'Available' : 'Not available'}
        </StatusBadge>
      }
    >
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>
        Of the last 30 days. Emails about credentials, shifts, incidents and clearances carry their title only.
        {failed > 0 && ' Failed ones can be sent again from the inbox.'}
      </p>
    </Card>
  );
}

import { Checkbox, Stack } from '@mantine/core';
import { Card } from '@/ui/page/card';
import css from './clearance.module.css';

/** What holders of a clearance report to their security officer (Security Executive Agent Directive 3, in short). */
const EVENTS = [
  'Travel abroad, before it begins',
  'Contact with foreign nationals or services that goes on, or was unusual',
  'A foreign passport, property, account or business interest',
  'An arrest, a charge or a court order',
  'Bankruptcy, garnishment or debts over 120 days late',
  'A marriage, a partner moving in, or a change of name',
  'Somebody asking for protected information, or a loss of it',
  'Misuse of alcohol, drugs or medicines, or treatment for it',
] as const;

/** Reminds of what must be reported. Ticks live in the page only: neither they nor any detail are kept. */
export function Checklist() {
  return (
    <Card title="Reportable events" description="A reminder for you alone: nothing you tick is saved or sent.">
      <Stack gap="sm">
        {EVENTS.map((event) => (
          <Checkbox key={event} label={event} />
        ))}
        <p className={css.text}>
          Did one of these happen? Tell your security officer in person or by the channel they gave you. Never write
          details into Talent OS.
        </p>
      </Stack>
    </Card>
  );
}

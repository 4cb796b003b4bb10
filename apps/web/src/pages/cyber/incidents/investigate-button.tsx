import { investigateIncident } from '@talent-os/contracts/cyber/incident-changes';
import type { Incident } from '@talent-os/contracts/cyber/incidents';
import { useCommand } from '@/lib/use-command';
import { RowButton } from '@/ui/button/row-button';

type InvestigateButtonProps = {
  readonly incident: Pick<Incident, 'id' | 'title' | 'may' | 'version'>;
  /** It stands for itself instead of beside those of other incidents. */
  readonly primary?: boolean;
};

/** Takes a new or triaged incident; nothing for one that a person has. */
export function InvestigateButton({ incident, primary }: InvestigateButtonProps) {
  const { id: incidentId, title, may, version } = incident;
  const command = useCommand(investigateIncident, {
    done: 'The incident is yours to investigate',
  });
  if (!may.do.includes('investigate')) return null;
  return (
    <RowButton
      label="Investigate"
      of={title}
      variant={primary ? 'filled' : 'light'}
      loading={command.loading}
      onClick={(event) => {
        event.stopPropagation();
        command.mutate({ incidentId, version });
      }}
    />
  );
}

import { exportCompliance, listControls } from '@talent-os/contracts/healthcare/compliance';
import { useMay } from '@/lib/use-may';
import { Page } from '@/ui/page/page';
import { Breaches } from './breaches';
import { Controls } from './controls';
import { ExportPack } from './export-pack';
import { MyDuties } from './my-duties';

/** Everybody sees their own duties; who answers for HIPAA sees controls, coverage and breaches as well. */
export function Component() {
  const steward = useMay(listControls);
  const exports = useMay(exportCompliance);
  return (
    <Page
      title="HIPAA Compliance"
      description={
        steward
          ? 'Your own duties, the technical safeguards of 45 CFR 164.312 and breach assessments.'
          : 'Your training and your confidentiality statement.'
      }
      actions={steward && exports && <ExportPack />}
    >
      <MyDuties />
      {steward && <Breaches />}
      {steward && <Controls />}
    </Page>
  );
}

import { Button, Stack } from '@mantine/core';
import { ASSET_LINES, type AssetDetail, type AssetSection } from '@talent-os/contracts/sales/asset-shapes';
import { writeAsset } from '@talent-os/contracts/sales/assets';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { LineFields } from './line-fields';
import { lineOf, newLine, valuesOf, writtenOn } from './line-values';

type EditSectionProps = {
  readonly asset: AssetDetail;
  readonly section: AssetSection;
  readonly onClose: () => void;
};

/** What stands under a heading, line by line. Of an asset in use this begins its next version. */
export function EditSection({ asset, section, onClose }: EditSectionProps) {
  const { id, version, module, assetType } = asset;
  const { heading, label, asks } = section;
  const today = useToday();
  const most = excellenceData[module].assets.find(({ key }) => key === assetType)?.lines ?? ASSET_LINES;
  const { form, field, dialog } = useCommandForm(writeAsset, {
    initial: {
      lines: section.lines.length > 0 ? section.lines.map(valuesOf) : [newLine(today)],
      number: writtenOn(asset),
    },
    toInput: ({ lines, number }) => ({ assetId: id, heading, version, number, lines: lines.map(lineOf) }),
    done: ({ number }) => `“${label}” is kept in version ${number}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={label} size="lg" submit="Save">
      <p>{asks}</p>
      <Stack gap="lg">
        {form.values.lines.map((line, at) => (
          <LineFields
            key={line.key}
            at={at}
            values={line}
            module={module}
            names={section.lines[at]}
            field={field}
            onRemove={() => form.removeListItem('lines', at)}
          />
        ))}
      </Stack>
      {form.values.lines.length < most && (
        <Button variant="default" onClick={() => form.insertListItem('lines', newLine(today))}>
          Add a line
        </Button>
      )}
    </FormDialog>
  );
}

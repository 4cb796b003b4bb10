import type { GetInputPropsReturnType } from '@mantine/form';
import { DayField } from '@/ui/field/day-field';

type DocumentDaysProps = { readonly field: (name: 'acknowledgeBy' | 'retainUntil') => GetInputPropsReturnType };

/** Until when everybody acknowledges a document, and how long it is kept; either may be left empty. */
export const DocumentDays = ({ field }: DocumentDaysProps) => (
  <>
    <DayField
      label="Everybody acknowledges it by"
      description="Everybody who works here is asked at once, and again as the day comes near. Empty: nobody has to."
      required={false}
      {...field('acknowledgeBy')}
    />
    <DayField
      label="Keep it until"
      description="After this day the document, its files and its acknowledgements are erased. Empty: it is kept."
      required={false}
      {...field('retainUntil')}
    />
  </>
);

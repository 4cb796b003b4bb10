import type { FormErrors, GetInputPropsReturnType } from '@mantine/form';
import type { ItemValues, StepValues } from './item-values';

/** What the fields need of the form that keeps them. */
export type ItemForm = {
  readonly values: ItemValues;
  readonly errors: FormErrors;
  getInputProps(path: string, options?: { readonly type?: 'input' | 'checkbox' }): GetInputPropsReturnType;
  insertListItem(path: 'steps', step: StepValues): void;
  removeListItem(path: 'steps', at: number): void;
};

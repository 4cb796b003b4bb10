import css from './setup.module.css';

const steps = [
  ['choose', 'Choose'],
  ['authorize', 'Authorize and map'],
  ['test', 'Dry run'],
  ['activate', 'Activate'],
] as const;
export type Step = (typeof steps)[number][0];

/** Where a setup stands. */
export const Steps = ({ at }: { readonly at: Step }) => (
  <ol className={css.steps} aria-label="Steps">
    {steps.map(([step, label]) => (
      <li key={step} aria-current={step === at ? 'step' : undefined}>
        {label}
      </li>
    ))}
  </ol>
);

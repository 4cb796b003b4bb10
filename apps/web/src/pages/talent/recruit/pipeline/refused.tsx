import { Alert, type AlertProps } from '@mantine/core';

export type RefusedMoves = readonly {
  readonly applicationId: string;
  readonly personName: string;
  readonly text: string;
}[];

/** Whom the rules did not let go, with the reason; nothing where there is nobody. */
export const Refused = ({ refused, ...alert }: AlertProps & { readonly refused: RefusedMoves }) =>
  refused.length > 0 && (
    <Alert color="yellow" title="These people stay" {...alert}>
      <ul>
        {refused.map((one) => (
          <li key={one.applicationId}>
            {one.personName}: {one.text}
          </li>
        ))}
      </ul>
    </Alert>
  );

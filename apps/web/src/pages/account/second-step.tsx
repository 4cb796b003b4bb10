import { Anchor } from '@mantine/core';
import { answerChallenge } from '@talent-os/contracts/identity/second-factor';
import type { FactorMethod, SignInChallenge } from '@talent-os/contracts/identity/factors';
import { ProofForm, type ProofAnswer } from '@/features/proof/proof-form';
import { call } from '@/lib/api';
import { keepTokens } from '@/lib/tokens';
import { AuthPanels } from './auth-panels';

type SecondStepProps = {
  readonly challenge: SignInChallenge;
  readonly onBack: () => void;
  /** Told before anybody is signed in. */
  readonly onSignedIn?: () => void;
};

/** The password was right: what is still asked of somebody who has set up more than that. */
export default function SecondStep({
  challenge: { challenge, methods, passkey },
  onBack,
  onSignedIn,
}: SecondStepProps) {
  async function send({ method, ...answer }: ProofAnswer) {
    const session = await call(answerChallenge, { challenge, method: method as FactorMethod, ...answer });
    onSignedIn?.();
    keepTokens(session);
  }
  return (
    <AuthPanels
      subtitle={<p>One more step: please confirm that it is you.</p>}
      heading="Twice is safer"
      text="A password can be guessed or lost. What you have in your hand cannot be both at once."
      mayRegister={false}
    >
      <ProofForm label="Confirm sign-in" methods={methods} passkey={passkey} action="Sign in" send={send} />
      <Anchor component="button" type="button" size="sm" underline="always" mt="md" onClick={onBack}>
        Sign in as somebody else
      </Anchor>
    </AuthPanels>
  );
}

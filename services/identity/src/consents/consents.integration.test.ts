import { describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION, getConsents, setConsent } from '@talent-os/contracts/identity/consents.js';
import { newCandidate, ownerQuery, signIn } from '@talent-os/testing';

async function candidate() {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

describe('consents', () => {
  it('are given and taken back one by one, each answer kept with its date and its words', async () => {
    const [me, other] = await Promise.all([candidate(), candidate()]);
    const before = await me.call(getConsents, {});
    await me.call(setConsent, { kind: 'aiAssist', given: !before.aiAssist.given });
    const after = await me.call(getConsents, {});
    expect(after.aiAssist).toMatchObject({ given: !before.aiAssist.given, textVersion: CONSENT_TEXT_VERSION });
    expect(after.marketing).toEqual(before.marketing);
    await me.call(setConsent, { kind: 'aiAssist', given: after.aiAssist.given });
    expect(await me.call(getConsents, {})).toEqual(after);
    const answers = await ownerQuery<{ profile: boolean }>(
      'select profile from identity.consent where person_id = $1 order by created_at',
      [me.id],
    );
    // What was agreed to at registration holds on.
    expect(answers.map(({ profile }) => profile)).toEqual([true, true]);
    expect((await other.call(getConsents, {})).aiAssist).toEqual({
      ...before.aiAssist,
      at: expect.any(String),
    });
  });

  it('of somebody who was never asked were never given', async () => {
    const nurse = await signIn('nurse@harbor.example');
    const { marketing } = await nurse.call(getConsents, {});
    expect(marketing).toEqual({ given: false, at: null, textVersion: null });
  });
});

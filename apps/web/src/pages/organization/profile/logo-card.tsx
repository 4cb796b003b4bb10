import { MAX_LOGO_BYTES, removeLogo, setLogo } from '@talent-os/contracts/identity/organization-profile';
import { uploadTexts } from '@talent-os/contracts/upload';
import { firstSign } from '@talent-os/contracts/initials';
import { useState } from 'react';
import { redrawn } from '@/lib/picture';
import { useUpload } from '@/lib/use-upload';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { PictureField } from '@/ui/field/picture-field';
import { Card } from '@/ui/page/card';
import css from './profile.module.css';

type LogoCardProps = { readonly name: string; readonly logo: string | null };

/** A drawing keeps its lines; any other picture is made small in the browser. */
const prepared = (file: File): Promise<File> =>
  file.type === 'image/svg+xml' ? Promise.resolve(file) : redrawn(file, 'image/png');

export function LogoCard({ name, logo }: LogoCardProps) {
  const upload = useUpload(setLogo);
  const [ask, question] = useConfirmed(removeLogo, () => ({
    input: {},
    title: 'Remove the logo?',
    confirm: 'Remove',
    done: 'The logo was removed',
    children: 'The first letter of the name stands in its place.',
  }));
  const [large, setLarge] = useState(false);
  const choose = async (file: File) => {
    setLarge(file.size > MAX_LOGO_BYTES);
    if (file.size <= MAX_LOGO_BYTES) await upload.run(await prepared(file), {});
  };
  return (
    <Card title="Logo">
      <PictureField
        what="logo"
        preview={
          logo ? (
            <img src={logo} alt={`Logo of ${name}`} className={css.logo} />
          ) : (
            <span className={css.noLogo} aria-hidden>
              {firstSign(name)}
            </span>
          )
        }
        exists={logo !== null}
        accept="image/png,image/svg+xml"
        hint="PNG or SVG, at most 2 MB. Of an SVG only what draws is kept: no scripts, styles or links."
        busy={upload.loading}
        onChoose={choose}
        onRemove={() => ask()}
      />
      {large && (
        <p className={css.error} role="alert">
          {uploadTexts.size({ maxBytes: MAX_LOGO_BYTES })}
        </p>
      )}
      {question}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getMyPhoto } from '@talent-os/contracts/identity/own-photo';
import { removePhoto, setPhoto } from '@talent-os/contracts/identity/profile';
import { fullName } from '@talent-os/contracts/identity/full-name';
import { redrawn } from '@/lib/picture';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useUpload } from '@/lib/use-upload';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Initials } from '@/ui/display/initials';
import { PictureField } from '@/ui/field/picture-field';
import { Card } from '@/ui/page/card';
import css from './profile.module.css';

export function PhotoCard() {
  const { user } = useMe();
  const photo = useQuery(query(getMyPhoto, {}));
  const upload = useUpload(setPhoto);
  const [ask, question] = useConfirmed(removePhoto, () => ({
    input: {},
    title: 'Remove your photo?',
    confirm: 'Remove',
    done: 'Your photo was removed',
    children: 'Your initials stand in its place.',
  }));
  const shown = photo.data?.photo ?? null;
  return (
    <Card title="Photo">
      <PictureField
        what="photo"
        preview={
          <span className={css.photo}>
            <Initials name={fullName(user)} photo={shown} />
          </span>
        }
        exists={shown !== null}
        accept="image/png,image/jpeg,image/webp"
        hint="It is made at most 512 pixels wide and high before it is sent, without what the camera wrote into it."
        busy={upload.loading}
        onChoose={async (file) => upload.run(await redrawn(file, 'image/jpeg'), {})}
        onRemove={() => ask()}
      />
      {question}
    </Card>
  );
}

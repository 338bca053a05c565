import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { useFictional } from '../../lib/fictional';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FictionalMark } from '../../ui/fictional-mark';
import { Modal, ModalActions } from '../../ui/modal';

type Props = {
  profile: Card;
  onClose: () => void;
  onImagePressed: () => void;
  onButtonPressed: (profileId: string) => void;
};

/** DSC-04: a click anywhere closes it; the image and the button lead on. */
export function NewLikeModal({ profile, onClose, onImagePressed, onButtonPressed }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  return (
    <Modal open onClose={onClose} title={t('likes.new_like')}>
      {/* The cross and Escape close it too; this spares the aim. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="stack centered gap-12 text-center" onClick={onClose}>
        <button type="button" className="plain-button circle" aria-label={profile.name} onClick={onImagePressed}>
          <Avatar profile={profile} size={160} />
        </button>
        {profile.fictional && <FictionalMark {...fictional.mark} />}
        <p className="bold-20 breaks">{t('likes.new_like_text', { name: profile.name })}</p>
        {profile.fictional && <p className="quiet">{fictional.warning}</p>}
        <div className="full">
          <ModalActions>
            <Button variant="primary" onClick={() => onButtonPressed(profile.id)}>
              {t('likes.view_profile')}
            </Button>
          </ModalActions>
        </div>
      </div>
    </Modal>
  );
}

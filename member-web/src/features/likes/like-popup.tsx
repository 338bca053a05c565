import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFictional } from '../../lib/fictional';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FictionalMark } from '../../ui/fictional-mark';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import { useLike } from './api';

type Props = {
  profile: { id: string; name: string; gender: string | null; fictional: boolean; liked_by_me: boolean };
  /** DSC-04: the query's t. */
  seconds: number;
};

/** Asks once, some seconds after a page was opened, whether one likes somebody. */
export function LikePopup({ profile, seconds }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const fictional = useFictional();
  const like = useLike(profile.id);
  const [state, setState] = useState<'waiting' | 'asking' | 'answered'>('waiting');
  const waiting = state === 'waiting';
  // Also by the heart; taking that back is no question to be asked again.
  if (profile.liked_by_me && state !== 'answered') setState('answered');

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setState('asking'), seconds * 1000);
    return () => clearTimeout(timer);
  }, [waiting, seconds]);

  const close = () => setState('answered');
  const { name } = profile;
  return (
    <Modal open={state === 'asking'} onClose={close} title={t('likes.popup_title', { name })}>
      <div className="stack centered gap-12 text-center">
        <Avatar profile={profile} size={160} />
        {profile.fictional && <FictionalMark {...fictional.mark} />}
        <p>{t('likes.popup_text', { name })}</p>
        {profile.fictional && <p className="quiet">{fictional.warning}</p>}
      </div>
      <ModalActions>
        <Button
          variant="primary"
          onClick={() => {
            close();
            void like.mutateAsync(true).catch((error: unknown) => toast(ofError(error), 'error'));
          }}
        >
          {t('likes.popup_like')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('likes.not_now')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

const MOST_SECONDS = 600;

/** The query's `t`, when it is a number of seconds. */
export function secondsOf(query: URLSearchParams): number | undefined {
  const text = query.get('t') ?? '';
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const seconds = Number(text);
  return seconds <= MOST_SECONDS ? seconds : undefined;
}

import { useTranslation } from '../../lib/texts';
import { Button } from '../../ui/button';
import { ModalActions } from '../../ui/modal';
import { discardSignup } from './signup-draft';

type Props = { onStay: () => void; onLeave: () => void };

/** What becomes of a sign-up that is closed half-way is for the visitor to say. */
export function LeaveSignup({ onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('signup.leave_text')}</p>
      <ModalActions>
        {/* It takes the place of what had the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="primary" autoFocus onClick={onStay}>
          {t('signup.leave_stay')}
        </Button>
        <Button onClick={onLeave}>{t('signup.leave_keep')}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            discardSignup();
            onLeave();
          }}
        >
          {t('signup.leave_discard')}
        </Button>
      </ModalActions>
    </>
  );
}

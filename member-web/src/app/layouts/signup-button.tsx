import { useTranslation } from '../../lib/texts';
import { useOpenSignup } from '../../features/accounts/signup-modal';
import { Button } from '../../ui/button';

type Props = { variant?: 'primary' | 'secondary' | 'on-glow'; size?: 'medium' | 'large' };

export function SignupButton({ variant = 'primary', size }: Props) {
  const { t } = useTranslation();
  const openSignup = useOpenSignup();
  return (
    <Button variant={variant} size={size} onClick={() => openSignup()}>
      {t('accounts.sign_up_free')}
    </Button>
  );
}

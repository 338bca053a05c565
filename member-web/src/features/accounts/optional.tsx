import { useTranslation } from '../../lib/texts';

export function Optional({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <>
      {label} <span className="regular quiet">({t('signup.optional')})</span>
    </>
  );
}

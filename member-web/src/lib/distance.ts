import { useTranslation } from './texts';
import { useFormat } from './format';

/** Towns are no points: nearer than this, nobody can tell. */
const LEAST_KM = 5;

/** How far somebody lives, as the locale writes it; undefined where it is not told. */
export function useDistance() {
  const { t } = useTranslation();
  const format = useFormat();
  return (km: number | null | undefined): string | undefined => {
    if (km === null || km === undefined) return undefined;
    if (km >= LEAST_KM) return format.kilometres(km);
    return t('common.location.nearer', { distance: format.kilometres(LEAST_KM) });
  };
}

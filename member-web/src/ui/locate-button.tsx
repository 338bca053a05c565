import { useTranslation } from '../lib/texts';
import { Button } from './button';
import { Icon } from './icon';

type Props = {
  state: 'idle' | 'busy' | 'failed';
  /** What the browser says about sharing where it is (PRO-09). */
  permission: 'unsupported' | 'unknown' | 'prompt' | 'granted' | 'denied';
  onPress: () => void;
};

const NOTES = {
  unsupported: 'common.location.unsupported',
  unknown: 'common.location.kept',
  prompt: 'common.location.prompt',
  granted: 'common.location.granted',
  denied: 'common.location.denied',
} as const;

/** Where the browser knows where it is; else what to do without. It may be allowed after all, so one can press again. */
export function LocateButton({ state, permission, onPress }: Props) {
  const { t } = useTranslation();
  if (permission === 'unsupported') return <p className="small quiet">{t(NOTES.unsupported)}</p>;
  return (
    <div className="stack gap-6 items-start">
      <Button variant="secondary" size="small" busy={state === 'busy'} onClick={onPress}>
        <Icon name="place" size={18} />
        {t('common.location.use')}
      </Button>
      <p className="small quiet" role="status">
        {t(state === 'failed' && permission !== 'denied' ? 'common.location.failed' : NOTES[permission])}
      </p>
    </div>
  );
}

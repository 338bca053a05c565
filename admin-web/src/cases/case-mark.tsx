import Gavel from '@mui/icons-material/GavelOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Mark, type Look, DONE, DROPPED, WAITS } from '../layout/values/mark';
import { isContested, type CaseItem, type CaseDetail } from './case';
import { Erased } from '../layout/values/member-marks';

const LOOKS: Record<'open' | 'decided' | 'upheld' | 'dismissed', Look> = {
  open: WAITS,
  decided: DONE,
  upheld: DONE,
  dismissed: DROPPED,
};

type Marked = Pick<CaseItem, 'status' | 'decision' | 'objected' | 'kind'>;

export function CaseMark({ status, decision, objected, kind }: Marked) {
  const translate = useTranslate();
  const state = decision ?? status;
  if (state === 'open' && objected)
    return <Mark look={{ icon: Gavel, color: 'warning.main' }} word={translate('resources.cases.objection.mark')} />;
  if (decision && isContested({ kind }))
    return <Mark look={LOOKS[decision]} word={translate(`resources.cases.objection.outcome.${decision}`)} />;
  return <Mark look={LOOKS[state]} word={translate(`resources.cases.status.${state}`)} />;
}

/** Why it was reported; or the rule that the photo, the profile or the text broke that its member objects about. */
type Reasoned = Pick<CaseItem, 'reason' | 'rejection'> & Partial<Pick<CaseDetail, 'contested'>>;

export function CaseReason({ rejection, contested, ...one }: Reasoned) {
  const translate = useTranslate();
  const reason = one.reason ?? contested?.ground;
  if (reason) return translate(`resources.cases.reason.${reason}`);
  return rejection ? translate(`resources.photos.reasons.${rejection}`) : '–';
}

/** The name is empty once somebody has been forgotten. */
export const PersonName = ({ of: { name } }: { of: { name: string } }) => name || <Erased />;

/** PRV-04: nobody else works here who could judge an objection to one's own decision. */
export function DecidedAlone() {
  const translate = useTranslate();
  return <Alert severity="warning">{translate('resources.objections.alone')}</Alert>;
}

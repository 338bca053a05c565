import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** PRV-04: nobody else works here who could judge an objection to one's own decision. */
export function DecidedAlone() {
  const translate = useTranslate();
  return <Alert severity="warning">{translate('resources.objections.alone')}</Alert>;
}

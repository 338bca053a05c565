import { useNotify } from 'react-admin';
import { useFormError } from '../layout/use-form-error';
import { fieldErrorOf } from '../providers/problem';

/** A mailing without a word has no field at which that could be told. */
export function useCampaignError(): (error: unknown) => void {
  const notify = useNotify();
  const tell = useFormError();
  return (error) => {
    if (fieldErrorOf(error, 'texts')) notify('resources.campaigns.words_missing', { type: 'error' });
    else tell(error);
  };
}

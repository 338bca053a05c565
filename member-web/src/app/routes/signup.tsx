import { useSearchParams } from 'react-router';
import { memberOn, safePath } from '../../lib/return-path';
import { SignupPage } from '../signup-page';

export function Component() {
  const [search] = useSearchParams();
  const back = safePath(search.get('back'));
  return <SignupPage back={back} landing={memberOn(back)} />;
}

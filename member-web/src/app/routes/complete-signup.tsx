import { useSearchParams } from 'react-router';
import { safePath } from '../../lib/return-path';
import { PageTitle } from '../page-title';
import { SignupComplete, useCompleteTitle } from '../signup-complete';
import styles from './message-page.module.scss';

export function Component() {
  const way = safePath(useSearchParams()[0].get('back'));
  return (
    <main id="main" className={`stack fill full ${styles.page}`}>
      <PageTitle>{useCompleteTitle()}</PageTitle>
      <SignupComplete way={way} heading="h1" />
    </main>
  );
}

import { Outlet } from 'react-router';
import { useUser } from '../../lib/session';
import { Alerts } from './alerts';
import { MemberBottomBar } from './bottom-bar';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import styles from './default-layout.module.scss';

export function Component() {
  const user = useUser();
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className={styles.content} data-member={!!user}>
        <Alerts />
        <Outlet />
        <Footer />
      </div>
      <MemberBottomBar />
    </>
  );
}

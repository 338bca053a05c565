import { Outlet, useMatches } from 'react-router';
import { useUser } from '../../lib/session';
import { Alerts } from './alerts';
import { MemberBottomBar } from './bottom-bar';
import { CamTile } from './cam-tile';
import { Footer } from './footer';
import { PAY_BAR } from './pay-bar';
import { StatusBar } from './status-bar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import styles from './default-layout.module.scss';

export function Component() {
  const user = useUser();
  const paying = useMatches().some(({ handle }) => handle === PAY_BAR);
  return (
    <>
      <SkipLink />
      <TopBar />
      <StatusBar />
      <div className={`column grow ${styles.content}`} data-member={!!user} data-paying={paying || undefined}>
        <Alerts />
        <Outlet />
        <CamTile />
        <Footer />
      </div>
      {!paying && <MemberBottomBar />}
    </>
  );
}

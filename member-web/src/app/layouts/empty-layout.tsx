import { Outlet } from 'react-router';
import { LocaleMenu } from '../../features/accounts/locale-menu';
import { useSettings } from '../../lib/settings';
import { Brand } from '../../ui/brand';
import styles from './empty-layout.module.scss';

/** One task and no way to wander off: confirming an account (CLI-11). */
export function Component() {
  const { name } = useSettings();
  return (
    <div className={`column fill ${styles.screen}`}>
      <header className={`row between full center up-to-1200 ${styles.head}`}>
        <Brand name={name} />
        <LocaleMenu />
      </header>
      <Outlet />
    </div>
  );
}

import { Picture } from './picture';
import { Portrait } from './portrait';
import styles from './avatar.module.scss';

type Props = {
  profile: {
    id: string;
    gender: string | null;
    main_image?: { thumb_url: string; placeholder: string | null } | null;
    online?: boolean;
  };
  size?: 32 | 40 | 48 | 56 | 96 | 128 | 160;
  online?: string | undefined;
};

/** `online` is the word for it; the dot alone would say it by colour only. */
export function Avatar({ profile, size = 48, online }: Props) {
  const portrait = <Portrait id={profile.id} gender={profile.gender} />;
  return (
    <span className="inline-block still relative" style={{ width: size, height: size }}>
      <span className={`block full full-height clip sunken round ${styles.face}`}>
        {profile.main_image ? (
          <Picture
            src={profile.main_image.thumb_url}
            placeholder={profile.main_image.placeholder}
            fallback={portrait}
          />
        ) : (
          portrait
        )}
      </span>
      {profile.online && online && (
        <span className={`absolute round ${styles.online}`}>
          <span className="visually-hidden">{online}</span>
        </span>
      )}
    </span>
  );
}

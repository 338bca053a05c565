import { useTranslation } from '../../lib/texts';
import { useDetailTexts } from '../../lib/detail-texts';
import { useSettings } from '../../lib/settings';
import { AboutSection } from './about-section';
import type { OwnProfile as Profile } from './api';
import { ChoiceSection } from './choice-section';
import { ConsentsAsked, WithConsent } from './consent';
import { InterestsSection } from './interests-section';
import { InvisibleMode } from './invisible-mode';
import { PlaceSection } from './place-section';

const BASICS = ['sought_gender', 'reason_for_signup', 'relationship_status'] as const;
const PURPOSES = ['interests', 'appearance', 'sexuality'] as const;
const APPEARANCE = ['body_type', 'hair_color', 'eye_color', 'tattoos'] as const;

/** All that one's profile tells, each part with its own form (PRO-01). */
export function OwnProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { support_email } = useSettings();
  const { purpose } = useDetailTexts();
  return (
    <>
      <AboutSection profile={profile} />
      <ChoiceSection
        name="basics"
        title={t('own_profile.basics')}
        fields={BASICS}
        profile={profile}
        footer={<p className="mt-12 small quiet">{t('own_profile.fixed', { email: support_email })}</p>}
      />
      <PlaceSection profile={profile} />
      <WithConsent purpose="interests" profile={profile}>
        {(footer) => <InterestsSection profile={profile} footer={footer} />}
      </WithConsent>
      <WithConsent purpose="appearance" profile={profile}>
        {(footer) => (
          <ChoiceSection
            name="appearance"
            title={purpose('appearance')}
            fields={APPEARANCE}
            profile={profile}
            footer={footer}
          />
        )}
      </WithConsent>
      <WithConsent purpose="sexuality" profile={profile}>
        {(footer) => (
          <ChoiceSection
            name="sexuality"
            title={purpose('sexuality')}
            fields={['sexuality']}
            profile={profile}
            footer={footer}
          />
        )}
      </WithConsent>
      <ConsentsAsked profile={profile} purposes={PURPOSES} />
      <InvisibleMode profile={profile} />
    </>
  );
}

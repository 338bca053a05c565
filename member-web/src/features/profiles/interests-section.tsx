import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { interestsQuery } from '../../lib/settings';
import { useDetailTexts, type Interest } from '../../lib/detail-texts';
import { chosenOf } from '../../ui/chosen';
import { Pills } from '../../ui/field';
import type { OwnProfile } from './api';
import { INTEREST_GROUPS } from './choices';
import { EditForm } from './edit-form';
import { Section } from './section';
import styles from './own-profile.module.scss';

type Group = keyof typeof TITLES;
const GROUPS = [...(Object.keys(INTEREST_GROUPS) as (keyof typeof INTEREST_GROUPS)[]), 'more'] as const;
const TITLES = {
  leisure: 'own_profile.group_leisure',
  outdoors: 'own_profile.group_outdoors',
  food: 'own_profile.group_food',
  culture: 'own_profile.group_culture',
  intimacy: 'own_profile.group_intimacy',
  more: 'own_profile.group_more',
} as const;

export function InterestsSection({ profile, footer }: { profile: OwnProfile; footer: ReactNode }) {
  const { t } = useTranslation();
  const { label, interest } = useDetailTexts();
  const { data: offered } = useQuery(interestsQuery());
  const { interests = [], own_interests: own = [] } = offered ?? {};
  const choicesIn = (group: Group) =>
    // The operator's own, in the operator's order.
    group === 'more' ? own.map(({ id }) => id) : INTEREST_GROUPS[group].filter((key) => interests.includes(key));
  const groups = GROUPS.filter((group) => choicesIn(group).length > 0);
  // One list for each group: a name shared by groups of boxes would be one list of the last group alone.
  const values = Object.fromEntries(
    groups.map((group) => [group, choicesIn(group).filter((key) => profile.interests.includes(key))]),
  ) as Record<Group, Interest[]>;
  return (
    <Section
      name="interests"
      title={label('interests')}
      form={
        offered &&
        ((close) => (
          <EditForm
            values={values}
            changesOf={(chosen) => ({ interests: groups.flatMap((group) => chosenOf(chosen[group])) })}
            onClose={close}
          >
            {({ form: { register } }) =>
              groups.map((group) => (
                <Pills
                  key={group}
                  label={t(TITLES[group])}
                  choices={choicesIn(group).map((key) => ({ value: key, label: interest(key) }))}
                  {...register(group)}
                />
              ))
            }
          </EditForm>
        ))
      }
    >
      {profile.interests.length > 0 ? (
        <ul className={`flex wrap gap-8 ${styles.pills}`} role="list">
          {profile.interests.filter(interest).map((key) => (
            <li key={key}>{interest(key)}</li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{t('own_profile.choose_interests')}</p>
      )}
      {footer}
    </Section>
  );
}

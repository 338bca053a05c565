import { useTranslation } from '../../lib/texts';
import type { Decision } from './api';
import { useReasons } from './reasons';

/** Who judged an objection, after what became of it; nothing while nobody has (PRV-04). */
export function useJudged() {
  const { t } = useTranslation();
  return (outcome: string, alone: boolean | null): string => {
    if (alone === null) return outcome;
    return `${outcome} ${alone ? t('moderation.judged_alone') : t('moderation.judged_by_another')}`;
  };
}

/** What a decision was, what it was about, and what became of an objection, in words. */
export function useDecisionTexts() {
  const { t } = useTranslation();
  const reasons = useReasons();
  const judged = useJudged();
  const titles: Record<Decision['about'], string> = {
    member: t('moderation.decision_member'),
    photo: t('moderation.decision_photo'),
    message: t('moderation.decision_message'),
    chat_photo: t('moderation.decision_chat_photo'),
    photo_rejected: t('moderation.decision_photo_rejected'),
    chat_photo_rejected: t('moderation.decision_chat_photo_rejected'),
    profile_hidden: t('moderation.decision_profile_hidden'),
    text_cleared: t('moderation.decision_text_cleared'),
    account_disabled: t('moderation.decision_account_disabled'),
  };
  const photoReasons: Record<NonNullable<Decision['photo_reason']>, string> = {
    no_person: t('photos.reason_no_person'),
    not_you: t('photos.reason_not_you'),
    nudity: t('photos.reason_nudity'),
    minor: t('photos.reason_minor'),
    contact_details: t('photos.reason_contact_details'),
    unclear: t('photos.reason_unclear'),
    other: t('photos.reason_rules'),
  };
  const clearedTitles = {
    name: t('moderation.decision_cleared_name'),
    description: t('moderation.decision_cleared_description'),
    city: t('moderation.decision_cleared_city'),
  };
  const byMeasure: Record<Exclude<Decision['measures'][number], 'take_down'>, string> = {
    hide: t('moderation.hidden_by_it'),
    clear_name: t('moderation.cleared_name'),
    clear_description: t('moderation.cleared_description'),
    clear_city: t('moderation.cleared_city'),
    disable: t('moderation.disabled_by_it'),
  };
  const outcomes = {
    pending: t('moderation.objection_pending'),
    stands: t('moderation.objection_stands'),
    revised: t('moderation.objection_revised'),
    too_late: t('moderation.objection_too_late'),
    gone: t('moderation.objection_gone'),
    lifted: t('moderation.objection_lifted'),
  };
  return {
    titleOf: ({ about, cleared: [text] }: Decision): string =>
      about === 'text_cleared' && text ? clearedTitles[text.field] : titles[about],
    causeOf: ({ reported_for, photo_reason, ground }: Decision): string | undefined => {
      if (photo_reason) return photoReasons[photo_reason];
      const rule = reasons.find(({ value }) => value === ground)?.label;
      if (rule) return t('moderation.ground', { reason: rule });
      const reason = reasons.find(({ value }) => value === reported_for)?.label;
      return reason && t('moderation.reported_for', { reason });
    },
    /** What came of it and stands. Whoever reads this has been let in again since. */
    effectsOf: ({ about, measures }: Decision): string[] => {
      const down = {
        photo: t('moderation.taken_down_photo'),
        chat_photo: t('moderation.taken_down_chat_photo'),
        other: t('moderation.taken_down_message'),
      }[about === 'photo' || about === 'chat_photo' ? about : 'other'];
      return measures.map((measure) => (measure === 'take_down' ? down : byMeasure[measure]));
    },
    outcomeOf: (objection: keyof typeof outcomes, alone: Decision['judged_alone']): string =>
      judged(outcomes[objection], alone),
  };
}

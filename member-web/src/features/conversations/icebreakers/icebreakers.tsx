import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../lib/texts';
import { queries } from '../../../lib/api-client/client';
import { useDetailTexts, type Details } from '../../../lib/detail-texts';
import type { Locale } from '../../../lib/i18n';
import { useUser } from '../../../lib/session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Modal } from '../../../ui/modal';
import { Skeleton } from '../../../ui/skeleton';
import type { Chat } from '../api';
import { COMPOSER } from '../composer';
import { setDraft, takeDraft } from '../drafts';
import { filledIn, fillingFor, linesFor, type Line } from './lines';
import styles from './icebreakers.module.scss';

/** So many are shown at a time. */
const SHOWN = 4;
const NOTHING = { interests: [], city: null, reason_for_signup: null };

type Props = { conversationId: string; profile: Chat['profile'] };

/** CHT-07: for who does not know how to begin. A line goes into the field, where it can be changed before it is sent. */
export function Icebreakers({ conversationId, profile }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const take = (text: string) => {
    const typed = takeDraft(conversationId);
    setDraft(conversationId, typed ? `${typed}\n${text}` : text);
    // Only once the dialog has given the focus back can the field have it.
    flushSync(() => setOpen(false));
    document.getElementById(COMPOSER)?.focus();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon name="chats" size={18} />
        {t('conversations.icebreakers.open')}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('conversations.icebreakers.title', { name: profile.name })}
      >
        <Lines profile={profile} onTake={take} />
      </Modal>
    </>
  );
}

type LinesProps = { profile: Chat['profile']; onTake: (text: string) => void; onFirst?: (text: string) => void };

/**
 * Lines to begin with, from what both profiles tell; by the operator's texts where there are any.
 * @param onFirst told the first of them as soon as they are known
 */
export function Lines({ profile, onTake, onFirst }: LinesProps) {
  const { t, i18n } = useTranslation();
  const other = useQuery(queries.queryOptions('get', '/api/members/{id}', { params: { path: { id: profile.id } } }));
  const language = i18n.language as Locale;
  const ofOperator = useQuery({
    ...queries.queryOptions('get', '/api/icebreakers', { params: { query: { language } } }),
    staleTime: 60_000,
  });
  const own = useUser()?.profile;
  if (other.isPending || ofOperator.isPending) return <Skeleton height={240} />;
  return (
    <>
      <p className="quiet">{t('conversations.icebreakers.lead')}</p>
      {/* Without the profile or the operator's texts there is still something to begin with. */}
      <Choice
        own={own ?? NOTHING}
        other={{ ...(other.data ?? NOTHING), name: profile.name }}
        ofOperator={ofOperator.data?.lines ?? []}
        onTake={onTake}
        onFirst={onFirst}
      />
    </>
  );
}

type Told = Pick<Details, 'interests' | 'city' | 'reason_for_signup'>;
type ChoiceProps = {
  own: Told;
  other: Told & { name: string };
  ofOperator: string[];
  onTake: (text: string) => void;
  onFirst: ((text: string) => void) | undefined;
};

function Choice({ own, other, ofOperator, onTake, onFirst }: ChoiceProps) {
  const { t } = useTranslation();
  const textsFor = useTexts();
  const [lines, setLines] = useState(() => textsFor(own, other, ofOperator));
  const [first] = useState(lines[0]!);
  useEffect(() => onFirst?.(first), [onFirst, first]);
  const others = () => setLines([...lines.slice(SHOWN), ...lines.slice(0, SHOWN)]);
  return (
    <>
      <ul role="list" className="stack gap-8 mt-12 mb-16">
        {lines.slice(0, SHOWN).map((text) => (
          <li key={text}>
            <button
              type="button"
              className={`plain-button full min-44 text-15 ink outlined-strong py-10 px-16 ${styles.line}`}
              onClick={() => onTake(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <div className="flex justify-center">
          <Button onClick={others}>
            <Icon name="retry" size={18} />
            {t('conversations.icebreakers.others')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The operator's lines that can be filled in for these two; where there is none, the product's own. */
function useTexts() {
  const textOf = useLineText();
  const { interest, choice } = useDetailTexts();
  return (own: Told, other: ChoiceProps['other'], ofOperator: string[]): string[] => {
    const filling = fillingFor(own, other);
    const texts = filledIn(ofOperator, {
      ...filling,
      interest: filling.interest && interest(filling.interest),
      reason: filling.reason && choice('reason_for_signup', filling.reason),
    });
    return texts.length > 0 ? texts : linesFor(own, other).map(textOf);
  };
}

const SHARED_INTEREST = {
  1: 'conversations.icebreakers.shared_interest.1',
  2: 'conversations.icebreakers.shared_interest.2',
} as const;
const THEIR_INTEREST = {
  1: 'conversations.icebreakers.their_interest.1',
  2: 'conversations.icebreakers.their_interest.2',
} as const;
const GENERAL = {
  1: 'conversations.icebreakers.general.1',
  2: 'conversations.icebreakers.general.2',
  3: 'conversations.icebreakers.general.3',
  4: 'conversations.icebreakers.general.4',
  5: 'conversations.icebreakers.general.5',
  6: 'conversations.icebreakers.general.6',
} as const;

function useLineText(): (line: Line) => string {
  const { t } = useTranslation();
  const { interest, choice } = useDetailTexts();
  return (line) => {
    switch (line.kind) {
      case 'shared_interest':
        return t(SHARED_INTEREST[line.variant], { interest: interest(line.interest) });
      case 'their_interest':
        return t(THEIR_INTEREST[line.variant], { interest: interest(line.interest) });
      case 'same_town':
        return t('conversations.icebreakers.same_town', { city: line.city });
      case 'their_town':
        return t('conversations.icebreakers.their_town', { city: line.city });
      case 'same_reason':
        return t('conversations.icebreakers.same_reason', { reason: choice('reason_for_signup', line.reason) });
      case 'general':
        return t(GENERAL[line.variant]);
    }
  };
}

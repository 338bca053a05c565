import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link, useNavigate } from 'react-router';
import { newKey } from '../../lib/new-key';
import { isApiError, type ApiError } from '../../lib/api-client/api-error';
import type { Card } from '../../lib/api-client/types';
import { raiseConfirmationRequired } from '../../lib/confirmation-required';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useFictional } from '../../lib/fictional';
import { writingTo } from '../../lib/first-message';
import { countGraphemes } from '../../lib/graphemes';
import { withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { FictionalMark } from '../../ui/fictional-mark';
import { Icon } from '../../ui/icon';
import { LoadError } from '../../ui/load-error';
import { Modal, ModalActions } from '../../ui/modal';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toasts';
import { chatsQuery, openChat, postWarningAcknowledged, type Chat, type Chats } from './api';
import { setDraft, useDraft } from './drafts';
import { Lines } from './icebreakers/icebreakers';
import { KeptWords } from './kept/kept-message';
import { addPending, type Pending } from './outbox';
import { sendPending } from './send';
import styles from './first-message-dialog.module.scss';

/** What another dialog tells, which waits until this one is gone. */
const TOLD_ELSEWHERE = new Set(['premium_required', 'confirmation_required', 'authentication_required']);

/**
 * A first message without leaving the screen where one is. It is written in the conversation's own draft, so what was not
 * sent is found there. Where there is a conversation already, it leads to that.
 */
export function FirstMessageDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const writing = useStore(writingTo, (who) => who);
  const profile = writing?.profile;
  const [busy, setBusy] = useState(false);
  const close = () => {
    setBusy(false);
    writingTo.set(null);
  };
  const goTo = (chatId: string) => {
    close();
    void navigate(`/chats/${chatId}`);
  };
  const begun = profile && conversationWith(cache.getQueryData<Chats>(chatsQuery().queryKey), profile);
  useEffect(() => {
    if (!begun) return;
    writingTo.set(null);
    void navigate(`/chats/${begun.id}`);
  });
  if (!profile || begun) return null;
  return (
    <Modal
      open
      onClose={close}
      title={t('conversations.first_title', { name: profile.name })}
      size="medium"
      busy={busy}
    >
      <Opening
        key={profile.id}
        profile={profile}
        helped={writing.helped}
        onBegun={goTo}
        onClose={close}
        onBusy={setBusy}
      />
    </Modal>
  );
}

const conversationWith = (list: Chats | undefined, profile: Card): Chat | undefined =>
  list?.chats.find((chat) => chat.profile.id === profile.id && chat.messages.length > 0);

type Steps = {
  helped: boolean;
  onBegun: (chatId: string) => void;
  onClose: () => void;
  onBusy: (busy: boolean) => void;
};

function Opening({ profile, ...steps }: { profile: Card } & Steps) {
  const { ofError } = useErrorText();
  const { onBegun, onClose } = steps;
  const chat = useQuery({
    queryKey: ['first-message', profile.id],
    queryFn: () => openChat(profile.id),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const begun = chat.data?.messages.length ? chat.data.id : undefined;
  const unconfirmed = isApiError(chat.error, 'confirmation_required');
  useEffect(() => {
    if (begun) onBegun(begun);
    if (!unconfirmed) return;
    onClose();
    raiseConfirmationRequired();
  });
  if (chat.error && !unconfirmed) {
    return <LoadError text={ofError(chat.error)} onRetry={() => void chat.refetch()} busy={chat.isFetching} />;
  }
  if (!chat.data || begun) return <Skeleton height={220} />;
  return <Writing chat={chat.data} {...steps} />;
}

function Writing({ chat, helped, onClose, onBusy }: { chat: Chat } & Steps) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { ofError } = useErrorText();
  const { message_credits: cost, message_length: length } = useSettings();
  const user = useUser();
  const fictional = useFictional();
  const { id, profile } = chat;
  const { name } = profile;
  const draft = useDraft(id);
  const [sending, setSending] = useState<string>();
  const [newPrice, setNewPrice] = useState<number>();
  const [refused, setRefused] = useState<ApiError>();
  const [warned, setWarned] = useState(profile.fictional);
  const [helping, setHelping] = useState(helped);
  // In the field until something else is: nobody's words yet, so no draft (CHT-07).
  const [offered, setOffered] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  const credits = user?.credits ?? 0;
  const text = sending ?? (draft || offered);
  const count = countGraphemes(text);
  const tooLong = count > length.max;
  const empty = text.trim().length < length.min;
  const affordable = credits >= cost;
  const busy = sending !== undefined;

  const toConversation = { label: t('conversations.write.open'), onSelect: () => void navigate(`/chats/${id}`) };
  const ended = () => {
    setSending(undefined);
    onBusy(false);
  };
  const send = async (body: string, price: number) => {
    setSending(body);
    onBusy(true);
    setNewPrice(undefined);
    setRefused(undefined);
    try {
      if (warned) await postWarningAcknowledged(id);
    } catch (error) {
      ended();
      return toast(ofError(error), 'error');
    }
    const sentAt = new Date().toISOString();
    const message: Pending = { id: newKey(), conversationId: id, content: { kind: 'words', body }, price, sentAt };
    setDraft(id, '');
    addPending(message);
    void sendPending(cache, message, {
      onSent: () => {
        ended();
        onClose();
        toast(t('conversations.write.sent', { name }), 'success', toConversation);
      },
      // Whether it has arrived is not known: only the same message, which waits in the conversation, is not paid twice.
      onUncertain: (code) => {
        ended();
        onClose();
        const told = code === 'unreachable' ? t('conversations.write.waits') : t('conversations.write.uncertain');
        toast(told, 'error', toConversation);
      },
      onNewPrice: (_, changed) => setNewPrice(changed),
      onFictional: () => setWarned(true),
      onRefused: (refusal) => {
        ended();
        if (TOLD_ELSEWHERE.has(refusal.code)) onClose();
        if (refusal.code === 'confirmation_required') raiseConfirmationRequired();
        if (refusal.code !== 'price_changed' && refusal.code !== 'fictional_warning_required') setRefused(refusal);
      },
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (empty || tooLong) return field.current?.focus();
    void send(text.trim(), cost);
  };
  const write = (words: string) => {
    setOffered('');
    setDraft(id, words);
  };
  const take = (line: string) => {
    write(draft.trim() ? `${draft.trimEnd()}\n${line}` : line);
    setHelping(false);
    field.current?.focus();
  };

  return (
    <form className="stack gap-12" onSubmit={onSubmit}>
      {warned && (
        <div className="stack items-start gap-8 text-15 rounded py-12 px-16 warning-tinted">
          <FictionalMark {...fictional.mark} />
          <p>{fictional.warning}</p>
          <p>{t('conversations.fictional_text', { name })}</p>
        </div>
      )}
      {newPrice !== undefined && (
        <Alert tone="warning" live>
          {t('conversations.price_changed', { count: newPrice })}
        </Alert>
      )}
      {refused && (
        <Alert tone="warning" live>
          {refused.code === 'insufficient_credits'
            ? t('errors.insufficient_credits', { name })
            : `${t('conversations.write.failed')} ${ofError(refused)}`}
        </Alert>
      )}
      <textarea
        ref={field}
        rows={4}
        data-draft={id}
        className={`full ink outlined-strong rounded py-12 px-16 ${styles.field}`}
        value={text}
        readOnly={busy}
        aria-label={t('conversations.write_to', { name })}
        aria-invalid={tooLong}
        placeholder={t('conversations.first_text')}
        onChange={({ target }) => write(target.value)}
      />
      <p className={`flex wrap between gap-0-12 small quiet figures px-4 ${styles.facts}`}>
        <span>{t('conversations.balance', { count: credits })}</span>
        {!affordable && <span>{t('errors.insufficient_credits', { name })}</span>}
        {count > 0 && (
          <span className={tooLong ? 'strong danger' : undefined}>
            {t('conversations.characters', { count, max: length.max })}
          </span>
        )}
      </p>
      {helping ? (
        <Lines profile={profile} onTake={take} {...(helped && { onFirst: setOffered })} />
      ) : (
        <div className="flex wrap gap-8">
          <Button size="small" onClick={() => setHelping(true)} disabled={busy}>
            <Icon name="chats" size={18} />
            {t('conversations.icebreakers.open')}
          </Button>
          <KeptWords draft={draft} onTake={take} />
        </div>
      )}
      <p className="small px-4">
        <Link to="/pages/safety" className="link" onClick={onClose}>
          {t('help.tips')}
        </Link>
      </p>
      <ModalActions>
        {affordable ? (
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={tooLong}
            aria-disabled={empty || undefined}
            // After a quick refusal the second press would accept a new, unread price (MNY-12).
            onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
          >
            {t(warned ? 'conversations.fictional_send' : 'conversations.send', { count: cost })}
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            to={withBack(user?.paid_user ? '/credits' : '/premium', `/chats/${id}`)}
            onClick={onClose}
          >
            {t('conversations.buy_credits')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={`/chats/${id}`} onClick={onClose}>
          {t('conversations.write.open')}
        </ButtonLink>
      </ModalActions>
    </form>
  );
}

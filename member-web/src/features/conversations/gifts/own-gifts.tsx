import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts';
import { Link } from 'react-router';
import { api, dataOf, queries } from '../../../lib/api-client/client';
import type { Answer } from '../../../lib/api-client/types';
import { useErrorText } from '../../../lib/error-text';
import { useFictional } from '../../../lib/fictional';
import { useGiftName, useGifts } from '../../../lib/gifts';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/field';
import { FictionalMark } from '../../../ui/fictional-mark';
import { PartError } from '../../../ui/load-error';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toasts';
import { GiftPicture } from './gift-picture';

type OwnGifts = Answer<'/api/profile/gifts', 'get'>;
type Gift = OwnGifts['received'][number];
type Wanted = OwnGifts['shown'];

const ownGiftsQuery = () => queries.queryOptions('get', '/api/profile/gifts');

/** CHT-10: how far received gifts show on the own profile, and those of the own gifts that may show on another's. */
export function OwnGifts() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const cache = useQueryClient();
  const gifts = useQuery(ownGiftsQuery());
  const reload = () => cache.invalidateQueries({ queryKey: ownGiftsQuery().queryKey });
  const onError = (error: Error) => toast(ofError(error), 'error');
  const choose = useMutation({
    // One after the other: the last choice is the last word.
    scope: { id: 'gifts-shown' },
    mutationFn: (shown: Wanted) => dataOf(api.PUT('/api/profile/gifts', { body: { shown } })),
    onSuccess: ({ shown }) =>
      cache.setQueryData<OwnGifts>(ownGiftsQuery().queryKey, (before) => before && { ...before, shown }),
    onError,
  });
  const takeOff = useMutation({
    mutationFn: ({ conversation_id: id, version }: Gift) =>
      dataOf(api.DELETE('/api/profile/gifts/{id}/{version}', { params: { path: { id, version } } })),
    onSuccess: async () => {
      await reload();
      toast(t('conversations.gift.taken_off'), 'success');
    },
    onError,
  });
  if (gifts.isPending) return <Skeleton height={72} />;
  if (!gifts.data) return <PartError query={gifts} />;
  const { shown, received, given } = gifts.data;
  const lists = [
    {
      key: 'from',
      title: t('conversations.gift.from_others'),
      list: received,
      who: (name: string) => t('conversations.gift.from', { name }),
    },
    {
      key: 'to',
      title: t('conversations.gift.to_others'),
      list: given,
      who: (name: string) => t('conversations.gift.to', { name }),
    },
  ];
  return (
    <div className="stack gap-16">
      <Select
        label={t('conversations.gift.wanted')}
        hint={t('conversations.gift.wanted_hint')}
        value={choose.isPending ? choose.variables : shown}
        onChange={({ target }) => choose.mutate(target.value as Wanted)}
      >
        <option value="hidden">{t('conversations.gift.wanted_as.hidden')}</option>
        <option value="unnamed">{t('conversations.gift.wanted_as.unnamed')}</option>
        <option value="named">{t('conversations.gift.wanted_as.named')}</option>
      </Select>
      {lists.map(
        ({ key, title, list, who }) =>
          list.length > 0 && (
            <section key={key} aria-labelledby={`gifts-${key}`}>
              <h3 id={`gifts-${key}`} className="mb-4 bold-15">
                {title}
              </h3>
              <ul role="list" className="stack">
                {list.map((gift) => (
                  <Row
                    key={`${gift.conversation_id}-${gift.version}`}
                    gift={gift}
                    who={who(gift.other.name)}
                    busy={takeOff.isPending && takeOff.variables === gift}
                    onTakeOff={() => takeOff.mutate(gift)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

type RowProps = { gift: Gift; who: string; busy: boolean; onTakeOff: () => void };

function Row({ gift: { gift, shown, other }, who, busy, onTakeOff }: RowProps) {
  const { t } = useTranslation();
  const name = useGiftName()(gift);
  const picture = useGifts().find(({ id }) => id === gift)?.picture;
  const fictional = useFictional();
  return (
    <li className="listed row gap-12 py-8">
      <GiftPicture picture={picture} size={40} />
      <span className="stack grow">
        <span className="strong">{name}</span>
        <span className="small quiet breaks">
          <Link to={`/members/${other.id}`} className="link">
            {who}
          </Link>
          {other.fictional && (
            <>
              {' '}
              <FictionalMark small {...fictional.mark} />
            </>
          )}
          {', '}
          {t(shown === 'named' ? 'conversations.gift.with_name' : 'conversations.gift.without_name')}
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        busy={busy}
        aria-label={t('conversations.gift.take_off_of', { gift: name, who })}
        onClick={onTakeOff}
      >
        {t('conversations.gift.take_off')}
      </Button>
    </li>
  );
}

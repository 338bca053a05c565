import { useLocale, useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import { type Answer, useRead } from '../../providers/api-client';

export type Gift = Answer<'/api/admin/gifts', 'get'>['gifts'][number];

const A_MINUTE = 60_000;

/** What the gift with this id looks like, and its name in the reader's language. */
export function useGift(id: string | null): { picture: Gift['picture'] | undefined; name: string | null } {
  const locale = useLocale() as keyof Gift['name'];
  const { data: gift } = useRead(['gifts'], (api) => api.GET('/api/admin/gifts'), {
    staleTime: A_MINUTE,
    enabled: id !== null,
    select: ({ gifts }) => gifts.find((one) => one.id === id),
  });
  return { picture: gift?.picture, name: gift?.name[locale] ?? id };
}

/** The member site's own drawings. */
const files = import.meta.glob<string>('../../../../member-web/src/features/conversations/gifts/pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const drawings = new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg]));

/** It says nothing that its name beside it does not. */
export function GiftPicture({ picture, size }: { picture: string | undefined; size: number }) {
  if (picture?.startsWith('own-'))
    return (
      <img
        src={`/api/admin/gift-pictures/${picture}`}
        alt=""
        width={size}
        height={size}
        style={{ flexShrink: 0, objectFit: 'contain' }}
      />
    );
  const svg = picture && drawings.get(picture);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'inline-block', width: size, height: size, flexShrink: 0, '& svg': { display: 'block' } }}
      // Files of our own, which no one else can write.
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}

/** A gift that went with a message. */
export function GiftLine({ gift }: { gift: string }) {
  const translate = useTranslate();
  const { picture, name } = useGift(gift);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <GiftPicture picture={picture} size={48} />
      <span>{translate('console.gift', { name })}</span>
    </Box>
  );
}

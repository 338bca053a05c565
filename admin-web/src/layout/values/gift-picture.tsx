import { Box } from '@mui/material';

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

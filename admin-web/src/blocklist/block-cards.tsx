import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { Block } from './block';
import { BlockMark } from './block-mark';
import { NoBlocks } from './no-blocks';
import { Unblock } from './unblock';
import { useCause } from './use-cause';

export function BlockCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const cause = useCause();
  const { data = [] } = useListContext<Block>();
  if (data.length === 0) return <NoBlocks />;
  const line = { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 } as const;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {data.map((block) => (
        <Box component="li" key={block.id} sx={{ display: 'grid', gap: 0.5, p: 2 }}>
          <Box sx={line}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {block.shown ?? '–'}
            </Box>
            <BlockMark active={block.active} />
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>{block.reason ?? '–'}</Box>
          <Box sx={{ ...line, typography: 'body2', color: 'text.secondary' }}>
            <span>
              {translate(`resources.blocklist.kinds.${block.kind}`)}, {cause(block)}
            </span>
            <span>{formats.instant(block.blocked_at)}</span>
          </Box>
          {block.active && (
            <Box sx={{ pt: 0.5 }}>
              <Unblock block={block} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

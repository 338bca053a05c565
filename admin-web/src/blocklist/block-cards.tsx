import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardLine, CardLines, PlainCards } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import type { Block } from './block';
import { BlockMark } from './block-mark';
import { NoBlocks } from './no-blocks';
import { Unblock } from './unblock';
import { useCause } from './use-cause';

export function BlockCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const cause = useCause();
  return (
    <PlainCards<Block> empty={<NoBlocks />}>
      {(block) => (
        <>
          <CardLine>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {block.shown ?? '–'}
            </Box>
            <BlockMark active={block.active} />
          </CardLine>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {block.reason ?? '–'}
          </Box>
          <CardLines>
            <CardLine>
              <span>
                {translate(`resources.blocklist.kinds.${block.kind}`)}, {cause(block)}
              </span>
              <span>{formats.instant(block.blocked_at)}</span>
            </CardLine>
          </CardLines>
          {block.active && (
            <div>
              <Unblock block={block} />
            </div>
          )}
        </>
      )}
    </PlainCards>
  );
}

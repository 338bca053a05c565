import Link from '@mui/icons-material/Link';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { isLookup, sharedAddress } from './list-address';

/**
 * Copies an address that shows a colleague the same: filters, order and columns. Browsers give pages a clipboard only
 * over https or on this machine.
 */
export function ShareLink({ hidden }: { hidden: readonly string[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const list = useListContext();
  const filter = list.filterValues as object;
  const { sort, perPage } = list;
  if (!('clipboard' in navigator)) return null;
  const personal = Object.keys(filter).some(isLookup);
  const copy = async () => {
    await navigator.clipboard.writeText(sharedAddress({ filter, sort, perPage, hidden }));
    notify('console.share.done', { autoHideDuration: 4000 });
  };
  const text = translate(personal ? 'console.share.personal' : 'console.share.copy');
  return (
    <Tooltip title={text}>
      {/* What cannot be pressed tells of nothing, also not why. */}
      <span>
        <IconButton color="secondary" size="small" disabled={personal} aria-label={text} onClick={() => void copy()}>
          <Link fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

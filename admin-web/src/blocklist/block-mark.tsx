import BlockIcon from '@mui/icons-material/Block';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import { useTranslate } from 'react-admin';
import { Mark } from '../layout/values/mark';
import type { Block } from './block';

const BLOCKED = { icon: BlockIcon, color: 'error.main' };
const ALLOWED = { icon: LockOpen, color: 'text.secondary' };

export function BlockMark({ active }: Pick<Block, 'active'>) {
  const translate = useTranslate();
  return (
    <Mark
      look={active ? BLOCKED : ALLOWED}
      word={translate(`resources.blocklist.status.${active ? 'active' : 'ended'}`)}
    />
  );
}

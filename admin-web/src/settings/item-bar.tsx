import Inventory from '@mui/icons-material/Inventory2Outlined';
import Sell from '@mui/icons-material/SellOutlined';
import { Box } from '@mui/material';
import { MoveButtons } from './move-buttons';
import { CardHeading } from '../layout/values/card-heading';
import { Mark, type Look } from '../layout/values/mark';

interface ItemBarProps {
  title: string;
  retired: boolean;
  /** What it says of that. */
  word: string;
  /** What is offered without being sold looks otherwise. */
  offered?: Look;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

const ON_SALE: Look = { icon: Sell, color: 'success.main' };
const RETIRED: Look = { icon: Inventory, color: 'text.secondary' };

/** Name of one of a list, and its place among the others. */
export function ItemBar({ title, retired, word, offered = ON_SALE, ...place }: ItemBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
      <CardHeading component="h2" sx={{ flexGrow: 1 }}>
        {title}
      </CardHeading>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, whiteSpace: 'nowrap' }}>
        <Mark look={retired ? RETIRED : offered} word={word} />
        <MoveButtons name={title} {...place} />
      </Box>
    </Box>
  );
}

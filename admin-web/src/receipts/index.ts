import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const receipts: ResourceProps = {
  name: 'receipts',
  icon: ReceiptLong,
  list: lazy(() => import('./receipt-list').then(({ ReceiptList }) => ({ default: ReceiptList }))),
};

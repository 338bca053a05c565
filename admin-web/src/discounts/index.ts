import SellOutlined from '@mui/icons-material/SellOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const discounts: ResourceProps = {
  name: 'discounts',
  icon: SellOutlined,
  list: lazy(() => import('./discount-list').then(({ DiscountList }) => ({ default: DiscountList }))),
  create: lazy(() => import('./discount-create').then(({ DiscountCreate }) => ({ default: DiscountCreate }))),
  edit: lazy(() => import('./discount-edit').then(({ DiscountEdit }) => ({ default: DiscountEdit }))),
};

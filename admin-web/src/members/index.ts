import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Member } from '../layout/values/member';

export const members: ResourceProps = {
  name: 'members',
  icon: GroupOutlined,
  recordRepresentation: ({ name, id }: Member) => name ?? id,
  list: lazy(() => import('./member-list').then(({ MemberList }) => ({ default: MemberList }))),
  show: lazy(() => import('./member-show').then(({ MemberShow }) => ({ default: MemberShow }))),
};

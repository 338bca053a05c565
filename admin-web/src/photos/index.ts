import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const photos: ResourceProps = {
  name: 'photos',
  icon: PhotoLibraryOutlined,
  list: lazy(() => import('./photo-queue').then(({ PhotoQueue }) => ({ default: PhotoQueue }))),
};

export const chatPhotos: ResourceProps = {
  name: 'chat-photos',
  icon: PhotoCameraOutlined,
  list: lazy(() => import('./photo-queue').then(({ ChatPhotoQueue }) => ({ default: ChatPhotoQueue }))),
};

import { NothingListed } from '../layout/lists/nothing-listed';

export const NoReconciliations = () => (
  <NothingListed drawing={<path d="M18 36h54M60 24l12 12-12 12M78 60H24M36 48 24 60l12 12" />} />
);

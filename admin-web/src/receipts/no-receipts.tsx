import { NothingListed } from '../layout/lists/nothing-listed';

export const NoReceipts = () => (
  <NothingListed drawing={<path d="M26 14h44v68l-8-6-7 6-7-6-7 6-7-6-8 6zM36 32h24M36 44h24M36 56h14" />} />
);

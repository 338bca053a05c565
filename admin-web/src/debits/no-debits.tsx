import { NothingListed } from '../layout/lists/nothing-listed';

export const NoDebits = () => (
  <NothingListed drawing={<path d="M14 38 48 18l34 20M18 74h60M26 44v24M41 44v24M55 44v24M70 44v24" />} />
);

import { NothingListed } from '../layout/lists/nothing-listed';

export const NoDebitFiles = () => (
  <NothingListed drawing={<path d="M26 14h30l16 16v52H26zM56 14v16h16M36 46h26M36 58h26M36 70h14" />} />
);

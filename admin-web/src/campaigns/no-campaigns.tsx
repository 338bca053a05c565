import { NothingListed } from '../layout/lists/nothing-listed';

export const NoCampaigns = () => (
  <NothingListed
    drawing={
      <>
        <rect x="14" y="26" width="68" height="46" rx="6" />
        <path d="m16 30 32 24 32-24" />
      </>
    }
  />
);

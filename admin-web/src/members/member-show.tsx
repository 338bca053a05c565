import { usePermissions, useTranslate } from 'react-admin';
import { ShowPage } from '../layout/shows/show-page';
import type { Role } from '../providers/auth-provider';
import type { Member } from '../layout/values/member';
import { mayDisable, mayFlag, type MemberPage as Whole, isWhole } from './member';
import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useAddressChoice } from '../layout/address/use-address';
import type { Draft } from '../layout/forms/note-form';
import { MemberFacts } from './member-facts';
import { MemberHeader } from './member-header';
import { MemberLog } from './member-log';
import { MemberMoney } from './member-money';
import { MemberNotes } from './member-notes';
import { MemberPhotos } from './member-photos';
import { MemberReports } from './member-reports';
import { TAB_NAME, tabsOf, type MemberTab } from './member-tabs';

export function MemberShow() {
  const { permissions: role } = usePermissions<Role>();
  const hints = [
    ...(mayDisable(role) ? [{ keys: ['D'], text: 'disable' }] : []),
    ...(mayFlag(role) ? [{ keys: ['F'], text: 'fictional' }] : []),
  ];
  return (
    <ShowPage<Member | Whole> hints={hints} isWhole={isWhole}>
      {(member) => <MemberPage member={member} />}
    </ShowPage>
  );
}

/** Header and tabs; what colleagues noted stands beside them, on a narrow screen one press away. */
function MemberPage({ member }: { member: Member | Whole }) {
  const { permissions: role } = usePermissions<Role>();
  const tabs = tabsOf(role);
  const [tab] = useAddressChoice<MemberTab>(TAB_NAME, tabs);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [reading, setReading] = useState(false);
  const draft = useState('');
  const noted = isWhole(member) ? member : undefined;
  return (
    <>
      <MemberHeader member={member} tab={tab} tabs={tabs} onNotes={wide ? undefined : () => setReading(true)} />
      <Box sx={{ ...pageSx, ...(noted && wide && { gridTemplateColumns: 'minmax(0, 1fr) 320px' }) }}>
        <Box role="tabpanel" id="member-tab" aria-labelledby={`member-tab-${tab}`} sx={{ minWidth: 0 }}>
          <Tab tab={tab} member={member} />
        </Box>
        {noted && wide && (
          <Box sx={besideSx}>
            <MemberNotes member={noted} draft={draft} />
          </Box>
        )}
      </Box>
      {noted && !wide && <NotesDrawer member={noted} draft={draft} open={reading} onClose={() => setReading(false)} />}
    </>
  );
}

function Tab({ tab, member }: { tab: MemberTab; member: Member | Whole }) {
  const translate = useTranslate();
  const name = member.name ?? translate('resources.members.erased');
  if (tab === 'photos')
    return isWhole(member) && member.photos && <MemberPhotos memberId={member.id} photos={member.photos} name={name} />;
  if (tab === 'money') return <MemberMoney id={member.id} />;
  if (tab === 'reports') return <MemberReports id={member.id} />;
  if (tab === 'log') return <MemberLog id={member.id} />;
  return <MemberFacts member={member} />;
}

interface NotesDrawerProps {
  member: Whole;
  draft: Draft;
  open: boolean;
  onClose: () => void;
}

/** Stays as it is while it is closed: what was typed is still there when it is opened again. */
function NotesDrawer({ member, draft, open, onClose }: NotesDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{ paper: { 'aria-label': translate('resources.members.notes.title'), role: 'dialog', sx: drawerSx } }}
    >
      <IconButton aria-label={translate('ra.action.close')} onClick={onClose} sx={closeSx}>
        <Close />
      </IconButton>
      <MemberNotes member={member} draft={draft} />
    </Drawer>
  );
}

const pageSx = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } as const;
const besideSx = {
  '@media (min-height: 600px)': {
    position: 'sticky',
    top: 176,
    maxHeight: 'calc(100vh - 192px)',
    overflowY: 'auto',
  },
} as const;
/** The drawer is the card. On a phone some of the page stays in sight: a press there closes it. */
const drawerSx = {
  width: 'min(calc(100vw - 32px), 420px)',
  py: 1,
  '& > section': { border: 0, boxShadow: 'none', bgcolor: 'transparent', backgroundImage: 'none' },
} as const;
const closeSx = { position: 'absolute', top: 8, right: 8, zIndex: 1, width: 44, height: 44 } as const;

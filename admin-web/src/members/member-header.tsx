import StickyNote2 from '@mui/icons-material/StickyNote2Outlined';
import { Avatar, Badge, Box, GlobalStyles, IconButton, Tab, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { PageTitle } from '../layout/page/page-title';
import { CopyButton } from '../layout/values/copy-button';
import { Erased, FictionalMark, StatusMark } from '../layout/values/member-marks';
import type { Member } from '../layout/values/member';
import { isWhole, type MemberPage } from './member';
import { MemberMenu, MenuButton } from './member-menu';
import { TAB_NAME, type MemberTab } from './member-tabs';
import { Place } from '../layout/values/place';
import { useFormats, useText } from '../layout/values/words';

interface MemberHeaderProps {
  member: Member | MemberPage;
  tab: MemberTab;
  tabs: readonly MemberTab[];
  /** Where they do not stand beside the page. */
  onNotes: (() => void) | undefined;
}

/** Who it is, what can be done and where to look: in view however far the page is scrolled. */
export function MemberHeader({ member, tab, tabs, onNotes }: MemberHeaderProps) {
  const text = useText('resources.members');
  const name = member.name ?? text('erased');
  const notes = isWhole(member) ? member.notes.length : 0;
  return (
    <Box component="header" sx={headerSx}>
      <PageTitle>{name}</PageTitle>
      <GlobalStyles styles={underneath} />
      <Box sx={whoSx}>
        <Portrait member={member} />
        <Box sx={{ minWidth: 0, gridArea: 'name' }}>
          <Box sx={lineSx}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {member.name ?? <Erased />}
            </Typography>
            <StatusMark status={member.status} disabled={member.disabled} />
            {member.fictional && <FictionalMark />}
          </Box>
        </Box>
        <Box sx={{ ...lineSx, gridArea: 'facts', typography: 'body2', color: 'text.secondary' }}>
          <KeyFacts member={member} />
        </Box>
        <Box sx={actionsSx}>
          {onNotes && (
            <IconButton
              color="secondary"
              aria-label={notes > 0 ? text('notes.open_many', { count: notes }) : text('notes.open')}
              aria-haspopup="dialog"
              // In its place before the notes have come: the name beside it keeps its line.
              disabled={!isWhole(member)}
              onClick={onNotes}
              sx={{ width: 44, height: 44 }}
            >
              {/* A badge of none is out of sight, and read all the same. */}
              {notes > 0 ? (
                <Badge badgeContent={notes} color="secondary">
                  <StickyNote2 />
                </Badge>
              ) : (
                <StickyNote2 />
              )}
            </IconButton>
          )}
          {isWhole(member) ? <MemberMenu member={member} /> : <MenuButton disabled />}
        </Box>
      </Box>
      <Tabs
        value={tab}
        variant="scrollable"
        // Buttons would take the room for want of which they are shown; what does not fit is swiped.
        scrollButtons={false}
        aria-label={text('tabs.label')}
        textColor="secondary"
        indicatorColor="secondary"
        sx={{ minHeight: 44 }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`member-tab-${one}`}
            aria-controls={one === tab ? 'member-tab' : undefined}
            label={text(`tabs.${one}`)}
            component={Link}
            to={one === tabs[0] ? '?' : `?${TAB_NAME}=${one}`}
            sx={{ minHeight: 44, minWidth: { xs: 0, sm: 90 }, px: { xs: 1, sm: 2 } }}
          />
        ))}
      </Tabs>
    </Box>
  );
}

/** The first picture that members see; a letter where there is none, or for who may not see any. */
function Portrait({ member }: { member: Member | MemberPage }) {
  const shown = isWhole(member) ? member.photos?.find(({ status }) => status === 'active') : undefined;
  return (
    <Avatar variant="rounded" {...(shown && { src: shown.thumb_url })} alt="" aria-hidden="true" sx={portraitSx}>
      {member.name?.slice(0, 1).toUpperCase()}
    </Avatar>
  );
}

/** On a phone only what fits one line; the overview has them all. */
function KeyFacts({ member }: { member: Member | MemberPage }) {
  const formats = useFormats();
  const text = useText('resources.members');
  const { age, gender, email, credits, signup_date } = member;
  const facts: Record<string, ReactNode> = {
    age: age !== null && text('years', { smart_count: age }),
    gender: gender && text(`gender.${gender}`),
    place: member.country && <Place member={member} short />,
    credits: credits !== null && text('credits', { smart_count: credits, count: formats.number(credits) }),
    since: text('since', { day: formats.day(signup_date) }),
    email: email !== null && (
      <Box component="span" sx={emailSx}>
        <Box component="span" title={email} sx={cutSx}>
          {email}
        </Box>
        <CopyButton value={email} />
      </Box>
    ),
  };
  return Object.entries(facts)
    .filter(([, fact]) => Boolean(fact))
    .map(([name, fact], i) => (
      <Box key={name} component="span" sx={WIDE.includes(name) ? { ...factSx, display: wideSx } : factSx}>
        {i > 0 && <span aria-hidden="true">·</span>}
        {fact}
      </Box>
    ));
}

const WIDE = ['since', 'email'];
const wideSx = { xs: 'none', sm: 'inline-flex' } as const;
const factSx = { display: 'inline-flex', alignItems: 'center', columnGap: 1, minWidth: 0 } as const;
/** Below the top bar and the header. */
const underneath = { html: { scrollPaddingTop: '232px !important' } } as const;
const headerSx = {
  // Under the top bar; where the screen is low, what is under the header needs the room.
  position: 'static',
  '@media (min-height: 600px)': { position: 'sticky', top: 49 },
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  mx: -2,
  px: 2,
  pt: 0.5,
  mb: 2,
} as const;
const whoSx = {
  display: 'grid',
  columnGap: { xs: 1.5, sm: 2 },
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: {
    xs: '"portrait name actions" "facts facts facts"',
    sm: '"portrait name actions" "portrait facts actions"',
  },
} as const;
const actionsSx = { gridArea: 'actions', display: 'flex', gap: 0.5, minHeight: 44, alignItems: 'center' } as const;
const portraitSx = {
  gridArea: 'portrait',
  width: { xs: 40, sm: 64 },
  height: { xs: 40, sm: 64 },
  borderRadius: '8px',
  bgcolor: '#6d3f9c',
  color: '#fff',
  fontSize: '1.25rem',
} as const;
const lineSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0 } as const;
const emailSx = { display: 'inline-flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' } as const;
const cutSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { Role } from '../../providers/auth-provider';
import type { MemberPage } from '../member';

export interface ActionDialogProps {
  member: MemberPage;
  open: boolean;
  onClose: () => void;
}

/** One entry of the menu on a member's page, with what it asks before it is done. */
export interface MemberAction {
  /** Its words are `resources.members.decide.<name>`: `action` on the menu, `done` once it is done. */
  name: string;
  icon: SvgIconComponent;
  /** Takes something away from the member. */
  danger?: true;
  /** Key that opens it on the page. */
  shortcut?: string;
  /** The server's own rights and the member's state. */
  offered: (member: MemberPage, role: Role | undefined) => boolean;
  /** The decision of a colleague who was first. */
  madeFirst?: (member: MemberPage) => MemberPage['decisions']['disabled'];
  Dialog: ComponentType<ActionDialogProps>;
}

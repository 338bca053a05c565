import { useState, type ReactNode } from 'react';
import { Alert, DismissibleAlert } from '../ui/alert';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { BottomBar, bottomBarItem } from '../ui/bottom-bar';
import { Brand, BrandMark } from '../ui/brand';
import { Button, ButtonLink, IconButton } from '../ui/button';
import { ERROR_DRAWINGS } from '../ui/drawing';
import { DRAWINGS } from '../ui/drawings';
import { Dropdown } from '../ui/dropdown';
import { EmptyState } from '../ui/empty-state';
import { FictionalMark } from '../ui/fictional-mark';
import { Checkbox, Choices, Field, PasswordField, Pills, Select, TextArea } from '../ui/field';
import { Icon, type IconName } from '../ui/icon';
import { LoadError, PartError } from '../ui/load-error';
import { LocateButton } from '../ui/locate-button';
import { Modal, ModalActions, WrittenModal } from '../ui/modal';
import { Panel } from '../ui/panel';
import { Picture } from '../ui/picture';
import { Popup, PopupMenu } from '../ui/popup';
import { Portrait } from '../ui/portrait';
import { Range } from '../ui/range';
import { RichText } from '../ui/rich-text';
import { Setting, SettingField, SettingLink } from '../ui/setting-field';
import { Skeleton } from '../ui/skeleton';
import { Loading, Spinner } from '../ui/spinner';
import { SuggestField } from '../ui/suggest-field';
import { Switch } from '../ui/switch';
import { Toasts, toast } from '../ui/toasts';

const nothing = () => {};
const LONG = 'Datenschutzeinstellungen für Benachrichtigungen';
const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, i) => ({ id, gender: i % 2 ? 'male' : 'female' }));
const ICONS: IconName[] = ['search', 'chats', 'heart', 'credits', 'person', 'lock', 'mask', 'undo', 'trash', 'gift'];
const CHOICES = [
  { value: 'short', label: 'Ja' },
  { value: 'long', label: LONG },
];

/** What is told on the way to the part itself. */
function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

function Ages() {
  const [value, setValue] = useState({ from: 25, to: 40 });
  const labels = { from: 'Van', to: 'Tot' };
  const told = `${value.from}–${value.to}`;
  return <Range label="Leeftijd" told={told} labels={labels} min={18} max={99} value={value} onChange={setValue} />;
}

function Towns() {
  const [value, onText] = useState('Utr');
  const suggestions = [{ id: 'u', label: 'Utrecht', detail: 'Nederland' }];
  const texts = { label: 'Woonplaats', listLabel: 'Plaatsen' };
  return <SuggestField {...texts} {...{ value, onText, suggestions }} onPick={nothing} />;
}

function Anchored() {
  const [anchor, setAnchor] = useState<DOMRect>();
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}>Popup</Button>
      {anchor && (
        <Popup label="Popup" anchor={anchor} onClose={() => setAnchor(undefined)}>
          <PopupMenu head="Menu" entries={[{ key: 'copy', label: 'Kopiëren', onSelect: nothing }]} />
        </Popup>
      )}
    </>
  );
}

/** By the name of what is exported from `ui`; the catalogue's spec holds that none is left out. */
export const PARTS: Record<string, ReactNode> = {
  Alert: (
    <div className="stack gap-8 full">
      <Alert>{LONG}</Alert>
      <Alert tone="success">success</Alert>
      <Alert tone="warning" action={<Button size="small">action</Button>}>
        warning
      </Alert>
      <Alert tone="danger">danger</Alert>
    </div>
  ),
  DismissibleAlert: <DismissibleAlert name="catalogue">{LONG}</DismissibleAlert>,
  Avatar: (
    <>
      {([32, 40, 48, 56, 96] as const).map((size, i) => (
        <Avatar key={size} profile={{ ...PEOPLE[i]!, online: i > 1 }} size={size} online="Online" />
      ))}
    </>
  ),
  Badge: (
    <>
      <Badge count={2} label="2 nieuw" />
      <Badge count={120} label="120 nieuw" tone="warning" />
      <Badge count={9} label="9 nieuw" tone="danger" />
    </>
  ),
  BottomBar: (
    // What is fixed to the window stands in here.
    <div className="full" style={{ height: 72, transform: 'translate(0)' }}>
      <BottomBar label="Hoofdmenu">
        {ICONS.slice(0, 5).map((name) => (
          <a key={name} href={`#${name}`} className={bottomBarItem}>
            <Icon name={name} />
            {name}
          </a>
        ))}
      </BottomBar>
    </div>
  ),
  Brand: <Brand name="Velvet" />,
  BrandMark: <BrandMark size={48} />,
  Button: (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <span key={variant} className="flex wrap gap-8">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small">
            small
          </Button>
          <Button variant={variant} size="large">
            large
          </Button>
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </span>
      ))}
      <Button variant="primary" wide>
        {LONG}
      </Button>
    </>
  ),
  ButtonLink: <ButtonLink to="/">{LONG}</ButtonLink>,
  IconButton: (
    <IconButton label="Zoeken">
      <Icon name="search" />
    </IconButton>
  ),
  Checkbox: (
    <>
      <Checkbox label={LONG} hint="hint" />
      <Checkbox label="checked" defaultChecked />
      <Checkbox label="error" error="error" />
    </>
  ),
  Choices: <Choices label="Choices" name="choices" choices={CHOICES} defaultChecked />,
  Dropdown: (
    <Dropdown
      label="Menu"
      trigger="Menu"
      align="start"
      items={[
        { key: 'one', label: LONG, onSelect: nothing },
        { key: 'two', label: 'Gekozen', selected: true, onSelect: nothing },
      ]}
    />
  ),
  EmptyState: (
    <>
      {Object.entries({ ...DRAWINGS, ...ERROR_DRAWINGS }).map(([name, drawing]) => (
        <EmptyState key={name} drawing={drawing} title={name} heading="h3" action={<Button>action</Button>}>
          {LONG}
        </EmptyState>
      ))}
    </>
  ),
  FictionalMark: (
    <>
      <FictionalMark word="Fictief profiel" icon="mask" />
      <FictionalMark word="Fictief profiel" icon="mask" small />
    </>
  ),
  Field: (
    <>
      <Field label="label" hint="hint" defaultValue={LONG} />
      <Field label="error" error={LONG} />
      <Field label="disabled" disabled />
    </>
  ),
  PasswordField: <PasswordField label="label" defaultValue="secret" autoComplete="off" />,
  Pills: <Pills label="Pills" choices={CHOICES} defaultChecked />,
  Select: (
    <Select label="Select" hint="hint">
      <option>{LONG}</option>
    </Select>
  ),
  TextArea: <TextArea label="TextArea" defaultValue={LONG} />,
  Icon: (
    <>
      {ICONS.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="heart" filled />
    </>
  ),
  LoadError: <LoadError text={LONG} onRetry={nothing} />,
  PartError: <PartError query={{ error: new Error(), refetch: () => Promise.resolve() }} />,
  LocateButton: (
    <>
      <LocateButton state="idle" permission="prompt" onPress={nothing} />
      <LocateButton state="busy" permission="granted" onPress={nothing} />
      <LocateButton state="failed" permission="denied" onPress={nothing} />
    </>
  ),
  Modal: (
    <>
      {(['plain', 'glow'] as const).map((look) => (
        <Opened key={look} name={`Modal ${look}`}>
          {(close) => (
            <Modal open look={look} title={LONG} onClose={close}>
              <p>{LONG}</p>
              <ModalActions>
                <Button variant="primary" onClick={close}>
                  OK
                </Button>
              </ModalActions>
            </Modal>
          )}
        </Opened>
      ))}
    </>
  ),
  ModalActions: (
    <ModalActions>
      <Button>Nee</Button>
      <Button variant="primary">Ja</Button>
    </ModalActions>
  ),
  WrittenModal: (
    <>
      <Button onClick={() => document.querySelector<HTMLDialogElement>('#written')?.showModal()}>WrittenModal</Button>
      <WrittenModal id="written" title="WrittenModal">
        <Button type="submit">OK</Button>
      </WrittenModal>
    </>
  ),
  Panel: <Panel className="p-24">{LONG}</Panel>,
  Picture: (
    <div className="portrait clip rounded" style={{ width: 120 }}>
      <Picture src="/missing.jpg" placeholder={null} />
    </div>
  ),
  Popup: <Anchored />,
  PopupMenu: <PopupMenu entries={[{ key: 'copy', label: 'Kopiëren', onSelect: nothing }]} />,
  Portrait: (
    <>
      {PEOPLE.map((person) => (
        <span key={person.id} className="portrait clip rounded" style={{ width: 120 }}>
          <Portrait {...person} />
        </span>
      ))}
    </>
  ),
  Range: <Ages />,
  RichText: <RichText text={'## Kop\n\nTekst met **nadruk** en een [link](https://example.com).\n\n- een\n- twee'} />,
  Setting: (
    <Setting icon="lock" label={LONG} value="value">
      {(close) => <Button onClick={close}>OK</Button>}
    </Setting>
  ),
  SettingField: (
    <SettingField icon="lock" label="SettingField">
      <Switch label="Aan" checked onChange={() => Promise.resolve()} />
    </SettingField>
  ),
  SettingLink: <SettingLink icon="lock" label="SettingLink" value={LONG} to="/" />,
  Skeleton: (
    <>
      <Skeleton width={120} />
      <Skeleton width={56} height={56} round />
    </>
  ),
  Spinner: <Spinner />,
  Loading: <Loading label="Laden" />,
  SuggestField: <Towns />,
  Switch: (
    <>
      <Switch label="on" hint="hint" checked onChange={() => Promise.resolve()} />
      <Switch label="off" checked={false} onChange={() => Promise.resolve()} />
      <Switch label="disabled" checked={false} disabled onChange={() => Promise.resolve()} />
    </>
  ),
  Toasts: (
    <>
      {(['info', 'success', 'error'] as const).map((kind) => (
        <Button key={kind} onClick={() => toast(LONG, kind, { label: 'Ongedaan maken', onSelect: nothing })}>
          {kind}
        </Button>
      ))}
      <Toasts />
    </>
  ),
};

/** How the value of an event's field is told. */
export type Telling =
  /** A word of a fixed list: the catalogue's key ends in the value, or in `end` after it. */
  | { as: 'word'; under: string; end?: string }
  | { as: 'member' | 'payment' | 'refund' | 'proposal' | 'case' | 'complaint' }
  | { as: 'country' | 'region' | 'language' | 'day' | 'percent' | 'basis points' | 'edition' | 'fields' | 'setting' }
  /** Minor units whose currency stands elsewhere: at `currencyOf` in the same event, or euros. */
  | { as: 'amount'; currencyOf?: string }
  /** Means nothing to a person: a hash, a name of a file, a key against sending twice. */
  | { as: 'nothing' };

const word = (under: string, end?: string): Telling => ({ as: 'word', under, ...(end !== undefined && { end }) });
const own = (list: string) => word(`events.value.${list}`);
const nothing: Telling = { as: 'nothing' };
const member: Telling = { as: 'member' };

/** By the field's name where it says the same in every event, or by the event and the path to it. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  by: member,
  memberId: member,
  member,
  members: member,
  other: member,
  reporter: member,
  decidedBy: member,
  begunBy: member,
  proposedBy: member,
  'MessageSent.from': member,
  'MessageSent.to': member,
  'MessageTakenDown.from': member,
  'MessageTakenDown.to': member,
  'MessagePutBack.from': member,
  'MessagePutBack.to': member,
  'SignupMessageWritten.to': member,
  'PhotoHandedIn.from': member,
  'ChatPhotoSent.from': member,
  'ChatPhotoSent.to': member,
  'ChatPhotoPassed.from': member,
  'ChatPhotoRefused.from': member,
  'ChatPhotoRefused.to': member,
  'ChatPhotoTakenDown.from': member,
  'ChatPhotoPutBack.from': member,
  'ChatPhotoUnanswered.from': member,
  paymentId: { as: 'payment' },
  refundId: { as: 'refund' },
  proposalId: { as: 'proposal' },
  caseId: { as: 'case' },
  complaint: { as: 'complaint' },

  country: { as: 'country' },
  region: { as: 'region' },
  language: { as: 'language' },
  termsVersion: { as: 'day' },
  percentage: { as: 'percent' },
  rate: { as: 'basis points' },
  'OrderPlaced.immediatePerformance.text': { as: 'edition' },
  'StreamViewed.opened': { as: 'fields' },
  'SettingsChanged.settings': { as: 'setting' },
  'CreditsBought.vat.amount': { as: 'amount', currencyOf: 'paid' },
  fourEyesAbove: { as: 'amount' },
  'AccountCharged.amount': { as: 'amount' },
  'AccountFreed.amount': { as: 'amount' },
  'DebitReduced.left': { as: 'amount', currencyOf: 'amount' },

  ibanHash: nothing,
  phoneHash: nothing,
  file: nothing,
  key: nothing,
  step: nothing,
  'MessageSent.id': nothing,
  'MessageCreditsReturned.id': nothing,
  'SignupMessageWritten.id': nothing,
  'SignupMessageNotSent.id': nothing,
  'SignupMessageLetGo.id': nothing,
  'ChatPhotoSent.id': nothing,
  'ChatPhotoSent.placeholder': nothing,
  'ChatPhotoRefused.id': nothing,
  'ChatPhotoTakenDown.id': nothing,
  // The message that was paid for; the event says that it was one.
  'CreditsSpent.reason': nothing,
  'CreditsReturned.reason': nothing,
  // Finance is not told it by the server (decision 91); admins read it in the conversation.
  'CreditsSpent.recipient': nothing,
  'CreditsReturned.recipient': nothing,

  gender: word('resources.members.gender'),
  soughtGender: word('details.sought_gender'),
  sought_gender: word('details.sought_gender'),
  method: word('console.payment_methods'),
  paymentMethods: word('console.payment_methods'),
  role: word('console.roles'),
  'RoleProposed.from': word('console.roles'),
  'RoleProposed.to': word('console.roles'),
  'StaffRoleChanged.from': word('console.roles'),
  'StaffRoleChanged.to': word('console.roles'),
  factor: own('factor'),
  purpose: word('resources.members.consents'),
  validity: own('validity'),
  measures: own('measure'),
  undone: own('measure'),
  decision: word('resources.cases.status'),
  outcome: own('outcome'),
  'PasswordResetRequested.by': own('asked_by'),
  series: own('paper'),
  basis: own('basis'),
  giftShown: own('gift_shown'),
  'CreditsGranted.reason': own('gift'),
  unsent: own('unsent'),
  'NotificationsDisabled.reason': own('unmailed'),
  'NotificationsEnabled.reason': own('unmailed'),
  'MemberDeleted.reason': own('leaving'),
  'ChatPhotoDecided.reason': word('resources.photos.reasons'),
  'ChatPhotoRefused.reason': word('resources.photos.reasons'),
  'PhotoDecided.reason': word('resources.photos.reasons'),
  'PhotoRejected.reason': word('resources.photos.reasons'),
  'CaseOpened.reason': word('resources.cases.reason'),
  ground: word('resources.cases.reason'),
  'CaseOpened.subject.kind': word('resources.cases.kind'),
  'NoticeTakenUp.subject.kind': word('resources.cases.kind'),
  'ComplaintMade.kind': word('resources.complaints.kind'),
  'ComplaintHandedOver.to': word('resources.complaints.desk'),
  'ComplaintMade.file.kind': own('complaint_file'),
  'ComplaintMade.file.id': nothing,
  'ComplaintReplied.files.kind': own('complaint_file'),
  'ComplaintReplied.files.id': nothing,
  field: word('resources.members.decide.fields'),
  'DecisionObjected.subject.kind': word('resources.cases.kind'),
  'DecisionObjected.rejection': word('resources.photos.reasons'),
  'CaseObjected.side': own('side'),
  'DetailBlocked.kind': word('resources.blocklist.kinds'),
  'DetailUnblocked.kind': word('resources.blocklist.kinds'),
  'BlockForgotten.kind': word('resources.blocklist.kinds'),
  'DetailBlocked.cause': word('resources.blocklist.causes'),
  'CreditNoteIssued.cause': own('cause'),
  'RefundRefused.cause': own('cause'),
  'CampaignWritten.kind': word('resources.campaigns.kinds'),
  'CampaignChanged.kind': word('resources.campaigns.kinds'),
  'CampaignWritten.path': word('resources.campaigns.paths'),
  'CampaignChanged.path': word('resources.campaigns.paths'),
  'DebitReturned.code': word('resources.direct-debits.reasons'),
  'OrderPlaced.vat.evidence.kind': own('evidence'),
  'ReceiptIssued.vat.evidence.kind': own('evidence'),
  'DayReconciled.differences.kind': word('resources.reconciliations.kinds', 'name'),
  'ListExported.list': word('resources', 'name'),
  'RecordsFound.soughtBy': own('sought_by'),
  'MemberOpened.reason': own('opened_from'),
  'MemberViewedAsOf.reason': own('opened_from'),
  'ComplaintViewed.reason': own('opened_from'),
  'RecordsFound.reason': own('opened_from'),
  'RecordsFound.found.kind': own('found_kind'),
};

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** `path`: the names that lead to the field, as `changes.city`; a place in a list is none of them. */
export const tellingOf = (type: string, path: string): Telling | undefined =>
  TELLINGS[`${type}.${path}`] ?? TELLINGS[lastOf(path)];

/** What a list was filtered by when it was exported; `status` says another word in each list. */
export const tellingOfFilter = (list: string, name: string): Telling | undefined => {
  if (name === 'status') return word(`resources.${list}.status`);
  if (name === 'type') return word('events.type');
  if (name === 'kind') return word(list === 'blocklist' ? 'resources.blocklist.kinds' : `resources.${list}.kind`);
  if (name === 'reason') return word(`resources.${list}.reason`);
  if (name === 'member_id' || name === 'user_id') return member;
  if (name === 'payment_id') return { as: 'payment' };
  if (name.startsWith('amount_')) return { as: 'amount' };
  return name === 'payment_method' ? word('console.payment_methods') : TELLINGS[name];
};

/** The catalogue's key of a word of a fixed list. */
export const keyOfWord = ({ under, end }: Extract<Telling, { as: 'word' }>, value: string): string =>
  // Some words are addresses of the site: `/credits`.
  [under, value.replace(/^\//, ''), ...(end === undefined ? [] : [end])].join('.');

import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import type { paths } from '../api/schema';
import { API } from './api';
import { campaignCalls, type CampaignCalls } from './campaign-calls';
import { debitCalls, type DebitCalls } from './debit-calls';
import type { HttpClient } from './http-client';
import { textOf, type Translate } from './problem';
import { staffCalls, type StaffCalls } from './staff-calls';

type Regions = paths['/api/admin/regions']['get']['responses'][200]['content']['application/json'];

export type ClaimedPhotos = paths['/api/admin/photos/claim']['post']['responses'][200]['content']['application/json'];
type Reject = paths['/api/admin/photos/reject']['post']['requestBody']['content']['application/json'];
export type RejectionReason = Reject['reason'];
export type Wallet = paths['/api/admin/wallets/{id}']['get']['responses'][200]['content']['application/json'];
export type PaymentReview =
  paths['/api/admin/payments/{id}/review']['post']['requestBody']['content']['application/json'];

type Timeline = paths['/api/admin/streams/{stream}/events']['get']['responses'][200]['content']['application/json'];
type AuditChoices = paths['/api/admin/audit/choices']['get']['responses'][200]['content']['application/json'];
type ReadModels = paths['/api/admin/projections']['get']['responses'][200]['content']['application/json'];
type MethodDifferences = paths['/api/admin/payment-methods']['get']['responses'][200]['content']['application/json'];
type PaymentReceipts =
  paths['/api/admin/payments/{id}/receipts']['get']['responses'][200]['content']['application/json'];
type VatReport = paths['/api/admin/vat']['get']['responses'][200]['content']['application/json'];
type Books = paths['/api/admin/books']['get']['responses'][200]['content']['application/json'];
type CaseMessages = paths['/api/admin/cases/{id}/messages']['get']['responses'][200]['content']['application/json'];
type Verdict = paths['/api/admin/cases/{id}/decide']['post']['requestBody']['content']['application/json'];

export type VersionedSettings = paths['/api/admin/settings']['get']['responses'][200]['content']['application/json'];
export type SettingsHistory =
  paths['/api/admin/settings/history']['get']['responses'][200]['content']['application/json'];
export type Choices = paths['/api/admin/choices']['get']['responses'][200]['content']['application/json'];
type ChangeOfSettings = paths['/api/admin/settings']['put']['requestBody']['content']['application/json'];
type InboxPath = '/api/admin/inbox/{id}';
type InboxConversation = paths[InboxPath]['get']['responses'][200]['content']['application/json'];
type InboxAnswer = paths[`${InboxPath}/messages`]['post']['requestBody']['content']['application/json'];

export type AccountOutcomes =
  paths['/api/admin/members/disable']['post']['responses'][200]['content']['application/json'];

export interface ConsoleDataProvider extends DataProvider, StaffCalls, DebitCalls, CampaignCalls {
  /** How many records of a list its filter leaves. */
  waitingIn(resource: string, filter: object): Promise<number>;
  /** Names of all regions by their ISO 3166-2 code. */
  regions(): Promise<Map<string, string>>;
  /** The oldest photos that no other moderator has; asked again, it keeps them. */
  claimPhotos(): Promise<ClaimedPhotos>;
  /** `keepalive`: sent though the page is going away. */
  releasePhotos(options: { keepalive: boolean }): Promise<void>;
  approvePhotos(ids: string[]): Promise<void>;
  rejectPhotos(ids: string[], reason: RejectionReason): Promise<void>;
  /** Takes back own decisions of the last seconds. */
  undoPhotos(ids: string[]): Promise<void>;
  /** Turns down one that was approved; its owner reads why. */
  revokePhoto(id: string, reason: RejectionReason): Promise<unknown>;
  approveRefund(id: string): Promise<unknown>;
  /** The second of four eyes. */
  confirmRefund(id: string): Promise<unknown>;
  withdrawApproval(id: string): Promise<unknown>;
  /** The member reads the reason. */
  refuseRefund(id: string, reason: string): Promise<unknown>;
  repeatPayout(id: string): Promise<unknown>;
  /** Settles an odd payment by hand. */
  reviewPayment(id: string, review: PaymentReview): Promise<unknown>;
  /** Has a day of a payment company compared with ours. */
  reconcile(provider: string, day: string): Promise<unknown>;
  /** The payment companies, and where their methods are not those of the settings. */
  methodDifferences(): Promise<MethodDifferences>;
  /** For good. */
  stopDiscount(code: string): Promise<unknown>;
  settings(): Promise<VersionedSettings>;
  /** All that the product knows of each kind. */
  choices(): Promise<Choices>;
  /** Refused when somebody else saved since `version`. */
  changeSettings(change: ChangeOfSettings): Promise<VersionedSettings>;
  settingsHistory(before?: number): Promise<SettingsHistory>;
  /** All of them as they were after a change. */
  settingsVersion(version: number): Promise<VersionedSettings>;
  decideCase(id: string, verdict: Verdict): Promise<unknown>;
  /** What a member who is shut out objects by mail. */
  recordObjection(id: string, text: string): Promise<unknown>;
  /** What was written around what was reported, or on from a version of it. Each reading is recorded. */
  caseMessages(id: string, from?: { before?: number; after?: number }): Promise<CaseMessages>;
  /** `before`: older messages than this version. Each reading is recorded now and then. */
  inboxConversation(id: string, before?: number): Promise<InboxConversation>;
  /** Nobody else may answer meanwhile; asked again, it is kept. */
  claimConversation(id: string): Promise<unknown>;
  releaseConversation(id: string, options: { keepalive: boolean }): Promise<unknown>;
  /** The same key is written once. */
  answerMember(id: string, answer: InboxAnswer, key: string): Promise<unknown>;
  /** Events of a stream, newest first. Each call is recorded; `open` shows the sealed fields that the role may see. */
  timelineOf(stream: string, page: { before: number | null; open: boolean }): Promise<Timeline>;
  auditChoices(): Promise<AuditChoices>;
  readModels(): Promise<ReadModels>;
  /** In the background; the rows from before serve meanwhile. */
  rebuildReadModel(name: string): Promise<unknown>;
  /** All credits by account, and whether they agree with the wallets. */
  books(): Promise<Books>;
  vat(period: string): Promise<VatReport>;
  receiptsOf(paymentId: string): Promise<PaymentReceipts>;
  /** A member's credits; `before`: older movements of them. */
  walletOf(memberId: string, before: number | null): Promise<Wallet>;
  /** What the member owes is let go. */
  writeOffDebt(memberId: string, debt: { credits: number; reason: string }): Promise<unknown>;
  /** For colleagues alone. */
  writeNote(memberId: string, text: string): Promise<unknown>;
  removeNote(memberId: string, note: string): Promise<unknown>;
  /** The members read the reason. */
  disableMembers(ids: string[], reason: string): Promise<AccountOutcomes>;
  enableMembers(ids: string[], reason: string): Promise<AccountOutcomes>;
  markFictional(id: string, reason: string): Promise<unknown>;
  unmarkFictional(id: string, reason: string): Promise<unknown>;
  /** The member asked for it; both are mailed to them. */
  deleteOnRequest(id: string, reason: string): Promise<unknown>;
  sendOwnData(id: string, reason: string): Promise<unknown>;
}

/**
 * simple-rest over the console's routes. The stock bulk calls send one request an item, so half of them can fail;
 * they are refused until a route takes all items at once. Many by id are one request, with `filter={"id":[…]}`.
 */
export function createDataProvider(http: HttpClient, translate: Translate): ConsoleDataProvider {
  const refuse = () =>
    Promise.reject(new HttpError(textOf({ code: 'bulk_not_offered' }, translate), 0, { code: 'bulk_not_offered' }));
  const post = <Body>(path: string, body?: object, options?: RequestInit) =>
    http<Body>(`${API}/${path}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }), ...options });
  return {
    ...simpleRest(API, http),
    ...staffCalls(http),
    ...debitCalls(http),
    ...campaignCalls(http),
    waitingIn: async (resource, filter) => {
      const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify(filter) });
      const { headers } = await http<unknown>(`${API}/${resource}?${query}`);
      return Number(headers.get('content-range')?.split('/').pop() ?? 0);
    },
    updateMany: refuse,
    deleteMany: refuse,
    async regions() {
      const { json } = await http<Regions>(`${API}/regions`);
      const all = Object.values(json.regions).flatMap(({ regions }) => regions);
      return new Map(all.map(({ key, name }) => [key, name]));
    },
    claimPhotos: () => post<ClaimedPhotos>('photos/claim').then(({ json }) => json),
    releasePhotos: (options) => post('photos/release', undefined, options).then(() => undefined),
    approvePhotos: (ids) => post('photos/approve', { ids }).then(() => undefined),
    rejectPhotos: (ids, reason) => post('photos/reject', { ids, reason }).then(() => undefined),
    undoPhotos: (ids) => post('photos/undo', { ids }).then(() => undefined),
    revokePhoto: (id, reason) => post(`photos/${id}/revoke`, { reason }),
    approveRefund: (id) => post(`refunds/${id}/approve`),
    confirmRefund: (id) => post(`refunds/${id}/confirm`),
    withdrawApproval: (id) => post(`refunds/${id}/withdraw`),
    refuseRefund: (id, reason) => post(`refunds/${id}/refuse`, { reason }),
    repeatPayout: (id) => post(`refunds/${id}/repeat`),
    reviewPayment: (id, review) => post(`payments/${id}/review`, review),
    reconcile: (provider, day) => post('reconciliations', { provider, day }),
    methodDifferences: async () => (await http<MethodDifferences>(`${API}/payment-methods`)).json,
    stopDiscount: (code) => post(`discounts/${encodeURIComponent(code)}/stop`),
    settings: async () => (await http<VersionedSettings>(`${API}/settings`)).json,
    choices: async () => (await http<Choices>(`${API}/choices`)).json,
    changeSettings: async (change) =>
      (await http<VersionedSettings>(`${API}/settings`, { method: 'PUT', body: JSON.stringify(change) })).json,
    settingsHistory: async (before) =>
      (await http<SettingsHistory>(`${API}/settings/history${before === undefined ? '' : `?before=${before}`}`)).json,
    settingsVersion: async (version) => (await http<VersionedSettings>(`${API}/settings/history/${version}`)).json,
    inboxConversation: async (id, before) =>
      (await http<InboxConversation>(`${API}/inbox/${id}${before === undefined ? '' : `?before=${before}`}`)).json,
    claimConversation: (id) => post(`inbox/${id}/claim`),
    releaseConversation: (id, options) => post(`inbox/${id}/release`, undefined, options),
    answerMember: (id, answer, key) => post(`inbox/${id}/messages`, answer, { headers: { 'Idempotency-Key': key } }),
    decideCase: (id, verdict) => post(`cases/${id}/decide`, verdict),
    recordObjection: (id, text) => post(`cases/${id}/objection`, { text }),
    caseMessages: async (id, from = {}) => {
      const query = new URLSearchParams(Object.entries(from).map(([side, version]) => [side, `${version}`]));
      const path = `${API}/cases/${id}/messages${query.size > 0 ? `?${query}` : ''}`;
      // A reading that is recorded: the API wants to know that it was this console that asked.
      return (await http<CaseMessages>(path, { headers: { 'X-Client-Request': '1' } })).json;
    },
    timelineOf: async (stream, { before, open }) => {
      const query = new URLSearchParams({
        ...(before !== null && { before: `${before}` }),
        ...(open && { open: 'true' }),
      });
      const path = `${API}/streams/${encodeURIComponent(stream)}/events?${query}`;
      // A reading that is recorded: the API wants to know that it was this console that asked.
      return (await http<Timeline>(path, { headers: { 'X-Client-Request': '1' } })).json;
    },
    auditChoices: async () => (await http<AuditChoices>(`${API}/audit/choices`)).json,
    readModels: async () => (await http<ReadModels>(`${API}/projections`)).json,
    rebuildReadModel: (name) => post(`projections/${name}/rebuild`),
    books: async () => (await http<Books>(`${API}/books`)).json,
    receiptsOf: async (id) => (await http<PaymentReceipts>(`${API}/payments/${id}/receipts`)).json,
    vat: async (period) => (await http<VatReport>(`${API}/vat?period=${period}`)).json,
    writeOffDebt: (memberId, debt) => post(`wallets/${memberId}/write-off`, debt),
    walletOf: async (memberId, before) =>
      (await http<Wallet>(`${API}/wallets/${memberId}${before === null ? '' : `?before=${before}`}`)).json,
    disableMembers: async (ids, reason) => (await post<AccountOutcomes>('members/disable', { ids, reason })).json,
    enableMembers: async (ids, reason) => (await post<AccountOutcomes>('members/enable', { ids, reason })).json,
    writeNote: (id, text) => post(`members/${id}/notes`, { text }),
    removeNote: (id, note) => http(`${API}/members/${id}/notes/${note}`, { method: 'DELETE' }),
    markFictional: (id, reason) => post(`members/${id}/mark-fictional`, { reason }),
    unmarkFictional: (id, reason) => post(`members/${id}/unmark-fictional`, { reason }),
    deleteOnRequest: (id, reason) => post(`members/${id}/delete-on-request`, { reason }),
    sendOwnData: (id, reason) => post(`members/${id}/send-own-data`, { reason }),
  };
}

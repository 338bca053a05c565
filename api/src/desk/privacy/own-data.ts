import { Injectable } from '@nestjs/common';
import { Accounts, MailPreferences, Presence } from '../../members/accounts/index.js';
import { LoginSessions } from '../../ground/authentication/index.js';
import { Campaigns } from '../campaigns/index.js';
import { Complaints } from '../complaints/index.js';
import { Clock } from '../../kernel/index.js';
import { ChatPhotos } from '../../meeting/chat-photos/index.js';
import { Photos, type Photo } from '../../members/photos/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { isLocale, Settings } from '../../ground/settings/index.js';
import { ownView } from './own-events.js';
import { OwnHistory } from './own-history.js';
import { chatPhotoFile, OwnMessages } from './own-messages.js';
import { readMe } from './read-me.js';

export interface OwnFile {
  name: string;
  /** False for pictures, which are compressed already. */
  compress: boolean;
  read: () => AsyncIterable<string | Buffer>;
}

/** All of a member's own data as files, each read only when its turn comes (PRV-02). */
@Injectable()
export class OwnData {
  constructor(
    private readonly history: OwnHistory,
    private readonly accounts: Accounts,
    private readonly presence: Presence,
    private readonly mailPreferences: MailPreferences,
    private readonly logins: LoginSessions,
    private readonly campaigns: Campaigns,
    private readonly profiles: Profiles,
    private readonly photos: Photos,
    private readonly chatPhotos: ChatPhotos,
    private readonly complaints: Complaints,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async files(memberId: string): Promise<OwnFile[]> {
    const [streams, photos, sent, complained] = await Promise.all([
      this.history.streams(memberId),
      this.photos.album(memberId),
      this.chatPhotos.sentBy(memberId),
      this.complaints.filesOf(memberId),
    ]);
    const conversations = streams.get('conversation') ?? [];
    return [
      { name: 'README.txt', compress: true, read: () => this.readMe(memberId) },
      json('account.json', () => this.account(memberId)),
      json('profile.json', () =>
        this.profiles.own(memberId).then((profile) => ({ ...profile, main_image: undefined })),
      ),
      json('photos.json', () => Promise.resolve(photos.map(photoView))),
      ...photos.map((photo) => binary(`photos/${photo.id}.webp`, false, () => this.photos.originalOf(photo))),
      ...sent.map((photoId) => binary(chatPhotoFile(photoId), false, () => this.chatPhotos.originalOf(photoId))),
      ...complained.map(({ complaintId, fileId, name }) =>
        binary(`complaints/${name}`, true, async () => (await this.complaints.file(complaintId, fileId))?.bytes),
      ),
      list('conversations.json', this.conversations(memberId, conversations)),
      ...[...streams].map(([kind, names]) => list(`history/${kind}.json`, this.events(memberId, names))),
    ];
  }

  private async *readMe(memberId: string) {
    const account = await this.accounts.find(memberId);
    const { name, supportEmail, defaultLocale } = this.settings.at(account?.domain);
    const locale = account && isLocale(account.language) ? account.language : defaultLocale;
    yield readMe(locale, { site: name, email: supportEmail, day: this.clock.now() });
  }

  private async account(memberId: string) {
    const [account, preferences, sessions, seen, daysSeen, mailed] = await Promise.all([
      this.accounts.find(memberId),
      this.mailPreferences.preferencesOf(memberId),
      this.logins.list('member', memberId),
      this.presence.lastSeen(memberId),
      this.presence.daysSeen(memberId),
      this.campaigns.mailedTo(memberId),
    ]);
    if (!account) return null;
    const { id, email, status, premium, language, timeZone, domain, signedUpAt } = account;
    return {
      id,
      email,
      status,
      premium,
      language,
      time_zone: timeZone,
      site: domain,
      signed_up_at: signedUpAt,
      last_seen: seen.at,
      days_seen: daysSeen,
      notifications: preferences,
      sessions,
      mailings: mailed,
    };
  }

  private async *conversations(memberId: string, streams: string[]) {
    for (const stream of streams) {
      const messages = new OwnMessages(memberId);
      for await (const event of this.history.of(memberId, stream)) messages.add(event);
      const { otherId } = messages;
      if (otherId === undefined) continue;
      const card = (await this.profiles.cards([otherId], memberId)).get(otherId);
      yield { with: { id: otherId, name: card?.name ?? '' }, messages: messages.shown() };
    }
  }

  /** Messages are left out here: they are in the file of their conversation. */
  private async *events(memberId: string, streams: string[]) {
    for (const stream of streams)
      for await (const event of this.history.of(memberId, stream))
        if (event.type !== 'MessageSent') yield ownView(event, memberId);
  }
}

const photoView = ({ id, status, reason, main, width, height, addedAt }: Photo) => ({
  id,
  file: `photos/${id}.webp`,
  status,
  reason,
  main,
  width,
  height,
  added_at: addedAt,
});

const binary = (name: string, compress: boolean, bytesOf: () => Promise<Buffer | undefined>): OwnFile => ({
  name,
  compress,
  read: async function* () {
    const bytes = await bytesOf();
    if (bytes) yield bytes;
  },
});

const json = (name: string, value: () => Promise<unknown>): OwnFile => ({
  name,
  compress: true,
  read: async function* () {
    yield `${JSON.stringify(await value(), null, 2)}\n`;
  },
});

const list = (name: string, items: AsyncIterable<unknown>): OwnFile => ({
  name,
  compress: true,
  read: async function* () {
    let separator = '[\n';
    for await (const item of items) {
      yield separator + JSON.stringify(item, null, 2);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  },
});

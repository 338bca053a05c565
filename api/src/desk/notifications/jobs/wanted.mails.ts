import { MailPreferences, type MemberEvent } from '../../../members/accounts/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { Conversations } from '../../../meeting/conversations/index.js';
import { Newcomers } from '../../../meeting/discovery/index.js';
import { Likes } from '../../../meeting/likes/index.js';
import { Clock } from '../../../kernel/index.js';
import { defineMail, MailPolicy } from '../mail-policy.js';
import { MESSAGES } from '../messages.js';
import { FictionalLabel } from '../notices/fictional-label.js';
import { pathOf, PREFERENCE_OF, textsOf, type Notice } from '../notices/notice.js';

// Mails that members can opt out of; the preference is checked again when the mail is sent.

interface Member {
  memberId: string;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;

export const profileReminders = new MailPolicy<MemberEvent>('profile-reminder');

const REMINDED_AFTER = 3 * DAY;

/** Sent once to members who still have no photo or no text in their profile (NTF-01: reminders). */
export const sendProfileReminder = profileReminders.mail('send-profile-reminder', {
  on: {
    EmailConfirmed: ({ streamId: memberId, data: { confirmedAt } }) => ({
      payload: { memberId },
      key: memberId,
      runAt: new Date(Date.parse(confirmedAt) + REMINDED_AFTER),
    }),
  },
  uses: { mailPreferences: MailPreferences, profiles: Profiles },
  letter: async ({ memberId }: Member, mails, { mailPreferences, profiles }) => {
    const account = await mails.recipient(memberId);
    if (account?.status !== 'active' || account.disabledAt) return undefined;
    const [{ byMail }, own, cards] = await Promise.all([
      mailPreferences.wishes(memberId, 'reminders'),
      profiles.own(memberId),
      profiles.cards([memberId], memberId),
    ]);
    if (!byMail || !own || cards.get(memberId)?.fictional || (own.main_image && own.description)) return undefined;
    return { account, mail: 'profile-reminder', path: '/profile', unsubscribe: 'reminders' };
  },
});

/** Says who wrote or liked but never what they wrote, since others may see the mail (NTF-02). */
export const sendNoticeMail = defineMail('send-notice-mail', {
  uses: { profiles: Profiles, label: FictionalLabel },
  letter: async (notice: Notice, mails, { profiles, label }) => {
    const { kind, to: memberId, from } = notice;
    const [account, cards] = await Promise.all([mails.recipient(memberId), profiles.cards([from], memberId)]);
    const card = cards.get(from);
    if (account?.status !== 'active' || !card?.name) return undefined;
    const language = mails.languageOf(account);
    return {
      account,
      mail: textsOf(notice),
      path: pathOf(notice),
      values: { name: label.name(card, language) },
      people: [label.person(card, language)],
      note: label.warning(card, language),
      about: from,
      unsubscribe: PREFERENCE_OF[kind],
    };
  },
});

const SHOWN = 3;

/** The events of a week; a week without any has no mail. */
export const sendWeeklyMail = defineMail('send-weekly-mail', {
  uses: {
    conversations: Conversations,
    likes: Likes,
    newcomers: Newcomers,
    label: FictionalLabel,
    clock: Clock,
  },
  letter: async ({ memberId }: Member, mails, { conversations, likes, newcomers, label, clock }) => {
    const account = await mails.recipient(memberId);
    if (account?.status !== 'active' || account.disabledAt) return undefined;
    const lastWeek = new Date(clock.now().getTime() - WEEK);
    const [unread, newLikes, cards] = await Promise.all([
      conversations.totalUnread(memberId),
      likes.unseenCount(memberId),
      newcomers.for(memberId, lastWeek, SHOWN),
    ]);
    if (unread + newLikes + cards.length === 0) return undefined;
    const language = mails.languageOf(account);
    const words = MESSAGES[language].weekly;
    const counts = [
      { label: words.unread, count: unread },
      { label: words.likes, count: newLikes },
    ];
    return {
      account,
      mail: 'weekly',
      path: '/members',
      figures: counts
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => ({ label, value: new Intl.NumberFormat(language).format(count) })),
      people: cards.map((card) => ({ ...label.person(card, language), path: `/members/${card.id}` })),
      note: cards.map((card) => label.warning(card, language)).find(Boolean),
      unsubscribe: 'weekly_updates',
    };
  },
});

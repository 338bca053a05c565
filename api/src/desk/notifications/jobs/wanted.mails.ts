import { MailPreferences, type MemberEvent } from '../../../members/accounts/index.js';
import { Profiles, type Card } from '../../../members/profiles/index.js';
import { Conversations } from '../../../meeting/conversations/index.js';
import { Newcomers, SavedSearchNews } from '../../../meeting/discovery/index.js';
import { Likes } from '../../../meeting/likes/index.js';
import { Clock, formatMessage } from '../../../kernel/index.js';
import { defineMail, MailPolicy } from '../mail-policy.js';
import { MESSAGES } from '../messages.js';
import { FictionalLabel } from '../notices/fictional-label.js';

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

const SHOWN = 3;
const SHOWN_IN_SEARCH = 5;

interface Week extends Member {
  /** When the last one ended; left out of mails that were queued before it was told. */
  since?: string;
}

/** The events of a week, and who is new in the searches that the member wants told; a week without any has no mail. */
export const sendWeeklyMail = defineMail('send-weekly-mail', {
  uses: {
    conversations: Conversations,
    likes: Likes,
    newcomers: Newcomers,
    searches: SavedSearchNews,
    label: FictionalLabel,
    clock: Clock,
  },
  letter: async ({ memberId, since }: Week, mails, { conversations, likes, newcomers, searches, label, clock }) => {
    const account = await mails.recipient(memberId);
    if (account?.status !== 'active' || account.disabledAt) return undefined;
    const lastWeek = since === undefined ? new Date(clock.now().getTime() - WEEK) : new Date(since);
    const [unread, newLikes, joined, news] = await Promise.all([
      conversations.totalUnread(memberId),
      likes.unseenCount(memberId),
      newcomers.for(memberId, lastWeek, SHOWN),
      searches.for(memberId, lastWeek, SHOWN_IN_SEARCH),
    ]);
    const inSearches = news.flatMap(({ cards }) => cards);
    const cards = joined.filter(({ id }) => !inSearches.some((one) => one.id === id));
    if (unread + newLikes + cards.length + inSearches.length === 0) return undefined;
    const language = mails.languageOf(account);
    const words = MESSAGES[language].weekly;
    const counts = [
      { label: words.unread, count: unread },
      { label: words.likes, count: newLikes },
    ];
    const linked = (card: Card) => ({ ...label.person(card, language), path: `/members/${card.id}` });
    return {
      account,
      mail: 'weekly',
      path: '/members',
      figures: counts
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => ({ label, value: new Intl.NumberFormat(language).format(count) })),
      people: cards.map(linked),
      groups: news.map(({ search, name, cards: found }) => ({
        title: formatMessage(language, words.inSearch, { name }),
        people: found.map(linked),
        // Names the search and does not tell what it asks for, which others who see the mail need not know.
        link: { label: words.toSearch, path: `/members?saved=${search}` },
      })),
      note: [...cards, ...inSearches].map((card) => label.warning(card, language)).find(Boolean),
      unsubscribe: 'weekly_updates',
    };
  },
});

import { useTranslation } from '../../lib/texts';
import { useGiftText } from '../../lib/gifts';
import { Icon } from '../../ui/icon';
import { Popup, PopupMenu } from '../../ui/popup';
import { kindOf } from './kinds';
import { usePhotoReport } from './photos/photo-message';
import type { Row } from './timeline';
import { useCopy } from './use-copy';

type Reporting = ((version: number) => void) | undefined;

const textOf = ({ content }: Row) => kindOf(content).textOf(content) || null;

/** One's own messages, and those that the server does not have, are nobody's to report; nor is what was taken down. */
const isReportable = ({ fromMe, version, content }: Row): boolean =>
  !fromMe && version !== undefined && !(content.kind === 'photo' && content.photo?.status === 'rejected');

/** Whether there is anything to do with a message. */
export const hasMenu = (row: Row, onReport: Reporting): boolean =>
  textOf(row) !== null || (onReport !== undefined && isReportable(row));

type Props = { conversationId: string; row: Row; anchor: DOMRect; onReport: Reporting; onClose: () => void };

/** What can be done with a message: behind "more" beside it, and under a finger that rests on it. */
export function MessageMenu({ conversationId, row, anchor, onReport, onClose }: Props) {
  const { t } = useTranslation();
  const giftText = useGiftText();
  const photos = usePhotoReport(conversationId);
  const copyWords = useCopy();
  const { content, version } = row;
  const text = textOf(row);

  const copy = async (words: string) => {
    onClose();
    await copyWords(words);
  };
  const report = (reported: number) => {
    onClose();
    if (content.kind === 'photo') photos.report(reported);
    else onReport?.(reported);
  };

  const head =
    text ??
    (content.kind === 'gift' ? giftText(content.gift) : content.kind === 'photo' && t('conversations.photo.one'));
  const reported = content.kind === 'photo' && version !== undefined && photos.isReported(version);
  const entries = [
    ...(text !== null
      ? [{ key: 'copy', label: entry('copy', t('conversations.copy')), onSelect: () => void copy(text) }]
      : []),
    ...(onReport && isReportable(row) && version !== undefined && !reported
      ? [
          {
            key: 'report',
            label: entry(
              'flag',
              content.kind === 'photo' ? t('conversations.photo.report') : t('conversations.report_message'),
            ),
            onSelect: () => report(version),
          },
        ]
      : []),
  ];
  return (
    <Popup label={t('conversations.message_menu')} anchor={anchor} onClose={onClose}>
      <PopupMenu head={head} entries={entries} />
    </Popup>
  );
}

const entry = (icon: 'copy' | 'flag', text: string) => (
  <>
    <Icon name={icon} size={20} />
    {text}
  </>
);

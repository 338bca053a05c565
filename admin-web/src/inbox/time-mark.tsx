import HourglassBottom from '@mui/icons-material/HourglassBottomOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useTranslate } from 'react-admin';
import { Mark, DONE } from '../layout/values/mark';
import { timeLeft, type InboxItem } from './inbox';
import { useEffect, useState } from 'react';

/** How long there is to answer, or what became of it. */
export function TimeMark({ unanswered }: Pick<InboxItem, 'unanswered'>) {
  const translate = useTranslate();
  const now = useNow();
  const text = (key: string, smart_count = 0) => translate(`resources.inbox.${key}`, { smart_count });
  if (!unanswered) return <Mark look={DONE} word={text('answered')} />;
  const { answer_by, returned } = unanswered;
  if (answer_by === null) return <Mark look={{ icon: Undo, color: 'error.main' }} word={text('too_late', returned)} />;
  const { unit, count, pressing } = timeLeft(answer_by, now);
  const look = pressing
    ? { icon: HourglassBottom, color: 'warning.main' }
    : { icon: Schedule, color: 'text.secondary' };
  return <Mark look={look} word={text(`${unit}_left`, count)} />;
}

const TICK = 30_000;

/** The time, again and again. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
